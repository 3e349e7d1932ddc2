import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createLate, type Late, useLate } from './createLate.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface BoxProps {
  open: boolean;
  text: string;
}
const Panel = ({ open, text }: BoxProps) => (open ? <p>{text}</p> : null);

let root: Root | undefined;
let container: HTMLElement;
afterEach(() => {
  root?.unmount();
  container.remove();
});

function setUp(late: Late<BoxProps>) {
  function Box(props: BoxProps) {
    return useLate(late, props.open, props);
  }
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  return (open: boolean, text = 'there') =>
    flushSync(() =>
      root?.render(
        <StrictMode>
          <ErrorBoundary fallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>
            <Box open={open} text={text} />
          </ErrorBoundary>
        </StrictMode>,
      ),
    );
}
const seen = () => container.textContent;

test('MOD-03 the code is fetched when the browser is idle; then it is drawn in the same step in which it is asked for', async () => {
  const fetchModule = vi.fn(async () => ({ default: Panel }));
  const late = createLate(fetchModule);
  const show = setUp(late);

  show(false);
  await vi.waitFor(() => expect(late.read()).toBe(Panel), { timeout: 10_000 });
  show(true);

  expect(seen()).toBe('there');
  show(true, 'changed');
  expect(seen()).toBe('changed');
  show(false);
  expect(seen()).toBe('');
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('MOD-03 what is asked for before its code is there is drawn as soon as it comes, unless it is gone by then', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Panel }>();
  const late = createLate(() => promise);
  const show = setUp(late);

  show(true);
  expect(seen()).toBe('');
  show(true, 'newest');
  resolve({ default: Panel });

  await vi.waitFor(() => expect(seen()).toBe('newest'));
});

test('ROUTE-15 code that does not arrive is an error of its place, and another try fetches it anew', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchModule = vi.fn(async () => ({ default: Panel })).mockRejectedValueOnce(new TypeError('no chunk'));
  const show = setUp(createLate(fetchModule));

  show(true);
  await vi.waitFor(() => expect(seen()).toBe('TypeError: no chunk'));
  container.querySelector('button')?.click();

  await vi.waitFor(() => expect(seen()).toBe('there'));
  report.mockRestore();
});
