import { fetchVisitor } from "../../api/rooms.ts";
import { useFetched } from "../parts/useFetched.ts";

/** Who the user is to the server, once it has said so. */
export function useVisitor() {
  const { value: visitor, failure, load } = useFetched(fetchVisitor);
  return { visitor, failure, load };
}
