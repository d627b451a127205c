/** Long enough to read a sentence. */
const READING_MS = 5_000;
/** Long enough to read it and to press its button. */
const ACTING_MS = 10_000;
/** The few words after a heart or a sent feedback, which the page itself shows as well. */
export const GLANCE_MS = 1_000;

export interface Toast {
  id: number;
  message: string;
  tone: "done" | "problem";
  action: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  run(): void;
}

interface ToastOptions {
  stayMs?: number;
  tone?: Toast["tone"];
  /** A button in the toast, such as Undo. */
  action?: ToastAction;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

/** Shows a short notice at the top right. */
export function showToast(message: string, options: ToastOptions = {}): void {
  const { action, tone = "done", stayMs = action ? ACTING_MS : READING_MS } = options;
  const id = ++lastId;
  set([...toasts, { id, message, tone, action }]);
  setTimeout(() => closeToast(id), stayMs);
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export const toastList = {
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  now: () => toasts,
};
