import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { shorten } from '../../../platform/shorten.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { decimalText } from '../../shipping/price-history/priceHistory.service.ts';
import { usableTemplates } from '../template/template.service.ts';
import type { ContractValues } from '../template/placeholders.ts';
import { Contract } from './freightContract.contract.ts';
import { contractState, contractType } from './freightContract.states.ts';
import { hyContract, contractNumbers } from './freightContract.table.ts';
import { contractingCompany, findParty, sidesOf } from './contractParty.ts';
import { platformSide } from './signRules.ts';
import { todayOf } from './contractTerms.ts';

/** A stored contract. */
export type ContractRow = typeof hyContract.$inferSelect;
type Said =
  | 'contractType'
  | 'partyId'
  | 'validFrom'
  | 'validTo'
  | 'contractName'
  | 'companyId'
  | 'templateId'
  | 'signMode'
  | 'amount'
  | 'settleType'
  | 'termDays'
  | 'serviceRate'
  | 'invoiceBeforePay';
/** What somebody has said of a contract; the rest is filled. */
type Given = { [Name in Said]?: ContractRow[Name] | null | undefined };

/** Staff see all contracts; others those of their own side, once they were sent. @source freight-domain 0.6 */
function contractScope({ actor: { tenantId, userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  const own = userType === 4 ? isOfCrew(hyContract.partyId, { tenantId, cid }) : eq(hyContract.partyId, cid);
  return and(own, sql`${hyContract.state} <> '10' and ${hyContract.sendTime} is not null`);
}

/** Contracts that wait for the reader's side. @source A06 */
export function waitingFor({ actor }: Context): SQL {
  const isStaff = actor.userType === 1;
  const platformIsB = inArray(hyContract.contractType, [contractType.customer, contractType.agency]);
  // The platform's own side of generated agreements is signed with the driver's.
  const ofStaff = sql`${hyContract.contractType} not in ('3', '4')`;
  const unsigned = sql`case when ${platformIsB} then ${isStaff ? hyContract.signBTime : hyContract.signATime} else ${isStaff ? hyContract.signATime : hyContract.signBTime} end is null`;
  return and(
    inArray(hyContract.state, [contractState.toSign, contractState.partlySigned]),
    eq(hyContract.signMode, 'electronic'),
    unsigned,
    isStaff ? ofStaff : undefined,
  ) as SQL;
}

/** Contracts with their rules. Texts are never part of a list. @source freight-domain 2.22 */
export const contractResource: Resource<typeof Contract, typeof hyContract> = defineResource(Contract, {
  table: hyContract,
  options: {
    permission: 'contract',
    scope: contractScope,
    // A party sees the scans of what it has signed.
    showsFiles: ({ partyId }, ctx) => ctx.actor.cid !== null && partyId === ctx.actor.cid,
    reads: ['partyId'],
    filters: { waiting: (value, ctx) => (value === '1' ? waitingFor(ctx) : undefined) },
    beforeAdd: async (tx, ctx, _input, values) => {
      assertStaff(ctx);
      const contract = await completeContract(tx, ctx, values);
      return { ...values, ...contract, contractNo: await nextNumber(tx, ctx, contractNumbers), state: contractState.draft };
    },
    afterAdd: async (_tx, ctx, row) => audit(ctx, 'add', row),
    beforeEdit: async (tx, ctx, { before, values }) => {
      assertStaff(ctx);
      if (before.state !== contractState.draft) throw stateChanged();
      return { ...values, ...(await completeContract(tx, ctx, { ...before, ...values })) };
    },
    afterEdit: async (_tx, ctx, row) => audit(ctx, 'edit', row),
    beforeRemove: async (_tx, ctx, row) => {
      assertStaff(ctx);
      if (row.state !== contractState.draft && row.state !== contractState.void)
        throw conflict('仅草稿或已作废合同可删除', { errorCode: 40901 });
      audit(ctx, 'delete', row);
    },
  },
});

/** What is kept of a change: never the text, which holds numbers of people. */
function audit(ctx: Context, action: string, row: ContractRow): void {
  const { contractNo, contractType: type, partyId, validFrom, validTo, amount, state } = row;
  ctx.audit({
    action: `contract.${action}`,
    entity: 'contract',
    entityId: row.id,
    after: { contractNo, contractType: type, partyId, validFrom, validTo, amount, state },
  });
}

/** Contracts are the platform's to make, send and end. @throws Forbidden somebody else */
export function assertStaff({ actor }: Context): void {
  if (actor.userType !== 1) throw forbidden();
}

/** Names both sides and says what the template is filled with. @throws InvalidInput telling all that does not fit */
export async function completeContract(tx: Tx, ctx: Context, given: Given) {
  const { contractType: type, partyId, validFrom, validTo } = given;
  const problems = new ProblemList();
  if (type === contractType.trip) problems.keep(refusedField('contractType', '单次运输协议随运单生成，不能手工新增'));
  if (validFrom && validTo && validFrom > validTo) problems.keep(refusedField('validTo', '到期日期不能早于生效日期'));
  const company = await problems.ask(() => contractingCompany(tx, ctx, given.companyId));
  const party = type && partyId ? await problems.ask(() => findParty(tx, ctx, type, partyId)) : undefined;
  const template = type ? await problems.ask(() => templateFor(tx, ctx, type, given.templateId)) : undefined;
  problems.end();
  // The rules are also asked about inputs with holes; of those the schema has told.
  if (!type || !validFrom || !validTo || !company || !party || !template) throw notFound();
  const settles = platformSide(type) === 'B';
  const terms = {
    settleType: settles ? (given.settleType ?? null) : null,
    termDays: settles && given.settleType !== '0' ? (given.termDays ?? null) : null,
    serviceRate: settles ? (given.serviceRate ?? null) : null,
    invoiceBeforePay: settles ? (given.invoiceBeforePay ?? '0') : '0',
  };
  const amount = given.amount ?? null;
  const values: ContractValues = {
    ...party.values,
    madeOn: todayOf(ctx),
    companyCode: company.uscc,
    companyAddress: company.address,
    amount: amount === null ? '—' : decimalText(amount, { factor: 100, digits: 2 }),
    settleType:
      terms.settleType === null ? '—' : (await ctx.platform.dictionaries.texts(ctx.actor.tenantId, 'zh'))('settle_type', terms.settleType),
    termDays: terms.termDays === null ? '0' : String(terms.termDays),
    serviceRate: terms.serviceRate === null ? '—' : `${decimalText(terms.serviceRate, { factor: 100, digits: 2 })}%`,
  };
  return {
    ...terms,
    ...sidesOf(type, { company, party }),
    contractType: type,
    contractName: given.contractName ?? shorten(`${template.name}（${party.name}）`, 100),
    companyId: company.id,
    partyId: party.id,
    templateId: template.id,
    signMode: given.signMode ?? 'electronic',
    validFrom,
    validTo,
    amount,
    terms: JSON.stringify(values),
  };
}

/** The template that was chosen, else the one that the type begins with. @throws InvalidInput it is of another type, or used no more */
async function templateFor(
  tx: Tx,
  ctx: Context,
  type: string,
  id: string | null | undefined,
): Promise<{ id: string | null; name: string }> {
  const usable = (await usableTemplates(tx, ctx)).filter((template) => template.contractType === type);
  if (id) {
    const chosen = usable.find((template) => template.id === id);
    if (chosen === undefined) throw refusedField('templateId', '模板不可用，请重新选择');
    return chosen;
  }
  return usable[0] ?? { id: null, name: '合同' };
}
