/** Long enough to read a sentence. */
const READING_MS = 5_000;
/** The few words after a heart or a sent feedback, which the page itself shows as well. */
export const GLANCE_MS = 1_000;

export interface Toast {
  id: number;
  message: string;
  tone: "done" | "problem";
}

interface ToastOptions {
  stayMs?: number;
  tone?: Toast["tone"];
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

/** Says something short at the top right. */
export function showToast(message: string, { stayMs = READING_MS, tone = "done" }: ToastOptions = {}): void {
  const id = ++lastId;
  set([...toasts, { id, message, tone }]);
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), stayMs);
}

export const toastList = {
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  now: () => toasts,
};
