import { routes } from '../../../../platform/contract/index.ts';
import type { Context } from '../../../../platform/context.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import { getRow } from '../../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../../platform/resource/standardHandlers.ts';
import { assertStaff } from '../../../shipping/shipping-note/noteSteps.ts';
import { importResults } from './importResults.service.ts';
import { downloadPayFile, makePayFiles } from './makePayFile.service.ts';
import { PayFile, payFileContract } from './payFile.contract.ts';
import { hyPayFile } from './payFile.table.ts';

const payFileResource: Resource<typeof PayFile, typeof hyPayFile> = defineResource(PayFile, {
  table: hyPayFile,
  options: { permission: 'payFile', title: 'fileNo', audited: true },
});

const { list, queryById } = resourceHandlers(payFileResource);

/** @source freight-domain 7 */
export const payFileRoutes = routes(payFileContract, {
  list,
  queryById,
  make: async (ctx, { body }) => {
    assertStaff(ctx);
    const ids = await makePayFiles(ctx, body);
    return Promise.all(ids.map((id) => getRow(ctx, payFileResource, id))) as Promise<never>;
  },
  download: (ctx, { query }) => {
    assertStaff(ctx);
    return downloadPayFile(ctx, query.id);
  },
  importResult: async (ctx, { query }) => {
    assertStaff(ctx);
    return importResults(ctx, { content: await readAll(ctx), mode: query.mode });
  },
});

/** Bytes of a file of a bank: a month of statements is less. */
const mostBytes = 5 * 1024 * 1024;

async function readAll(ctx: Context): Promise<Uint8Array> {
  const { stream } = await ctx.upload();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw invalidInput('文件超过 5 MB，请拆分后导入');
    chunks.push(chunk);
  }
  if (size === 0) throw invalidInput('文件是空的');
  return Buffer.concat(chunks);
}
