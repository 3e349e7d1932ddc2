import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import {
  type Announcement,
  type AnnouncementReader,
  announcementReaderFields,
  createAnnouncementReaderApi,
} from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { announcementTexts as texts } from './announcementTexts.ts';

const api = createAnnouncementReaderApi(client);

/** Who of those whom an announcement is for has read it, and who has not. @source SYS-07 */
export function ReadersDrawer({ rows: [row], onOpenChange }: ActionDialogProps<Announcement, unknown>) {
  const { localize } = useLocale();
  const anntId = row?.id ?? '';
  const readers = useMemo(() => readersOf(anntId), [anntId]);
  return (
    <ListDrawer
      title={`${localize(texts.readers)} · ${row?.titile ?? ''}`}
      width={760}
      onOpenChange={onOpenChange}
      resource={readers}
      search={['realname', 'readFlag']}
      columns={['username', 'realname', 'readFlag', 'readTime']}
      selectable={false}
      storageId="announcementReaders"
    />
  );
}

const readersOf = (anntId: string) =>
  defineResource<AnnouncementReader>()({
    label: texts.readers,
    api: { list: (query, options) => api.list({ ...query, anntId }, options) },
    permission: 'announcement',
    name: `announcementReader ${anntId}`,
    titleField: 'realname',
    fields: announcementReaderFields,
  });
