import { useState } from "react";
import { CallFailed } from "#web/session/api.ts";

/** Whether a form asks for the present password: from the start, or once a call was refused for want of it. */
export function useAskedPassword(isAskedFirst = false) {
  const [asksPassword, setAsksPassword] = useState(isAskedFirst);
  async function asking<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof CallFailed && error.code === "currentNeeded") setAsksPassword(true);
      throw error;
    }
  }
  return { asksPassword, asking };
}
