import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { ownSide } from '../common/agreedTerms.ts';
import { distanceOf, findPlaces, placeValues } from '../common/documentPlaces.ts';
import { alwaysHidden, blankFees, seesBothSides } from '../common/feeVisibility.ts';
import { fillDefaults } from '../common/termDefaults.ts';
import { feeProblem } from '../fees/fees.ts';
import type { orderContract } from './order.contract.ts';
import { orderFees, orderResource } from './order.resource.ts';
import { orderStates } from './order.states.ts';
import type { hyOrder } from './order.table.ts';

type Question = z.output<typeof orderContract.endpoints.estimate.query>;

/**
 * What an order would cost if it were saved now: the same defaults, places and formulas. Fees that the reader may not see are null.
 *
 * @source freight-domain 4.5
 */
export function estimateOrder(ctx: Context, question: Question) {
  return ctx.transaction(async (tx) => {
    const order = await trialOrder(tx, ctx, question);
    const fees = orderFees(order);
    const agentId = order.agentId ?? (ctx.actor.userType === 2 ? ctx.actor.cid : null);
    const owner = { orderMode: question.orderMode, agentId };
    const shown = blankFees(ctx.actor, { ...fees, ...owner });
    for (const name of alwaysHidden(ctx.actor)) if (name in shown) shown[name] = null;
    const amount = (name: string) => shown[name] as number | null;
    return {
      driverFee: amount('driverFee'),
      serviceFee: amount('serviceFee'),
      customerFee: amount('customerFee'),
      agentMargin: amount('agentMargin'),
      feeTotal: amount('feeTotal'),
      freeze: amount('feeTotal') ?? 0,
      distance: order.distance ?? null,
      problem: seesBothSides(ctx.actor, owner) ? (feeProblem(fees)?.message[ctx.locale] ?? null) : null,
    };
  });
}

/** The order as it would be stored, as far as its fees follow from it. */
async function trialOrder(tx: Tx, ctx: Context, question: Question): Promise<Values<typeof hyOrder>> {
  const { orderId, cleared = '', plannedWeight, volume, pieces, vehicles, distance, ...terms } = question;
  const stored = orderId === undefined ? undefined : await findRow(tx, ctx, orderResource, orderId);
  const isPublished = stored !== undefined && stored.status !== orderStates.codes.draft;
  const quantities = { totalWeight: plannedWeight, totalVolume: volume, totalPieces: pieces, totalVehicles: vehicles };
  const emptied = Object.fromEntries(cleared.split(',').flatMap((name) => (clearable.has(name) ? [[clearable.get(name), null]] : [])));
  const typed: Values<typeof hyOrder> = { ...stored, ...emptied, ...given(terms), ...given(quantities) };
  const values = ownSide(ctx, typed);
  const [customer] =
    typeof (typed.customerId ?? values.customerId) === 'string'
      ? await tx
          .select()
          .from(hyCustomer)
          // Rates of others are told by an estimate as well.
          .where(and(visibleRows(ctx, customerResource), eq(hyCustomer.id, typed.customerId ?? values.customerId ?? '')))
      : [];
  values.customerId = customer?.id;
  // A published order keeps the places that it was published with.
  const { send, receive } = isPublished ? {} : await findPlaces(tx, ctx, values);
  Object.assign(values, placeValues(send, receive));
  values.distance = distance ?? distanceOf(values);
  await fillDefaults(tx, ctx, values, customer);
  return values;
}

/** What a stored order may do without, by its name in the question. */
const clearable = new Map<string, string>([
  ['customerUnitPrice', 'customerUnitPrice'],
  ['agentFee', 'agentFee'],
  ['sendAddressId', 'sendAddressId'],
  ['receiveAddressId', 'receiveAddressId'],
  ['plannedWeight', 'totalWeight'],
  ['volume', 'totalVolume'],
  ['pieces', 'totalPieces'],
  ['vehicles', 'totalVehicles'],
]);

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
