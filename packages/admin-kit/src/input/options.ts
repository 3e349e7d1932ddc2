import type { Label } from '../i18n/catalogue.ts';

/** What a choice stands for on the wire. */
export type OptionValue = string | number;

/** One choice. */
export interface Option<Value extends OptionValue = string> {
  /** What is stored. */
  value: Value;
  /** What people read. */
  label: Label;
  /** A second, fainter line. */
  description?: Label;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
  /** Keys that choose it where choices are all in view, as in `aria-keyshortcuts`. */
  keys?: string;
  /** Does this instead of being chosen, such as a last line that leads to more than a list can hold. */
  onPick?: () => void;
}

/** A choice in the present language. */
export type SpokenOption<Value extends OptionValue = string> = Omit<Option<Value>, 'label' | 'description'> & {
  label: string;
  description?: string;
};

/** Choices in the present language; the same ones where none is in both. */
export function spokenOptions<Value extends OptionValue>(
  options: ReadonlyArray<Option<Value>>,
  shown: (label: Label) => string,
): ReadonlyArray<SpokenOption<Value>> {
  const isSpoken = options.every(({ label, description }) => typeof label === 'string' && typeof description !== 'object');
  if (isSpoken) return options as ReadonlyArray<SpokenOption<Value>>;
  return options.map(({ label, description, ...rest }) => ({
    ...rest,
    label: shown(label),
    ...(description !== undefined && { description: shown(description) }),
  }));
}

/** The options whose label, description or value contains the typed text, without regard to case. */
export function matchOptions<Value extends OptionValue>(
  options: ReadonlyArray<SpokenOption<Value>>,
  query: string,
): ReadonlyArray<SpokenOption<Value>> {
  const wanted = query.trim().toLocaleLowerCase();
  if (!wanted) return options;
  return options.filter((option) => `${option.label}\n${option.description ?? ''}\n${option.value}`.toLocaleLowerCase().includes(wanted));
}

/** The next index in a direction that is not disabled, going round; -1 when there is none. */
export function nextEnabled(
  options: ReadonlyArray<{ disabled?: boolean }>,
  { from, direction }: { from: number; direction: 1 | -1 },
): number {
  for (let step = 1; step <= options.length; step += 1) {
    const index = (from + direction * step + options.length * 2) % options.length;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
