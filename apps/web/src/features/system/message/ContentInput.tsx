import type { PickerProps } from '@tarmac/admin-kit/field';
import { TextArea, TextInput } from '@tarmac/admin-kit/input';
import { useFormContext, useWatch } from 'react-hook-form';
import { RichTextInput } from '@tarmac/admin-kit/rich-text';

/** Mails and system messages are rich text, messages to phones are plain. @source MSG-02 */
export const isRich = (type: unknown): boolean => type === '2' || type === '4';

/** Input of a message's content, by the way that another input of the form names; without a form around it, what to look for. */
export function contentInput(typeField: string) {
  function ByType(props: PickerProps) {
    const type: unknown = useWatch({ name: typeField });
    if (isRich(type)) return <RichTextInput {...props} />;
    return <TextArea {...plain(props)} rows={5} />;
  }
  return function ContentInput(props: PickerProps) {
    const form = useFormContext() as ReturnType<typeof useFormContext> | null;
    return form === null ? <TextInput {...plain(props)} /> : <ByType {...props} />;
  };
}

/** The same control for plain text. */
const plain = ({ value, valueText: _text, onPick: _pick, defaultValue: _default, onValueChange, ...control }: PickerProps) => ({
  ...control,
  value: value ?? '',
  onValueChange: (next: string) => onValueChange?.(next === '' ? null : next),
});
