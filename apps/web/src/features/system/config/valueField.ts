import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { Config } from '@tarmac/freight-api/system';
import { choiceInput } from './ChoiceInput.tsx';
import { configTexts as texts } from './configTexts.ts';
import { DaysInput } from './DaysInput.tsx';

type Terms = Pick<Config, 'valueType' | 'minValue' | 'maxValue' | 'unit' | 'choices'>;

const numbers: readonly unknown[] = ['int', 'bp', 'fen'];

/** The input of a value, by what it is: a switch, a number with its unit and range, money, a rate in percent, a choice, days or text. */
export function valueField({ valueType, minValue, maxValue, unit, choices }: Terms, isRequired = true): FieldDefinition {
  const label = texts.value;
  const range = { minimum: minValue ?? undefined, maximum: maxValue ?? undefined, required: isRequired };
  const symbol = { zh: unit ?? '', en: unit ?? '' };
  switch (valueType) {
    case 'flag':
      return { kind: 'flag', label };
    case 'int':
      return { kind: 'quantity', label, ...range, unit: { stored: 'count', factor: 1, decimals: 0, symbol } };
    case 'bp':
      return { kind: 'quantity', label, ...range, unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } } };
    case 'fen':
      return { kind: 'money', label, ...range, unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } } };
    case 'choice':
      return { kind: 'reference', label, required: isRequired, picker: choiceInput(choices) };
    case 'dates':
      return { kind: 'reference', label, picker: DaysInput };
    case 'text':
      return { kind: 'longText', label, maxLength: 2000 };
    case 'json':
      return { kind: 'longText', label, maxLength: 4000 };
    default:
      return { kind: 'text', label, maxLength: 200 };
  }
}

/** A stored value as its input holds it. */
export const typedValue = (valueType: string | null, value: string | null): unknown =>
  numbers.includes(valueType) ? (value === null || value === '' ? null : Number(value)) : (value ?? '');

/** What an input holds as it is stored. */
export const storedValue = (typed: unknown): string => (typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '');
