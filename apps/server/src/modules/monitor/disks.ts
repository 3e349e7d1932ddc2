import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Context } from '../../platform/context.ts';

/** A disk as the wire has it. */
export interface Disk {
  name: string;
  /** Bytes. */
  max: number;
  rest: number;
  /** Percent in use. */
  restPPT: number;
}

/** The disks that the server writes to, by what it keeps there: paths are nobody's business. @source MON-01 */
export async function readDisks(ctx: Context): Promise<Disk[]> {
  const zh = ctx.locale === 'zh';
  const places = [
    { name: zh ? '系统' : 'System', path: '/' },
    { name: zh ? '数据' : 'Data', path: ctx.platform.config.dataDirectory },
    { name: zh ? '临时文件' : 'Temporary files', path: tmpdir() },
  ];
  const disks = new Map<number, Disk>();
  for (const { name, path } of places) {
    try {
      const { dev } = await stat(path);
      const known = disks.get(dev);
      if (known !== undefined) {
        known.name += ` · ${name}`;
        continue;
      }
      const { bsize, blocks, bavail } = await statfs(path);
      const max = blocks * bsize;
      if (max === 0) continue;
      disks.set(dev, { name, max, rest: bavail * bsize, restPPT: Math.round(((blocks - bavail) / blocks) * 100) });
    } catch (error) {
      ctx.log.warn({ err: error, name }, 'disk cannot be read');
    }
  }
  return [...disks.values()];
}
