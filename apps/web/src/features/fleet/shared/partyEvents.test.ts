import { expect, test } from 'vitest';
import { partyEvents } from './partyEvents.ts';

const row = {
  id: '1',
  version: 3,
  createBy: 'ops',
  createTime: '2026-01-01 08:00:00',
  updateBy: 'zhou',
  updateTime: '2026-03-01 08:00:00',
  submitTime: '2026-01-01 08:00:00',
  reviewBy: 'boss',
  reviewTime: '2026-01-02 08:00:00',
  reviewRemark: '齐全',
  uploadTime: null,
};
const version = (dataVersion: number, createTime: string, content: object) => ({
  dataVersion,
  createTime,
  createBy: 'zhou',
  dataContent: JSON.stringify(content),
});

test('DET-03 the history of a driver tells the last change where the log is not to be read', () => {
  expect(partyEvents(row, []).map(({ kind, at }) => [kind, at.slice(5, 10)])).toEqual([
    ['changed', '03-01'],
    ['reviewed', '01-02'],
    ['submitted', '01-01'],
    ['created', '01-01'],
  ]);
});

test('DET-03 with the log it tells each change and the fields that it touched, and none that touched bookkeeping alone', () => {
  const events = partyEvents(row, [
    version(3, '2026-03-01 08:00:00', { phone: '2', score: 5, version: 3 }),
    version(1, '2026-01-01 08:00:00', { phone: '1', version: 1 }),
    version(2, '2026-02-01 08:00:00', { phone: '1', version: 2 }),
  ]);

  expect(events.filter(({ kind }) => kind === 'changed')).toEqual([
    { kind: 'changed', at: '2026-03-01 08:00:00', by: 'zhou', about: null, changed: ['phone', 'score'] },
  ]);
});
