import type { TaxRule, TaxRuleKind } from './taxTerms.ts';

const rule = <Kind extends TaxRuleKind>(of: TaxRule<Kind>): TaxRule<Kind> => of;

/**
 * The law as it is known with this release. What comes later is a row of `hy_tax_rule`; nothing is said here of days for which nothing was enacted,
 * and nothing is guessed for them.
 *
 * @source freight-domain 4.8
 */
export const todaysLaw: readonly TaxRule[] = [
  // 财政部 税务总局公告2023年第19号: monthly sales up to 100,000 CNY are exempt, until the end of 2027. 公告2025年第16号 applies it to people on platforms; who sells
  // more than 5,000,000 CNY in twelve months is not a small-scale taxpayer any more.
  rule({
    ruleKind: 'agencyVat',
    validFrom: '2023-01-01',
    validTo: '2027-12-31',
    terms: { exemptUpTo: 10_000_000, rollingLimit: 500_000_000 },
    source: '财政部 税务总局公告2023年第19号；税务总局公告2025年第16号',
  }),
  // The same notice: 1 % in place of 3 %, until the end of 2027.
  rule({
    ruleKind: 'smallScale',
    validFrom: '2023-01-01',
    validTo: '2027-12-31',
    terms: { rate: 100 },
    source: '财政部 税务总局公告2023年第19号',
  }),
  rule({ ruleKind: 'smallScale', validFrom: '2028-01-01', validTo: null, terms: { rate: 300 }, source: '增值税法 征收率3%' }),
  // 城市维护建设税法 (7 % in a city; a town or a village has less, which is a row of the tenant), 教育费附加 3 %, 地方教育附加 2 %; half of each is due from small-scale
  // taxpayers until the end of 2027 by 财政部 税务总局公告2023年第12号.
  rule({
    ruleKind: 'surtax',
    validFrom: '2023-01-01',
    validTo: '2027-12-31',
    terms: { construction: 700, education: 300, localEducation: 200, duePart: 5000 },
    source: '城市维护建设税法；教育费附加、地方教育附加；财政部 税务总局公告2023年第12号（减半）',
  }),
  rule({
    ruleKind: 'surtax',
    validFrom: '2028-01-01',
    validTo: null,
    terms: { construction: 700, education: 300, localEducation: 200, duePart: 10_000 },
    source: '城市维护建设税法；教育费附加、地方教育附加',
  }),
  // 个人所得税法 of 2019 with 税务总局公告2025年第16号: pay of people on platforms is taxed over the months of the year.
  rule({
    ruleKind: 'incomeTax',
    validFrom: '2019-01-01',
    validTo: null,
    terms: {
      costPart: 2000,
      monthlyDeduction: 500_000,
      bands: [
        { upTo: 3_600_000, rate: 300, quickDeduction: 0 },
        { upTo: 14_400_000, rate: 1000, quickDeduction: 252_000 },
        { upTo: 30_000_000, rate: 2000, quickDeduction: 1_692_000 },
        { upTo: 42_000_000, rate: 2500, quickDeduction: 3_192_000 },
        { upTo: 66_000_000, rate: 3000, quickDeduction: 5_292_000 },
        { upTo: 96_000_000, rate: 3500, quickDeduction: 8_592_000 },
        { upTo: null, rate: 4500, quickDeduction: 18_192_000 },
      ],
    },
    source: '个人所得税法；税务总局公告2025年第16号 累计预扣法',
  }),
];
