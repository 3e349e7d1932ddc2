import { ellipsis, emptyText } from '../../internals/format.ts';
import { defineFieldKind, type FieldInputProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';

const TextArea = late(loadControls, { part: 'TextArea', meanwhile: controlRoom });

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
  Cell: ({ value, whole }) => {
    if (value === null || value === undefined) return emptyText;
    const text = write(value);
    return whole ? <code className="break-all whitespace-pre-wrap">{text}</code> : <code title={text}>{ellipsis(text)}</code>;
  },
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
