import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
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
