import { join } from 'node:path';
import { databaseLossOf } from './platform/db/databaseLoss.ts';
import { readArguments, StartProblem, usage } from './cli/readArguments.ts';
import { type RunningServer, startServer } from './cli/startServer.ts';

const repository = join(import.meta.dirname, '../../..');
const stopWithinMs = 20_000;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  // With what came before this process: installing, building.
  const began = Number(process.env['START_BEGAN_AT'] ?? Date.now());
  const given = readArguments(process.argv.slice(2), { env: process.env, defaultData: join(repository, '.data') });
  const server = await startServer(given, {
    env: process.env,
    webFolder: join(repository, 'apps/web/dist'),
    say: (text) => console.log(`▸ ${text}`),
  });
  announce(server, Date.now() - began);

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    console.log(`▸ ${signal}: finishing requests and closing the database`);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.stop().then(
      () => {
        console.log('▸ stopped');
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
}

function announce(server: RunningServer, ms: number): void {
  const lines = ['', `  Tarmac is ready after ${(ms / 1000).toFixed(1)} s:  ${server.url}`];
  if (!server.hasWebApp) lines.push('  The web app is not built; only the API answers. Build it with: npm start');
  if (server.accounts !== undefined) {
    lines.push('', '  Accounts made by this first start:');
    for (const { username, role } of server.accounts.people) lines.push(`    ${username.padEnd(16)} ${role}`);
    lines.push('', `  Their passwords lie in ${server.accounts.passwordFile} (readable by you alone).`);
  } else {
    lines.push('  Passwords of the first start: see accounts.txt in the data folder.');
  }
  if (server.engine === 'embedded')
    lines.push('', '  The embedded database survives a killed process, not a power cut: use PostgreSQL (DATABASE_URL) for real work.');
  console.log([...lines, '', '  Ctrl-C stops.', ''].join('\n'));
}

// Where the terminal is closed or the reader of a pipe has gone, nobody reads what is printed; people are served all the same. Without this the
// complaint about it would itself be printed, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// A failure that nobody caught leaves an unknown state behind: log it whole and end. What a lost database leaves behind is known: its
// transactions are undone, and the next call finds it again or says that it is away.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => {
    console.error(error);
    if (databaseLossOf(error) === undefined) process.exit(1);
  });

main().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? `\n✖ ${error.message}\n` : error);
  process.exit(1);
});
