import { useQuery } from '@tanstack/react-query';
import { client } from './session.ts';
import { defineTexts } from './defineTexts.ts';

/** What waits for somebody. @source NOTI-01 */
export interface PendingCounts {
  sijiCount: number;
  cheCount: number;
  huozhuCount: number;
  yuejieZhangQi: number;
  pijieZhangQi: number;
  tangjieZhangQi: number;
  dianfuZq: number;
}

/** How often the counts are asked anew, ms. @source NOTI-01 */
const pendingPollMs = 650_000;

const texts = defineTexts({
  drivers: { zh: '待审核司机', en: 'Drivers to review' },
  vehicles: { zh: '待审核车辆', en: 'Vehicles to review' },
  shippers: { zh: '待审核货主', en: 'Shippers to review' },
  monthly: { zh: '月结账期到期', en: 'Monthly terms due' },
  perBatch: { zh: '批结账期到期', en: 'Per-batch terms due' },
  perTrip: { zh: '趟结账期到期', en: 'Per-trip terms due' },
  advances: { zh: '垫付账期到期', en: 'Advances due' },
});

/** Each count with its words and the page that shows the rows. @source NOTI-02 */
export const pendingKinds = [
  { key: 'sijiCount', label: texts.drivers, href: '/wlhy/hydriver/HyDriverList?state=1' },
  { key: 'cheCount', label: texts.vehicles, href: '/wlhy/hyvehicle/HyVehicleList?state=1' },
  { key: 'huozhuCount', label: texts.shippers, href: '/customer/manager?state=1' },
  { key: 'yuejieZhangQi', label: texts.monthly, href: '/shipping/list?state=1' },
  { key: 'pijieZhangQi', label: texts.perBatch, href: '/shipping/list?state=1' },
  { key: 'tangjieZhangQi', label: texts.perTrip, href: '/shipping/list?state=1' },
  { key: 'dianfuZq', label: texts.advances, href: '/plateform/cost/paylist?state=1' },
] as const satisfies readonly { key: keyof PendingCounts; label: { zh: string; en: string }; href: string }[];

/** The counts, polled while a page that shows them is open. */
export function usePendingCounts() {
  return useQuery({
    queryKey: ['news', 'pendingCounts'],
    refetchInterval: pendingPollMs,
    queryFn: ({ signal }) => client.get<PendingCounts>('/hydriver/hyDriver/getDsXx', undefined, signal),
  });
}
