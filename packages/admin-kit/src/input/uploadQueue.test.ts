import { expect, test, vi } from 'vitest';
import type { UploadOptions } from './UploadProvider.tsx';
import { createUploadQueue, type UploadQueueOptions } from './uploadQueue.ts';

interface Sent {
  name: string;
  options: UploadOptions;
  resolve: (path: string) => void;
  reject: (error: Error) => void;
}

/** A queue, and a server that answers when it is told to. */
function setUp(further: Partial<UploadQueueOptions> = {}, value = '') {
  const sent: Sent[] = [];
  const onValue = vi.fn();
  const onRefused = vi.fn();
  const onFailed = vi.fn();
  const queue = createUploadQueue(value, {
    first: {
      transport: {
        upload: (file, options) =>
          new Promise((resolve, reject) => {
            options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
            sent.push({ name: file.name, options, resolve, reject });
          }),
        urlOf: (path) => `/files/${path}`,
      },
      sending: { biz: 'temp' },
      maxCount: 0,
      imagesOnly: false,
      accept: '',
      maxBytes: 0,
      unknownError: '未知错误',
      onValue,
      onRefused,
      onFailed,
      ...further,
    },
  });
  const add = async (...names: string[]) => {
    queue.add(names.map((name) => new File(['x'], name)));
    await vi.waitFor(() => expect(sent.map((one) => one.name)).toEqual(expect.arrayContaining(names)));
  };
  const idOf = (name: string) => queue.items().find((item) => item.name === name)!.id;
  const settled = (status: string) => vi.waitFor(() => expect(queue.items().every((item) => item.status === status)).toBe(true));
  return { queue, sent, onValue, onRefused, onFailed, add, idOf, settled };
}

test('UPL-07 an item has name, type, size, status, percent, then path and url, or a message', async () => {
  const { queue, sent, add, settled } = setUp();
  await add('a.pdf');

  expect(queue.items()).toMatchObject([{ name: 'a.pdf', type: '', size: 1, status: 'uploading', percent: 0 }]);
  sent[0]!.options.onProgress(41.9);
  expect(queue.items()[0]!.percent).toBe(41);
  sent[0]!.resolve('temp/a.pdf');
  await settled('done');
  expect(queue.items()).toMatchObject([{ status: 'done', percent: 100, path: 'temp/a.pdf', url: '/files/temp/a.pdf' }]);
});

test('UPL-02 a file that a newer one pushes out is broken off', async () => {
  const { sent, onValue, add, settled } = setUp({ maxCount: 1 });
  await add('a.pdf');
  await add('b.pdf');

  expect(sent.map((one) => one.options.signal.aborted)).toEqual([true, false]);
  sent[1]!.resolve('temp/b.pdf');
  await settled('done');
  expect(onValue.mock.calls.map(([value]) => value as string)).toEqual(['temp/b.pdf']);
});

test('UPL-02 a stored file leaves when the one that replaces it is done, not before', async () => {
  const { queue, sent, onValue, add, settled } = setUp({ maxCount: 1 }, 'temp/old.png');
  await add('new.png');

  expect(queue.items().map(({ name, status }) => [name, status])).toEqual([
    ['old.png', 'done'],
    ['new.png', 'uploading'],
  ]);
  sent[0]!.resolve('temp/new.png');
  await vi.waitFor(() => expect(queue.items()).toHaveLength(1));
  await settled('done');
  expect(onValue.mock.calls.map(([value]) => value as string)).toEqual(['temp/new.png']);
});

test('UPL-02 a replacement that fails or is cancelled takes nothing away, and succeeds when it is sent again', async () => {
  const { queue, sent, onValue, add, idOf, settled } = setUp({ maxCount: 1 }, 'temp/old.png');
  const names = () => queue.items().map(({ name }) => name);

  await add('cancelled.png');
  queue.remove(idOf('cancelled.png'));
  expect(names()).toEqual(['old.png']);
  await add('failed.png');
  sent[1]!.reject(new Error('磁盘已满'));
  await vi.waitFor(() => expect(queue.items().map(({ status }) => status)).toEqual(['done', 'error']));
  expect(onValue).not.toHaveBeenCalled();

  queue.retry(idOf('failed.png'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(names()).toEqual(['old.png', 'failed.png']);
  sent[2]!.resolve('temp/failed.png');
  await settled('done');
  expect([names(), onValue.mock.calls.map(([value]) => value as string)]).toEqual([['failed.png'], ['temp/failed.png']]);
});

test('UPL-02 of several that replace others each takes the place of one stored file when it is done, wherever it was put', async () => {
  const { queue, sent, onValue, add, idOf } = setUp({ maxCount: 2 }, 'temp/a,temp/b');
  const names = () => queue.items().map(({ name }) => name);
  await add('x', 'y');

  queue.place(idOf('y'), 0);
  sent[1]!.resolve('temp/y');
  await vi.waitFor(() => expect(names()).toEqual(['y', 'b', 'x']));
  sent[0]!.resolve('temp/x');
  await vi.waitFor(() => expect(names()).toEqual(['y', 'x']));
  expect(onValue.mock.calls.map(([value]) => value as string)).toEqual(['temp/y,temp/x']);

  await add('z', 'q');
  sent[2]!.reject(new Error('磁盘已满'));
  sent[3]!.resolve('temp/q');
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith('temp/y,temp/q', expect.anything()));
  expect(names()).toEqual(['y', 'z', 'q']);
});

test('UPL-02 of more files than have room at once only the last are sent', async () => {
  const { queue, sent, onValue } = setUp({ maxCount: 2 }, 'temp/a');
  queue.add(['w', 'x', 'y', 'z'].map((name) => new File(['x'], name)));
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['y', 'z']));

  for (const one of sent) one.resolve(`temp/${one.name}`);
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith('temp/y,temp/z', expect.anything()));
});

test('UPL-02 taking out the file that is under way breaks it off and tells what is left', async () => {
  const { queue, sent, onValue, onFailed, add, idOf } = setUp({}, 'temp/old.pdf');
  await add('a.pdf', 'b.pdf');
  sent[0]!.resolve('temp/a.pdf');
  await vi.waitFor(() => expect(queue.items().find((item) => item.name === 'a.pdf')!.status).toBe('done'));
  expect(onValue).not.toHaveBeenCalled();

  queue.remove(idOf('b.pdf'));

  expect(sent[1]!.options.signal.aborted).toBe(true);
  expect(onValue).toHaveBeenLastCalledWith('temp/old.pdf,temp/a.pdf', expect.anything());
  expect(onFailed).not.toHaveBeenCalled();
});

test('UPL-03 a file that failed is sent again and forgets what was said of it', async () => {
  const { queue, sent, onFailed, add, idOf, settled } = setUp();
  await add('a.pdf');
  sent[0]!.reject(new Error('文件过大'));
  await settled('error');
  expect(onFailed).toHaveBeenCalledWith('a.pdf', '文件过大');
  expect(queue.items()[0]!.message).toBe('文件过大');

  queue.retry(idOf('a.pdf'));
  queue.retry(idOf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(queue.items()[0]).not.toHaveProperty('message');
  sent[1]!.resolve('temp/a.pdf');
  await settled('done');
});

test('UPL-03 an error without words is 未知错误; a logout is told by nobody', async () => {
  const { queue, sent, onFailed, add, settled } = setUp();
  await add('a.pdf', 'b.pdf');

  sent[0]!.reject(new Error(''));
  sent[1]!.reject(new DOMException('', 'AbortError'));
  await settled('error');

  expect(queue.items().map((item) => item.message)).toEqual(['未知错误', '未知错误']);
  expect(onFailed.mock.calls).toEqual([['a.pdf', '未知错误']]);
});

test.each<[response: unknown, said: string, told: string]>([
  [{ success: false, message: '', code: 500, result: null }, '操作失败', '未知错误'],
  [{ success: false, code: 500 }, '操作失败', '未知错误'],
  [{ success: false, message: '磁盘已满' }, '磁盘已满', '磁盘已满'],
  // No answer of the server, or none that says anything of the upload: what became of the call is told.
  [undefined, '网络连接失败', '网络连接失败'],
  ['<html>', '服务器错误', '服务器错误'],
])('UPL-03 a refusal with the answer %j is told as what it says, or 未知错误', async (response, said, told) => {
  const { queue, sent, add, settled } = setUp();
  await add('a.pdf');

  sent[0]!.reject(Object.assign(new Error(said), { response }));
  await settled('error');

  expect(queue.items()[0]!.message).toBe(told);
});

test('UPL-03 type and size are checked before anything is sent', () => {
  const { queue, sent, onRefused } = setUp({ accept: '.pdf', maxBytes: 2 });
  const files = [new File(['x'], 'a.exe'), new File(['xxx'], 'a.pdf')];

  queue.add(files);

  expect(onRefused.mock.calls).toEqual([
    ['type', files[0]],
    ['size', files[1]],
  ]);
  expect([sent, queue.items()]).toEqual([[], []]);
});

test('UPL-02 its own value coming back changes nothing, another one replaces the list', async () => {
  const { queue, sent, add, settled } = setUp();
  await add('a.pdf');
  sent[0]!.resolve('temp/a.pdf');
  await settled('done');
  const before = queue.items();
  await add('b.pdf');

  queue.take('temp/a.pdf');
  expect(queue.items()).toHaveLength(2);
  expect(queue.items()[0]).toBe(before[0]);
  queue.take('temp/c.pdf');

  expect(queue.items()).toMatchObject([{ name: 'c.pdf' }]);
  expect(sent[1]!.options.signal.aborted).toBe(true);
});

test('UPL-07 what is sent is what the file was made into', async () => {
  const { queue, sent } = setUp({ prepare: async (file) => new File(['xx'], `small-${file.name}`) });
  queue.add([new File(['xxxx'], 'a.jpg')]);
  await vi.waitFor(() => expect(sent.map((one) => one.name)).toEqual(['small-a.jpg']));

  sent[0]!.resolve('temp/a.jpg');

  await vi.waitFor(() => expect(queue.items()).toMatchObject([{ status: 'done', size: 2 }]));
});

test('UPL-02 what an upload has to say stands beside its percent until it is done or has failed', async () => {
  const { queue, sent, add, idOf, settled } = setUp();
  await add('a.zip', 'b.zip');

  sent[0]!.options.onNote?.({ kind: 'resumed', percent: 63 });
  sent[1]!.options.onNote?.({ kind: 'waiting' });
  expect(queue.items().map(({ note }) => note)).toEqual([{ kind: 'resumed', percent: 63 }, { kind: 'waiting' }]);
  sent[0]!.resolve('temp/a.zip');
  sent[1]!.reject(new Error('网络中断'));
  await vi.waitFor(() => expect(queue.items().map(({ status }) => status)).toEqual(['done', 'error']));

  expect(queue.items().map(({ note }) => note)).toEqual([undefined, undefined]);
  queue.remove(idOf('b.zip'));
  sent[1]!.options.onNote?.({ kind: 'waiting' });
  await settled('done');
});

test('UPL-02 what is taken out is called off, and what a form leaves behind, also when it has failed', async () => {
  const { queue, sent, add, idOf } = setUp();
  const areOff = () => sent.map(({ options }) => options.signal.aborted);
  await add('a.zip', 'b.zip', 'c.zip');
  for (const one of sent.slice(0, 2)) one.reject(new Error('网络中断'));
  await vi.waitFor(() => expect(queue.items().map(({ status }) => status)).toEqual(['error', 'error', 'uploading']));

  queue.remove(idOf('a.zip'));
  expect(areOff()).toEqual([true, false, false]);
  queue.leave(() => true);

  expect(areOff()).toEqual([true, true, true]);
  expect(queue.items().map(({ name }) => name)).toEqual(['b.zip']);
});

test('FILE-01 a file that is sent again goes on where it stopped: its first try is not called off', async () => {
  const { queue, sent, add, idOf } = setUp();
  await add('a.zip');
  sent[0]!.reject(new Error('网络中断'));
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ status: 'error' }));

  queue.retry(idOf('a.zip'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]!.resolve('temp/a.zip');
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ status: 'done' }));
  queue.remove(idOf('a.zip'));

  expect(sent.map(({ options }) => options.signal.aborted)).toEqual([false, false]);
});

test('UPL-02 a control out of view goes on with its uploads, until its page turns out to be gone', async () => {
  const { queue, sent, onValue, add } = setUp();
  let isClosed = false;
  await add('a.zip', 'b.zip');

  queue.leave(() => isClosed);
  sent[0]!.options.onProgress(50);
  sent[0]!.resolve('temp/a.zip');
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ status: 'done' }));
  isClosed = true;
  sent[1]!.options.onProgress(10);

  expect(sent.map(({ options }) => options.signal.aborted)).toEqual([false, true]);
  expect(queue.items().map(({ name }) => name)).toEqual(['a.zip']);
  expect(onValue).not.toHaveBeenCalled();
});

test('UPL-02 of many files three are on their way at once, and one that is taken out frees its turn', async () => {
  const { queue, sent, idOf, onValue, onFailed, settled } = setUp();
  const isSent = (...names: string[]) => vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(names));

  queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => new File(['x'], name)));
  await isSent('a', 'b', 'c');
  sent[1]!.resolve('temp/b');
  await isSent('a', 'b', 'c', 'd');
  queue.remove(idOf('e'));
  queue.remove(idOf('a'));
  await isSent('a', 'b', 'c', 'd', 'f');

  for (const one of sent.slice(2)) one.resolve(`temp/${one.name}`);
  await settled('done');
  expect([onValue.mock.lastCall?.[0], onFailed.mock.calls]).toEqual(['temp/b,temp/c,temp/d,temp/f', []]);
});

test('UPL-07 names and sizes that become known after the value are shown, and told to nobody as a change', () => {
  const { queue, onValue } = setUp({}, 'temp/1.pdf,temp/2.pdf');
  const told = vi.fn();
  queue.subscribe(told);
  const known = [{ fileName: '合同.pdf', filePath: 'temp/1.pdf', fileSize: 2048 }];

  queue.take('temp/1.pdf,temp/2.pdf', known);
  queue.take('temp/1.pdf,temp/2.pdf', [...known]);

  expect(queue.items()).toMatchObject([{ name: '合同.pdf', size: 2048 }, { name: '2.pdf' }]);
  expect([told.mock.calls.length, onValue.mock.calls.length]).toEqual([1, 0]);
});

test('UPL-07 stored files whose paths do not tell their names are asked for, once, and named by the answer', async () => {
  const hex = 'a'.repeat(32);
  const [first, second] = [`temp/2026/06/${hex}.png?t=0&e=1&s=x`, `temp/2026/06/${'b'.repeat(32)}.pdf`];
  const describe = vi.fn(async () => [{ fileName: '正面.png', filePath: `temp/2026/06/${hex}.png`, fileSize: 695 }]);
  const transport = { upload: async () => '', urlOf: () => undefined, describe };
  const { queue, onValue } = setUp({ transport }, `${first},temp/合同.pdf,${second}`);

  const stop = queue.subscribe(() => {});
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ name: '正面.png', size: 695, path: first }));
  stop();
  queue.subscribe(() => {});
  queue.take(`${first},temp/合同.pdf,${second}`);

  expect(describe.mock.calls).toEqual([[[first, second]]]);
  expect(queue.items().map(({ name }) => name)).toEqual(['正面.png', '合同.pdf', `${'b'.repeat(32)}.pdf`]);
  expect(onValue).not.toHaveBeenCalled();
});

test('UPL-07 names that cannot be had leave the list as it is', async () => {
  const describe = vi.fn(async () => Promise.reject(new Error('网络中断')));
  const { queue } = setUp({ transport: { upload: async () => '', urlOf: () => undefined, describe } }, `temp/${'a'.repeat(32)}.png`);

  queue.subscribe(() => {});
  await vi.waitFor(() => expect(describe).toHaveBeenCalled());

  expect(queue.items()).toMatchObject([{ name: `${'a'.repeat(32)}.png` }]);
});

test('UPL-07 a file that was changed before it was sent is named as it was sent', async () => {
  const prepare = async (file: File) => new File(['smaller'], file.name.replace('.bmp', '.jpg'), { type: 'image/jpeg' });
  const { queue, sent, settled } = setUp({ prepare });
  queue.add([new File(['x'], '现场.bmp', { type: 'image/bmp' })]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  sent[0]!.resolve('temp/1.jpg');

  await settled('done');
  expect(queue.items()).toMatchObject([{ name: '现场.jpg', type: 'image/jpeg', size: 7 }]);
});
