import { customerNeeds } from '@tarmac/freight-api/rules';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, conflict, invalidInput, notFound, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { reviewServices } from '../../review/review.service.ts';
import { wrongNumbers } from '../../review/wrongNumbers.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { findDefaultCompany } from '../company/company.service.ts';
import { hyCustomerWallet } from '../customer-wallet/customerWallet.table.ts';
import { customerScope } from '../scope.ts';
import { admitRegistered } from '../registration/registration.service.ts';
import { hyShipper } from '../shipper/shipper.table.ts';
import { Customer, customerReview, type CreditInput, type InvoiceInfoInput, type RateInput } from './customer.contract.ts';
import { customerTermsChanged } from './customer.events.ts';
import { hyCustomer, customerNumbers } from './customer.table.ts';
import type { z } from 'zod';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';

type CustomerRow = typeof hyCustomer.$inferSelect;
type CustomerValues = Values<typeof hyCustomer>;

/** Kind of a company that brings shippers along and is none itself. */
const agent = '2';

const parentAgent = alias(hyCustomer, 'parent_agent');
const walletAvailable = sql<number>`coalesce((select sum(w.available_amount)::bigint from ${hyCustomerWallet} as w where w.tenant_id = ${hyCustomer.tenantId} and w.customer_id = ${hyCustomer.id} and w.del_flag = 0), 0)::int8`;

// Of the ledger, which lies further along: asked by the keys that its chart of accounts gives to what a customer owes.
const balanceOf = (account: 'A.DIANFU.' | 'A.AR.') =>
  sql`(select coalesce(sum(account.balance), 0) from hy_ledger_account as account where account.tenant_id = hy_customer.tenant_id and account.owner_id = hy_customer.id and account.account_code like ${`${account}%`})`;

// Of the contracts, which lie further along as well: the one that stands with the row.
const ofContract = (column: 'contract_no' | 'valid_to') =>
  sql`(select contract.${sql.identifier(column)} from hy_contract as contract where contract.tenant_id = hy_customer.tenant_id and contract.id = hy_customer.contract_id)`;

/** Customers with their rules. @source freight-domain 2.10, F07 */
export const customerResource: Resource<typeof Customer, typeof hyCustomer> = defineResource(Customer, {
  table: hyCustomer,
  options: {
    permission: 'customer',
    mapRow: toldTexts('verifyRemark'),
    reads: [],
    title: 'customerName',
    audited: true,
    named: { name: hyCustomer.customerName, code: hyCustomer.customerNo, approved: eq(hyCustomer.state, '2') },
    scope: (ctx) => customerScope(ctx, hyCustomer.id, (cid) => sql`${hyCustomer.parentAgentId} = ${cid}`),
    extra: {
      salesUserName: { sql: sysUser.realname, type: 'text' },
      parentAgentName: { sql: parentAgent.customerName, type: 'text' },
      walletAvailable: { sql: sql`${walletAvailable}`.mapWith(Number), type: 'number' },
      dianfuBalance: { sql: sql`${balanceOf('A.DIANFU.')}`.mapWith(Number), type: 'number' },
      contractNo: { sql: ofContract('contract_no'), type: 'text' },
      contractValidTo: { sql: ofContract('valid_to'), type: 'date' },
    },
    join: (query) =>
      query
        .leftJoin(sysUser, and(eq(sysUser.tenantId, hyCustomer.tenantId), eq(sysUser.id, hyCustomer.salesUserId)) as SQL)
        .leftJoin(parentAgent, and(eq(parentAgent.tenantId, hyCustomer.tenantId), eq(parentAgent.id, hyCustomer.parentAgentId)) as SQL),
    beforeAdd: async (tx, ctx, _input, values) => {
      const rates = await readConfigValues(tx, ctx, ['defaultServiceRate', 'defaultTaxRate']);
      const checked = {
        ...(await checkCustomer(tx, ctx, values)),
        customerNo: await nextNumber(tx, ctx, customerNumbers),
        serviceRate: Number(rates.defaultServiceRate),
        taxRate: Number(rates.defaultTaxRate),
      };
      return { ...checked, ...customerServices.newState(ctx, checked) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const checked = await checkCustomer(tx, ctx, values, before);
      return { ...checked, ...customerServices.editedState(ctx, before, checked) };
    },
    afterEdit: (tx, ctx, row) => customerServices.afterEdit(tx, ctx, row),
    beforeRemove: (tx, ctx, row) => customerServices.beforeRemove(tx, ctx, row),
  },
});

/** Review, freeze and verification of customers. Approval opens the wallet and, for a shipper, its own consignor profile. */
export const customerServices = reviewServices<typeof Customer, typeof hyCustomer>({
  kind: 'customer',
  resource: customerResource,
  machine: customerReview,
  keyFields: [
    'customerName',
    'customerKind',
    'uscc',
    'idNo',
    'legalPerson',
    'legalIdNo',
    'businessLicenceFile',
    'legalIdFiles',
    'authFile',
  ],
  needs: customerNeeds,
  certificates: [],
  findings: (row) => {
    const isPerson = row.customerKind === '3';
    return [
      ...wrongNumbers(isPerson ? { idCard: row.idNo } : { uscc: row.uscc, idCard: row.legalIdNo }),
      ...(!isPerson && row.uscc !== null && row.taxNo !== null && row.taxNo !== row.uscc ? ['纳税人识别号与统一社会信用代码不一致'] : []),
    ];
  },
  onApprove: async (tx, ctx, row) => {
    if (row.customerKind !== agent) await ensureOwnShipper(tx, ctx, row);
    await admitRegistered(tx, ctx, row);
    return { walletId: row.walletId ?? (await openWallet(tx, ctx, row.id)) };
  },
});

/** Freezes or releases a shipper, for those who review registrations. @throws NotFound not visible, or an agent */
export async function holdShipper(ctx: Context, action: 'freeze' | 'unfreeze', input: RowRef & { reason: string }) {
  const { customerKind } = await getRow(ctx, customerResource, input.id);
  if (customerKind === agent) throw notFound();
  return customerServices[action](ctx, input);
}

async function openWallet(tx: Tx, ctx: Context, customerId: string): Promise<string> {
  const company = await findDefaultCompany(tx, ctx.actor.tenantId);
  if (company === undefined) throw conflict('请先设置默认运营主体');
  const wallet = await insertRow(tx, ctx, hyCustomerWallet, { customerId, companyId: company.id });
  return wallet.id;
}

async function ensureOwnShipper(tx: Tx, ctx: Context, customer: CustomerRow): Promise<void> {
  const own = and(eq(hyShipper.tenantId, ctx.actor.tenantId), eq(hyShipper.customerId, customer.id), eq(hyShipper.delFlag, 0));
  const [known] = await tx.select({ id: hyShipper.id }).from(hyShipper).where(own).limit(1);
  if (known !== undefined) return;
  const shipperIdNo = customer.uscc ?? customer.idNo ?? '';
  await insertRow(tx, ctx, hyShipper, {
    customerId: customer.id,
    shipperName: customer.customerName,
    shipperIdNo,
    shipperIdNoHash: shipperIdNo,
    shipperKind: customer.customerKind === '3' ? 'person' : 'company',
    contactName: customer.contactName,
    contactPhone: customer.contactPhone,
    contactPhoneHash: customer.contactPhone,
    adcode: customer.adcode ?? '',
    address: customer.address ?? '',
    licenceFile: customer.businessLicenceFile,
    state: '2',
    // The same papers as the customer's, approved with them.
    verifyState: customer.verifyState,
    verifyRemark: customer.verifyRemark,
  });
}

async function checkCustomer(tx: Tx, ctx: Context, values: CustomerValues, before?: CustomerRow): Promise<CustomerValues> {
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, Customer, { values, before }));
  const after = { ...before, ...values };
  const identity = after.customerKind === '3' ? 'idNo' : 'uscc';
  if ((after[identity] ?? '') === '')
    problems.keep(refusedField(identity, identity === 'uscc' ? '请填写统一社会信用代码' : '请填写身份证号'));
  const mine = before === undefined ? undefined : ne(hyCustomer.id, before.id);
  const taken = async (condition: SQL) => {
    const rows = await tx
      .select({ id: hyCustomer.id })
      .from(hyCustomer)
      .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.delFlag, 0), condition, mine))
      .limit(1);
    return rows.length > 0;
  };
  const refuse = (path: string, message: string) => problems.keep(businessError(40301, { message, errorData: [{ path, message }] }));
  if (values.customerName !== undefined && (await taken(eq(hyCustomer.customerName, values.customerName))))
    refuse('customerName', '客户名称已存在');
  if (typeof values.uscc === 'string' && (await taken(eq(hyCustomer.uscc, values.uscc)))) refuse('uscc', '证件号已存在');
  if (typeof values.idNo === 'string' && (await taken(eq(hyCustomer.idNoHash, values.idNo)))) refuse('idNo', '证件号已存在');
  problems.end();
  return {
    ...values,
    ...(values.idNo === undefined ? {} : { idNoHash: values.idNo }),
    ...(values.contactPhone === undefined ? {} : { contactPhoneHash: values.contactPhone }),
  };
}

function change(
  ctx: Context,
  input: { id: string; version: number },
  { action, decide, reason }: { action: string; decide: (before: CustomerRow) => CustomerValues; reason?: string },
) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, customerResource, { id: input.id, version: input.version });
    const values = decide(before);
    const after = await updateRow(tx, ctx, hyCustomer, { before, values });
    const old = Object.fromEntries(Object.keys(values).map((name) => [name, (before as Record<string, unknown>)[name]]));
    ctx.audit({
      action: `customer.${action}`,
      entity: 'customer',
      entityId: input.id,
      before: old,
      after: values,
      ...(reason === undefined ? {} : { remark: reason }),
    });
    if (reason !== undefined) await ctx.emit(tx, customerTermsChanged, { before, after, reason });
    return getRow(ctx, customerResource, input.id) as Promise<never>;
  });
}

/** Sets on what terms a customer pays. @throws InvalidInput a term is missing */
export function setCredit(ctx: Context, { reason, ...input }: z.output<typeof CreditInput>) {
  const { id: _id, version: _version, ...terms } = input;
  if (terms.settleType !== '0' && (terms.termDays ?? null) === null)
    throw invalidInput('请填写账期', [{ path: 'termDays', message: '请填写账期' }]);
  if (terms.settleType === '1' && (terms.monthDay ?? null) === null)
    throw invalidInput('请填写月结日', [{ path: 'monthDay', message: '请填写月结日' }]);
  return change(ctx, input, {
    action: 'credit',
    decide: () => ({ ...terms, termDays: terms.termDays ?? null, monthDay: terms.monthDay ?? null }),
    reason,
  });
}

/** Sets service fee and tax rate; prices of existing orders stay. */
export function setRate(ctx: Context, { reason, ...input }: z.output<typeof RateInput>) {
  const { id: _id, version: _version, ...rates } = input;
  return change(ctx, input, { action: 'rate', decide: () => rates, reason });
}

/** Sets what stands on the customer's invoices. */
export function setInvoiceInfo(ctx: Context, input: z.output<typeof InvoiceInfoInput>) {
  const { id: _id, version: _version, ...info } = input;
  checkFieldRules(ctx, Customer, { values: info });
  return change(ctx, input, { action: 'invoiceInfo', decide: () => info });
}

/** A customer's standing in figures. @throws NotFound not visible */
export async function summariseCustomer(ctx: Context, id: string) {
  const row = await getRow(ctx, customerResource, id);
  return ctx.transaction(async (tx) => {
    const [wallet] = await tx
      .select({
        available: sql`coalesce(sum(${hyCustomerWallet.availableAmount}), 0)`.mapWith(Number),
        frozen: sql`coalesce(sum(${hyCustomerWallet.frozenAmount}), 0)`.mapWith(Number),
      })
      .from(hyCustomerWallet)
      .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.customerId, id)));
    const [shippers] = await tx
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(hyShipper)
      .where(and(eq(hyShipper.tenantId, ctx.actor.tenantId), eq(hyShipper.customerId, id), eq(hyShipper.delFlag, 0)));
    const [users] = await tx
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.userType, 2), eq(sysUser.cid, id), eq(sysUser.delFlag, 0)));
    const [books] = await tx
      .select({ receivable: sql`${balanceOf('A.AR.')}`.mapWith(Number) })
      .from(hyCustomer)
      .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, id)));
    const creditLimit = row['creditLimit'] as number;
    const creditUsed = row['creditUsed'] as number;
    return {
      creditLimit,
      creditUsed,
      creditLeft: creditLimit - creditUsed,
      walletAvailable: wallet?.available ?? 0,
      walletFrozen: wallet?.frozen ?? 0,
      receivable: books?.receivable ?? 0,
      dianfuBalance: row['dianfuBalance'] as number,
      shipperCount: shippers?.count ?? 0,
      userCount: users?.count ?? 0,
    };
  });
}
