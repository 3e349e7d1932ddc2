import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBenchPostgres } from '../postgres.ts';
import { inTemporaryFolder } from '../processes.ts';
import type { Report } from '../report.ts';
import { loadScale } from './loadScale.ts';

/**
 * Runs with the scale set on a PostgreSQL of its own.
 *
 * @param kept a folder in which it stays; one that holds as many waybills already is not loaded again
 * @returns false when no PostgreSQL is installed
 */
export async function withScaleSet(
  report: Report,
  { notes, kept, run }: { notes: number; kept: string | undefined; run: (database: string, data: string) => Promise<void> },
): Promise<boolean> {
  const postgres = await startBenchPostgres(kept);
  if (postgres === undefined) return false;
  try {
    const database = postgres.createDatabase('bench');
    const loadInto = async (data: string) => {
      const count = notes.toLocaleString('en');
      report.say(`PostgreSQL ${postgres.version}: loading ${count} waybills`);
      const { seconds, peakMiB } = await loadScale(database, data, notes);
      report.note(`load ${count} waybills`, `${seconds.toFixed(0)} s`);
      report.note('  per second, memory', `${Math.round(notes / seconds)}, ${peakMiB} MiB`);
    };
    if (kept === undefined) {
      await inTemporaryFolder(async (data) => {
        await loadInto(data);
        await run(database, data);
      });
      return true;
    }
    const data = join(kept, 'app');
    const mark = join(kept, 'notes');
    if (!existsSync(mark)) {
      await loadInto(data);
      writeFileSync(mark, String(notes));
    }
    const held = Number(readFileSync(mark, 'utf8'));
    if (held !== notes) throw new Error(`${kept} holds ${held} waybills: name another folder, or remove it.`);
    await run(database, data);
    return true;
  } finally {
    await postgres.stop();
  }
}
