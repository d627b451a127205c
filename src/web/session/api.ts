import type { FormFailure } from "#contract/admin.ts";
import { failureText } from "#web/messages/error-text.ts";
import { workerContainer } from "./worker-container.ts";

/** A call that the server answered with a refusal; the message may be shown, and is empty where the answer has no error text. */
export class CallFailed extends Error {
  readonly status: number;
  /** Of `contract/error-messages.ts`; empty where the answer has none. */
  readonly code: string;
  /** A sentence for each field of a form that is wrong. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, code = "", fields: Record<string, string> = {}) {
    super(message);
    this.name = "CallFailed";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Asks the server. `Answer` is a type of the contract, which the server's tests hold its answers to. */
export async function get<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  return read(await fetch(url, { signal: signal ?? null }));
}

export async function post<Answer>(url: string, body: unknown, options?: PostOptions): Promise<Answer> {
  return read(await postJson(url, body, options));
}

interface PostOptions {
  /** The call goes on when the page is left; for small bodies. */
  keepalive?: boolean;
}

/** Asks with another method, or with a file as the body. */
export async function send<Answer>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  if (body === undefined) return read(await fetch(url, { method, signal }));
  const isFile = body instanceof Blob;
  const headers = { "content-type": isFile ? "application/octet-stream" : "application/json" };
  return read(await fetch(url, { method, headers, signal, body: isFile ? body : JSON.stringify(body) }));
}

/** The bare response, for a call whose status alone is the answer. */
export function postJson(url: string, body: unknown, options: PostOptions = {}): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url, { ...options, method: "POST", headers, body: JSON.stringify(body) });
}

/** The server's error text; the fallback where there is none, as in the error page of a proxy or without a network. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof CallFailed && error.message !== "" ? error.message : fallback;
}

async function read<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (response.status === 401) workerContainer()?.controller?.postMessage("signed out");
  throw await callFailed(response.status, answer);
}

/** A refusal, in the language of the page. */
export async function callFailed(status: number, answer: Partial<FormFailure> | null | undefined) {
  const { message, fields } = await failureText(answer);
  return new CallFailed(status, message, answer?.code, fields);
}
