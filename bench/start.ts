import { freePort } from '../scripts/lib/postgres.mjs';
import { inTemporaryFolder, startServerProcess } from './processes.ts';
import type { Report } from './report.ts';

/** `npm start` as a person types it: the first time on a folder with the demonstration data, then again. */
export async function measureStart(report: Report): Promise<void> {
  await inTemporaryFolder(async (data) => {
    const port = await freePort();
    const start = async () => {
      const server = await startServerProcess({
        command: 'npm',
        args: ['start', '--silent', '--', '--port', String(port), '--data', data],
        port,
        path: '/',
        timeout: 300_000,
      });
      await server.stop();
      return server.readyAfter / 1000;
    };
    report.say('npm start on an empty folder');
    // Builds the web app when it is out of date, so that the measured starts do not.
    await start();
    await inTemporaryFolder(async (fresh) => {
      const server = await startServerProcess({
        command: 'npm',
        args: ['start', '--silent', '--', '--port', String(port), '--data', fresh],
        port,
        path: '/',
        timeout: 300_000,
      });
      await server.stop();
      report.atMost('first start, app built, packages installed', { value: server.readyAfter / 1000, budget: 45, unit: 's' });
    });
    report.say('npm start again');
    report.atMost('second start, to the first byte of the login page', {
      value: Math.min(await start(), await start()),
      budget: 5,
      unit: 's',
    });
  });
}
