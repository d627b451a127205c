declare global {
  interface Window {
    /** Left by the script that holds the others back; tells the last button that was pressed meanwhile. */
    takeEarlyTouch?: () => HTMLElement | undefined;
  }
}

let touched: HTMLElement | undefined;

/** To be called when React begins to listen. */
export function rememberEarlyTouch(): void {
  touched = window.takeEarlyTouch?.();
}

/** Does what somebody wanted of a button before it worked. */
export function repeatEarlyTouch(): void {
  touched?.click();
  touched = undefined;
}
