import type { Worker } from "@playwright/test";
import type { PushedNote } from "#tests/support/push-service.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { someEvent } from "./support/site.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

/** Headless shells deny notifications whatever is granted: there the worker shows them in a list. */
const showSomewhere = (worker: Worker) =>
  worker.evaluate(`if (Notification.permission !== "granted") {
    let list = [];
    const remove = (tag) => (list = list.filter((each) => each.tag !== tag));
    registration.getNotifications = async ({ tag } = {}) => list.filter((each) => !tag || each.tag === tag);
    registration.showNotification = async (title, options) => {
      remove(options.tag);
      list.push({ title, ...options, close: () => remove(options.tag) });
    };
  }`);

const shown = (worker: Worker) =>
  worker.evaluate<PushedNote[]>(`registration.getNotifications().then((all) =>
    all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url })))`);

/** The protocol cannot click on a notification, and only events of the browser itself can be waited for. */
const click = (worker: Worker, tag: string) =>
  worker.evaluate(`registration.getNotifications({ tag: ${JSON.stringify(tag)} }).then(([notification]) => {
    const waitUntil = (work) => work.catch(() => {});
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  })`);

test("PUSH-07 a message that the browser delivers to the worker becomes a notification, and a click opens the event", async ({
  page,
  context,
  baseURL,
}) => {
  const devTools = await context.newCDPSession(page);
  const activated = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const found = versions.find(({ status }) => status === "activated");
      if (found) resolve(found.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await page.goto("/terms");
  await hydrated(page);
  const registrationId = await activated;
  // From the next page on the worker controls the window, and can lead it on.
  await page.reload();
  await hydrated(page);
  const [worker] = context.serviceWorkers();
  await showSomewhere(worker!);
  const { path, event } = await someEvent(page.request);
  const deliver = (note: PushedNote) =>
    devTools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(baseURL!).origin,
      registrationId,
      data: JSON.stringify(note),
    });

  const note = { title: `Cancelled: ${event.name}`, body: "Fri 20 Nov · 20:00", url: path, tag: "news-1" };
  await deliver(note);
  await expect.poll(() => shown(worker!)).toEqual([note]);
  // The same message once more replaces itself.
  await deliver(note);
  const other = { ...note, title: "2 new events for you", tag: "news-2" };
  await deliver(other);
  await expect.poll(() => shown(worker!)).toEqual(expect.arrayContaining([note, other]));
  expect(await shown(worker!)).toHaveLength(2);

  await click(worker!, note.tag);
  await page.waitForURL((address) => address.pathname === new URL(path, baseURL).pathname);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(event.name);
  expect(await shown(worker!)).toEqual([other]);
});
