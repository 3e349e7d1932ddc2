import { StartProblem } from './readArguments.ts';

/** Runs a command of this folder: steps are told line by line, a problem is one sentence and exit code 1. */
export async function runCommand(command: (say: (text: string) => void) => Promise<void>): Promise<void> {
  try {
    await command((text) => console.log(`▸ ${text}`));
  } catch (error) {
    const isPlain =
      error instanceof StartProblem || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(isPlain ? `\n✖ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
