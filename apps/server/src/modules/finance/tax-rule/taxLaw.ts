import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { hyTaxRule } from './taxRule.table.ts';
import { type TaxRule, type TaxRuleKind, taxTerms } from './taxTerms.ts';
import { todaysLaw } from './todaysLaw.ts';

/** The rules of a tenant, of all times. */
export interface TaxLaw {
  /** The rule of a kind on a day. @throws AppError none is known for it */
  on<Kind extends TaxRuleKind>(ruleKind: Kind, day: string): TaxRule<Kind>;
}

/** Rules in the order in which they are asked: the first that holds on a day is that of the day. */
export function lawOf(rules: readonly TaxRule[]): TaxLaw {
  return {
    on: <Kind extends TaxRuleKind>(ruleKind: Kind, day: string) => {
      const found = rules.find((rule) => rule.ruleKind === ruleKind && rule.validFrom <= day && (rule.validTo ?? day) >= day);
      if (found === undefined) throw refusedByRule(`没有适用于${day}的税收规则，请先登记`);
      return found as TaxRule<Kind>;
    },
  };
}

/** Later rules stand before earlier ones: what is enacted later ends what had no end. */
const byDay = (rules: readonly TaxRule[]): TaxRule[] => rules.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));

/** The law as the program knows it. */
export const knownLaw: TaxLaw = lawOf(byDay(todaysLaw));

/** Reads the rules of a tenant: its own, then those that come with the program. */
export async function readTaxLaw(tx: Tx, ctx: Pick<Context, 'actor'>): Promise<TaxLaw> {
  const rows = await tx
    .select()
    .from(hyTaxRule)
    .where(and(eq(hyTaxRule.tenantId, ctx.actor.tenantId), eq(hyTaxRule.delFlag, 0)));
  const own = rows.map(({ ruleKind, validFrom, validTo, terms, source }): TaxRule => {
    const kind = ruleKind as TaxRuleKind;
    return { ruleKind: kind, validFrom, validTo, terms: taxTerms[kind].parse(terms), source };
  });
  return lawOf([...byDay(own), ...byDay(todaysLaw)]);
}
