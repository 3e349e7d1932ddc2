import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { CronFieldRow } from './CronFieldRow.tsx';
import { cronFields, cronPartsOf, withCronPart } from './cronParts.ts';
import { NextRuns } from './NextRuns.tsx';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';

const presets = [
  { label: texts.everyHour, expression: '0 0 * * * ?' },
  { label: texts.everyDay, expression: '0 0 3 * * ?' },
  { label: texts.everyMonday, expression: '0 0 3 ? * 2' },
  { label: texts.everyMonth, expression: '0 0 3 1 * ?' },
  { label: texts.monthEnd, expression: '0 0 3 L * ?' },
];

/** A cron expression as text and by choosing, with the runs that it makes. @source SYS-11, jeecg-wire 3.16 */
export function CronInput({ value, defaultValue: _none, valueText: _text, onPick: _pick, onValueChange, ...props }: PickerProps) {
  const { localize } = useLocale();
  const parts = cronPartsOf(value);
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        {...props}
        className="font-mono"
        placeholder={localize(texts.cronPlaceholder)}
        maxLength={120}
        value={value ?? ''}
        onValueChange={(text) => onValueChange?.(text)}
      />
      <div role="group" aria-label={localize(texts.presets)} className="flex flex-wrap gap-1">
        {presets.map(({ label, expression }) => (
          <Button key={expression} size="small" disabled={props.disabled} onClick={() => onValueChange?.(expression)}>
            {localize(label)}
          </Button>
        ))}
      </div>
      <div className="grid gap-3 rounded-md border border-solid border-line p-3 md:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="flex flex-col gap-1.5">
          {cronFields.map((field, index) => (
            <CronFieldRow
              key={field}
              field={field}
              part={parts[index]!}
              disabled={props.disabled}
              onChange={(part) => onValueChange?.(withCronPart(parts, { field, part }))}
            />
          ))}
        </div>
        <NextRuns expression={value ?? ''} />
      </div>
    </div>
  );
}
