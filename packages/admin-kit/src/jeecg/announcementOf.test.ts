import { expect, test } from 'vitest';
import { announcementOf } from './announcementOf.ts';

test('NOTI-04 an announcement of the wire gets its title and content in the words of the kit; what else it has stays', () => {
  expect(announcementOf({ id: '1', titile: '停运通知', msgContent: '<p>停运</p>', priority: 'H' })).toEqual({
    id: '1',
    title: '停运通知',
    content: '<p>停运</p>',
    priority: 'H',
  });
  expect(announcementOf({ id: '2', titile: null }).title).toBeNull();
});

test.each([
  ['url', ' /shipping/list ', null, { address: '/shipping/list' }],
  ['component', 'shipping/NoteDetail', 'n1', { page: 'shipping/NoteDetail', about: 'n1' }],
  ['component', 'shipping/NoteDetail', null, { page: 'shipping/NoteDetail', about: undefined }],
  ['url', ' ', null, undefined],
  ['url', null, null, undefined],
  ['other', '/a', null, undefined],
  [null, '/a', null, undefined],
])('NOTI-04 open type %s with %j and %j leads to %j', (openType, openPage, busId, leadsTo) => {
  expect(announcementOf({ id: '1', openType, openPage, busId }).leadsTo).toEqual(leadsTo);
});
