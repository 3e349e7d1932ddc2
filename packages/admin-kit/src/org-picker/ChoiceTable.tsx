import { useState } from 'react';
import { TextInput } from '../input/TextInput.tsx';
import type { TableColumn } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pagination } from '../table/Pagination.tsx';
import type { OrgItem } from './orgKinds.ts';
import { useAnswer } from './useAnswer.ts';

/** Milliseconds of quiet before what is typed is asked for. */
const searchDelay = 300;

/** Rows that the server finds, in pages, ticked on any of these. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { label, searchLabel, within = '', caption, columns, multiple, chosen, itemOf, onChoose, onConfirm } = props;
  const [word, setWord] = useState('');
  const [pages, setPages] = useState({ of: '', page: 1, pageSize: 10 });
  // Another search begins at its first page.
  const search = JSON.stringify([within, word]);
  const page = pages.of === search ? pages.page : 1;
  const { pageSize } = pages;
  const answer = useAnswer(JSON.stringify([search, page, pageSize]), {
    ask: (signal) => props.ask({ word, page, pageSize }, signal),
    delay: word === '' ? 0 : searchDelay,
  });
  const rows = answer.result?.rows ?? [];
  const total = answer.result?.total ?? 0;

  const select = (keys: readonly string[]) => {
    const before = chosen.map((item) => item.key);
    const added = rows.map(itemOf).filter((item) => keys.includes(item.key) && !before.includes(item.key));
    const kept = chosen.filter((item) => keys.includes(item.key));
    onChoose(multiple ? [...kept, ...added] : added.length > 0 ? added.slice(-1) : kept);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextInput type="search" aria-label={searchLabel} placeholder={searchLabel} maxLength={100} value={word} onValueChange={setWord} />
      {caption !== undefined && (
        <span aria-live="polite" className="text-sm text-ink-secondary">
          {caption}
        </span>
      )}
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => itemOf(row).key}
        state={answer.state}
        message={answer.message}
        onRetry={answer.retry}
        selected={chosen.map((item) => item.key)}
        onSelectedChange={select}
        multiple={multiple}
        choosesByClick
        onRowOpen={(row) => {
          const item = itemOf(row);
          onConfirm(multiple ? [...chosen.filter((other) => other.key !== item.key), item] : [item]);
        }}
        maxHeight="40vh"
      />
      {total > 0 && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={(next) => setPages({ of: search, ...next })} />}
    </div>
  );
}

interface ChoiceTableProps<Row> extends ChoosingProps {
  label: string;
  searchLabel: string;
  /** What the search is within; another begins at its first page. */
  within?: string;
  /** Names that, between search and table. */
  caption?: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  ask: (query: { word: string; page: number; pageSize: number }, signal: AbortSignal) => Promise<{ total: number; rows: readonly Row[] }>;
  itemOf: (row: Row) => OrgItem;
}

/** What every list of choices is given. */
export interface ChoosingProps {
  multiple: boolean;
  chosen: readonly OrgItem[];
  onChoose: (items: readonly OrgItem[]) => void;
  /** A row was opened: that is the choice. */
  onConfirm: (items: readonly OrgItem[]) => void;
}
