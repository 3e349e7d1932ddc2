import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areLetterKeysOn, isTyping } from '../../internals/letterKeys.ts';

/**
 * Letters that work in a list without a modifier: j and k go to the next and the former row, x chooses it, e edits it, / goes to the
 * search. They are meant for the list that holds the focus, else for the first in view; a person can switch them off (WCAG 2.1.4).
 *
 * @param place holds rows that carry `data-index`
 */
export function useListKeys(place: RefObject<HTMLElement | null>, { onSelect, onEdit }: ListKeyHandlers) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const host = place.current;
    const scope = host?.closest('[data-shortcut-scope]');
    if (!host || !scope || event.defaultPrevented || isTyping(event) || !areLetterKeysOn() || scopeOf(event.target) !== scope) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
    const row = focused && host.contains(focused) ? focused : undefined;
    const index = row ? Number(row.dataset['index']) : undefined;
    const go = (step: number) => {
      const next =
        index === undefined ? host.querySelector('[data-index][tabindex="0"]') : host.querySelector(`[data-index="${index + step}"]`);
      (next as HTMLElement | null)?.focus();
    };
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => go(1),
      k: () => go(-1),
      x: index !== undefined && onSelect ? () => onSelect(index) : undefined,
      e: index === undefined ? undefined : () => onEdit(index),
      '/': () => scope.querySelector<HTMLElement>('[role="search"] input')?.focus(),
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The list that a key is meant for. */
function scopeOf(target: EventTarget | null): Element | undefined {
  const near = target instanceof Element ? target.closest('[data-shortcut-scope]') : null;
  return near ?? [...document.querySelectorAll('[data-shortcut-scope]')].find((scope) => scope.checkVisibility());
}

interface ListKeyHandlers {
  /** Chooses the row at a place, or takes it out of the choice; absent where rows cannot be chosen. */
  onSelect: ((index: number) => void) | undefined;
  onEdit: (index: number) => void;
}
