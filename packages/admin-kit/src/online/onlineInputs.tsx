import { createElement, use } from 'react';
import { DictCheckbox, DictRadio } from '../dictionary/controls.tsx';
import type { FieldInputProps } from '../field/defineFieldKind.ts';
import { Switch } from '../input/choices.tsx';
import { MonthInput } from '../input/MonthInput.tsx';
import { NumberInput } from '../input/numbers.tsx';
import { TextArea } from '../input/TextArea.tsx';
import { TextInput } from '../input/TextInput.tsx';
import type { ControlProps } from '../internals/control.ts';
import { toText } from '../internals/toText.ts';
import { RichTextContext } from './OnlineContext.ts';
import { periodOf } from './fieldSettings.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import { switchValues } from './onlineKinds.tsx';

export { DigitsInput, DigitsRange } from './DigitsInput.tsx';
export { PickInput, PickSearch } from './PickInput.tsx';

type TextProps = FieldInputProps<string>;

/** What an input of its own takes of what a form gives. */
const controlOf = <Value,>({ meta: _meta, valueText: _text, onPick: _pick, ...props }: FieldInputProps<Value>): ControlProps<Value> =>
  props;

export function PasswordInput(props: TextProps) {
  return <TextInput {...controlOf(props)} type="password" autoComplete="new-password" />;
}

/** On or off, as the two values of the field; untouched it is neither. */
export function SwitchInput(props: TextProps) {
  const [on, off] = switchValues(props.meta);
  const { value, defaultValue: _default, onValueChange, ...control } = controlOf(props);
  return <Switch {...control} value={value === on} onValueChange={(isOn) => onValueChange?.(isOn ? on : off)} />;
}

export function MonthPick(props: FieldInputProps<string>) {
  const { value, defaultValue: _default, onValueChange, ...control } = controlOf(props);
  return <MonthInput {...control} value={value || null} onValueChange={(month) => onValueChange?.(month ?? '')} />;
}

/** A month, or a year, of which the first day is kept. */
export function PeriodPick(props: FieldInputProps<string | null>) {
  const { value, defaultValue: _default, onValueChange, ...control } = controlOf(props);
  if (periodOf((props.meta as OnlineFieldDefinition).online) === 'month')
    return (
      <MonthInput
        {...control}
        value={value?.slice(0, 7) || null}
        onValueChange={(month) => onValueChange?.(month ? `${month}-01` : null)}
      />
    );
  return (
    <NumberInput
      {...control}
      minimum={1000}
      maximum={9999}
      value={value ? Number(value.slice(0, 4)) : null}
      onValueChange={(year) => onValueChange?.(year ? `${year}-01-01` : null)}
    />
  );
}

export function RadioInput(props: FieldInputProps<string | null>) {
  const { value, defaultValue: _default, ...control } = controlOf(props);
  return <DictRadio {...control} code={props.meta.dict ?? ''} value={toText(value) || null} />;
}

export function CheckboxInput(props: FieldInputProps<string | null>) {
  const { value, defaultValue: _default, onValueChange, ...control } = controlOf(props);
  return (
    <DictCheckbox {...control} code={props.meta.dict ?? ''} value={value ?? ''} onValueChange={(next) => onValueChange?.(next || null)} />
  );
}

export function RichTextInput(props: TextProps) {
  const Editor = use(RichTextContext);
  if (Editor === null) return <TextArea {...controlOf(props)} />;
  const { value, defaultValue: _default, onValueChange, ...control } = controlOf(props);
  return createElement(Editor, { ...control, value: value || null, onValueChange: (next) => onValueChange?.(next ?? '') });
}
