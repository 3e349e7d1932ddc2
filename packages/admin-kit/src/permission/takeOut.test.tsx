import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PermissionProvider } from './PermissionProvider.tsx';
import { usePermissionRef } from './usePermissionRef.ts';

interface State {
  names: readonly string[];
  granted: readonly string[];
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

function Entry({ name }: { name: string }) {
  return <li ref={usePermissionRef(name)}>{name}</li>;
}

function show({ names, granted }: State): string[] {
  flushSync(() =>
    root.render(
      <StrictMode>
        <PermissionProvider access={{ auth: granted.map((action) => ({ action })), allAuth: [] }}>
          <ul>
            {names.map((name) => (
              <Entry key={name} name={name} />
            ))}
          </ul>
        </PermissionProvider>
      </StrictMode>,
    ),
  );
  return [...container.querySelectorAll('li')].map((entry) => entry.textContent ?? '');
}

/** Numbers below `limit` that are the same in every run. */
function createSequence(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test('PERM-01 whatever React does around a removed element, the page shows exactly what is allowed, in order', () => {
  const next = createSequence(20_261_121);
  const pool = ['a', 'b', 'c', 'd', 'e'];
  for (let round = 0; round < 1000; round += 1) {
    const names = pool
      .filter(() => next(4) > 0)
      .map((name) => ({ name, place: next(1000) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ name }) => name);
    const granted = pool.filter(() => next(2) > 0);

    expect(show({ names, granted }), `round ${round}`).toEqual(names.filter((name) => granted.includes(name)));
  }
});

test('PERM-01 an element comes back when the permission is granted, and leaves no trace in its parent', () => {
  expect(show({ names: ['a', 'b'], granted: ['a'] })).toEqual(['a']);
  const list = container.querySelector('ul')!;
  expect(Object.hasOwn(list, 'insertBefore')).toBe(true);

  expect(show({ names: ['a', 'b'], granted: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(Object.hasOwn(list, 'insertBefore')).toBe(false);
  expect(list.childNodes).toHaveLength(2);
});
