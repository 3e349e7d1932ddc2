import { field } from '@tarmac/admin-kit/field';
import { defineResource, type FormSpec } from '@tarmac/admin-kit/resource';
import { type Announcement, announcementFields, announcementSchemas, createAnnouncementApi } from '@tarmac/freight-api/system';
import { RichTextInput } from '@tarmac/admin-kit/rich-text';
import { client } from '../../../shared/session/session.ts';
import { PeoplePicker } from '../user/userPickers.tsx';
import { announcementTexts as texts } from './announcementTexts.ts';

/** Calls of the announcements. */
export const announcementApi = createAnnouncementApi(client);

/** What people are told. @source SYS-07, jeecg-wire 3.7 */
export const announcement = defineResource<Announcement>()({
  label: texts.announcement,
  api: announcementApi,
  permission: 'announcement',
  titleField: 'titile',
  schemas: announcementSchemas,
  fields: {
    ...announcementFields,
    userIds: field.reference(announcementFields.userIds, { picker: PeoplePicker }),
    msgContent: field.reference(announcementFields.msgContent, { picker: RichTextInput }),
  },
});

/** What an announcement asks. */
export const announcementForm: FormSpec<keyof typeof announcement.fields> = [
  { field: 'titile', wide: true },
  'msgCategory',
  'priority',
  'startTime',
  // Notices of the system have no end; people say when theirs is over.
  { field: 'endTime', required: true },
  'msgType',
  { field: 'userIds', when: (values) => values['msgType'] === 'USER', required: true },
  { field: 'msgAbstract', wide: true, required: true },
  { field: 'msgContent', wide: true },
];
