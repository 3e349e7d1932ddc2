import type { TabCounts } from '@tarmac/admin-kit/resource';
import { driverReview } from '@tarmac/freight-api/fleet';
import { statusTab as tab } from '../lists/statusTab.ts';

const { draft, pending, approved, refused, frozen, expired } = driverReview.codes;

/** Tabs of a list of certified parties, with what is to be reviewed once more. @source freight-domain F04, F05, 5.10 */
export const reviewTabs = (counts: TabCounts) => ({
  field: 'state' as const,
  counts,
  items: [
    tab('all', '全部', 'All'),
    tab('pending', '待审核', 'To review', pending),
    { ...tab('recheck', '复审', 'To review again'), counted: ['recheck'], filter: { recheck: '1' } },
    tab('approved', '已通过', 'Approved', approved),
    tab('refused', '已驳回', 'Refused', refused),
    tab('frozen', '已冻结', 'Frozen', frozen),
    tab('expired', '证件过期', 'Expired', expired),
    tab('draft', '草稿', 'Drafts', draft),
  ],
});
