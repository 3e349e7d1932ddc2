import { useFieldKinds } from './FieldProvider.tsx';
import type { FieldDefinition } from './FieldMeta.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { toText } from '../internals/toText.ts';

/** The value of one field of a row, as its kind shows it. A cell that fails is a cell that fails: its row and its table stand. */
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

function Shown({ meta, name, row }: FieldViewProps) {
  const kindOf = useFieldKinds();
  const value = row[name];
  if (meta.cell) return <>{meta.cell(value, row)}</>;
  const { Cell, holds } = kindOf(meta);
  if (holds === 'text' && value !== null && value !== undefined && typeof value !== 'string')
    return <Cell value={toText(value)} meta={meta} name={name} row={row} />;
  return <Cell value={value} meta={meta} name={name} row={row} />;
}

/** Props of {@link FieldView}. */
export interface FieldViewProps {
  meta: FieldDefinition;
  /** Key of the field in the row. */
  name: string;
  row: Readonly<Record<string, unknown>>;
}
