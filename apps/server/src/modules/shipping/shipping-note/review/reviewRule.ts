import type { NoteRow } from '../shippingNote.resource.ts';

/** The rules of the business review, in the words of people. @source freight-domain 3.2 R1–R12 */
export const reviewRules = [
  { code: 'R1', zh: '资质有效', en: 'Papers valid at dispatch and loading' },
  { code: 'R2', zh: '人车一致', en: 'The driver is the one of the waybill' },
  { code: 'R3', zh: '时间先后', en: 'Steps in the order of time' },
  { code: 'R4', zh: '平均车速', en: 'Average speed' },
  { code: 'R5', zh: '轨迹完整', en: 'Track whole and at both places' },
  { code: 'R6', zh: '行程不重叠', en: 'No other trip of the vehicle meanwhile' },
  { code: 'R7', zh: '未超载', en: 'Within the rated load' },
  { code: 'R8', zh: '货损率', en: 'Share of goods lost' },
  { code: 'R9', zh: '运价合理', en: 'Freight as usual on the lane' },
  { code: 'R10', zh: '单据不重复', en: 'Slips and photos of this trip alone' },
  { code: 'R11', zh: '金额相符', en: 'Amounts add up' },
  { code: 'R12', zh: '货物类型相符', en: 'Cargo of its type' },
] as const;

/** Code of a rule. */
export type RuleCode = (typeof reviewRules)[number]['code'];

/** What a verdict rests on, for people to look at. */
export interface RuleEvidence {
  /** Papers that had run out: whose, which field, and its last day. */
  papers?: readonly { of: 'driver' | 'coDriver' | 'vehicle'; id: string; field: string; until: string }[];
  /** Steps out of order, or without a time: fields of the waybill. */
  steps?: readonly string[];
  /** Other waybills. */
  notes?: readonly NamedNote[];
  /** Documents of this waybill. */
  files?: readonly { id: string; path: string }[];
  /** Further figures, by name. */
  figures?: Readonly<Record<string, number | string | null>>;
}

/** Another waybill by its number. */
export interface NamedNote {
  id: string;
  number: string;
}

/** What a rule comes to. Numbers are written as digits, names as those of fields and codes: each reader's screen puts them into words. */
export interface RuleResult {
  rule: RuleCode;
  /** What was measured; null where there is nothing to measure. */
  value: string | null;
  limit: string | null;
  pass: boolean;
  evidence: RuleEvidence;
}

/** What the rules know of a waybill beside its own row. */
export interface ReviewFacts {
  note: NoteRow;
  /** Last days of validity by field. */
  papers: { driver: Papers | null; coDriver: Papers | null; vehicle: Papers | null };
  /** Other trips of the vehicle that share time with this one. */
  overlaps: readonly NamedNote[];
  /** Others with the same number on a slip. */
  sameSlip: readonly NamedNote[];
  /** Others with the same picture, and which document of this waybill shows it. */
  samePhoto: readonly (NamedNote & { fileId: string; path: string })[];
  /** Usual freight per tonne-kilometre of the lane in 1/10000 yuan; null where nothing compares. */
  lanePrice: number | null;
  settings: ReviewSettings;
}

type Papers = { id: string } & Readonly<Record<string, string | null>>;

/** Limits that operators set. @source freight-domain 2.31 */
export interface ReviewSettings {
  maxSpeedKmh: number;
  trackRequired: boolean;
  trackMaxGapMinutes: number;
  trackMatchMeters: number;
  priceOutlierBp: number;
}

/** One rule: it measures, and asks nobody. */
export type ReviewRule = (facts: ReviewFacts) => RuleResult;

/** A result with nothing to show. */
export const resultOf = (
  rule: RuleCode,
  { value = null, limit = null, pass, evidence = {} }: Partial<Omit<RuleResult, 'rule'>> & { pass: boolean },
): RuleResult => ({ rule, value, limit, pass, evidence });
