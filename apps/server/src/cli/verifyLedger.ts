import { parseArgs } from 'node:util';
import { operate, placeOf } from './operate.ts';
import { runCommand } from './runCommand.ts';

/** Checks the books of all tenants, beside the hourly job. @source security 13.56 */
await runCommand(async (say) => {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'database-url': { type: 'string' } } });
  await operate(placeOf(values), { command: { command: 'verifyLedger' }, say });
});
