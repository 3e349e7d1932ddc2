import { useFieldKinds } from './FieldProvider.tsx';
import type { FieldDefinition } from './FieldMeta.ts';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { toText } from '../internals/toText.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * The value of one field of a row, as its kind shows it. A cell that fails is a cell that fails: its row and its table stand.
 *
 * @example <FieldView meta={{ kind: 'money', label: { zh: '价格', en: 'Price' } }} name="price" row={{ price: 129_900 }} />
 */
export function FieldView(props: FieldViewProps) {
  return (
    <ErrorBoundary fallback={(error) => <FailedCell error={error} />}>
      <Shown {...props} />
    </ErrorBoundary>
  );
}

function FailedCell({ error }: { error: unknown }) {
  const { t } = useTexts();
  return (
    <span role="img" aria-label={t('layout.partFailed')} title={`${t('layout.partFailed')}: ${String(error)}`} className="text-danger-ink">
      ⚠
    </span>
  );
}

function Shown({ meta, name, row, whole }: FieldViewProps) {
  const kindOf = useFieldKinds();
  const value = row[name];
  if (meta.cell) return <>{meta.cell(value, row)}</>;
  const { Cell, holds } = kindOf(meta);
  if (holds === 'text' && value !== null && value !== undefined && typeof value !== 'string')
    return <Cell value={toText(value)} meta={meta} name={name} row={row} whole={whole} />;
  return <Cell value={value} meta={meta} name={name} row={row} whole={whole} />;
}

/** Props of {@link FieldView}. */
export interface FieldViewProps {
  /** Kind, label and further facts of the field, as a resource declares them. */
  meta: FieldDefinition;
  /** Key of the field in the row. */
  name: string;
  /** The row that holds the value under `name`; kinds that show two fields read the other one here. */
  row: Readonly<Record<string, unknown>>;
  /** Shows a long value whole, as a detail does; default false. */
  whole?: boolean;
}
