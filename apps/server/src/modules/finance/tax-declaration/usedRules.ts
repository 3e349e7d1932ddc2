import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import type { TaxRule, TermsOf } from '../tax-rule/taxTerms.ts';
import { taxDeclarationResource } from './taxDeclaration.resource.ts';

const percent = (rate: number): string => `${(rate / 100).toFixed(2)}%`;
const saidIn =
  (locale: Context['locale']) =>
  (words: LocalizedText, value: string): string =>
    `${words[locale]}${locale === 'zh' ? '：' : ': '}${value}`;

/** What a rule says, line by line. */
function linesOf({ ruleKind, terms }: TaxRule, locale: Context['locale']): string[] {
  const said = saidIn(locale);
  switch (ruleKind) {
    case 'agencyVat': {
      const { exemptUpTo, rollingLimit } = terms as TermsOf<'agencyVat'>;
      return [
        said(label('月收入免税额（元）', 'Exempt income of a month, CNY'), shownYuan(exemptUpTo)),
        said(label('连续12个月登记限额（元）', 'Income of 12 months from which one registers, CNY'), shownYuan(rollingLimit)),
      ];
    }
    case 'smallScale':
      return [said(label('征收率', 'Rate'), percent((terms as TermsOf<'smallScale'>).rate))];
    case 'surtax': {
      const { construction, education, localEducation, duePart } = terms as TermsOf<'surtax'>;
      return [
        said(label('城市维护建设税', 'Urban construction tax'), percent(construction)),
        said(label('教育费附加', 'Education surcharge'), percent(education)),
        said(label('地方教育附加', 'Local education surcharge'), percent(localEducation)),
        said(label('征收比例', 'Part that is due'), percent(duePart)),
      ];
    }
    case 'incomeTax': {
      const { costPart, monthlyDeduction, bands } = terms as TermsOf<'incomeTax'>;
      return [
        said(label('费用扣除比例', 'Costs'), percent(costPart)),
        said(label('每月减除（元）', 'Deduction of a month, CNY'), shownYuan(monthlyDeduction)),
        ...bands.map(({ upTo, rate, quickDeduction }) => {
          const limit = upTo === null ? (locale === 'zh' ? '以上' : 'above') : `≤ ${shownYuan(upTo)}`;
          return `${limit}  ${percent(rate)}  −${shownYuan(quickDeduction)}`;
        }),
      ];
    }
  }
}

/** The rules that a declaration followed from, as they were then. @throws NotFound missing or not visible */
export async function usedRules(ctx: Context, id: string) {
  const batch = await ctx.transaction((tx) => findRow(tx, ctx, taxDeclarationResource, id));
  if (batch === undefined) throw notFound();
  return (batch.rules as TaxRule[]).map((rule) => {
    const { ruleKind, validFrom, validTo, source } = rule;
    return { ruleKind, validFrom, validTo, source, lines: linesOf(rule, ctx.locale) };
  });
}
