import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, IconButton } from '../internals/Button.tsx';
import { blankEntry, type Entry, fieldsOf, partOf, problemOf, withPart } from './arrayEntries.ts';
import type { FieldInputProps } from './defineFieldKind.ts';
import { useFieldKinds, useFieldWords } from './FieldProvider.tsx';
import { zhArray } from './texts.zh.ts';

/** Entries with inputs of their kinds: added at the end, moved and removed; a new one has the focus. */
export default function ArrayInput(props: FieldInputProps<readonly Entry[]>) {
  const { meta, onValueChange, onBlur, disabled, readOnly, invalid } = props;
  const { t, localize } = useTexts(zhArray);
  const kindOf = useFieldKinds();
  const value = props.value ?? [];
  const [keys, setKeys] = useKeys(value.length);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const fresh = useRef<number>(undefined);
  const fields = Object.entries(fieldsOf(meta));
  const isFixed = Boolean(disabled ?? readOnly);
  const label = localize(meta.label);

  const change = (entries: readonly Entry[], order: readonly number[]) => {
    setKeys(order);
    onValueChange?.(entries);
  };
  const add = () => {
    const key = Math.max(-1, ...keys) + 1;
    // Its first input takes the focus when it comes, which may be later than its entry.
    fresh.current = key;
    change([...value, blankEntry(meta, kindOf)], [...keys, key]);
  };
  const move = (from: number, to: number) => change(moved(value, { from, to }), moved(keys, { from, to }));
  return (
    <div
      ref={(element) => props.ref?.(element?.querySelector<HTMLElement>('input, textarea, button') ?? null)}
      id={props.id}
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      className="flex flex-col items-start gap-2"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {value.length > 0 && (
        <ol className="m-0 flex w-full list-none flex-col gap-2 p-0">
          {value.map((entry, at) => (
            <li key={keys[at]} className="flex items-start gap-1">
              <div className="grid min-w-0 grow gap-2" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' }}>
                {fields.map(([name, field], place) => (
                  <Part
                    key={name}
                    field={field}
                    label={t('array.name', { label: localize(field.label), at: at + 1 })}
                    value={partOf(entry, name)}
                    isJudged={Boolean(invalid) || left.has(`${keys[at]} ${name}`)}
                    isFixed={isFixed}
                    onMount={(element) => {
                      if (place > 0 || fresh.current !== keys[at]) return;
                      fresh.current = undefined;
                      element.focus();
                    }}
                    onValueChange={(next) => change(value.with(at, withPart(entry, { name, value: next })), keys)}
                    onLeave={() => setLeft(new Set([...left, `${keys[at]} ${name}`]))}
                  />
                ))}
              </div>
              {!isFixed && (
                <span className="flex shrink-0">
                  <IconButton
                    size="small"
                    label={t('array.up', { at: at + 1 })}
                    icon={<ArrowUp size={14} />}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('array.down', { at: at + 1 })}
                    icon={<ArrowDown size={14} />}
                    disabled={at === value.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('array.remove', { at: at + 1 })}
                    icon={<X size={14} />}
                    onClick={() => change(value.toSpliced(at, 1), keys.toSpliced(at, 1))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {!isFixed && (
        <Button size="small" disabled={value.length >= (meta.maxItems ?? Infinity)} onClick={add}>
          <Plus aria-hidden size={14} />
          {t('array.add', { label })}
        </Button>
      )}
    </div>
  );
}

/** The input of one value, with what is wrong with it below, once it was left. */
function Part({ field, label, value, isJudged, isFixed, onMount, onValueChange, onLeave }: PartProps) {
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const id = useId();
  const { Input } = kindOf(field);
  const problem = isJudged ? problemOf(value, { field, kindOf, words }) : undefined;
  return (
    <div className="min-w-0">
      <Input
        ref={(element) => {
          if (element !== null) onMount(element);
        }}
        aria-label={label}
        aria-describedby={problem === undefined ? undefined : id}
        placeholder={words.localize(field.label)}
        meta={field}
        value={value}
        invalid={problem !== undefined}
        required={field.required}
        disabled={isFixed}
        onValueChange={onValueChange}
        onBlur={onLeave}
      />
      {problem !== undefined && (
        <p id={id} role="alert" className="m-0 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PartProps {
  field: ReturnType<typeof fieldsOf>[string];
  label: string;
  value: unknown;
  isJudged: boolean;
  isFixed: boolean;
  /** Told the input once it is there. */
  onMount: (element: HTMLElement) => void;
  onValueChange: (value: unknown) => void;
  onLeave: () => void;
}

/** Keys of entries, which have none themselves: what is typed into an input stays with its entry when others go. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  // Another list was put in its place.
  const present = keys.length === count ? keys : Array.from({ length: count }, (_, at) => at);
  return [present, setKeys] as const;
}

function moved<One>(list: readonly One[], { from, to }: { from: number; to: number }): One[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}
