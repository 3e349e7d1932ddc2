import { sql } from 'drizzle-orm';
import { decimalText, pricedFields } from '../src/modules/shipping/price-history/priceHistory.service.ts';
import { hyPriceHistory } from '../src/modules/shipping/price-history/priceHistory.table.ts';
import { hyOrder } from '../src/modules/shipping/order/order.table.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { idAt, minute, momentOf, timeText } from './demo/calendar.ts';
import { maker } from './demo/parties.ts';
import { createRandom } from './demo/random.ts';

/** Orders whose price was changed once, before anything was sent. */
const orders = 60;
const reasons = { up: ['油价上调，按约定调价', '旺季运力紧张', '客户确认新单价'], down: ['行情回落', '油价下调', '客户确认新单价'] };

/** Changes that led to the prices which the newest orders have. */
export async function loadPriceChanges(tx: Tx): Promise<void> {
  const random = createRandom('priceChanges');
  const rows = await tx
    .select()
    .from(hyOrder)
    .where(sql`${hyOrder.tenantId} = 0 and ${hyOrder.reviewTime} is not null`)
    .orderBy(sql`${hyOrder.createTime} desc, ${hyOrder.id}`)
    .limit(orders);
  const { label, unit, ...written } = pricedFields.unitPrice;
  await bulkInsert(
    tx,
    hyPriceHistory,
    rows.map((order) => {
      // Within the hour between its entry and its review.
      const at = momentOf(order.createTime) + random.int(5, 40) * minute;
      // Whole jiao, as prices are agreed; never the same one.
      const before = Math.round((order.unitPrice * random.pick([92, 94, 96, 97, 103, 105])) / 100_000) * 1000;
      return {
        ...maker,
        tenantId: 0,
        id: idAt(random, at),
        createTime: timeText(at),
        targetType: 'order',
        targetId: order.id,
        targetNo: order.orderNo,
        fieldName: 'unitPrice',
        fieldLabel: label,
        oldValue: decimalText(before, written),
        newValue: decimalText(order.unitPrice, written),
        unit,
        reason: random.pick(before < order.unitPrice ? reasons.up : reasons.down),
        sendCity: order.sendCity,
        receiveCity: order.receiveCity,
        cargoName: order.cargoName,
        priceMode: order.priceMode,
        changeBy: 'ops',
        changeTime: timeText(at),
        orderMode: order.orderMode,
        customerId: order.customerId,
        agentId: order.agentId,
      };
    }),
  );
}
