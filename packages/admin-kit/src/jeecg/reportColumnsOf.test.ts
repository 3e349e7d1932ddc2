import { expect, test } from 'vitest';
import { reportColumnsOf } from './reportColumnsOf.ts';

test('POP-04 the id and name of a report are read from what a JeecgBoot server calls them', () => {
  const answer = { cgRpConfigId: 'r1', cgRpConfigName: '司机', columns: [], dictOptions: {} };

  expect(reportColumnsOf(answer)).toEqual({ id: 'r1', name: '司机', columns: [], dictOptions: {} });
});
