import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';

/** Who somebody is, as the tax office asks. */
export interface PersonFacts {
  personName: string;
  /** By dictionary `third_id_type`. */
  idType: string;
  idNo: string | null;
  phone: string | null;
  /** Another one means that something of it has changed. */
  identityHash: string;
}

const idTypes = { card: '1', credit: '2' } as const;
const identityOf = (facts: Omit<PersonFacts, 'identityHash'>): PersonFacts => ({
  ...facts,
  identityHash: hashValue([facts.personName, facts.idType, facts.idNo ?? '', facts.phone ?? ''].join('\n')),
});

/** Reads who drivers and carriers are, by their ids. */
export async function personFacts(tx: Tx, ctx: Pick<Context, 'actor'>, ids: readonly string[]): Promise<Map<string, PersonFacts>> {
  const { tenantId } = ctx.actor;
  const drivers = await tx
    .select({ id: hyDriver.id, personName: hyDriver.driverName, idNo: hyDriver.idNo, phone: hyDriver.phone })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, tenantId), isAmong(hyDriver.id, ids)));
  const carriers = await tx
    .select({
      id: hyCarrier.id,
      personName: hyCarrier.carrierName,
      uscc: hyCarrier.uscc,
      legalIdNo: hyCarrier.legalIdNo,
      phone: hyCarrier.contactPhone,
    })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, tenantId), isAmong(hyCarrier.id, ids)));
  return new Map([
    ...drivers.map(({ id, ...facts }) => [id, identityOf({ ...facts, idType: idTypes.card })] as const),
    // A self-employed carrier is known by the card of its owner.
    ...carriers.map(
      ({ id, uscc, legalIdNo, ...facts }) =>
        [id, identityOf({ ...facts, idType: uscc === null ? idTypes.card : idTypes.credit, idNo: uscc ?? legalIdNo })] as const,
    ),
  ]);
}
