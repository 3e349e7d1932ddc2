import { expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { entity, files } from '../contract/index.ts';
import type { Tx } from '../db/database.ts';
import { checkFiles } from './checkFiles.ts';

const megabyte = 1024 * 1024;
const label = (zh: string) => ({ zh, en: zh });
const kind = entity('dossier', {
  label: label('卷宗'),
  required: {},
  optional: {
    contract: files(label('合同'), { maxSize: 2 * megabyte }),
    annex: files(label('附件'), { maxSize: megabyte, maxCount: 2 }),
    photo: files(label('照片'), { maxCount: 1 }),
  },
  computed: {},
});
const sizes = new Map([
  ['a', megabyte],
  ['b', megabyte + 1],
  ['c', 2 * megabyte + 1],
]);

/** Checks values against the sizes above. @returns what the store was asked for, and the fields that were refused */
async function check(values: Record<string, unknown>, before?: Record<string, unknown>) {
  const fileSizes = vi.fn(
    async (_tx: Tx, _ctx: Context, paths: readonly string[]) => new Map([...sizes].filter(([path]) => paths.includes(path))),
  );
  const ctx = { locale: 'zh', platform: { ports: { fileSizes } } } as unknown as Context;
  const refused: { path: string; message: string }[] = await checkFiles({} as Tx, ctx, kind, { values, before }).then(
    () => [],
    (error: { details: { errorData: { path: string; message: string }[] } }) => error.details.errorData,
  );
  return { asked: fileSizes.mock.calls.map(([, , paths]) => paths), refused: refused.map(({ message }) => message) };
}

test('FILE-03 the store is asked once for the sizes of all fields, and each is held to its own', async () => {
  expect(await check({ contract: 'a,b', annex: 'a' })).toEqual({ asked: [['a', 'b', 'a']], refused: [] });
  expect(await check({ contract: 'b,c', annex: 'b' })).toEqual({
    asked: [['b', 'c', 'b']],
    refused: ['合同的文件不能超过 2 MB', '附件的文件不能超过 1 MB'],
  });
});

test('FILE-03 it is not asked for what is too many, has no limit, or stood there before', async () => {
  expect(await check({ annex: 'a,b,c', photo: 'c' })).toEqual({ asked: [], refused: ['附件不能超过 2 个文件'] });
  expect(await check({ contract: 'c', photo: 'a,b' }, { contract: 'c' })).toEqual({ asked: [], refused: ['照片不能超过 1 个文件'] });
});
