import type { PageServices } from "#contract/pages.ts";
import { type ChangeLog, ReadNotes } from "./catalog/projection/change-log.ts";
import type { Note } from "./catalog/projection/reads.ts";
import type { Instance } from "./instance/instance.ts";
import type { PageReading } from "./platform/http/page-cache.ts";

/** A page is made of what it reads of the catalogue, and of the instance as it is set, which every page shows. */
export function readPageWithDependencies(
  changes: () => ChangeLog,
  instance: Pick<Instance, "changes">,
  servicesFor: (note: Note) => PageServices,
): PageReading {
  const notes = new ReadNotes(changes);
  const set = instance.changes;
  const isSet = () => instance.changes === set;
  return {
    services: servicesFor(notes.note),
    basis: {
      isCurrent: () => isSet() && notes.isCurrent(),
      renew: () => isSet() && notes.renew(),
      get tags() {
        return notes.tags;
      },
    },
  };
}
