import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operate, placeOf } from './operate.ts';
import { StartProblem } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run backup -- <folder> [--data <folder>] [--database-url <url>]
  Writes a consistent copy of the database, the uploads and the secret into a new folder, while the server works.`;

await runCommand(async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, 'database-url': { type: 'string' }, help: { type: 'boolean' } },
  });
  const [target, ...rest] = positionals;
  if (values.help === true) return say(usage);
  if (target === undefined || rest.length > 0) throw new StartProblem(usage);
  await operate(placeOf(values), { command: { command: 'backup', target: resolve(target) }, say });
});
