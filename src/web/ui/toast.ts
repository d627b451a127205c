/** How long a toast stays; longer sentences may ask for more. */
export const TOAST_MS = 1_000;

let isAsked = false;
const listeners = new Set<() => void>();

/** Says something short at the top right. The code for it arrives with the first toast. */
export async function showToast(
  message: string,
  stayMs = TOAST_MS,
  tone: "done" | "problem" = "done",
): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  notifications.show({ message, autoClose: stayMs, withCloseButton: false, color: tone });
  isAsked = true;
  for (const tell of listeners) tell();
}

export const toastsAsked = {
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  now: () => isAsked,
};
