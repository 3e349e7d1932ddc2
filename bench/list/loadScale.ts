import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../processes.ts';

/** Fills a database with the scale set by the ordinary command. */
export async function loadScale(database: string, data: string, notes: number): Promise<{ seconds: number; peakMiB: number }> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64',
      join(root, 'apps/server/src/cli/seed.ts'),
      '--set',
      'scale',
      '--notes',
      String(notes),
      '--database-url',
      database,
      '--data',
      data,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let peakMiB = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(`  ${chunk.toString().trimEnd().replaceAll('\n', '\n  ')}\n`);
    for (const [, mebibytes] of chunk.toString().matchAll(/(\d+) MiB/g)) peakMiB = Math.max(peakMiB, Number(mebibytes));
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The scale set could not be loaded.');
  return { seconds: (performance.now() - began) / 1000, peakMiB };
}
