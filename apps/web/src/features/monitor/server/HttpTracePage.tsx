import { formatInstant, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Checkbox, Select, StatusTag, TextInput, type Tone } from '@tarmac/admin-kit/input';
import { DataTable, Pagination, type TableColumn } from '@tarmac/admin-kit/table';
import { createActuatorQueries, type RequestTrace } from '@tarmac/freight-api/monitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MonitorFrame } from '../shared/MonitorFrame.tsx';
import { traceTexts as texts } from '../shared/monitorTexts.ts';
import { isTrace, quietly } from '../shared/quietly.ts';

const queries = createActuatorQueries(quietly(isTrace));
const everyMs = 5000;
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** The last requests with their outcome and how long they took. @source MON-02, jeecg-wire 3.19 */
export default function HttpTracePage() {
  const { localize } = useLocale();
  const query = useQuery({ ...queries.httptrace(), refetchInterval: everyMs, retry: false });
  const [method, setMethod] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [isFailedOnly, setFailedOnly] = useState(false);
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const rows = (query.data?.traces ?? [])
    .filter(({ request }) => request.method !== 'OPTIONS' && !request.uri.includes('/actuator/'))
    .filter(({ request }) => (method === null || request.method === method) && pathOf(request.uri).includes(words.trim()))
    .filter(({ response }) => !isFailedOnly || response.status >= 400)
    .map((trace, index) => ({ ...trace, key: `${trace.timestamp} ${index}` }));
  const present = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)));
  const columns: TableColumn<RequestTrace & { key: string }>[] = [
    { key: 'time', title: localize(texts.time), width: 170, cell: ({ timestamp }) => timeText(timestamp) },
    { key: 'method', title: localize(texts.method), width: 100, cell: ({ request }) => request.method },
    { key: 'uri', title: localize(texts.uri), width: 360, cell: ({ request }) => pathOf(request.uri) },
    {
      key: 'status',
      title: localize(texts.status),
      width: 100,
      cell: ({ response }) => <StatusTag tone={statusTone(response.status)}>{String(response.status)}</StatusTag>,
    },
    {
      key: 'taken',
      title: localize(texts.taken),
      width: 110,
      cell: ({ timeTaken }) => <StatusTag tone={timeTone(timeTaken)}>{`${timeTaken} ms`}</StatusTag>,
    },
    { key: 'user', title: localize(texts.user), width: 110, cell: ({ principal }) => principal?.name ?? '--' },
    { key: 'address', title: localize(texts.address), width: 130, cell: ({ request }) => request.remoteAddress ?? '--' },
  ];
  return (
    <MonitorFrame title={texts.page} query={query}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-36">
          <Select
            aria-label={localize(texts.method)}
            placeholder={localize(texts.anyMethod)}
            value={method}
            options={methods.map((one) => ({ value: one, label: one }))}
            onValueChange={setMethod}
          />
        </div>
        <div className="w-60">
          <TextInput aria-label={localize(texts.search)} placeholder={localize(texts.search)} value={words} onValueChange={setWords} />
        </div>
        <Checkbox value={isFailedOnly} onValueChange={setFailedOnly}>
          {localize(texts.onlyFailed)}
        </Checkbox>
        <span className="text-sm text-ink-secondary">{interpolate(localize(texts.counted), { count: rows.length })}</span>
      </div>
      <DataTable
        label={localize(texts.page)}
        columns={columns}
        rows={rows.slice((present - 1) * pageSize, present * pageSize)}
        rowKey={({ key }) => key}
        expand={({ request }) => (
          <pre className="m-0 text-sm break-words whitespace-pre-wrap">
            {Object.entries(request.headers ?? {})
              .map(([name, values]) => `${name}: ${values.join(', ')}`)
              .join('\n')}
          </pre>
        )}
        className="rounded-lg border border-solid border-line bg-surface"
      />
      <Pagination page={present} pageSize={pageSize} total={rows.length} sizes={[10, 20, 30, 40, 100]} onPageChange={setPage} />
    </MonitorFrame>
  );
}

/** Other servers send the query along; it may hold what nobody should see. */
const pathOf = (uri: string): string => uri.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? '';

const timeText = (timestamp: string): string => {
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? timestamp : formatInstant(at);
};

/** @source jeecg-wire 3.19 */
const statusTone = (status: number): Tone =>
  status < 200 ? 'draft' : status < 300 ? 'ok' : status < 400 ? 'running' : status < 500 ? 'waiting' : 'danger';
const timeTone = (ms: number): Tone => (ms < 500 ? 'ok' : ms < 1000 ? 'running' : ms < 1500 ? 'waiting' : 'danger');
