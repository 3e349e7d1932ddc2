import { ellipsis, emptyText } from '../../internals/format.ts';
import { defineFieldKind, type FieldInputProps } from '../defineFieldKind.ts';
import { lateControl } from '../lateControl.tsx';

const TextArea = lateControl('TextArea');

const write = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

function Input({
  meta: _meta,
  valueText: _text,
  onPick: _pick,
  value,
  defaultValue: _default,
  onValueChange,
  ...props
}: FieldInputProps<unknown>) {
  return <TextArea {...props} value={typeof value === 'string' ? value : write(value)} onValueChange={onValueChange} />;
}

/** A structured value; a screen that has to do with its inside brings its own cell and input. */
export const jsonKind = defineFieldKind<unknown>({
  name: 'json',
  width: 180,
  blank: null,
  isWide: () => true,
  Cell: ({ value }) => (value === null || value === undefined ? emptyText : <code title={write(value)}>{ellipsis(write(value))}</code>),
  Input,
  text: write,
  parse: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  compare: (one, other) => write(one).localeCompare(write(other)),
});
