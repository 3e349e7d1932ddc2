import { announcementOf } from '@tarmac/admin-kit/jeecg';
import { NoticeDialog } from '@tarmac/admin-kit/notice-center';
import { type ActionDialogProps, defineAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type Announcement, announcementStates } from '@tarmac/freight-api/system';
import { announcement, announcementApi } from './announcement.resource.tsx';
import { announcementTexts as texts } from './announcementTexts.ts';
import { ReadersDrawer } from './ReadersDrawer.tsx';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const may = (move: keyof typeof announcementStates.moves) => (row: Announcement) => canAdvance(announcementStates, move, row.sendStatus);

function PreviewDialog({ rows: [row], onOpenChange }: ActionDialogProps<Announcement, unknown>) {
  return <NoticeDialog announcement={row && announcementOf(row)} onOpenChange={onOpenChange} onHandle={() => undefined} />;
}

/** Only drafts are edited. @source jeecg-wire 3.7 */
export const isDraft = may('publish');
/** What people read is withdrawn first. @source jeecg-wire 3.7 */
export const isRemovable = (row: Announcement): boolean => !may('revoke')(row);

/** Actions on an announcement. @source SYS-07 */
export const announcementActions = [
  defineAction(announcement, {
    label: texts.publish,
    permission: 'announcement:publish',
    when: isDraft,
    confirm: askAbout(announcement, texts.publishConfirm),
    success: texts.published,
    run: ({ id }) => announcementApi.doReleaseData({ id }),
  }),
  defineAction(announcement, {
    label: texts.revoke,
    permission: 'announcement:publish',
    danger: true,
    when: may('revoke'),
    confirm: askAbout(announcement, texts.revokeConfirm),
    success: texts.revoked,
    run: ({ id }) => announcementApi.doReovkeData({ id }),
  }),
  defineAction(announcement, {
    label: texts.push,
    permission: 'announcement:publish',
    when: may('revoke'),
    success: texts.pushed,
    run: ({ id }) => announcementApi.syncNotic({ anntId: id }),
  }),
  defineAction(announcement, { label: texts.preview, dialog: PreviewDialog }),
  defineAction(announcement, {
    label: texts.readers,
    permission: 'announcement:list',
    when: (row) => !isDraft(row),
    dialog: ReadersDrawer,
  }),
];
