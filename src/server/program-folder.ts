/** As it was named at the start: meanwhile the folder may have been renamed, and another version put in its place. */
const startedIn = process.cwd();

/** A process stays in a folder that is renamed; what SIGHUP starts is to be what stands at the name now, if anything does. */
export function enterProgramFolder(): boolean {
  try {
    process.chdir(startedIn);
    return true;
  } catch (error) {
    console.error(`SIGHUP ignored. ${(error as Error).message}`);
    return false;
  }
}
