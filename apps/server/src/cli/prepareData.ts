import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { unfinishedName } from '../platform/backup/restoreBackup.ts';
import { minFreeBytes } from '../platform/config.ts';
import { StartProblem } from './readArguments.ts';

/** Makes the data folder, refuses one without room, and answers the server's secret, made on the first start. */
export function prepareData(folder: string): { secret: string } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, unfinishedName)))
    throw new StartProblem(`A restore into ${folder} was broken off. Run the same npm run restore again: it starts over.`);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < minFreeBytes)
    throw new StartProblem(
      `Only ${Math.floor(free / 1024 / 1024)} MiB are free at ${folder}; at least 512 MiB are needed. Free some space or choose another folder with --data.`,
    );
  return { secret: readSecret(join(folder, 'secret')) };
}

function readSecret(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  if ((statSync(path).mode & 0o077) !== 0) throw new StartProblem(`${path} can be read by others. Make it private: chmod 600 ${path}`);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new StartProblem(
      `${path} holds no secret of 256 bits. Remove it to make a new one; signed links and sealed numbers made with the old one are then lost.`,
    );
  return secret;
}

/** Finds out early whether the port is free, before minutes are spent on a database. */
export async function checkPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is in use by another program'
          : error.code === 'EACCES'
            ? 'may not be used by this user'
            : `cannot be used (${error.message})`;
      reject(
        new StartProblem(`Port ${port} on ${host} ${reason}. Choose another one: npm start -- --port ${port === 8080 ? 8081 : port + 1}`),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
