import { defineListAction } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { noteApi, shippingNote } from '../shippingNote.resource.ts';
import { batchOf, ChosenNotes, isToReview } from './checkingActions.tsx';

/** The review of many at once: what breaks a rule stays. @source freight-domain S01 批量通过 */
export const reviewChosen = defineListAction<ShippingNote>(shippingNote, {
  label: { zh: '批量通过', en: 'Pass chosen' },
  permission: 'shipping:businessReview',
  needsSelection: true,
  when: isToReview,
  confirm: (rows) => <ChosenNotes question="askReviewChosen" rows={rows} />,
  run: (rows, { context }) => noteApi.businessReview({ ...batchOf(rows), pass: true }, context),
});
