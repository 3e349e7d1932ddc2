import { z } from 'zod';

const fen = z.int().nonnegative();
/** 1/10000. */
const rate = z.int().min(0).max(10_000);

/** What a rule says, by its kind. Amounts are fen, rates 1/10000. */
export const taxTerms = {
  /** Value-added tax that is declared for people without a registration of their own. */
  agencyVat: z.object({
    /** Income of a month up to which none is due. Above it all of the month is taxed. */
    exemptUpTo: fen,
    /** Income of twelve months beyond which a person has to register. */
    rollingLimit: fen,
  }),
  /** The rate of small-scale taxpayers, which these people are. */
  smallScale: z.object({ rate }),
  /** What is levied on value-added tax. */
  surtax: z.object({
    construction: rate,
    education: rate,
    localEducation: rate,
    /** The part of each that is due. */
    duePart: rate,
  }),
  /** Income tax on pay for labour, over the months of a year. */
  incomeTax: z.object({
    /** The part of the income that counts as cost. */
    costPart: rate,
    monthlyDeduction: fen,
    /** Bands of the base by their upper end; the last one has none. */
    bands: z
      .array(z.object({ upTo: fen.nullable(), rate, quickDeduction: fen }))
      .min(1)
      .refine((bands) => bands.at(-1)?.upTo === null, 'the last band has no end'),
  }),
} as const;

/** Kinds of tax rules, by dictionary `tax_rule_kind`. */
export type TaxRuleKind = keyof typeof taxTerms;

/** What a rule of a kind says. */
export type TermsOf<Kind extends TaxRuleKind> = z.output<(typeof taxTerms)[Kind]>;

/** A rule with the days on which it holds. */
export interface TaxRule<Kind extends TaxRuleKind = TaxRuleKind> {
  ruleKind: Kind;
  validFrom: string;
  validTo: string | null;
  terms: TermsOf<Kind>;
  source: string;
}
