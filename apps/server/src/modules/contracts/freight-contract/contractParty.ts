import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { findDefaultCompany } from '../../customers/company/company.service.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import type { ContractValues } from '../template/placeholders.ts';
import type { hyContract } from './freightContract.table.ts';
import { contractType } from './freightContract.states.ts';
import { platformSide } from './signRules.ts';

type ContractRow = typeof hyContract.$inferSelect;
type Company = typeof hyCompany.$inferSelect;

/** The side that contracts with the platform. */
export interface Party {
  id: string;
  /** Code of `party_type`. */
  type: string;
  name: string;
  values: ContractValues;
}

/** Codes of `party_type`. */
export const partyType = { platform: '1', customer: '2', driver: '3', carrier: '4' } as const;

/** The columns of both sides. */
export function sidesOf(
  type: string,
  { company, party }: { company: Pick<Company, 'id' | 'companyName'>; party: Pick<Party, 'id' | 'type' | 'name'> },
): Pick<ContractRow, 'partyAType' | 'partyAId' | 'partyAName' | 'partyBType' | 'partyBId' | 'partyBName'> {
  const platform = { type: partyType.platform, id: company.id, name: company.companyName };
  const [a, b] = platformSide(type) === 'A' ? [platform, party] : [party, platform];
  return { partyAType: a.type, partyAId: a.id, partyAName: a.name, partyBType: b.type, partyBId: b.id, partyBName: b.name };
}

/** The other side of a contract of this type. @throws InvalidInput missing, not visible, not approved or of another kind */
export async function findParty(tx: Tx, ctx: Context, type: string, id: string): Promise<Party> {
  const found =
    type === contractType.carrier
      ? await carrier(tx, ctx, id)
      : type === contractType.framework
        ? await driver(tx, ctx, id)
        : await customer(tx, ctx, type, id);
  if (found === undefined) throw refusedField('partyId', '请选择合同对方');
  if (found.state !== '2') throw refusedField('partyId', '合同对方未审核通过');
  return found;
}

type Found = Party & { state: string };

async function customer(tx: Tx, ctx: Context, type: string, id: string): Promise<Found | undefined> {
  const row = await findRow(tx, ctx, customerResource, id);
  if (row === undefined || (row.customerKind === '2') !== (type === contractType.agency)) return undefined;
  const values = {
    partyCode: row.uscc ?? row.idNo ?? '',
    partyAddress: row.address ?? '',
    partyContact: row.contactName,
    partyPhone: row.contactPhone,
  };
  return { id, type: partyType.customer, name: row.customerName, state: row.state, values };
}

async function carrier(tx: Tx, ctx: Context, id: string): Promise<Found | undefined> {
  const row = await findRow(tx, ctx, carrierResource, id);
  if (row === undefined) return undefined;
  const values = {
    partyCode: row.uscc ?? row.legalIdNo ?? '',
    partyAddress: row.address ?? '',
    partyContact: row.contactName ?? '',
    partyPhone: row.contactPhone ?? '',
  };
  return { id, type: partyType.carrier, name: row.carrierName, state: row.state, values };
}

async function driver(tx: Tx, ctx: Context, id: string): Promise<Found | undefined> {
  const row = await findRow(tx, ctx, driverResource, id);
  return row === undefined ? undefined : { ...driverParty(row), state: row.state };
}

/** A driver as a party. */
export function driverParty(row: Pick<typeof hyDriver.$inferSelect, 'id' | 'driverName' | 'idNo' | 'phone' | 'address'>): Party {
  const { id, driverName: name, idNo, phone, address } = row;
  return {
    id,
    type: partyType.driver,
    name,
    values: { driverName: name, partyCode: idNo, partyAddress: address ?? '', partyContact: name, partyPhone: phone },
  };
}

/** The operating company that contracts, the default one unless another is named. @throws InvalidInput there is none */
export async function contractingCompany(tx: Tx, ctx: Context, companyId: string | null | undefined): Promise<Company> {
  const [named] = companyId
    ? await tx
        .select()
        .from(hyCompany)
        .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.delFlag, 0), eq(hyCompany.id, companyId)) as SQL)
    : [await findDefaultCompany(tx, ctx.actor.tenantId)];
  if (named?.state !== '1') throw refusedField('companyId', companyId ? '运营主体不可用' : '请先设置默认运营主体');
  return named;
}
