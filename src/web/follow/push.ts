import type { PushKey } from "#contract/push.ts";
import { routes } from "#contract/urls.ts";
import { get, post, send } from "#web/session/api.ts";
import { workerContainer } from "#web/session/worker-container.ts";

export type PushState = "none" | "denied" | "off" | "on";

/** Whether this browser shows messages of ours. */
export async function pushState(): Promise<PushState> {
  if (!("PushManager" in window) || !("Notification" in window) || !workerContainer()) return "none";
  if (Notification.permission === "denied") return "denied";
  // Where the worker has not been registered, `ready` never comes.
  const registration = await workerContainer()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Called after a tap only: browsers ask the user now. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const registration = await workerContainer()!.register("/service-worker.js");
  await workerContainer()!.ready;
  const { key } = await get<PushKey>(routes.pushKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await post(routes.pushSubscriptions, { ...subscription.toJSON(), timeZone });
  return "on";
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await workerContainer()?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await send("DELETE", routes.pushSubscriptions, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}
