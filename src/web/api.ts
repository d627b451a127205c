/** A call that the server answered with a refusal; the message may be shown. */
export class CallFailed extends Error {
  readonly status: number;
  /** A sentence for each field of a form that is wrong. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = "CallFailed";
    this.status = status;
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
  if (!response.ok)
    throw new CallFailed(response.status, answer?.error ?? response.statusText, answer?.fields);
  return answer;
}
