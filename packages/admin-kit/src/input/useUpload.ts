import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '../internals/format.ts';
import { type Pending, usePending } from '../internals/pending.ts';
import { notices } from '../notice/createNoticeStore.ts';
import type { UploadedFile, UploadNote } from './uploadItem.ts';
import { offered, uploadedFiles } from './uploadModel.ts';
import { createUploadQueue, type UploadQueueOptions } from './uploadQueue.ts';
import { useUploadTransport } from './UploadProvider.tsx';
import type { LocaleContextValue } from '../i18n/LocaleProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { zhInput } from './texts.zh.ts';

/** The behaviour of both upload controls, without markup. While their `box` stands in the page uploads go on, also out of view. */
export function useUpload(props: UploadHookProps, box: RefObject<HTMLElement | null>) {
  const { t } = useTexts(zhInput);
  const options = useUploadOptions(props);
  const [queue] = useState(() => createUploadQueue(props.value, { first: options, known: props.files }));
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const { value, files, onPendingChange } = props;
  const going = items.filter((item) => item.status === 'uploading');
  const isPending = going.length > 0;

  useLayoutEffect(() => queue.configure(options));
  useLayoutEffect(() => queue.take(value, files), [queue, value, files]);
  useEffect(() => {
    const place = box.current;
    // A page that a tab keeps out of view stays where it is: what was begun on it goes on.
    return () => queue.leave(() => place?.isConnected !== true);
  }, [queue, box]);
  useEffect(() => onPendingChange?.(isPending), [onPendingChange, isPending]);
  // The button of a file that is taken out, or sent again, goes with it: anyone who pressed it by key goes on with the next file.
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = left.current;
    left.current = null;
    if (index === null || box.current === null || box.current.contains(document.activeElement)) return;
    const exits = [...box.current.querySelectorAll<HTMLElement>('[data-take-out]')];
    (exits[Math.min(index, exits.length - 1)] ?? box.current.querySelector('button'))?.focus();
  }, [items, box]);
  const leave = (id: string) => {
    if (box.current?.contains(document.activeElement)) left.current = items.findIndex((item) => item.id === id);
  };
  // A file that was refused or failed is in no value: a form that saved without it would drop it silently.
  const failed = items.filter((item) => item.status === 'error');
  usePending([
    ...going.map(({ id, name, percent }): Pending => [id, `${name} ${t('upload.uploading', { percent })}`]),
    ...failed.map(({ id, name }): Pending => [id, t('upload.unsent', { name })]),
  ]);

  return {
    items,
    add: queue.add,
    retry: (id: string) => {
      leave(id);
      queue.retry(id);
    },
    remove: (id: string) => {
      leave(id);
      queue.remove(id);
    },
    place: queue.place,
    move: (id: string, direction: -1 | 1) => {
      const refusal = queue.move(id, direction);
      if (refusal) notices.warning(t(refusal === 'first' ? 'upload.firstLeft' : 'upload.lastRight'));
      return refusal === undefined;
    },
    urlOf: options.transport.urlOf,
  };
}

/** What a queue goes by, in the language and with the transport around a control. */
export function useUploadOptions(props: Omit<UploadHookProps, 'value'>): UploadQueueOptions {
  const { t } = useTexts(zhInput);
  const transport = useUploadTransport();
  const { maxBytes = 0, imagesOnly = false } = props;
  return {
    transport,
    sending: { biz: props.biz ?? 'temp', ...props.sending },
    maxCount: props.maxCount ?? 0,
    imagesOnly,
    accept: offered(props.accept, imagesOnly) ?? '',
    maxBytes,
    unknownError: t('upload.unknownError'),
    prepare: props.prepare,
    onValue: (value, items) => {
      props.onValueChange(value);
      props.onFilesChange?.(uploadedFiles(items));
    },
    onRefused: (why, { name }) => {
      if (why === 'notImage') notices.warning(t('upload.imagesOnly'));
      else if (why === 'picture') notices.warning(t('upload.pictureFormat', { name }));
      else if (why === 'type') notices.warning(t('upload.wrongType', { name }));
      else notices.warning(t('upload.tooLarge', { name, size: formatBytes(maxBytes) }));
    },
    onFailed: (name, message) => {
      notices.error(t('upload.failed', { name }));
      if (imagesOnly) props.onImageError?.(message);
    },
  };
}

/** What is said beside the percent. */
export function noteText(t: LocaleContextValue['t'], note: UploadNote): string {
  return note.kind === 'waiting' ? t('upload.waiting') : t('upload.resumed', { percent: note.percent });
}

/** What both upload controls take. */
export interface UploadRuleProps {
  /** A new upload keeps only the last N; 0, the default, is unlimited. @source UPL-02 */
  maxCount?: number | undefined;
  /** Kind of business the files belong to, `temp` unless said. @source UPL-06 */
  biz?: string | undefined;
  /** Largest file in bytes; a larger one is refused before it is sent. 0, the default, is unlimited. */
  maxBytes?: number | undefined;
  /** Names and sizes of stored files, for a list that shows more than their paths tell. @source UPL-07 */
  files?: readonly UploadedFile[] | undefined;
  /** The same list as `onValueChange`, with names and sizes. @source UPL-07 */
  onFilesChange?: ((files: UploadedFile[]) => void) | undefined;
  /** Told when an upload begins and when none is under way any more: a form that holds its saving back until then. */
  onPendingChange?: ((isPending: boolean) => void) | undefined;
  /** A person may fetch the files, default true. @source UPL-04 */
  allowDownload?: boolean | undefined;
  /** A person may take files out, default true. @source UPL-04 */
  allowRemove?: boolean | undefined;
}

/** Props of {@link useUpload}. */
export interface UploadHookProps extends Omit<UploadRuleProps, 'allowDownload' | 'allowRemove'> {
  value: string;
  onValueChange: (value: string) => void;
  accept?: string | undefined;
  imagesOnly?: boolean;
  onImageError?: (message: string) => void;
  prepare?: UploadQueueOptions['prepare'];
  sending?: SendingProps['sending'];
}

/** What only a cell says of its uploads. */
export interface SendingProps {
  /** Beside or in the place of the kind, see `UploadOptions`. */
  sending?: Partial<UploadQueueOptions['sending']>;
}
