import type { CellWords } from '../cells/cellType.ts';
import type { EditableColumn, Row } from '../columnTypes.ts';
import { interpolate } from '../../i18n/catalogue.ts';
import { zhMessages } from '../../i18n/messages.zh.ts';
import { createTableStore } from './createTableStore.ts';
import type { TableEvent } from './tableEvents.ts';
import type { TableStore, TableStoreOptions } from './tableStore.ts';

/** What cells speak in tests: the kit's Chinese. */
const chineseWords: CellWords = { t: (key, params) => interpolate(zhMessages[key], params) };

/** Columns of waybills, as a dispatcher sees them. */
export const waybillColumns: readonly EditableColumn[] = [
  { key: 'note', title: '运单号', type: 'input' },
  { key: 'driver', title: '司机', type: 'input' },
  { key: 'weight', title: '装货重量', type: 'inputNumber', statistics: ['sum', 'average'] },
  { key: 'loadedOn', title: '装货日期', type: 'date' },
  {
    key: 'state',
    title: '状态',
    type: 'select',
    options: [
      { value: '1', text: '待装货' },
      { value: '2', text: '已装货' },
      { value: '3', text: '已签收' },
    ],
  },
];

/** So many waybills, all different. */
export function buildWaybills(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    note: `YD${String(at).padStart(4, '0')}`,
    driver: ['张伟', '王芳', '李娜'][at % 3],
    weight: (at * 7) % 10,
    loadedOn: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
    state: String((at % 3) + 1),
  }));
}

/** A store over waybills unless told otherwise, with the events that it has told. */
export function buildStore(options: Partial<TableStoreOptions> = {}): TableStore & { events: TableEvent[] } {
  const store = createTableStore({ rows: buildWaybills(5), columns: waybillColumns, words: chineseWords, ...options });
  const events: TableEvent[] = [];
  store.subscribe((event) => events.push(event));
  return Object.assign(store, { events });
}

/** What stands in a column, in the order of the view. */
export function columnOf(store: TableStore, key: string): unknown[] {
  return Array.from({ length: store.viewCount() }, (_, place) => store.value(store.rowIdAt(place)!, key));
}
