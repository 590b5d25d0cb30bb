import type { TestProject } from "vitest/node";
import { serveScenes } from "./served.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of scenes.html and tiles.html, for all files of a run. */
    scenes: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scenes = await serveScenes();
  project.provide("scenes", scenes.url);
  return scenes.stop;
}
