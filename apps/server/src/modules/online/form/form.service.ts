import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { listRows, type RowPage } from '../../../platform/resource/listRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { isTakenName } from './checkRelations.ts';
import type { FormPlan } from './form.contract.ts';
import { formButtonResource, formFieldResource, formIndexResource, formResource } from './formResource.ts';
import { type ButtonRow, type HeadRow, readDraft } from './formDraft.ts';
import { tableNameProblem } from './nameProblems.ts';
import { planOf } from './publishForm.ts';

type Row = Record<string, unknown>;

export const listForms = (ctx: Context, query: ListQueryInput): Promise<RowPage> => listRows(ctx, formResource, { query });

/** One form, as it is edited. @throws NotFound */
export const getForm = (ctx: Context, id: string): Promise<Row> => getRow(ctx, formResource, id);

/** The answer to a call that changed a form. */
export const changedForm = (ctx: Context, { id }: HeadRow): Promise<Row> => getForm(ctx, id);

type Asked = Parameters<typeof readDraft>[2]['by'];

/** Fields of a draft in their order. @throws NotFound */
export const fieldsOf = (ctx: Context, by: Asked): Promise<Row[]> => partsOf(ctx, by, 'fields');

/** Indexes of a draft. @throws NotFound */
export const indexesOf = (ctx: Context, by: Asked): Promise<Row[]> => partsOf(ctx, by, 'indexes');

/** Buttons of a draft. @throws NotFound */
export const buttonsOf = (ctx: Context, by: Asked): Promise<Row[]> => partsOf(ctx, by, 'buttons');

async function partsOf(ctx: Context, by: Asked, part: 'fields' | 'indexes' | 'buttons'): Promise<Row[]> {
  const { tenantId } = ctx.actor;
  const draft = await ctx.platform.database.read({ tenantId }, (tx) => readDraft(tx, tenantId, { by }));
  const resources = { fields: formFieldResource, indexes: formIndexResource, buttons: formButtonResource };
  const mapRow = await createRowMapper(ctx, resources[part] as typeof formFieldResource, { reveal: false });
  return draft[part].map((row) => mapRow({ ...row }));
}

export const toldButton = async (ctx: Context, row: ButtonRow): Promise<Row> =>
  (await createRowMapper(ctx, formButtonResource, { reveal: false }))({ ...row });

/** What publishing a draft would do. @throws NotFound */
export async function planFor(ctx: Context, { id, force }: { id: string; force: boolean }): Promise<FormPlan> {
  const { tenantId } = ctx.actor;
  const { snapshot, steps, isCurrent, needsForce } = await ctx.platform.database.read({ tenantId }, async (tx) =>
    planOf(tx, ctx, await readDraft(tx, tenantId, { by: { id } }), { force }),
  );
  return { headId: id, version: snapshot.version, isCurrent, needsForce, steps };
}

/** Whether a form may have a name. @throws Business it may not, and why */
export async function checkTableName(ctx: Context, { tbname, id }: { tbname: string; id?: string | undefined }): Promise<null> {
  const problem = tableNameProblem(tbname);
  if (problem !== undefined) throw refusedByRule(problem);
  const { tenantId } = ctx.actor;
  const isTaken = await ctx.platform.database.read({ tenantId }, (tx) =>
    isTakenName(tx, tenantId, { tableName: tbname, ownId: id || undefined }),
  );
  if (isTaken) throw refusedByRule('该值不可用，系统中已存在！');
  return null;
}
