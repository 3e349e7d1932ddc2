import { expect, test } from 'vitest';
import { announcementOf } from './announcementOf.ts';

test('NOTI-04 an announcement of the wire gets its title spelled right; what else it has stays', () => {
  expect(announcementOf({ id: '1', titile: '停运通知', priority: 'H' })).toEqual({ id: '1', title: '停运通知', priority: 'H' });
  expect(announcementOf({ id: '2', titile: null }).title).toBeNull();
});
