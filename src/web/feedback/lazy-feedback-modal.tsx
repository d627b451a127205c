import { lazy, Suspense, useState } from "react";
import type { FeedbackModalProps } from "./feedback-modal.tsx";

export const loadFeedbackModal = () => import("./feedback-modal.tsx");

const FeedbackModal = lazy(() =>
  loadFeedbackModal().then(({ FeedbackModal }) => ({ default: FeedbackModal })),
);

/** The form's code comes with its first use, and then stays, so that closing can be seen. */
export function LazyFeedbackModal(props: FeedbackModalProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (props.isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <FeedbackModal {...props} />
    </Suspense>
  );
}
