import { expect, test } from 'vitest';
import { announcementTarget, priorityLook } from './announcement.ts';

const origin = 'https://tms.example.com';
const target = (address: string) => announcementTarget({ id: '1', leadsTo: { address } }, origin);

test('NOTI-04 an announcement with an address leads to a path of the product or to a web address', () => {
  expect(target('/shipping/list?state=1#a')).toEqual({ kind: 'url', href: '/shipping/list?state=1#a', isExternal: false });
  expect(target('shipping/list')).toEqual({ kind: 'url', href: '/shipping/list', isExternal: false });
  expect(target(`${origin}/a`)).toEqual({ kind: 'url', href: '/a', isExternal: false });
  expect(target('https://example.com/b')).toEqual({ kind: 'url', href: 'https://example.com/b', isExternal: true });
  expect(target('//example.com/b')).toEqual({ kind: 'url', href: 'https://example.com/b', isExternal: true });
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
])('NOTI-04 %s leads nowhere', (address) => expect(target(address)).toEqual({ kind: 'none' }));

test('NOTI-04 an announcement may name a page and what it is about, or lead nowhere', () => {
  const page = 'shipping/NoteDetail';
  expect(announcementTarget({ id: '1', leadsTo: { page, about: 'n1' } })).toEqual({ kind: 'page', page, about: 'n1' });
  expect(announcementTarget({ id: '1', leadsTo: { page } })).toEqual({ kind: 'page', page, about: undefined });
  expect(announcementTarget({ id: '1' })).toEqual({ kind: 'none' });
});

test('NOTI-05 priorities: L general blue, M important orange, H urgent red', () => {
  expect(priorityLook('L')).toEqual({ label: 'announcement.general', tone: 'running' });
  expect(priorityLook('M')).toEqual({ label: 'announcement.important', tone: 'waiting' });
  expect(priorityLook('H')).toEqual({ label: 'announcement.urgent', tone: 'danger' });
  expect(priorityLook(null)).toEqual(priorityLook('L'));
});
