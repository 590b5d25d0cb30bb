import { type AdminPeople, fetchSomePeople } from "../wire/generated/wire.ts";

/** The newest first; `name` is sought in names and accounts. */
export async function fetchPeople(name: string, count = 1): Promise<AdminPeople> {
  let found: AdminPeople = { people: [] };
  do {
    const part = await fetchSomePeople({ name, ...(found.next !== undefined && { after: found.next }) });
    found = { ...part, people: [...found.people, ...part.people] };
  } while (found.next !== undefined && found.people.length < count);
  return found;
}
