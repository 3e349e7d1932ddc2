import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { nowText, parseDateTimeText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { merchantOf } from '../../bank-channel/merchant.ts';
import type { EtcChannel } from '../etcChannel.ts';
import { etcSimTrip } from './etcSim.table.ts';
import { scenarioOf, tollsOf } from './tolls.ts';

/** Invoices are there a day after the end was reported. @source freight-domain 7 */
const dayMs = 86_400_000;

/** Who bought where somebody else is to have bought. */
export const stranger = { buyerName: '其他公司', buyerTaxNo: null };

const refused = (code: string, reason: string) => ({ state: 'refused', code, reason: `本地模拟：${reason}`, final: false }) as const;

/** The embedded toll service as a tenant of ours uses it. It shares nothing with our books and works without a network. @source freight-domain 7 */
export function embeddedEtc(platform: Platform, tenantId: number): EtcChannel {
  const merchant = merchantOf(tenantId);
  const inBooks = <Result>(run: (tx: Tx) => Promise<Result>) => platform.database.transaction('system', run);
  const trip = (noteNo: string) => and(eq(etcSimTrip.tenantId, 0), eq(etcSimTrip.merchant, merchant), eq(etcSimTrip.noteNo, noteNo));
  return {
    name: 'embedded',
    simulated: true,
    registerVehicle: async ({ plate, plateColor }) => {
      if (scenarioOf(plate) === 'unlisted') return refused('NOT_LISTED', '车辆不在ETC名单内');
      const digits = BigInt(`0x${createHash('sha256').update(`card ${plate} ${plateColor}`).digest('hex').slice(0, 15)}`);
      return { state: 'registered', etcCardNo: `99${String(digits % 10n ** 18n).padStart(18, '0')}` };
    },
    startTrip: async ({ noteNo, plate, startTime, distance, buyer }) => {
      if (scenarioOf(plate) === 'duplicate') return refused('DUPLICATE', '该车辆有未结束的行程');
      const given = { plate, startTime, distance, buyerName: buyer.name, buyerTaxNo: buyer.taxNo };
      const kept = await inBooks(async (tx) => {
        await tx
          .insert(etcSimTrip)
          .values({ tenantId: 0, merchant, noteNo, ...given })
          .onConflictDoNothing();
        const [row] = await tx.select().from(etcSimTrip).where(trip(noteNo));
        return row;
      });
      if (kept?.plate !== plate || kept.startTime !== startTime) throw new Error(`the number ${noteNo} belongs to another trip`);
      return { state: 'accepted' };
    },
    endTrip: ({ noteNo, endTime }) =>
      inBooks(async (tx) => {
        const [row] = await tx.select().from(etcSimTrip).where(trip(noteNo)).for('update');
        if (row === undefined) return refused('NO_TRIP', '没有上报过该行程的开始');
        if (row.endTime === null)
          await tx
            .update(etcSimTrip)
            .set({ endTime, reportTime: nowText(platform.clock) })
            .where(trip(noteNo));
        return { state: 'accepted' };
      }),
    queryInvoices: async (noteNo) => {
      const [row] = await inBooks((tx) => tx.select().from(etcSimTrip).where(trip(noteNo)));
      const reported = parseDateTimeText(row?.reportTime ?? '');
      if (row?.endTime == null || reported === undefined || platform.clock.now().getTime() < reported.getTime() + dayMs) return [];
      const scenario = scenarioOf(row.plate);
      if (scenario === 'none') return [];
      const tolls = tollsOf({ ...row, endTime: row.endTime });
      return scenario === 'stranger' ? tolls.map((toll) => ({ ...toll, ...stranger })) : tolls;
    },
  };
}
