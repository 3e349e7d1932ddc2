import { useEffect, useState } from 'react';
import { isCancelled } from '../request/ApiError.ts';
import type { PopupPickerState } from './popupPickerReducer.ts';
import type { PopupQueryItem, PopupReportColumns, PopupReportQuery, PopupReportRow, PopupReportSource } from './popupReport.ts';

interface Failure {
  /** The server's words; empty when it said none. */
  message: string;
  isDenied: boolean;
}

/** What is known of a report that is shown. */
export interface ShownReport {
  /** Undefined until the answer is there. */
  columns: PopupReportColumns | undefined;
  items: readonly PopupQueryItem[];
  /** Why the search fields are missing, in the server's words. @source POP-04 */
  warning: string | undefined;
  rows: readonly PopupReportRow[];
  total: number;
  state: 'ready' | 'loading' | 'failed' | 'denied';
  message: string | undefined;
  retry: () => void;
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : '',
  isDenied: (error as { status?: unknown } | null)?.status === 403,
});

/** Asks for a report while its dialog is open: columns, search fields, and the page that `state` wants. */
export function usePopupReport(
  source: PopupReportSource,
  {
    code,
    param,
    isOpen,
    state,
  }: { code: string; param: Readonly<Record<string, string>> | undefined; isOpen: boolean; state: PopupPickerState },
): ShownReport {
  const [attempt, setAttempt] = useState(0);
  const [columns, setColumns] = useState<PopupReportColumns>();
  const [items, setItems] = useState<readonly PopupQueryItem[]>([]);
  const [warning, setWarning] = useState<string>();
  const [page, setPage] = useState<{ key: string; total: number; rows: readonly PopupReportRow[]; failure?: Failure }>();
  const id = columns?.id;
  const key = JSON.stringify([attempt, queryOf(state, param)]);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const load = async () => {
      try {
        const found = await source.columns(code);
        if (!isCurrent) return;
        setColumns(found);
        const searched = await source.queryInfo(found.id).catch((error: unknown) => {
          if (isCurrent) setWarning(failureOf(error).message);
          return [];
        });
        if (isCurrent) setItems(searched);
      } catch (error) {
        if (isCurrent) setPage({ key: '', total: 0, rows: [], failure: failureOf(error) });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [source, code, isOpen, attempt]);

  useEffect(() => {
    if (!isOpen || id === undefined) return;
    const abort = new AbortController();
    const [, query] = JSON.parse(key) as [number, PopupReportQuery];
    source.data(id, { query, signal: abort.signal }).then(
      ({ total, records }) => {
        if (!abort.signal.aborted) setPage({ key, total, rows: records });
      },
      (error: unknown) => {
        if (!abort.signal.aborted && !isCancelled(error)) setPage({ key, total: 0, rows: [], failure: failureOf(error) });
      },
    );
    return () => abort.abort();
  }, [source, id, isOpen, key]);

  const failure = page?.failure;
  // Without columns nothing else was asked; the failure is theirs until a person tries again.
  const isSettled = page !== undefined && (columns === undefined || page.key === key);
  return {
    columns,
    items,
    warning,
    rows: page?.rows ?? [],
    total: page?.total ?? 0,
    state: !isSettled ? 'loading' : failure === undefined ? 'ready' : failure.isDenied ? 'denied' : 'failed',
    message: failure?.message || undefined,
    retry: () => {
      setPage(undefined);
      setWarning(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function queryOf({ page, pageSize, sort, filters }: PopupPickerState, params: Readonly<Record<string, string>> = {}): PopupReportQuery {
  return { page, size: pageSize, sort, filters, params };
}
