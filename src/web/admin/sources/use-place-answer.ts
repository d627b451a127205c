import type { SourcePlace } from "#contract/admin-places.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { answerPlace, forgetPlace } from "./place-calls.ts";
import type { Answer } from "./place-choice.tsx";
import { useWork } from "./use-work.ts";

/** Answers about the places of a source; every list of the page is fetched again after each. */
export function usePlaceAnswer(sourceId: number) {
  const { t } = useMessages();
  const work = useWork();
  const save = (task: () => Promise<unknown>) =>
    void work.work(t("admin.place-saving"), async () => {
      await task();
    });
  return {
    work,
    isBusy: work.busy !== undefined,
    answer: ({ place, city }: SourcePlace, given: Answer) =>
      save(() => answerPlace(sourceId, { place, city, ...given })),
    forget: ({ place, city }: SourcePlace) => save(() => forgetPlace(sourceId, { place, city })),
  };
}
