import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The environment, and a file where the environment is silent: the one that ENV_FILE names, or `.env`. */
export function allSettings(environment: NodeJS.ProcessEnv = process.env): NodeJS.Dict<string> {
  const file = readSettingsFile(environment.ENV_FILE);
  // OpenTelemetry's packages read theirs from the environment alone.
  for (const [name, value] of Object.entries(file)) if (name.startsWith("OTEL_")) environment[name] ??= value;
  return { ...file, ...environment };
}

/** The names in the settings file; none where there is no file. */
export function namesInFile(environment: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(readSettingsFile(environment.ENV_FILE));
}

function readSettingsFile(named: string | undefined): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(named || ".env", "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!named && code === "ENOENT") return {};
    const reasons: Record<string, string> = {
      ENOENT: "there is no such file",
      EACCES: "this user may not read it",
    };
    throw new Error(
      `The settings file ${named || ".env"} cannot be read: ${reasons[code ?? ""] ?? message}.`,
    );
  }
}
