import { use, useState } from 'react';
import { MultiSelect, Select } from '../../input/Select.tsx';
import type { ListParams, Page } from '../api.ts';
import { type FixedFilter, fixedFilters } from '../list/listState.ts';
import { ListWireContext } from '../list/listWire.ts';
import { buildLoans, loans, type Loan } from '../stories.fixture.ts';
import { RowPickerDialog } from './RowPickerDialog.tsx';

/** How many a list shows. */
const atOnce = 20;

/** Loans of which very many have one borrower: what a list cannot reach. */
export const manyOfOneName = (): Loan[] => loans(150).map((loan) => ({ ...loan, borrower: '王伟' }));

/** A picker as apps build them of both parts: found while typing, and from the list's last line, a button or Alt+Enter in a table. */
export function LoanPicker({ resource, multiple = false, filter, parameters, onPick }: LoanPickerProps) {
  const { params: spell } = use(ListWireContext);
  const [chosen, setChosen] = useState<readonly Loan[]>([]);
  const [browsing, setBrowsing] = useState({ open: false, typed: '' });
  const [seen, setSeen] = useState<readonly Loan[]>([]);
  const onOpen = (typed: string) => setBrowsing({ open: true, typed });
  const take = (rows: readonly Loan[]) => {
    setChosen(rows);
    onPick?.(rows.map(({ id }) => id));
  };
  const known = [...chosen, ...seen];
  const common = {
    'aria-label': '借用单',
    browse: { label: '在表格中选择', button: true, onOpen },
    knownOptions: known.map(({ id, loanNo }) => ({ value: id, label: loanNo })),
    loadOptions: async (typed: string, signal: AbortSignal) => {
      const filters = { ...fixedFilters(filter ?? {}), ...(typed && { borrower: { contains: typed } }) };
      const { records, total } = await resource.api.list({ ...spell({ filters, size: atOnce }), ...parameters }, { signal });
      setSeen(records);
      const last = { value: '', label: `共 ${total} 条 · 在表格中选择…`, onPick: () => onOpen(typed) };
      return [...records.map((loan) => ({ value: loan.id, label: loan.loanNo, description: loan.borrower })), ...(total > 0 ? [last] : [])];
    },
  };
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => known.find((loan) => loan.id === id) ?? []);
  return (
    <div className="max-w-sm">
      {multiple ? (
        <MultiSelect {...common} value={chosen.map(({ id }) => id)} onValueChange={(ids) => take(rowsOf(ids))} />
      ) : (
        <Select {...common} value={chosen[0]?.id ?? null} onValueChange={(id) => take(id === null ? [] : rowsOf([id]))} />
      )}
      <RowPickerDialog
        {...browsing}
        onOpenChange={(open) => setBrowsing({ ...browsing, open })}
        of={resource}
        columns={['loanNo', 'borrower', 'state', 'amount', 'dueOn', 'isUrgent']}
        search={['borrower', 'loanNo', 'state', 'dueOn', 'amount']}
        filter={filter}
        parameters={parameters}
        typed={{ borrower: browsing.typed }}
        multiple={multiple}
        chosen={chosen}
        text={(loan) => loan.loanNo}
        onPick={take}
      />
    </div>
  );
}

interface LoanPickerProps {
  resource: ReturnType<typeof buildLoans>['resource'];
  multiple?: boolean;
  filter?: FixedFilter;
  parameters?: ListParams;
  /** Told the keys of what is chosen. */
  onPick?: (ids: readonly string[]) => void;
}

/** A resource whose list never answers, or fails with these words. */
export function loansThat(answer: () => Promise<Page<Loan & Record<string, unknown>>>): LoanPickerProps['resource'] {
  const { resource } = buildLoans([]);
  return { ...resource, api: { ...resource.api, list: answer } };
}
