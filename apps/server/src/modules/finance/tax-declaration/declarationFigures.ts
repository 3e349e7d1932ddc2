import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { readTaxLaw } from '../tax-rule/taxLaw.ts';
import { agencyDeclared, correctedBefore, identitiesBefore, incomeTaxBefore, paidBefore } from './declaredBefore.ts';
import { type DeclaredPerson as Person, figuresOf, nothingTaxed, personRemarks, rulesUsed } from './declaredPersons.ts';
import { ownVatOf } from './ownVat.ts';
import { paidPersons } from './paidPersons.ts';
import { deadlineOf, holidaysOf, type Period } from './period.ts';
import { personFacts } from './personFacts.ts';
import { taxKind } from './taxDeclaration.states.ts';
import type { hyTaxPerson } from './taxDeclaration.table.ts';

type Actor = Pick<Context, 'actor'>;

/** Of which company, kind and period. */
interface Asked {
  companyId: string;
  kind: string;
  period: Period;
}

/** What a declaration of a period says by now, with its persons. They are read and counted all at once. */
export async function declarationFigures(tx: Tx, ctx: Actor, { companyId, kind, period }: Asked) {
  const asked = { companyId, kind, period };
  const { persons, taxable, rules, corrects, ...own } =
    kind === taxKind.ownVat ? await ownVatOf(tx, ctx, asked) : await personsOf(tx, ctx, asked);
  const total = (of: (person: Person) => number | undefined) => persons.reduce((sum, person) => sum + (of(person) ?? 0), 0);
  const { taxHolidays } = await readConfigValues(tx, ctx, ['taxHolidays']);
  const values = {
    companyId,
    taxKind: kind,
    period: period.period,
    periodFrom: period.from,
    periodTo: period.to,
    deadline: deadlineOf(kind, { to: period.to, holidays: holidaysOf(taxHolidays) }),
    personCount: persons.length,
    noteCount: total(({ noteCount }) => noteCount),
    incomeAmount: total(({ incomeAmount }) => incomeAmount),
    paidAmount: total(({ paidAmount }) => paidAmount),
    taxWithheld: total(({ taxWithheld }) => taxWithheld),
    taxableAmount: taxable,
    vatAmount: total(({ vatAmount }) => vatAmount),
    surtaxAmount: total(({ surtaxAmount }) => surtaxAmount),
    iitAmount: total(({ iitAmount }) => iitAmount),
    dueAmount: total(({ dueAmount }) => dueAmount),
    rules,
    correctsId: corrects,
    ...own,
  };
  return { values, persons };
}

async function personsOf(tx: Tx, ctx: Actor, { companyId, kind, period }: Asked) {
  const of = { companyId, period };
  const law = await readTaxLaw(tx, ctx);
  const basis = {
    kind,
    law,
    period,
    declaredBefore: kind === taxKind.incomeTax ? await incomeTaxBefore(tx, ctx, of) : new Map<string, number>(),
    agencyDeclared: kind === taxKind.income ? await agencyDeclared(tx, ctx, of) : new Set<string>(),
  };
  const rules = rulesUsed(basis);
  const paid = await paidPersons(tx, ctx, of);
  // Income tax is withheld from people; companies declare their own.
  const concerned = kind === taxKind.incomeTax ? paid.filter(({ personType }) => personType !== 'carrier') : paid;
  const corrected = await correctedBefore(tx, ctx, { ...of, kind });
  const previous = new Map(corrected?.persons.map((person) => [person.personId, person]));
  const settled = corrected === undefined ? new Map<string, number>() : await paidBefore(tx, ctx, { ...of, kind });
  const facts = await personFacts(
    tx,
    ctx,
    concerned.map(({ personId }) => personId),
  );
  const known = kind === taxKind.identity ? await identitiesBefore(tx, ctx, of) : new Map<string, string>();
  let taxable = 0;
  const persons = concerned.flatMap((person): Person[] => {
    const { personId, personType } = person;
    const who = facts.get(personId);
    if (who === undefined || (kind === taxKind.identity && known.get(personId) === who.identityHash)) return [];
    const { taxable: part, ...figures } = figuresOf(person, basis);
    taxable += part;
    const tax = figures.vatAmount + figures.surtaxAmount + figures.iitAmount;
    const before = previous.get(personId);
    return [
      {
        personType,
        personId,
        ...who,
        ...figures,
        incomeAmount: person.income,
        dueAmount: tax - (settled.get(personId) ?? 0),
        previousIncome: corrected === undefined ? null : (before?.incomeAmount ?? 0),
        previousTax: corrected === undefined ? null : (before?.taxAmount ?? 0),
      },
    ];
  });
  const stays = new Set(persons.map(({ personId }) => personId));
  const gone = kind === taxKind.identity ? [] : [...previous.values()].filter(({ personId }) => !stays.has(personId));
  return { persons: [...persons, ...gone.map((person) => goneOf(person, settled))], taxable, rules, corrects: corrected?.batch.id ?? null };
}

/** Somebody whom the corrected declaration named, and who has no income any more. */
function goneOf(
  { personType, personId, personName, idType, idNo, phone, identityHash, incomeAmount, taxAmount }: typeof hyTaxPerson.$inferSelect,
  settled: ReadonlyMap<string, number>,
): Person {
  return {
    personType,
    personId,
    personName,
    idType,
    idNo,
    phone,
    identityHash,
    ...nothingTaxed,
    remark: personRemarks.gone,
    dueAmount: -(settled.get(personId) ?? 0),
    previousIncome: incomeAmount,
    previousTax: taxAmount,
  };
}
