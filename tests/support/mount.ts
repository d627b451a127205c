import { act as actOfReact, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** React's `act`; updates outside of one are rendered as for visitors, without a warning. */
export async function act<T>(change: () => T | Promise<T>): Promise<Awaited<T>> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    return (await actOfReact(async () => change())) as Awaited<T>;
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** Renders into the document of the test, which is emptied when the test ends. */
export async function mount(element: ReactElement): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  await act(() => root.render(element));
  return container;
}

/** Takes over what a server rendered; an error of hydration fails the test. */
export async function hydrate(html: string, element: ReactElement): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  expect(errors).toEqual([]);
  return container;
}

/** Waits until a check holds, while React works as it does for visitors: within an `act` it may not render before its end. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, 5_000);
  // Effects of what was seen.
  await act(async () => {});
}

/** The field of a label, by the label's own text. */
export function fieldOf(container: HTMLElement, label: string): HTMLInputElement & HTMLSelectElement {
  const found = [...container.querySelectorAll("label")].find((each) => each.textContent === label);
  const field = found && container.querySelector(`[id="${found.htmlFor}"]`);
  if (!field) throw new Error(`No field is labelled "${label}".`);
  return field as HTMLInputElement & HTMLSelectElement;
}

export async function click(element: Element | null | undefined): Promise<void> {
  await act(() => (element as HTMLElement).click());
}

export async function press(element: Element | null | undefined, key: string): Promise<void> {
  await act(() =>
    element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
}

/** Gives a field a value as typing or choosing would. */
export async function fill(field: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  await act(() => {
    // React watches the property, so the one of the element's class is set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
