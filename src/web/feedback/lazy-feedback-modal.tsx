import { lazy, Suspense } from "react";
import type { FeedbackModalProps } from "./feedback-modal.tsx";

export const loadFeedbackModal = () => import("./feedback-modal.tsx");

const FeedbackModal = lazy(() =>
  loadFeedbackModal().then(({ FeedbackModal }) => ({ default: FeedbackModal })),
);

/** The form's code is loaded with its first use. */
export function LazyFeedbackModal(props: FeedbackModalProps) {
  return <Suspense>{props.isOpen && <FeedbackModal {...props} />}</Suspense>;
}
