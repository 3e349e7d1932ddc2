import { localize } from '@tarmac/admin-kit/i18n';
import type { Order } from '@tarmac/freight-api/shipping';
import { expect, test } from 'vitest';
import { tripColumns } from './tripColumns.tsx';

const book = { isMissing: () => false } as never;
const columns = tripColumns({ driverFee: null } as Order, { book, localize: (text) => localize(text, 'zh-CN') });

test.each([
  ['鲁G1234挂', true],
  [' 鲁g1234挂 ', true],
  ['', true],
  ['武涛', false],
])('SHIP-20 lines that are pasted one column too far: %j stands as a trailer plate: %s', (cellValue, isPassed) => {
  const rule = columns.find(({ key }) => key === 'trailerNumber')?.validateRules?.[0] as {
    handler: (event: { cellValue: unknown }, answer: (passed: boolean, message?: string) => void) => void;
  };
  let answer: unknown[] = [];
  rule.handler({ cellValue }, (...given) => (answer = given));
  expect(answer).toEqual([isPassed, isPassed ? undefined : '挂车牌照号格式不正确']);
});
