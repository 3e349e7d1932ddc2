import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { ComplaintInput } from './complaint.contract.ts';
import { party } from '../party.ts';

type Input = z.output<typeof ComplaintInput>;

/** One side of a complaint. */
export interface Side {
  type: string;
  id: string | null;
  name: string;
}

/** Who complains: the company of those who come from outside; for staff whom they name. @throws InvalidInput nobody is named */
export async function complainant(tx: Tx, ctx: Context, { note, input }: { note: NoteRow | undefined; input: Input }): Promise<Side> {
  const { userType, cid, tenantId } = ctx.actor;
  if (userType !== 1) {
    if (cid === null) throw forbidden();
    return ownCompany(tx, tenantId, { userType, cid });
  }
  const type = input.fromType;
  if (type === null || type === undefined) throw refusedField('fromType', '请选择投诉方');
  if (note !== undefined) return sideOfNote(note, { type, path: 'fromType' });
  const name = input.fromName?.trim() ?? '';
  if (name === '') throw refusedField('fromName', '没有运单时请填写投诉人');
  return { type, id: null, name };
}

/** Whom it is about: the platform, or somebody of the waybill. @throws InvalidInput nobody, or the complainant itself */
export function complainedAbout({ note, input, from }: { note: NoteRow | undefined; input: Input; from: Side }): Side {
  const { againstType: type } = input;
  if (type === party.platform) return { type, id: null, name: '平台' };
  if (note === undefined) throw refusedField('noteId', '投诉平台以外的对象时请选择运单');
  const side = sideOfNote(note, { type, path: 'againstType' });
  if (side.type === from.type && side.id === from.id) throw refusedField('againstType', '被投诉人不能与投诉人相同');
  // A captain drives as well.
  if (from.type === party.captain && side.id === from.id) throw refusedField('againstType', '被投诉人不能与投诉人相同');
  return side;
}

function sideOfNote(note: NoteRow, { type, path }: { type: string; path: string }): Side {
  if (type === party.customer) return { type, id: note.customerId, name: note.customerName };
  const [id, name] = type === party.driver ? [note.driverId, note.driverName] : [note.carrierId, note.carrierName];
  if (id === null) throw refusedField(path, type === party.driver ? '该运单还没有司机' : '该运单没有承运商');
  return { type, id, name: name ?? '' };
}

async function ownCompany(tx: Tx, tenantId: number, { userType, cid }: { userType: number; cid: string }): Promise<Side> {
  const [type, table, name] =
    userType === 2
      ? ([party.customer, hyCustomer, hyCustomer.customerName] as const)
      : userType === 3
        ? ([party.carrier, hyCarrier, hyCarrier.carrierName] as const)
        : ([party.captain, hyDriver, hyDriver.driverName] as const);
  const [row] = await tx
    .select({ name })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, cid)));
  if (row === undefined) throw notFound();
  return { type, id: cid, name: row.name };
}
