import type { Lesson, LessonList } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** The lessons in their order. */
export function fetchLessons(): Promise<LessonList> {
  return request("/api/lessons");
}

/** A lesson with everything its tables are sent. */
export function fetchLesson(key: string): Promise<Lesson> {
  return request(`/api/lessons/${encodeURIComponent(key)}`);
}
