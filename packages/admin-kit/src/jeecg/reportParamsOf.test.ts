import { expect, test } from 'vitest';
import { reportParamsOf } from './reportParamsOf.ts';

test('POP-04 a report is asked as JeecgBoot spells it: both ends of a range, the parameters of the screen, order and page', () => {
  expect(
    reportParamsOf({
      page: 2,
      size: 20,
      sort: { column: 'score', order: 'desc' },
      filters: { driver_name: '王', score: ['600', ''], valid_period_to: ['2030-01-01', '2031-01-01'] },
      params: { carrierId: 'c1' },
    }),
  ).toEqual({
    driver_name: '王',
    score_begin: '600',
    valid_period_to_begin: '2030-01-01',
    valid_period_to_end: '2031-01-01',
    self_carrierId: 'c1',
    column: 'score',
    order: 'desc',
    pageNo: 2,
    pageSize: 20,
  });
  expect(reportParamsOf({ page: 1, size: 10, sort: null, filters: {}, params: {} })).toEqual({ pageNo: 1, pageSize: 10 });
});
