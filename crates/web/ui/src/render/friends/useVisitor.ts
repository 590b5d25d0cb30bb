import { fetchVisitor } from "../../api/rooms.ts";
import { useFetched } from "../parts/useFetched.ts";

/** `null` before the server answers. */
export function useVisitor() {
  const { value: visitor, failure, load } = useFetched(fetchVisitor);
  return { visitor, failure, load };
}
