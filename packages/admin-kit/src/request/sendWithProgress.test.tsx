import { expect, test, vi } from 'vitest';
import { sendWithProgress } from './sendWithProgress.ts';

// The server of these tests answers every path somehow; what it says does not matter here.
const here = `${location.origin}/nowhere-in-particular`;

test('UPL-02 an upload tells its progress and brings the answer with status, headers and body', async () => {
  const told: number[] = [];
  const body = new FormData();
  body.append('file', new File([new Uint8Array(3_000_000)], 'a.bin'));

  const [own, usual] = [
    await sendWithProgress(here, { method: 'POST', body, onProgress: (percent) => told.push(percent) }),
    await fetch(here, { method: 'POST', body }),
  ];

  expect(told.at(-1)).toBe(100);
  expect(own.status).toBe(usual.status);
  expect(own.headers.get('content-type')).toBe(usual.headers.get('content-type'));
  expect(await own.text()).toBe(await usual.text());
});

test('UPL-03 no answer is the same error as that of fetch', async () => {
  await expect(sendWithProgress('http://127.0.0.1:1/', { method: 'POST', body: 'x', onProgress: () => {} })).rejects.toBeInstanceOf(
    TypeError,
  );
});

test('NET-01 a signal ends it, before and while it is sent, with its own reason', async () => {
  const early = AbortSignal.abort(new Error('early'));
  const late = new AbortController();
  const told = vi.fn();

  const sending = sendWithProgress(here, {
    method: 'POST',
    body: new Blob([new Uint8Array(5_000_000)]),
    signal: late.signal,
    onProgress: told,
  });
  late.abort(new Error('late'));

  await expect(sendWithProgress(here, { method: 'POST', body: 'x', signal: early, onProgress: told })).rejects.toThrow('early');
  await expect(sending).rejects.toThrow('late');
});
