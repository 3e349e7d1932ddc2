import { useFieldKinds } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { TextInput } from '../../input/TextInput.tsx';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The input of one condition's value, by the field's kind and the rule. It speaks the wire: `val` is always text. */
export function QueryValue({ meta, rule, value, onValueChange, invalid, label, describedBy }: QueryValueProps) {
  const { t } = useTexts(zhResource);
  const kindOf = useFieldKinds();
  const kind = kindOf(meta);
  const common = { 'aria-label': label, 'aria-describedby': describedBy, invalid };

  if (rule === 'in' && meta.kind === 'dict' && kind.Search) {
    const chosen = value.split(',').filter(Boolean);
    return <kind.Search {...common} meta={meta} value={chosen} onValueChange={(next) => onValueChange(joined(next))} />;
  }
  if ((meta.kind === 'flag' || meta.kind === 'reference') && kind.Search)
    return <kind.Search {...common} meta={meta} value={value || null} onValueChange={(next) => onValueChange(joined(next))} />;
  if (meta.kind === 'dict')
    return (
      <kind.Input
        {...common}
        meta={{ ...meta, multiple: false }}
        value={value || null}
        onValueChange={(next) => onValueChange(typeof next === 'string' ? next : '')}
      />
    );
  if (meta.kind === 'date' || meta.kind === 'dateTime') {
    // A day is what people think in; the server takes it as the whole day.
    const day = kindOf({ kind: 'date' });
    return (
      <day.Input
        {...common}
        meta={meta}
        value={value ? value.slice(0, 10) : null}
        onValueChange={(next) => onValueChange(typeof next === 'string' ? next : '')}
      />
    );
  }
  if (kind.align === 'end' && rule !== 'in')
    return (
      <kind.Input
        {...common}
        // Bounds are those of what may be stored; one may ask for anything.
        meta={{ ...meta, minimum: undefined, maximum: undefined }}
        value={value === '' || Number.isNaN(Number(value)) ? null : Number(value)}
        onValueChange={(next) => onValueChange(typeof next === 'number' ? String(next) : '')}
      />
    );
  return (
    <TextInput
      {...common}
      allowClear
      value={value}
      placeholder={rule === 'in' ? t('query.listHint') : undefined}
      onValueChange={(next) => onValueChange(rule === 'in' ? next.replaceAll('，', ',') : next)}
    />
  );
}

/** Props of {@link QueryValue}. */
export interface QueryValueProps {
  meta: FieldDefinition;
  rule: string;
  value: string;
  onValueChange: (value: string) => void;
  invalid: boolean;
  label: string;
  describedBy: string | undefined;
}

const joined = (value: string | readonly string[] | null): string =>
  value === null ? '' : typeof value === 'string' ? value : value.join(',');
