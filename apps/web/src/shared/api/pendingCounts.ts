import { announcementOf, type JeecgAnnouncement } from '@tarmac/admin-kit/jeecg';
import { noticePollMs } from '@tarmac/admin-kit/notice-center';
import { notices } from '@tarmac/admin-kit/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../texts/errorText.ts';
import { client } from '../session/session.ts';
import { defineTexts } from '../texts/defineTexts.ts';

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

/** Everything that a message of the server makes stale. @source NOTI-06 */
export const newsKey = ['news'] as const;

const texts = defineTexts({
  drivers: { zh: '待审核司机', en: 'Drivers to review' },
  vehicles: { zh: '待审核车辆', en: 'Vehicles to review' },
  shippers: { zh: '待审核货主', en: 'Customers to review' },
  monthly: { zh: '月结账期到期', en: 'Monthly terms due' },
  perBatch: { zh: '批结账期到期', en: 'Per-batch terms due' },
  perTrip: { zh: '趟结账期到期', en: 'Per-trip terms due' },
  advances: { zh: '垫付账期到期', en: 'Advances due' },
});

/** What waits for a review, with the page that shows the rows. */
export const toReview = {
  drivers: { label: texts.drivers, href: '/wlhy/hydriver/HyDriverList?state=1' },
  vehicles: { label: texts.vehicles, href: '/wlhy/hyvehicle/HyVehicleList?state=1' },
  customers: { label: texts.shippers, href: '/customer/manager?state=1' },
} as const;

/** Each count with its words and the page that shows the rows. @source NOTI-02 */
export const pendingKinds = [
  { key: 'sijiCount', ...toReview.drivers },
  { key: 'cheCount', ...toReview.vehicles },
  { key: 'huozhuCount', ...toReview.customers },
  { key: 'yuejieZhangQi', label: texts.monthly, href: '/shipping/list?state=1&settleType=1' },
  { key: 'pijieZhangQi', label: texts.perBatch, href: '/shipping/list?state=1&settleType=2' },
  { key: 'tangjieZhangQi', label: texts.perTrip, href: '/shipping/list?state=1&settleType=3' },
  { key: 'dianfuZq', label: texts.advances, href: '/plateform/cost/paylist?state=1' },
] as const satisfies readonly { key: keyof PendingCounts; label: { zh: string; en: string }; href: string }[];

// A window that was away for longer than a poll shows what is new at once, not with the next one.
const polled = {
  refetchInterval: noticePollMs,
  refetchOnWindowFocus: ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > noticePollMs && 'always',
} as const;

/** The counts, polled while a page that shows them is open. @source NOTI-01 */
export function usePendingCounts() {
  return useQuery({
    ...polled,
    queryKey: [...newsKey, 'pendingCounts'],
    queryFn: ({ signal }) => client.get<PendingCounts>('/hydriver/hyDriver/getDsXx', undefined, signal),
  });
}

interface Unread {
  anntMsgList: JeecgAnnouncement[] | null;
  anntMsgTotal: number;
  sysMsgList: JeecgAnnouncement[] | null;
  sysMsgTotal: number;
}

/** The newest unread notices and system messages. @source NOTI-03 */
export function useUnreadAnnouncements() {
  return useQuery({
    ...polled,
    queryKey: [...newsKey, 'announcements'],
    queryFn: async ({ signal }) => {
      const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = await client.get<Unread>(
        '/sys/annountCement/listByUser',
        undefined,
        signal,
      );
      const entries = [...(anntMsgList ?? []), ...(sysMsgList ?? [])].toSorted((one, other) =>
        (other.sendTime ?? '').localeCompare(one.sendTime ?? ''),
      );
      return { entries: entries.map(announcementOf), total: anntMsgTotal + sysMsgTotal };
    },
  });
}

/** The way to mark an announcement as read; the counts are asked for again. @source NOTI-03 */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return async (anntId: string) => {
    try {
      await client.request({ method: 'PUT', path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId', body: { anntId } });
      await queryClient.invalidateQueries({ queryKey: newsKey });
    } catch (error) {
      notices.warning(errorText(error));
    }
  };
}
