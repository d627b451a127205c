import { runSourcesCommand } from "#server/admin/sources/command.ts";
import { loadConfig } from "#server/config.ts";
import { demoFiles } from "#server/demo/sources/files.ts";
import { ANY_NETWORK, INTERNET } from "#server/platform/http-client/http-client.ts";
import { describeInOneSentence } from "#server/platform/log/describe-error.ts";

// A reader such as `head` may have seen enough.
process.stdout.on("error", () => process.exit());

try {
  const { database, site, demo, isPrivateNetworkAllowed } = loadConfig();
  const network = isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET;
  const ownFiles = demo === "off" ? undefined : demoFiles(Date.now);
  const deps = { database, site, network, ownFiles, now: Date.now, print: console.info };
  if (!(await runSourcesCommand(process.argv.slice(2), deps))) process.exitCode = 1;
} catch (error) {
  console.error(describeInOneSentence(error));
  process.exitCode = 1;
}
