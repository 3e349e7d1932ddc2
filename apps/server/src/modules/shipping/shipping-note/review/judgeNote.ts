import { cargoOfType, lossShare, withinLoad } from './cargoRules.ts';
import { sameDriver, validPapers } from './crewRules.ts';
import { amountChain, usualFreight } from './moneyRules.ts';
import { ownPapers } from './paperRules.ts';
import type { ReviewFacts, ReviewRule, RuleResult } from './reviewRule.ts';
import { averageSpeed, noOverlap, timeOrder, trackWhole } from './roadRules.ts';

/** All rules, R1 to R12. */
const rules: readonly ReviewRule[] = [
  validPapers,
  sameDriver,
  timeOrder,
  averageSpeed,
  trackWhole,
  noOverlap,
  withinLoad,
  lossShare,
  usualFreight,
  ownPapers,
  amountChain,
  cargoOfType,
];

/** What every rule of the business review says of a waybill. @source freight-domain 3.2 R1–R12 */
export const judgeNote = (facts: ReviewFacts): RuleResult[] => rules.map((rule) => rule(facts));

/** Marks that a broken rule leaves on a waybill. Those of its track are kept by what looks at tracks. */
const flagOf: Readonly<Record<string, string>> = {
  R1: 'certExpired',
  R3: 'timeIllogical',
  R7: 'overload',
  R9: 'priceOutlier',
  R10: 'duplicate',
};

/** The marks of a waybill after the rules were looked at: theirs as they are now, the others as they were. Null for none. */
export function flagsAfter(abnormalFlags: string | null, results: readonly RuleResult[]): string | null {
  const own = new Set(Object.values(flagOf));
  const others = (abnormalFlags ?? '').split(',').filter((flag) => flag !== '' && !own.has(flag));
  const broken = results.flatMap(({ rule, pass }) => (pass ? [] : [flagOf[rule] ?? []].flat()));
  return [...others, ...broken].join(',') || null;
}
