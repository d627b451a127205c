import { traced } from "../tracing/tracing.ts";

/** Asks a service that the settings name; the trace knows it by its purpose. */
export function tracedFetch(purpose: string, ...request: Parameters<typeof fetch>): Promise<Response> {
  const method = request[1]?.method ?? "GET";
  return traced(
    { kind: "client", name: `${method} ${purpose}`, attributes: { "http.request.method": method } },
    () => fetch(...request),
    ({ status }) => ({ "http.response.status_code": status }),
  );
}
