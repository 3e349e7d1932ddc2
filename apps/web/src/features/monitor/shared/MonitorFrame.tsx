import { formatInstant, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { monitorTexts as texts } from './monitorTexts.ts';

/** A page of figures: when they were read, a way to read them now, and what is said where they cannot be. */
export function MonitorFrame({ title, query, children }: MonitorFrameProps) {
  const { localize } = useLocale();
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const figures = data === undefined ? <Skeleton /> : children;
  return (
    <section aria-label={localize(title)} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="m-0 text-lg font-semibold">{localize(title)}</h2>
        <div className="flex items-center gap-3 text-sm text-ink-secondary">
          {dataUpdatedAt > 0 && (
            <span className="tabular-nums">
              {localize(texts.updatedAt)} {formatInstant(dataUpdatedAt).slice(11)}
            </span>
          )}
          <Button
            size="small"
            icon={<RefreshCw aria-hidden size={14} />}
            busy={isFetching && data === undefined}
            onClick={() => void refetch()}
          >
            {localize(texts.updateNow)}
          </Button>
        </div>
      </header>
      {error === null ? figures : <LoadProblem error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

/** Props of {@link MonitorFrame}. */
export interface MonitorFrameProps {
  title: LocalText;
  query: UseQueryResult<unknown>;
  children: ReactNode;
}
