import type { LocalizedText } from '@tarmac/freight-api/rules';

/** A dictionary that ships with the product. Its codes take part in rules, so they are protected from change. */
export interface Dictionary {
  code: string;
  label: LocalizedText;
  items: readonly { value: string; text: LocalizedText; tone?: Tone }[];
}

/** How a state is coloured: draft grey, waiting orange, running blue, ok green, danger red, void struck through. */
export type Tone = 'draft' | 'waiting' | 'running' | 'ok' | 'danger' | 'void';

/** Declares a dictionary; each item is `[code, zh, en]` or `[code, zh, en, tone]`. */
export function dictionary(
  code: string,
  { label, items }: { label: LocalizedText; items: readonly (readonly [string, string, string, Tone?])[] },
): Dictionary {
  return {
    code,
    label,
    items: items.map(([value, zh, en, tone]) => ({ value, text: { zh, en }, ...(tone === undefined ? {} : { tone }) })),
  };
}
