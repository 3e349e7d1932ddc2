import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const tmpfs = 0x01_02_19_94;
const gigabyte = 1024 ** 3;

/**
 * Where a machine has memory to spare, what this process and its children keep for the time of their work goes there instead of to a
 * disk: databases and uploads of tests cost a sixth less then. All of it is removed when the process ends, by a
 * signal too: memory is not given back by anything else.
 */
export function keepScratchInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'tarmac-'));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === tmpfs && bavail * bsize > 6 * gigabyte && process.availableMemory() > 12 * gigabyte;
  } catch {
    return false;
  }
}
