import { expect, test } from 'vitest';
import { customerEvents } from './customerEvents.ts';

const version = (dataVersion: number, createTime: string, content: object) => ({
  dataVersion,
  createTime,
  createBy: 'boss',
  dataContent: JSON.stringify(content),
});

test('DET-03 the timeline of a customer has orders, top-ups, bills, complaints and changes of credit, the last first', () => {
  const events = customerEvents(
    {
      order: [
        {
          id: 'o1',
          orderNo: 'DD1',
          status: '10',
          createTime: '2026-03-02 08:00:00',
          cargoName: '煤',
          sendCity: '榆林市',
          receiveCity: '潍坊市',
        },
      ],
      recharge: [{ id: 'r1', rechargeNo: 'CZ1', state: '2', createTime: '2026-03-01 08:00:00', amount: 100 }],
      bill: [{ id: 'b1', billNo: 'ZD1', state: '0', createTime: '2026-03-05 08:00:00', totalAmount: 200, noteCount: 2 }],
      complaint: [{ id: 'c1', complaintNo: 'TS1', state: '1', createTime: null, content: '迟到' }],
      versions: [
        version(1, '2026-01-01 08:00:00', { creditLimit: 0, phone: '1' }),
        version(2, '2026-03-03 08:00:00', { creditLimit: 0, phone: '2' }),
        version(3, '2026-03-04 08:00:00', { creditLimit: 500, phone: '3' }),
      ],
    },
    9,
  );

  expect(events.map(({ kind, at }) => [kind, at.slice(5, 10)])).toEqual([
    ['bill', '03-05'],
    ['credit', '03-04'],
    ['order', '03-02'],
    ['recharge', '03-01'],
  ]);
  expect(events[1]).toMatchObject({
    change: { by: 'boss', changed: ['creditLimit'], before: { creditLimit: 0 }, after: { creditLimit: 500 } },
  });
  expect(customerEvents({}, 9)).toEqual([]);
});

test('DET-03 it ends after as many events as there is room for', () => {
  const recharge = ['01', '03', '02'].map((day) => ({
    id: day,
    rechargeNo: day,
    state: '1',
    createTime: `2026-03-${day} 08:00:00`,
    amount: 1,
  }));

  expect(customerEvents({ recharge }, 2).map(({ at }) => at.slice(8, 10))).toEqual(['03', '02']);
});
