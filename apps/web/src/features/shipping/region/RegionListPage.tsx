import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Select, Skeleton, StatusTag, TextInput } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { DataTable, Pagination, type TableColumn } from '@tarmac/admin-kit/table';
import { createRegionQueries, type RegionEntry, type RegionTable } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { RenewRegionsDialog } from './RenewRegionsDialog.tsx';
import { regionTexts as texts } from './regionTexts.ts';

const queries = createRegionQueries(client);

/** The divisions that addresses choose from: of which day they are, what was abolished, and how to bring a newer table. @source freight-domain 2.45 */
export default function RegionListPage() {
  const { localize } = useLocale();
  const can = useCan();
  const [isRenewing, setRenewing] = useState(false);
  const about = useQuery({ ...queries.table(), retry: false });
  const all = useQuery({ ...queries.all(), retry: false });
  const problem = about.error ?? all.error;
  const reload = () => Promise.all([about.refetch(), all.refetch()]);
  return (
    <section aria-label={localize(texts.page)} className="flex flex-col gap-3 rounded-lg border border-solid border-line bg-surface p-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        {about.data === undefined ? <Skeleton rows={1} className="w-80" /> : <AboutTable table={about.data} />}
        {can('region:renew') && (
          <Button variant="primary" icon={<RefreshCw aria-hidden size={14} />} onClick={() => setRenewing(true)}>
            {localize(texts.renew)}
          </Button>
        )}
      </header>
      {problem !== null && <LoadProblem error={problem} onRetry={() => void reload()} />}
      {problem === null && (all.data === undefined ? <Skeleton rows={10} /> : <Divisions all={all.data} />)}
      {isRenewing && about.data !== undefined && (
        <RenewRegionsDialog present={about.data} onOpenChange={setRenewing} onRenewed={() => void reload()} />
      )}
    </section>
  );
}

function AboutTable({ table }: { table: RegionTable }) {
  const { localize } = useLocale();
  const { asOf, source, current, abolished, renewedBy, renewedAt } = table;
  return (
    <div className="flex flex-col gap-1">
      <p className="m-0 text-base font-semibold">
        {localize(texts.asOf)} <span className="tabular-nums">{asOf}</span>
      </p>
      <p className="m-0 text-sm text-ink-secondary">
        {interpolate(localize(texts.sourceOf), { source })} · {interpolate(localize(texts.counts), { current, abolished })}
        {renewedBy !== null && ` · ${interpolate(localize(texts.renewedBy), { name: renewedBy, time: renewedAt ?? '' })}`}
      </p>
    </div>
  );
}

type State = 'current' | 'gone';

function Divisions({ all }: { all: readonly RegionEntry[] }) {
  const { localize } = useLocale();
  const [words, setWords] = useState('');
  const [state, setState] = useState<State | null>(null);
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const names = useMemo(() => new Map(all.map((one) => [one.adcode, one])), [all]);
  const above = ({ parentAdcode }: RegionEntry): string => {
    const parent = parentAdcode === null ? undefined : names.get(parentAdcode);
    return parent === undefined ? '' : [above(parent), parent.name].filter(Boolean).join(' / ');
  };
  const word = words.normalize('NFKC').trim();
  const found = all.filter(
    ({ adcode, name, abolished }) =>
      (adcode.startsWith(word) || name.includes(word)) && (state === null || (state === 'gone') === (abolished !== null)),
  );
  const present = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const columns: TableColumn<RegionEntry>[] = [
    { key: 'adcode', title: localize(texts.code), width: 120, cell: ({ adcode }) => <span className="tabular-nums">{adcode}</span> },
    { key: 'name', title: localize(texts.name), width: 220, cell: ({ name }) => name },
    { key: 'above', title: localize(texts.above), width: 320, cell: (row) => above(row) || '--' },
    {
      key: 'state',
      title: localize(texts.state),
      width: 160,
      cell: ({ abolished }) =>
        abolished === null ? (
          <StatusTag tone="ok">{localize(texts.current)}</StatusTag>
        ) : (
          <StatusTag tone="draft">{interpolate(localize(texts.goneSince), { time: abolished })}</StatusTag>
        ),
    },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-60">
          <TextInput aria-label={localize(texts.search)} placeholder={localize(texts.search)} value={words} onValueChange={setWords} />
        </div>
        <div className="w-40">
          <Select
            aria-label={localize(texts.state)}
            placeholder={localize(texts.state)}
            value={state}
            options={[
              { value: 'current', label: localize(texts.current) },
              { value: 'gone', label: localize(texts.gone) },
            ]}
            onValueChange={(next) => setState(next as State | null)}
          />
        </div>
        <span role="status" className="text-sm text-ink-secondary">
          {interpolate(localize(texts.found), { count: found.length })}
        </span>
      </div>
      <DataTable
        label={localize(texts.page)}
        columns={columns}
        rows={found.slice((present - 1) * pageSize, present * pageSize)}
        rowKey={({ adcode }) => adcode}
      />
      <Pagination page={present} pageSize={pageSize} total={found.length} sizes={[20, 50, 100]} onPageChange={setPage} />
    </>
  );
}
