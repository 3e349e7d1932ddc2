import { Activity } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { isCancelled } from '../request/ApiError.ts';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import type { RequestScope } from '../request/requestTypes.ts';
import { useRequestScope } from './useRequestScope.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const answers: ((result: unknown) => void)[] = [];
const client = createRequestClient({
  wire: jeecgWire,
  token: () => 'T',
  tenantId: () => 0,
  fetch: (_, init) =>
    new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      answers.push((result) => resolve(Response.json({ success: true, result })));
    }),
});
let ask: () => Promise<unknown>;
const scopes = new Set<RequestScope>();

function Page() {
  const scope = useRequestScope(client);
  const handleClick = () => {
    scopes.add(scope());
    ask = () => scope().post('/estimate');
  };
  return (
    <button type="button" onClick={handleClick}>
      试算
    </button>
  );
}
const show = (mode: 'visible' | 'hidden') =>
  flushSync(() =>
    root?.render(
      <Activity mode={mode}>
        <Page />
      </Activity>,
    ),
  );

test('NET-01 hiding a tab cancels what its page waits for; shown again, the page asks again', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show('visible');
  document.querySelector('button')?.click();
  const first = ask();

  show('hidden');
  await expect(first).rejects.toSatisfy(isCancelled);

  show('visible');
  document.querySelector('button')?.click();
  const second = ask();
  answers.at(-1)?.(42);
  await expect(second).resolves.toBe(42);
  expect(scopes.size).toBe(2);

  const third = ask();
  root.unmount();
  await expect(third).rejects.toSatisfy(isCancelled);
});
