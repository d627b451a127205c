import type { SourcePlace } from "#contract/admin-places.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import { answerPlace, forgetPlace } from "./place-calls.ts";
import type { Answer } from "./place-choice.tsx";

/** Answers about the places of a source; every list of the page is fetched again after each. */
export function usePlaceAnswer(sourceId: number) {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });
  const save = (task: () => Promise<unknown>) =>
    void work.run(async () => {
      await task();
    }, t("admin.place-saving"));
  return {
    work,
    isBusy: work.isBusy,
    answer: ({ place, city }: SourcePlace, given: Answer) =>
      save(() => answerPlace(sourceId, { place, city, ...given })),
    forget: ({ place, city }: SourcePlace) => save(() => forgetPlace(sourceId, { place, city })),
  };
}
