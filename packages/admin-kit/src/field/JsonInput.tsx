import { TextArea } from '../input/TextArea.tsx';
import type { FieldInputProps } from './defineFieldKind.ts';
import { writeJson } from './writeJson.ts';

/** A structured value as text. */
export function JsonInput({
  meta: _meta,
  valueText: _text,
  onPick: _pick,
  value,
  defaultValue: _default,
  onValueChange,
  ...props
}: FieldInputProps<unknown>) {
  return <TextArea {...props} value={typeof value === 'string' ? value : writeJson(value)} onValueChange={onValueChange} />;
}
