import { parseArgs } from 'node:util';
import { operate, placeOf } from './operate.ts';
import { runCommand } from './runCommand.ts';

/** Counts the daily figures of statistics again from all rows, beside the nightly job. @source freight-domain 5.4 */
await runCommand(async (say) => {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'database-url': { type: 'string' } } });
  await operate(placeOf(values), { command: { command: 'rebuildStatistics' }, say });
});
