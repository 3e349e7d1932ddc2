import { EditableTable, type EditableColumn, type Row, type TableStore, useEditableTable } from '@tarmac/admin-kit/editable-table';
import { KitFrame } from '@tarmac/admin-kit/testing';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { columnSize, editableColumns, typedKey } from './data.ts';
import { middleOf, pasteEvent, type Stand } from './subject.ts';

let store: TableStore | undefined;

function Table({ rows }: { rows: Row[] }) {
  const table = useEditableTable({ rows, columns: editableColumns });
  useLayoutEffect(() => {
    store = table;
  }, [table]);
  return <EditableTable table={table} label="零件" size="small" height={640} rowNumber rowSelection toolbar />;
}

/** The editable table with everything on: rules, figures, row numbers, check boxes, undo, a frozen column. */
export function prepareOurs(host: HTMLElement): Stand {
  const root = createRoot(host);
  root.render(<KitFrame>{null}</KitFrame>);
  const cellAt = (row: number, place: number) =>
    host.querySelector(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${place + 3}"]`);
  const placeOf = (key: string) => editableColumns.findIndex((column) => column.key === key);
  const viewport = () => host.querySelector<HTMLElement>('[role=grid]')!;
  return {
    mount: (rows) =>
      root.render(
        <KitFrame>
          <Table key={rows.length} rows={rows} />
        </KitFrame>,
      ),
    isShown: () => host.querySelector('[role=gridcell]') !== null,
    unmount: () => root.render(<KitFrame>{null}</KitFrame>),
    scrollers: () => [viewport(), viewport()],
    pointOf: (row, key) => middleOf(cellAt(row, placeOf(key))),
    textAt: (row, key) => cellAt(row, placeOf(key))?.textContent ?? '',
    hasRules: true,
    firstPoint: () => middleOf(cellAt(0, 0)),
    valueAt: (row, key) => store!.value(store!.rowIdAt(row)!, key),
    paste: (text) => void document.activeElement!.dispatchEvent(pasteEvent(text)),
    check: async () => (await store!.validateTable())?.count ?? 0,
    sort: async () => void (await store!.setSorting([{ key: 'number0', order: 'asc' }])),
  };
}

const formColumns: readonly EditableColumn[] = Array.from({ length: 8 }, (_, at) => ({
  key: at === 1 ? typedKey : `field${at}`,
  title: `栏${at + 1}`,
  type: 'input',
  width: columnSize,
}));

function Form({ rows }: { rows: Row[] }) {
  const table = useEditableTable({ rows, columns: formColumns });
  useLayoutEffect(() => {
    store = table;
  }, [table]);
  return <EditableTable table={table} label="零件" size="small" height={640} alwaysEdit />;
}

/** 100 × 8 cells, each an input all the time. */
export function prepareOursForm(host: HTMLElement): Stand {
  const root = createRoot(host);
  root.render(<KitFrame>{null}</KitFrame>);
  const inputAt = (row: number) => host.querySelector(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="2"] input`);
  return {
    mount: (rows) =>
      root.render(
        <KitFrame>
          <Form key={rows.length} rows={rows} />
        </KitFrame>,
      ),
    isShown: () => host.querySelector('[role=gridcell] input') !== null,
    unmount: () => root.render(<KitFrame>{null}</KitFrame>),
    pointOf: (row) => middleOf(inputAt(row)),
    valueAt: (row, key) => store!.value(store!.rowIdAt(row)!, key),
  };
}
