import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type DeclarationRow, hyTaxPerson, type TaxPersonRow } from './taxDeclaration.table.ts';

const perPiece = 2000;

/** The persons of a declaration, piece by piece in the order of their ids: they stay as they were made. */
export async function* personsOfBatch(tx: Tx, ctx: Context, batchId: string): AsyncGenerator<TaxPersonRow[]> {
  let after = '';
  for (;;) {
    const rows = await tx
      .select()
      .from(hyTaxPerson)
      .where(and(eq(hyTaxPerson.tenantId, ctx.actor.tenantId), eq(hyTaxPerson.batchId, batchId), gt(hyTaxPerson.personId, after)))
      .orderBy(asc(hyTaxPerson.personId))
      .limit(perPiece);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.personId;
  }
}

/** A person as files and digests say it. Amounts are fen. */
export const personLine = (person: TaxPersonRow) => ({
  personType: person.personType,
  name: person.personName,
  idType: person.idType,
  idNo: person.idNo,
  phone: person.phone,
  noteCount: person.noteCount,
  incomeAmount: person.incomeAmount,
  paidAmount: person.paidAmount,
  taxWithheld: person.taxWithheld,
  exempt: person.exemptFlag === '1',
  exemptReason: person.exemptReason,
  vatRate: person.vatRate,
  vatAmount: person.vatAmount,
  surtaxAmount: person.surtaxAmount,
  cumulativeIncome: person.cumulativeIncome,
  cumulativeDeduct: person.cumulativeDeduct,
  iitRate: person.iitRate,
  iitAmount: person.iitAmount,
});

/** SHA-256 of everything that a declaration says. */
export async function digestOf(tx: Tx, ctx: Context, { id, batchNo }: DeclarationRow): Promise<string> {
  const hash = createHash('sha256').update(batchNo);
  for await (const piece of personsOfBatch(tx, ctx, id)) for (const person of piece) hash.update(JSON.stringify(personLine(person)));
  return hash.digest('hex');
}
