import { lazyPart } from "#web/messages/lazy-part.tsx";
import type { FeedbackModalProps } from "./feedback-modal.tsx";

export const loadFeedbackModal = () => import("./feedback-modal.tsx");

const FeedbackModal = lazyPart(() => loadFeedbackModal().then(({ FeedbackModal }) => FeedbackModal));

/** The form's code is loaded with its first use. */
export function LazyFeedbackModal(props: FeedbackModalProps) {
  return props.isOpen && <FeedbackModal {...props} />;
}
