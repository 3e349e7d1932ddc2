import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { cleanRichText } from '../../../platform/html/richText.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { fillTemplate } from '../../system/message/fillTemplate.ts';
import type { EditOf } from '../../../platform/contract/index.ts';
import { type ContractValues, placeholders, placesIn, sampleValues } from './placeholders.ts';
import { standardTemplateOf } from './standardTemplates.ts';
import { Template } from './template.contract.ts';
import { hyTemplate } from './template.table.ts';

/** Templates with their rules; of each the newest version. @source freight-domain 2.46 */
export const templateResource: Resource<typeof Template, typeof hyTemplate> = defineResource(Template, {
  table: hyTemplate,
  options: {
    permission: 'contractTemplate',
    audited: true,
    scope: () => sql`${hyTemplate.kind} = 'contract' and ${hyTemplate.isLatest} = '1'`,
    beforeAdd: async (_tx, _ctx, input, values) => {
      const id = newId();
      return { ...values, ...textOf(input.content), id, seriesId: id, kind: 'contract' };
    },
  },
});

/** The text as it is kept. @throws InvalidInput it names places that there are not */
function textOf(html: string): { content: string; placeholders: readonly string[] } {
  const content = cleanRichText(html);
  const { known, unknown } = placesIn(content);
  if (unknown.length > 0) throw refusedField('content', `未知的占位符：${unknown.map((name) => `\${${name}}`).join('、')}`);
  return { content, placeholders: known };
}

/** Changes a template. Another text is a new version: contracts that were made from the one before keep theirs. @throws Conflict */
export function editTemplate(ctx: Context, input: EditOf<typeof Template>) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, templateResource, { id: input.id, version: input.version });
    const { name = before.name, contractType = before.contractType } = input;
    const values = {
      name,
      contractType,
      enabled: input.enabled ?? before.enabled,
      remark: input.remark === undefined ? before.remark : input.remark,
    };
    const text = input.content === undefined ? before : textOf(input.content);
    const isSameText = text.content === before.content;
    const after = isSameText
      ? await updateRow(tx, ctx, hyTemplate, { before, values })
      : await newVersion(tx, ctx, before, { ...values, content: text.content, placeholders: text.placeholders });
    ctx.audit({
      action: 'contractTemplate.edit',
      entity: 'contractTemplate',
      entityId: after.id,
      before: { versionNo: before.versionNo },
      after: values,
    });
    return getRow(ctx, templateResource, after.id) as Promise<never>;
  });
}

type Row = typeof hyTemplate.$inferSelect;

async function newVersion(
  tx: Tx,
  ctx: Context,
  before: Row,
  values: Pick<Row, 'name' | 'contractType' | 'enabled' | 'remark' | 'content' | 'placeholders'>,
): Promise<Row> {
  await updateRow(tx, ctx, hyTemplate, { before, values: { isLatest: '0' } });
  return insertRow(tx, ctx, hyTemplate, { ...values, kind: before.kind, seriesId: before.seriesId, versionNo: before.versionNo + 1 });
}

/** A text filled with what is made up. @throws InvalidInput it names places that there are not */
export const previewTemplate = (html: string): { content: string } => ({ content: fillContract(textOf(html).content, sampleValues) });

/** Puts values, as text, where the text names them; what is not said stays empty. @source security 8.39 */
export const fillContract = (content: string, values: ContractValues): string => fillTemplate(content, { values, isHtml: true }).text;

/** Templates that new contracts are made from: the tenant's own before those of all. */
export function usableTemplates(tx: Tx, ctx: Context) {
  return tx
    .select({ id: hyTemplate.id, name: hyTemplate.name, contractType: hyTemplate.contractType, versionNo: hyTemplate.versionNo })
    .from(hyTemplate)
    .where(usable(ctx))
    .orderBy(desc(hyTemplate.tenantId), hyTemplate.contractType, desc(hyTemplate.createTime));
}

const usable = (ctx: Context): SQL | undefined =>
  and(
    inArray(hyTemplate.tenantId, [0, ctx.actor.tenantId]),
    eq(hyTemplate.kind, 'contract'),
    sql`${hyTemplate.delFlag} = 0 and ${hyTemplate.isLatest} = '1' and ${hyTemplate.enabled} = '1'`,
  );

/** The id of the template that a type is made from, as part of a statement: null where there is none. */
export const templateIdFor = (ctx: Context, contractType: string): SQL<string | null> =>
  sql`(select ${hyTemplate.id} from ${hyTemplate} where ${usable(ctx)} and ${hyTemplate.contractType} = ${contractType}
    order by ${hyTemplate.tenantId} desc, ${hyTemplate.createTime} desc limit 1)`;

/** The text of a version, also of one that is no longer used; without an id that of the product. */
export async function templateText(tx: Tx, ctx: Context, id: string | null, contractType: string): Promise<string> {
  if (id === null) return cleanRichText(standardTemplateOf(contractType).content);
  const [row] = await tx
    .select({ content: hyTemplate.content })
    .from(hyTemplate)
    .where(and(inArray(hyTemplate.tenantId, [0, ctx.actor.tenantId]), eq(hyTemplate.id, id)));
  return row?.content ?? cleanRichText(standardTemplateOf(contractType).content);
}

/** Every place with its name for people. */
export const listPlaceholders = () => Object.entries(placeholders).map(([name, label]) => ({ name, label }));
