import type { Label } from '../i18n/catalogue.ts';
/** A button or a field that has a key, as a person would find it. */
export interface Shortcut {
  /** What it does, in the words that stand on it. */
  label: Label;
  /** As in `aria-keyshortcuts`: `Alt+N`. */
  keys: string;
}

/** Asks for the list of keys. */
export const helpKeys = 'Alt+/';

const modifiers = [
  ['ctrlKey', 'Control'],
  ['metaKey', 'Meta'],
  ['altKey', 'Alt'],
  ['shiftKey', 'Shift'],
] as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The keys of an event as `aria-keyshortcuts` writes them; undefined without Control, Meta or Alt: what types a letter is nobody's
 * shortcut (WCAG 2.1.4). With Alt a keyboard types other letters, so the place of the key counts there.
 */
export function comboOf(event: Pressed): string | undefined {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) return undefined;
  if (['Control', 'Meta', 'Alt', 'Shift', 'Process'].includes(event.key)) return undefined;
  const letter = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1] ?? (event.code === 'Slash' ? '/' : event.key);
  return [...modifiers.filter(([held]) => event[held]).map(([, name]) => name), letter].join('+');
}

/** Where keys reach: the dialog on top, else the list that holds the focus, else the page. */
function scopesOf(page: Document): readonly Element[] {
  const dialogs = [...page.querySelectorAll('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]')];
  const top = dialogs.at(-1);
  if (top !== undefined) return [top];
  const near = page.activeElement?.closest('[data-shortcut-scope]');
  return near ? [near, page.body] : [page.body];
}

/** Everything in a part of the page that has keys and can be used now, in order. */
function targetsIn(scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled="true"], [inert] *'),
  );
}

const keysOf = (element: Element): string[] => (element.getAttribute('aria-keyshortcuts') ?? '').split(/\s+/).filter(Boolean);

/** What a combination of keys stands for now. */
export function findTarget(page: Document, combo: string): HTMLElement | undefined {
  for (const scope of scopesOf(page)) {
    const found = targetsIn(scope).find((one) => keysOf(one).includes(combo));
    if (found) return found;
  }
  return undefined;
}

/** Does what a click would; a group of inputs is entered. */
export function enterTarget(target: HTMLElement): void {
  const isPressed = target.matches('button, a[href], label, [role="button"], [role="menuitem"]');
  if (isPressed) target.click();
  else (target.matches('input, select, textarea') ? target : target.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
}

/** The keys that work now, each once. */
export function listShortcuts(page: Document): Shortcut[] {
  const found = new Map<string, Shortcut>();
  for (const scope of scopesOf(page)) {
    for (const target of targetsIn(scope)) {
      const keys = keysOf(target)[0]!;
      // An input stands in a box with its label, whose mark is not a word of it.
      const label = (target.getAttribute('aria-label') ?? (target.querySelector('label') ?? target).textContent)
        .trim()
        .replace(/^\*\s*/, '');
      if (!found.has(keys) && label !== '') found.set(keys, { label, keys });
    }
  }
  return [...found.values()];
}
