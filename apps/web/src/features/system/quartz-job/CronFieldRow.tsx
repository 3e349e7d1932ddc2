import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { MultiSelect, NumberInput, Select, TextInput } from '@tarmac/admin-kit/input';
import { type CronField, type CronMode, cronBounds, type CronPart, cronPart } from './cronParts.ts';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';

const weekdays: readonly LocalText[] = ['日 Sun', '一 Mon', '二 Tue', '三 Wed', '四 Thu', '五 Fri', '六 Sat'].map((names) => {
  const [zh = '', en = ''] = names.split(' ');
  return { zh: `周${zh}`, en };
});

/** One field of an expression by choosing: in which way it is said, then its values. */
export function CronFieldRow({ field, part, disabled, onChange }: CronFieldRowProps) {
  const { localize } = useLocale();
  const { min, max, modes } = cronBounds[field];
  const name = localize(texts[field]);
  const change = (mode: CronMode, values?: readonly number[]) => onChange(cronPart(field, { mode, given: values }));
  const options = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: field === 'weekday' ? localize(weekdays[index]!) : String(min + index),
  }));
  const number = (index: 0 | 1, { label, from = min }: { label: LocalText; from?: number }) => (
    <label className="flex items-center gap-2 text-ink-secondary">
      {localize(label)}
      <NumberInput
        className="w-20"
        aria-label={`${name} ${localize(label)}`}
        value={part.values[index] ?? null}
        minimum={from}
        maximum={max}
        disabled={disabled}
        onValueChange={(value) => value !== null && change(part.mode, part.values.with(index, value))}
      />
    </label>
  );
  return (
    <div className="grid grid-cols-[4rem_7.5rem_minmax(0,1fr)] items-center gap-2 max-sm:grid-cols-[4rem_minmax(0,1fr)]">
      <span>{name}</span>
      {/* A second is one number: there is nothing to choose. */}
      {field === 'second' ? (
        <span />
      ) : (
        <Select
          aria-label={`${name} ${localize(texts.mode)}`}
          searchable={false}
          allowClear={false}
          disabled={disabled}
          value={part.mode}
          options={[...modes, ...(modes.includes(part.mode) ? [] : [part.mode])].map((mode) => ({
            value: mode,
            label: localize(texts[mode]),
          }))}
          onValueChange={(mode) =>
            mode !== null && mode !== part.mode && change(mode, mode === 'list' ? part.values.slice(0, 1) : undefined)
          }
        />
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:empty:hidden">
        {part.mode === 'step' && (
          <>
            {number(0, { label: texts.from })}
            {number(1, { label: texts.interval, from: 1 })}
          </>
        )}
        {part.mode === 'range' && (
          <>
            {number(0, { label: texts.from })}
            {number(1, { label: texts.to })}
          </>
        )}
        {field === 'second' && part.mode === 'list' && (
          <NumberInput
            className="w-24"
            aria-label={name}
            value={part.values[0] ?? null}
            minimum={min}
            maximum={max}
            disabled={disabled}
            onValueChange={(value) => value !== null && change('list', [value])}
          />
        )}
        {part.mode === 'list' && field !== 'second' && (
          <MultiSelect
            aria-label={`${name} ${localize(texts.values)}`}
            className="min-w-48 flex-1"
            disabled={disabled}
            value={part.values}
            options={options}
            onValueChange={(values) => change('list', values)}
          />
        )}
        {part.mode === 'custom' && (
          <TextInput
            aria-label={`${name} ${localize(texts.values)}`}
            className="w-40"
            maxLength={40}
            disabled={disabled}
            value={part.text}
            onValueChange={(text) => onChange({ mode: 'custom', values: [], text: text.toUpperCase() })}
          />
        )}
      </div>
    </div>
  );
}

/** Props of {@link CronFieldRow}. */
export interface CronFieldRowProps {
  field: CronField;
  part: CronPart;
  disabled: boolean | undefined;
  onChange: (part: CronPart) => void;
}
