import { useId, useState } from 'react';
import type { FieldInputProps, SearchInputProps } from '../field/defineFieldKind.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { InputProblem } from '../input/InputProblem.tsx';
import { TextInput } from '../input/TextInput.tsx';
import type { ControlProps } from '../internals/control.ts';
import { useControlled } from '../internals/useControlled.ts';
import { useUnreadInput } from '../internals/unreadInput.ts';
import { bigIntegerBounds, readDigits, type WideInteger } from './digits.ts';

/** A whole number of up to 64 bits. What cannot be read stays in the input with a sentence, and counts as no number. */
export function DigitsInput({ meta: _meta, valueText: _text, onPick: _pick, ...props }: FieldInputProps<WideInteger | null>) {
  return <Digits {...props} />;
}

function Digits({ value: given, defaultValue, onValueChange, ...props }: ControlProps<WideInteger | null>) {
  const { t } = useTexts();
  const problemId = useId();
  const [value, change] = useControlled<WideInteger | null>(given, { defaultValue: defaultValue ?? null, onValueChange });
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean; of: WideInteger | null } | null>(null);
  // Set from elsewhere after the input was left: what was typed before is over.
  const present = typed !== null && (!typed.isLeft || String(typed.of) === String(value)) ? typed : null;
  const refusal = present === null ? undefined : problemOf(present.text, t);
  useUnreadInput(problemId, refusal);
  const problem = present?.isLeft ? refusal : undefined;
  const described = [props['aria-describedby'], problem === undefined ? undefined : problemId].filter(Boolean).join(' ');
  const commit = () => setTyped(refusal === undefined ? null : { text: present!.text, isLeft: true, of: value });
  return (
    <>
      <TextInput
        {...props}
        inputMode="numeric"
        invalid={props.invalid || problem !== undefined}
        aria-describedby={described || undefined}
        value={present?.text ?? (value === null ? '' : String(value))}
        onValueChange={(text) => {
          const read = readDigits(text);
          const next = 'problem' in read ? null : read.value;
          setTyped({ text, isLeft: present?.isLeft ?? false, of: next });
          change(next);
        }}
        onBlur={() => {
          commit();
          props.onBlur?.();
        }}
      />
      <InputProblem typed={{ problem, problemId }} />
    </>
  );
}

function problemOf(text: string, t: ReturnType<typeof useTexts>['t']): string | undefined {
  const read = readDigits(text);
  if (!('problem' in read)) return undefined;
  switch (read.problem) {
    case 'unreadable':
      return t('input.unreadable', { text: text.trim().slice(0, 40) });
    case 'notWhole':
      return t('input.whole');
    case 'tooSmall':
      return t('form.minimum', { label: '', value: String(bigIntegerBounds.least) }).trim();
    case 'tooLarge':
      return t('form.maximum', { label: '', value: String(bigIntegerBounds.most) }).trim();
  }
}

/** Both ends of a range of such numbers. */
export function DigitsRange({ value, onValueChange, meta, ...props }: SearchInputProps) {
  const { localize } = useTexts();
  const label = props['aria-label'] ?? localize(meta.label);
  const [from = '', to = ''] = Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value, value] : [];
  const set = (range: readonly [string, string]) => onValueChange(range[0] || range[1] ? range : null);
  return (
    <div role="group" aria-label={label} aria-labelledby={props['aria-labelledby']} className="flex items-center gap-1">
      <Digits
        id={props.id}
        aria-label={`${label} ≥`}
        placeholder="≥"
        value={from || null}
        onValueChange={(next) => set([next === null ? '' : String(next), to])}
      />
      <span aria-hidden className="text-ink-faint">
        ~
      </span>
      <Digits
        aria-label={`${label} ≤`}
        placeholder="≤"
        value={to || null}
        onValueChange={(next) => set([from, next === null ? '' : String(next)])}
      />
    </div>
  );
}
