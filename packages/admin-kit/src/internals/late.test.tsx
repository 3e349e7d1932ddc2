import { Activity, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { late, type LatePart, loadLate, useLate } from './late.ts';
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

function setUp(code: LatePart<typeof Panel>) {
  function Box(props: BoxProps) {
    return useLate(code, { isWanted: props.open, props });
  }
  let given: BoxProps = { open: false, text: '' };
  const show = setUpPart(() => <Box {...given} />);
  return (open: boolean, text = 'there') => {
    given = { open, text };
    show();
  };
}

function setUpPart(part: () => ReactNode) {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  return () =>
    flushSync(() =>
      root?.render(
        <StrictMode>
          <ErrorBoundary fallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>{part()}</ErrorBoundary>
        </StrictMode>,
      ),
    );
}
const seen = () => container.textContent;

/** A line on which no code arrives until it is repaired. */
function cutLine() {
  let isCut = true;
  const fetchModule = async () => {
    if (isCut) throw new TypeError('no chunk');
    return { default: Panel };
  };
  return { fetchModule, repair: () => (isCut = false) };
}

/** Code that comes when it is told to. */
function panelToCome() {
  let resolve: (code: { default: typeof Panel }) => void = () => {};
  const promise = new Promise<{ default: typeof Panel }>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('LATE-01 the code is fetched when the browser is idle; then it is drawn in the same step in which it is asked for', async () => {
  const fetchModule = vi.fn(async () => ({ default: Panel }));
  const code = late(fetchModule);
  const show = setUp(code);

  show(false);
  await vi.waitFor(() => expect(code.read()).toBe(Panel), { timeout: 10_000 });
  show(true);

  expect(seen()).toBe('there');
  show(true, 'changed');
  expect(seen()).toBe('changed');
  show(false);
  expect(seen()).toBe('');
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('LATE-01 what is asked for before its code is there is drawn as soon as it comes, unless it is gone by then', async () => {
  const { promise, resolve } = panelToCome();
  const code = late(() => promise);
  const show = setUp(code);

  show(true);
  expect(seen()).toBe('');
  show(true, 'newest');
  resolve({ default: Panel });

  await vi.waitFor(() => expect(seen()).toBe('newest'));
});

test('ROUTE-15 code that does not arrive is an error of its place, and another try fetches it again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const line = cutLine();
  const show = setUp(late(line.fetchModule));

  show(true);
  await vi.waitFor(() => expect(seen()).toBe('TypeError: no chunk'));
  line.repair();
  container.querySelector('button')?.click();

  await vi.waitFor(() => expect(seen()).toBe('there'));
  report.mockRestore();
});

test('LATE-01 a late component shows what was given for its place, then its code, and the next one begins with it', async () => {
  const { promise, resolve } = panelToCome();
  const Box = late(() => promise, { meanwhile: ({ text }) => <p>waits for {text}</p> });
  let keys = ['one'];
  const show = setUpPart(() => keys.map((key) => <Box key={key} open text={key} />));
  show();
  expect(seen()).toBe('waits for one');
  resolve({ default: Panel });

  await vi.waitFor(() => expect(seen()).toBe('one'));
  keys = ['one', 'two'];
  show();
  expect(seen()).toBe('onetwo');
});

test('ROUTE-15 a late component that does not arrive is an error of its place, and another try fetches it again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const line = cutLine();
  const Box = late(line.fetchModule);
  setUpPart(() => <Box open text="there" />)();

  await vi.waitFor(() => expect(seen()).toBe('TypeError: no chunk'));
  line.repair();
  container.querySelector('button')?.click();

  await vi.waitFor(() => expect(seen()).toBe('there'));
  report.mockRestore();
});

test('LATE-01 LAY-05 a late component whose code comes while its tab is out of view is there when that comes back', async () => {
  const { promise, resolve } = panelToCome();
  const Box = late(() => promise);
  let mode: 'visible' | 'hidden' = 'visible';
  const show = setUpPart(() => (
    <Activity mode={mode}>
      <Box open text="kept" />
    </Activity>
  ));
  show();
  mode = 'hidden';
  show();
  resolve({ default: Panel });
  await promise;
  mode = 'visible';
  show();

  await vi.waitFor(() => expect(seen()).toBe('kept'));
});

test('LATE-01 parts of one piece of code share what it loads, and code that was fetched ahead is there at once', async () => {
  const load = vi.fn(async () => ({ Panel, Other: () => <i>other</i> }));
  const First = late(load, { part: 'Panel', meanwhile: () => '…' });
  const Second = late(load, { part: 'Other', meanwhile: () => '…' });

  await loadLate(load);
  setUpPart(() => [<First key="first" open text="there" />, <Second key="second" />])();

  expect(seen()).toBe('thereother');
  First.preload();
  expect(load).toHaveBeenCalledOnce();
});

test('ROUTE-15 code that fails to come ahead of time is told nowhere, and fetched again when it is shown', async () => {
  const load = vi.fn(async () => ({ default: Panel })).mockRejectedValueOnce(new TypeError('no chunk'));
  const Box = late(load);
  Box.preload();
  await loadLate(load).catch(() => undefined);

  setUpPart(() => <Box open text="there" />)();

  await vi.waitFor(() => expect(seen()).toBe('there'));
  expect(load).toHaveBeenCalledTimes(2);
});
