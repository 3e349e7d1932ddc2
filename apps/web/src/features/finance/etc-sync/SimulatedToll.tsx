import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import type { ReactNode } from 'react';
import { etcSyncTexts as texts } from './etcSyncTexts.ts';

/** What is shown of a row, with a mark where the toll service is only imitated. */
export function SimulatedToll({ row, children }: { row: { simulated: string | null }; children: ReactNode }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {row.simulated === '1' && (
        <span title={localize(texts.simulatedHelp)}>
          <Tag tone="draft">{localize(texts.simulated)}</Tag>
        </span>
      )}
    </span>
  );
}
