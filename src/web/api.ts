/** A call that the server answered with a refusal; the message may be shown. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "CallFailed";
    this.status = status;
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
  if (!response.ok) throw new CallFailed(response.status, answer?.error ?? response.statusText);
  return answer;
}
