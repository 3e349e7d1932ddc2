import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type BackEndName, backEnds } from './readArguments.ts';

/** What an app needs to be made. */
export interface Wanted {
  folder: string;
  backEnd: BackEndName;
}

/** What is taken where nothing is said. */
export const usual: Wanted = { folder: 'my-admin', backEnd: 'rest' };

/** Asks what the command line left open, a server until it is one; where the answers end, the rest is as usual. */
export async function askOpen(
  known: { [Name in keyof Wanted]: Wanted[Name] | undefined },
  { input, output }: { input: Readable; output: Writable },
): Promise<Wanted> {
  const terminal = createInterface({ input, output });
  // Answers that come all at once, through a pipe, are kept until they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string, otherwise: string) => {
    output.write(`${question} (${otherwise}): `);
    const { value, done } = await lines.next();
    return (done === true ? '' : value.trim()) || otherwise;
  };
  try {
    const folder = known.folder ?? (await ask('Folder', usual.folder));
    let { backEnd } = known;
    while (backEnd === undefined) {
      const answer = await ask(`Server, ${backEnds.join(', ')}`, usual.backEnd);
      backEnd = backEnds.find((one) => one === answer);
    }
    return { folder, backEnd };
  } finally {
    terminal.close();
  }
}
