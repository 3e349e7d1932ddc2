import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import { installPackages } from '../../../scripts/lib/debian.mjs';

const reader = '/usr/bin/pdftotext';

/**
 * What a person can copy out of a PDF, by page, as it lies there. Read by poppler, which had no part in writing it.
 *
 * @throws Error it is no PDF, or there is no reader and none can be installed
 */
export async function pdfPages(file: Buffer | NodeJS.ReadableStream): Promise<string[]> {
  if (!existsSync(reader)) await installPackages('poppler-utils');
  const child = spawn(reader, ['-layout', '-', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  child.stdin.end(Buffer.isBuffer(file) ? file : await buffer(file));
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`pdftotext ended with ${code}.`);
  return said.split('\f').slice(0, -1);
}
