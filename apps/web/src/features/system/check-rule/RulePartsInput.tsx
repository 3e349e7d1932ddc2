import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, IconButton, TextInput } from '@tarmac/admin-kit/input';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { checkRuleTexts as texts } from './checkRuleTexts.ts';
import { partsOf, ruleJsonOf, type TypedPart } from './ruleParts.ts';

const emptyPart: TypedPart = { digits: '*', pattern: '', message: '' };

/** The parts of a rule in the order in which they are tried. @source SYS-13 */
export function RulePartsInput({ id, value, onValueChange, disabled, invalid }: PickerProps) {
  const { localize } = useLocale();
  const parts = partsOf(value);
  const set = (next: readonly TypedPart[]) => onValueChange?.(ruleJsonOf(next));
  const change = (index: number, part: Partial<TypedPart>) => set(parts.with(index, { ...parts[index]!, ...part }));
  const move = (index: number, to: number) => set(parts.with(index, parts[to]!).with(to, parts[index]!));
  const input = (index: number, { name, maxLength }: { name: keyof TypedPart; maxLength: number }) => (
    <TextInput
      aria-label={`${localize(texts[name])} ${index + 1}`}
      placeholder={localize(texts[name])}
      value={parts[index]![name]}
      maxLength={maxLength}
      disabled={disabled}
      invalid={invalid && parts[index]![name] === ''}
      onValueChange={(text) => change(index, { [name]: text })}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="m-0 text-ink-secondary">{localize(texts.partsHelp)}</p>
      {parts.map((_, index) => (
        <div
          // A part has no name of its own, and its inputs hold nothing that is not in the value.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 md:grid-cols-[88px_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          {input(index, { name: 'digits', maxLength: 4 })}
          <span className="col-span-2 md:col-span-1">{input(index, { name: 'pattern', maxLength: 200 })}</span>
          {input(index, { name: 'message', maxLength: 100 })}
          <span className="inline-flex">
            <IconButton
              label={`${localize(texts.up)} ${index + 1}`}
              icon={<ArrowUp aria-hidden size={15} />}
              disabled={disabled || index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={`${localize(texts.down)} ${index + 1}`}
              icon={<ArrowDown aria-hidden size={15} />}
              disabled={disabled || index === parts.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              label={`${localize(texts.removePart)} ${index + 1}`}
              icon={<Trash2 aria-hidden size={15} />}
              disabled={disabled}
              onClick={() => set(parts.toSpliced(index, 1))}
            />
          </span>
        </div>
      ))}
      <div>
        <Button
          id={id}
          aria-label={localize(texts.addPart)}
          icon={<Plus aria-hidden size={15} />}
          disabled={disabled}
          onClick={() => set([...parts, emptyPart])}
        >
          {localize(texts.addPart)}
        </Button>
      </div>
    </div>
  );
}
