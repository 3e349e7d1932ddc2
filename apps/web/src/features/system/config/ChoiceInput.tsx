import type { PickerProps } from '@tarmac/admin-kit/field';
import { RadioGroup } from '@tarmac/admin-kit/input';

/** Makes the input of a value that is one of few, from the lines `value=text` of its row. */
export const choiceInput = (choices: string | null) => {
  const options = (choices ?? '').split('\n').map((line) => {
    const [value = '', ...text] = line.split('=');
    return { value, label: text.join('=') };
  });
  return function ChoiceInput({ value, onValueChange, valueText: _text, onPick: _pick, multiple: _multiple, ...control }: PickerProps) {
    return <RadioGroup {...control} options={options} value={value ?? null} onValueChange={(chosen) => onValueChange?.(chosen)} />;
  };
};
