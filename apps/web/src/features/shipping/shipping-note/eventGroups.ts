import type { LocalText } from '@tarmac/admin-kit/i18n';

/** What an event of a waybill is about. */
export type EventGroup = 'dispatch' | 'road' | 'review' | 'money' | 'other';

/** Names of the groups, in the order in which a waybill comes to them. */
export const eventGroups: Readonly<Record<EventGroup, LocalText>> = {
  dispatch: { zh: '调度', en: 'Dispatch' },
  road: { zh: '运输', en: 'Transport' },
  review: { zh: '审核', en: 'Review' },
  money: { zh: '资金', en: 'Money' },
  other: { zh: '其他', en: 'Other' },
};

/** How the codes of a group begin: most kinds of event come in pairs, such as checkPass and checkReject. */
const beginnings: ReadonlyArray<readonly [EventGroup, RegExp]> = [
  ['dispatch', /^(?:created|assigned|accept|refused|vehicleChanged|revoke)/],
  ['road', /^(?:load|unload|depart|position|stopLong|deviated|signed|receipt|etc)/],
  ['review', /^(?:preCheck|weightChanged|submitCheck|check|bizReview|reopened|resubmitReview|examine)/],
  ['money', /^(?:price|payee|prepay|insurance|pay|offlinePaid|customerPaid|dianfu|billed|invoice|noteAdjust)/],
];

/** The group of a kind of event; what is not known is among the others. */
export const groupOf = (eventType: string | null): EventGroup =>
  beginnings.find(([, begins]) => begins.test(eventType ?? ''))?.[0] ?? 'other';
