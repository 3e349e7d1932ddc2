import { uuid32 } from '../internals/uuid.ts';
import { createUploadLines } from './uploadLines.ts';
import { isNameless, itemsOf, unsigned, type UploadedFile, type UploadItem } from './uploadItem.ts';
import { addItems, emittedValue, isAccepted, isImage, keepLast, moveItem, placeItem, withNames } from './uploadModel.ts';
import type { UploadOptions, UploadTransport } from './UploadProvider.tsx';

/** Why a file was not even sent. */
export type UploadRefusal = 'notImage' | 'picture' | 'type' | 'size';

/** What a queue of uploads goes by; may change between two files. */
export interface UploadQueueOptions {
  transport: UploadTransport;
  /** What is sent beside each file. */
  sending: Omit<UploadOptions, 'signal' | 'onProgress' | 'onNote'>;
  /** Only the last N stay, once they are done; 0 is unlimited. @source UPL-02 */
  maxCount: number;
  imagesOnly: boolean;
  /** As in the `accept` attribute; '' takes all. */
  accept: string;
  /** Largest file in bytes; 0 is unlimited. */
  maxBytes: number;
  /** What an error without words is called. @source UPL-04 */
  unknownError: string;
  /** Changes a file before it is sent. */
  prepare?: ((file: File) => Promise<File>) | undefined;
  /** The stored paths, joined by commas: told when nothing is on its way. @source UPL-02 */
  onValue: (value: string, items: readonly UploadItem[]) => void;
  onRefused: (why: UploadRefusal, file: File) => void;
  onFailed: (name: string, message: string) => void;
}

/** The uploads of one control, outside of React: they go on while the control is out of sight. */
export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  configure: (options: UploadQueueOptions) => void;
  /** A value from outside replaces the list; one of its own coming back does not. Names and sizes may become known after it. */
  take: (value: string, known?: readonly UploadedFile[]) => void;
  add: (files: readonly File[]) => void;
  /** Sends a file that failed once more. */
  retry: (id: string) => void;
  /** Takes a file out, also one that is on its way. */
  remove: (id: string) => void;
  move: (id: string, direction: -1 | 1) => 'first' | 'last' | undefined;
  place: (id: string, index: number) => void;
  /** Its control is out of view, or gone: then what is on its way is called off, now or when that turns out; what is done stays. */
  leave: (isGone: () => boolean) => void;
  /** Calls off what is on its way; what is done stays. */
  stop: () => void;
}

/** What an error says; nothing where the server refused without a word, whatever stands in for it. @source UPL-04 */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { response } = error as { response?: unknown };
  const isWordless =
    typeof response === 'object' && response !== null && 'success' in response && !('message' in response && response.message);
  return isWordless ? '' : error.message;
}

/** Keeps the files of one control and sends what is new. @source UPL-02 */
export function createUploadQueue(
  value: string,
  { first, known = [] }: { first: UploadQueueOptions; known?: readonly UploadedFile[] },
): UploadQueue {
  let options = first;
  let items: readonly UploadItem[] = itemsOf(value, known);
  let emitted = value;
  let isGone: (() => boolean) | undefined;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** Uploads that failed can still be called off: what has come of a large file is kept for the next try. */
  const failed = new Map<string, AbortController>();
  const takeLine = createUploadLines();
  /** What may have to be sent again. */
  const files = new Map<string, File>();
  /** Ids of what was added here, the newest last. */
  let arrivals: readonly string[] = [];
  /** Stored files whose names have been asked for. */
  const asked = new Set<string>();

  const show = (next: readonly UploadItem[]) => {
    items = next;
    const kept = new Set(next.map((item) => item.id));
    for (const calls of [running, failed]) for (const [id, aborter] of calls) if (!kept.has(id)) aborter.abort();
    for (const id of failed.keys()) if (!kept.has(id)) failed.delete(id);
    for (const id of files.keys()) if (!kept.has(id)) files.delete(id);
    arrivals = arrivals.filter((id) => kept.has(id));
    for (const listener of listeners) listener();
  };
  const apply = (next: readonly UploadItem[]) => {
    show(next);
    const paths = emittedValue(next);
    if (paths === null || paths === emitted) return;
    emitted = paths;
    options.onValue(paths, next);
  };
  const changed = (id: string, change: Partial<UploadItem>) => items.map((item) => (item.id === id ? { ...item, ...change } : item));
  /** Asks what stored files are called, where their paths do not tell. */
  const learn = async () => {
    const { describe } = options.transport;
    const paths = items.flatMap(({ path, name }) => (path !== undefined && isNameless(name) && !asked.has(unsigned(path)) ? [path] : []));
    if (describe === undefined || paths.length === 0) return;
    for (const path of paths) asked.add(unsigned(path));
    const found = await describe(paths).catch(() => []);
    const named = withNames(items, found);
    if (named !== items) show(named);
  };
  const patch = (id: string, change: Partial<UploadItem>) => apply(changed(id, change));

  const send = async (id: string) => {
    const file = files.get(id)!;
    const aborter = new AbortController();
    const { signal } = aborter;
    running.set(id, aborter);
    failed.delete(id);
    let giveBack: (() => void) | undefined;
    try {
      giveBack = await takeLine(signal);
      signal.throwIfAborted();
      const ready = (await options.prepare?.(file)) ?? file;
      signal.throwIfAborted();
      const onProgress = (percent: number) => {
        // A tab can be closed while it is out of view, which nobody hears.
        if (isGone?.()) stop();
        if (!signal.aborted) patch(id, { percent: Math.floor(percent) });
      };
      const onNote = (note: UploadItem['note']) => {
        if (!signal.aborted) patch(id, { note });
      };
      const path = await options.transport.upload(ready, { ...options.sending, signal, onProgress, onNote });
      if (signal.aborted) return;
      const url = options.transport.urlOf(path);
      files.delete(id);
      running.delete(id);
      // As it was sent: what was made smaller may be of another type, and is named by it.
      const { name, type, size } = ready;
      const stored = { note: undefined, name, type, path, size, ...(url === undefined ? {} : { url }) };
      apply(keepLast(changed(id, { status: 'done', percent: 100, ...stored }), { maxCount: options.maxCount, arrivals }));
    } catch (error) {
      if (signal.aborted) return;
      // Everything was called off, such as by a logout: there is nothing to tell.
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      const message = (isCalledOff ? '' : wordsOf(error)) || options.unknownError;
      failed.set(id, aborter);
      patch(id, { status: 'error', note: undefined, message });
      if (!isCalledOff) options.onFailed(file.name, message);
    } finally {
      giveBack?.();
      if (running.get(id) === aborter) running.delete(id);
    }
  };

  const stop = () => {
    for (const aborter of running.values()) aborter.abort();
    if (running.size > 0) show(items.filter((item) => item.status !== 'uploading'));
  };

  const refusalOf = (file: File): UploadRefusal | undefined => {
    if (options.imagesOnly && !isImage(file)) return 'notImage';
    if (!isAccepted(file, options.accept)) return options.imagesOnly ? 'picture' : 'type';
    return options.maxBytes > 0 && file.size > options.maxBytes ? 'size' : undefined;
  };

  return {
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      void learn();
      return () => listeners.delete(listener);
    },
    configure(next) {
      options = next;
    },
    take(next, found) {
      if (next === emitted) {
        const named = withNames(items, found);
        if (named !== items) show(named);
        return;
      }
      emitted = next;
      if (emittedValue(items) === next) return;
      show(itemsOf(next, found));
      void learn();
    },
    add(chosen) {
      const added: UploadItem[] = [];
      for (const file of chosen) {
        const refusal = refusalOf(file);
        if (refusal !== undefined) {
          options.onRefused(refusal, file);
          continue;
        }
        const id = uuid32();
        files.set(id, file);
        added.push({ id, name: file.name, type: file.type, size: file.size, status: 'uploading', percent: 0 });
      }
      if (added.length === 0) return;
      arrivals = [...arrivals, ...added.map(({ id }) => id)];
      apply(addItems(items, { added, maxCount: options.maxCount }));
      for (const { id } of added) if (files.has(id)) void send(id);
    },
    retry(id) {
      if (!files.has(id) || running.has(id)) return;
      apply(items.map(({ message: _message, ...item }) => (item.id === id ? { ...item, status: 'uploading', percent: 0 } : item)));
      void send(id);
    },
    remove: (id) => apply(items.filter((item) => item.id !== id)),
    move(id, direction) {
      const next = moveItem(items, { id, direction });
      if (typeof next === 'string') return next;
      apply(next);
      return undefined;
    },
    place: (id, index) => apply(placeItem(items, { id, index })),
    leave(isGoneNow) {
      isGone = isGoneNow;
      if (!isGone()) return;
      for (const aborter of failed.values()) aborter.abort();
      stop();
    },
    stop,
  };
}
