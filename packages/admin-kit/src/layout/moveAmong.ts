import type { KeyboardEvent } from 'react';

/** Moves the focus among the links and buttons of a menu: two arrow keys by one, Home and End to the ends. */
export function moveAmong(event: KeyboardEvent<HTMLElement>, [back, forth]: readonly [string, string]): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter((entry) => entry.closest('[inert]') === null);
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { [forth]: at + 1, [back]: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  entries[(to + entries.length) % entries.length]?.focus();
}
