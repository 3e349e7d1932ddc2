import type { Device } from '../src/device/device.ts';
import { demandVersion, Refusal } from './mockTypes.ts';

const states = ['free', 'lent', 'repair'] as const;
const kinds = ['Torque wrench', 'Pallet jack', 'Drill', 'Laser level'];

/** What is asked of a list. */
export interface Asked {
  /** By field: a value, several, or a part of a text between asterisks. */
  filters?: Readonly<Record<string, string | readonly string[]>>;
  from?: string | undefined;
  to?: string | undefined;
  sort?: ReadonlyArray<{ column: string; order: string }>;
  page?: number;
  size?: number;
}

/** The devices of the mock server, and the rules that a real one would keep. */
export function createDevices() {
  let rows = Array.from({ length: 42 }, (_, index): Device => ({
    id: String(index + 1),
    version: 0,
    name: `${kinds[index % kinds.length]} ${index + 1}`,
    state: states[index % states.length] ?? 'free',
    price: 12_900 + index * 1_000,
    boughtOn: `2026-${String((index % 12) + 1).padStart(2, '0')}-04`,
  }));
  let next = rows.length + 1;

  const find = (id: unknown): Device => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Refusal({ zh: '没有此设备。', en: 'There is no such device.' }, { status: 404 });
    return row;
  };
  const checked = (input: unknown, { id, version }: Pick<Device, 'id' | 'version'>): Device => {
    const { name, state, price, boughtOn } = Object(input) as Partial<Record<keyof Device, unknown>>;
    if (typeof name !== 'string' || name.trim() === '')
      throw new Refusal({ zh: '请填写设备名称。', en: 'A device has a name.' }, { field: 'name' });
    if (rows.some((one) => one.id !== id && one.name === name))
      throw new Refusal({ zh: '已有同名设备。', en: 'Another device has this name.' }, { field: 'name' });
    const known = states.find((one) => one === state);
    if (known === undefined) throw new Refusal({ zh: '没有此状态。', en: 'There is no such state.' }, { field: 'state' });
    if (price !== null && price !== undefined && (typeof price !== 'number' || price < 0))
      throw new Refusal({ zh: '价格不能小于零。', en: 'A price is not below zero.' }, { field: 'price' });
    return {
      id,
      version,
      name,
      state: known,
      price: typeof price === 'number' ? price : null,
      boughtOn: typeof boughtOn === 'string' && boughtOn !== '' ? boughtOn : null,
    };
  };
  const select = ({ filters = {}, from, to, sort = [] }: Asked): Device[] =>
    rows
      .filter(
        (row) =>
          Object.entries(filters).every(([field, asked]) => isAsked(String(row[field as keyof Device] ?? ''), asked)) &&
          (from === undefined || (row.boughtOn ?? '') >= from) &&
          (to === undefined || (row.boughtOn ?? '9') <= to),
      )
      .toSorted((one, other) => {
        for (const { column, order } of sort) {
          const [a, b] = [one[column as keyof Device], other[column as keyof Device]];
          const difference = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
          if (difference !== 0) return order === 'desc' ? -difference : difference;
        }
        return 0;
      });

  return {
    list: (asked: Asked) => {
      const found = select(asked);
      const { page = 1, size = 10 } = asked;
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    },
    get: find,
    add: (input: unknown) => {
      const row = checked(input, { id: String(next), version: 0 });
      next += 1;
      rows = [row, ...rows];
      return row;
    },
    edit: (id: unknown, input: unknown) => {
      const stored = find(id);
      demandVersion(stored, input);
      const row = checked(input, { id: stored.id, version: stored.version + 1 });
      rows = rows.map((one) => (one.id === row.id ? row : one));
      return row;
    },
    remove: (ids: readonly unknown[]) => {
      const lent = ids.map(find).find(({ state }) => state === 'lent');
      if (lent !== undefined)
        throw new Refusal(
          { zh: `${lent.name} 已借出，请先归还。`, en: `${lent.name} is lent and has to come back first.` },
          { status: 409 },
        );
      rows = rows.filter(({ id }) => !ids.includes(id));
    },
    csv: (asked: Asked) =>
      ['name,state,price,boughtOn', ...select(asked).map((row) => [row.name, row.state, row.price, row.boughtOn].join(','))].join('\n'),
  };
}

function isAsked(value: string, asked: string | readonly string[]): boolean {
  if (typeof asked !== 'string') return asked.includes(value);
  const part = /^\*(.+)\*$/.exec(asked)?.[1];
  return part === undefined ? value === asked : value.toLowerCase().includes(part.toLowerCase());
}
