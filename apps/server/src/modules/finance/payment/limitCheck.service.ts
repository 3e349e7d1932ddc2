import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { expectedFee, paySettingsOf, placeOf } from '../wallet-config/paySettings.ts';
import { submittedToday } from './dayUse.ts';
import { freeFunds, fundsMissing, limitTexts, payingAccountMissing } from './payLimits.ts';
import { openAmount } from './submitPayments.ts';

/** Limits of one company, with what the chosen waybills would take of them. */
interface CompanyCheck {
  companyId: string;
  companyName: string;
  count: number;
  amount: number;
  singleLimit: number;
  dayLeft: number;
  funds: number;
  accountName: string | null;
  smsConfirm: boolean;
  payWindow: string | null;
  problems: string[];
}

/**
 * What payments of waybills would come to, company by company, and what speaks against them. Nothing is stored.
 *
 * @throws NotFound one of them is not visible
 * @source freight-domain S08
 */
export function checkLimits(ctx: Context, noteIds: readonly string[]) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const notes = await tx
      .select()
      .from(hyShippingNote)
      .where(and(visibleRows(ctx, noteResource), inArray(hyShippingNote.id, [...noteIds])))
      .orderBy(asc(hyShippingNote.id));
    if (notes.length !== new Set(noteIds).size) throw notFound();
    const companyIds = [...new Set(notes.map((note) => note.companyId))].toSorted();
    const submitted = await submittedToday(tx, ctx, companyIds);
    const companies: CompanyCheck[] = [];
    for (const companyId of companyIds) {
      const own = notes.filter((note) => note.companyId === companyId);
      const { amounts, problems } = amountsOf(ctx, own);
      const amount = amounts.reduce((sum, one) => sum + one, 0);
      const settings = await paySettingsOf(tx, ctx, companyId);
      const dayLeft = Math.max(0, settings.dayLimit - (submitted.get(companyId) ?? 0));
      const place = placeOf(settings);
      const funds = place === undefined ? 0 : await freeFunds(tx, ctx, place);
      const fees = amounts.reduce((sum, one) => sum + expectedFee(settings, one), 0);
      const [company] = await tx
        .select({ name: hyCompany.companyName })
        .from(hyCompany)
        .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
      const needed = amount + fees;
      if (place === undefined) problems.push(payingAccountMissing().texts[ctx.locale]);
      else if (funds < needed) problems.push(fundsMissing({ needed, free: funds }).texts[ctx.locale]);
      if (amounts.some((one) => one > settings.singleLimit)) problems.push(told(ctx, limitTexts.single));
      if (amount > dayLeft) problems.push(told(ctx, limitTexts.day));
      companies.push({
        companyId,
        companyName: company?.name ?? '',
        count: amounts.length,
        amount,
        singleLimit: settings.singleLimit,
        dayLeft,
        funds,
        accountName: place?.told ?? null,
        smsConfirm: settings.smsConfirm,
        payWindow: settings.payWindow,
        problems,
      });
    }
    return {
      count: companies.reduce((sum, { count }) => sum + count, 0),
      amount: companies.reduce((sum, { amount }) => sum + amount, 0),
      companies,
      customers: await customerFunds(tx, ctx, notes),
    };
  });
}

/** What payments come to customer by customer, with the funds of each. @source freight-domain S08 per customer funds */
async function customerFunds(tx: Tx, ctx: Context, notes: readonly NoteRow[]) {
  const groups = Map.groupBy(notes, ({ customerId, companyId }) => `${customerId} ${companyId}`);
  const ids = [...new Set(notes.map(({ customerId }) => customerId))];
  const wallets = await tx
    .select({
      customerId: hyCustomer.id,
      customerName: hyCustomer.customerName,
      companyId: hyCustomerWallet.companyId,
      available: hyCustomerWallet.availableAmount,
      frozen: hyCustomerWallet.frozenAmount,
    })
    .from(hyCustomer)
    .leftJoin(
      hyCustomerWallet,
      and(
        eq(hyCustomerWallet.tenantId, hyCustomer.tenantId),
        eq(hyCustomerWallet.customerId, hyCustomer.id),
        eq(hyCustomerWallet.delFlag, 0),
      ),
    )
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), inArray(hyCustomer.id, ids)));
  return [...groups.values()].map((own) => {
    const { customerId, companyId } = own[0]!;
    const { amounts } = amountsOf(ctx, own);
    const ofCustomer = wallets.filter((one) => one.customerId === customerId);
    const wallet = ofCustomer.find((one) => one.companyId === companyId);
    return {
      customerId,
      customerName: ofCustomer[0]?.customerName ?? '',
      companyId,
      count: amounts.length,
      amount: amounts.reduce((sum, one) => sum + one, 0),
      available: wallet?.available ?? null,
      frozen: wallet?.frozen ?? null,
    };
  });
}

const told = ({ locale }: Context, text: LocalizedText): string => text[locale];

/** What is open of each waybill that can be paid; of the others why they cannot. */
function amountsOf(ctx: Context, notes: readonly NoteRow[]): { amounts: number[]; problems: string[] } {
  const amounts: number[] = [];
  const problems: string[] = [];
  for (const note of notes) {
    try {
      amounts.push(openAmount(note));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push(`${note.shippingNoteNumber}：${error.texts[ctx.locale]}`);
    }
  }
  return { amounts, problems };
}
