import { expect, test } from 'vitest';
import { announcementTarget, priorityLook } from './announcement.ts';

const origin = 'https://tms.example.com';
const target = (openType: string | null, openPage: string | null, busId?: string) =>
  announcementTarget({ id: '1', openType, openPage, busId }, origin);

test('NOTI-04 an announcement of open type url leads to a path of the product or to a web address', () => {
  expect(target('url', '/shipping/list?state=1#a')).toEqual({ kind: 'url', href: '/shipping/list?state=1#a', isExternal: false });
  expect(target('url', 'shipping/list')).toEqual({ kind: 'url', href: '/shipping/list', isExternal: false });
  expect(target('url', `${origin}/a`)).toEqual({ kind: 'url', href: '/a', isExternal: false });
  expect(target('url', 'https://example.com/b')).toEqual({ kind: 'url', href: 'https://example.com/b', isExternal: true });
  expect(target('url', '//example.com/b')).toEqual({ kind: 'url', href: 'https://example.com/b', isExternal: true });
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://tms.example.com/1',
  'file:///etc/passwd',
  'https://',
])('NOTI-04 %s leads nowhere', (address) => expect(target('url', address)).toEqual({ kind: 'none' }));

test('NOTI-04 open type component names a page and what it is about', () => {
  expect(target('component', 'shipping/NoteDetail', 'n1')).toEqual({ kind: 'page', page: 'shipping/NoteDetail', busId: 'n1' });
  expect(announcementTarget({ id: '1', openType: 'component', openPage: 'a', busId: null })).toEqual({
    kind: 'page',
    page: 'a',
    busId: undefined,
  });
});

test('NOTI-04 without a page or a known type it leads nowhere', () => {
  expect(target('url', ' ')).toEqual({ kind: 'none' });
  expect(target('url', null)).toEqual({ kind: 'none' });
  expect(target('other', '/a')).toEqual({ kind: 'none' });
  expect(target(null, '/a')).toEqual({ kind: 'none' });
});

test('NOTI-05 priorities: L general blue, M important orange, H urgent red', () => {
  expect(priorityLook('L')).toEqual({ label: 'announcement.general', tone: 'running' });
  expect(priorityLook('M')).toEqual({ label: 'announcement.important', tone: 'waiting' });
  expect(priorityLook('H')).toEqual({ label: 'announcement.urgent', tone: 'danger' });
  expect(priorityLook(null)).toEqual(priorityLook('L'));
});
