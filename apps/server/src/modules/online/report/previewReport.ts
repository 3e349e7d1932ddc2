import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { reportHeadContract } from './reportDefinition.contract.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { ReportInput } from './reportDefinition.contract.ts';
import type { ReportDefinition } from './report.queries.ts';
import { readUnsaved } from './report.service.ts';
import { screenOf } from './reportScreen.service.ts';

/** Rows of a preview. */
const previewed = 200;

/**
 * Runs a report that is about to be saved, as it would run then: with the same checks, for the reader who asks.
 *
 * @throws InvalidInput naming each field
 * @throws Business it takes too long
 * @source ONL-07, security 8.36
 */
export async function previewReport(ctx: Context, input: ReportInput): Promise<z.input<typeof reportHeadContract.endpoints.preview.reply>> {
  const { before, head, items, params } = await checkDefinition(ctx, input);
  const report = {
    head: { ...head, id: before?.head.id ?? 'preview', tenantId: ctx.actor.tenantId, version: before?.head.version ?? 0 },
    items: items.map(({ values }) => values),
    params: params.map(({ values }) => values),
  } as unknown as ReportDefinition;
  return { screen: await screenOf(ctx, report), data: await readUnsaved(ctx, report, { pageSize: previewed }) };
}
