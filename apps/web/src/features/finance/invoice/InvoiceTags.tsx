import { Tag } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { Invoice } from '@tarmac/freight-api/finance';
import { invoiceTexts as texts } from './invoiceTexts.ts';

/** Marks an invoice that reverses another one. */
export function RedTag({ row }: { row: Pick<Invoice, 'isRed'> }) {
  const { localize } = useLocale();
  if (row.isRed !== '1') return null;
  return (
    <span title={localize(texts.redHelp)}>
      <Tag tone="danger">{localize(texts.red)}</Tag>
    </span>
  );
}

/** Marks an invoice that no tax office knows. @source FRT-20, freight-domain 7 */
export function SimulatedTag({ row }: { row: Pick<Invoice, 'simulated'> }) {
  const { localize } = useLocale();
  if (row.simulated !== '1') return null;
  return (
    <span title={localize(texts.simulatedHelp)}>
      <Tag tone="draft">{localize(texts.simulated)}</Tag>
    </span>
  );
}

/** The number of an invoice as a column, or its serial as long as it has none, with its marks. */
export const invoiceNoColumn = {
  field: 'invoiceNo' as const,
  width: 306,
  pinned: 'start' as const,
  opens: true,
  cell: (row: Invoice) => (
    <span className="inline-flex items-center gap-1.5">
      {row.invoiceNo ?? row.serialNo}
      <RedTag row={row} />
      <SimulatedTag row={row} />
    </span>
  ),
};
