import { refusalText } from "#web/messages/refusal-text.ts";

/** A call that the server answered with a refusal; the message may be shown. */
export class CallFailed extends Error {
  readonly status: number;
  /** The server's own words. */
  readonly said: string;
  /** A sentence for each field of a form that is wrong. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}, said = message) {
    super(message);
    this.name = "CallFailed";
    this.status = status;
    this.said = said;
    this.fields = fields;
  }
}

/** Asks the server. `Answer` is a type of the contract, which the server's tests hold its answers to. */
export async function get<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  return read(await fetch(url, { signal: signal ?? null }));
}

export async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return read(await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const said = answer?.error ?? response.statusText;
  throw new CallFailed(response.status, await refusalText(said), answer?.fields, said);
}
