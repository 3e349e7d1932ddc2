import { expect, test } from 'vitest';
import { jeecgLists } from '../../jeecg/jeecgLists.ts';
import { type ListQuery, type ListWire, plainLists } from './listWire.ts';

const fields = ['name', 'state', 'dueOn', 'amount', 'kind'];
const query: Partial<ListQuery> = {
  filters: {
    name: { contains: '张' },
    state: { in: ['10', '20'] },
    dueOn: { from: '2026-01-01', to: '2026-01-31' },
    amount: { from: '100' },
    kind: { is: '3' },
  },
  page: 2,
  size: 50,
  sort: { column: 'dueOn', order: 'desc', further: [{ column: 'name', order: 'asc' }] },
};

test.each<[string, ListWire, Record<string, string>]>([
  [
    'a JeecgBoot server, as links and saved views have always had it',
    jeecgLists,
    {
      name: '*张*',
      state_MultiString: '10,20',
      dueOn_begin: '2026-01-01',
      dueOn_end: '2026-01-31',
      amount_begin: '100',
      kind: '3',
      pageNo: '2',
      pageSize: '50',
      column: 'dueOn,name',
      order: 'desc,asc',
    },
  ],
  [
    'the kit alone',
    plainLists,
    {
      name: '*张*',
      'state.in': '10,20',
      'dueOn.from': '2026-01-01',
      'dueOn.to': '2026-01-31',
      'amount.from': '100',
      kind: '3',
      page: '2',
      size: '50',
      sort: 'dueOn,name',
      order: 'desc,asc',
    },
  ],
])('LIST-02 LIST-03 a list is asked, and linked to, in the words of %s', (_server, wire, link) => {
  expect(wire.link(query)).toEqual(link);
  expect(wire.read(link, fields)).toEqual(query);
  expect(Object.keys(link).filter((name) => !wire.owns(name, fields))).toEqual([]);
  expect(['rest', 'stranger.from', 'stranger_begin', 'nam'].filter((name) => wire.owns(name, fields))).toEqual([]);
  expect(wire.params(query)).toEqual({
    ...link,
    [wire === jeecgLists ? 'pageNo' : 'page']: 2,
    [wire === jeecgLists ? 'pageSize' : 'size']: 50,
  });
});

test('LIST-02 a value with an asterisk of its own, and parameters that contradict each other, come out as they went in', () => {
  const link = { name: '张*', state: '10', state_MultiString: '20,30' };
  expect(jeecgLists.link(jeecgLists.read(link, fields))).toEqual(link);
});

test('LIST-03 a call names the fields, the rows and the columns that are wanted, a link does not', () => {
  const asked = { fields: ['name', 'state'], rows: ['1', '2'], columns: ['state'] };
  expect(jeecgLists.params(asked)).toEqual({ field: 'name,state', selections: '1,2', exportFields: 'state' });
  expect(jeecgLists.link(asked)).toEqual({});
});
