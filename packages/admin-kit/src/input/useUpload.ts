import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { uuid32 } from '../internals/uuid.ts';
import { notices } from '../notice/createNoticeStore.ts';
import { addItems, emittedValue, isImage, itemsOf, moveItem, type UploadItem } from './uploadModel.ts';
import { useUploadTransport } from './UploadProvider.tsx';

/** The behaviour of both upload controls, without markup. */
export function useUpload({ value, onValueChange, maxCount = 0, biz = 'temp', imagesOnly = false, onImageError }: UploadHookProps) {
  const { t } = useTexts();
  const transport = useUploadTransport();
  const [items, setItems] = useState<readonly UploadItem[]>(() => itemsOf(value));
  const latest = useRef(items);
  const emitted = useRef(value);
  const running = useRef(new Map<string, AbortController>());

  // A value from outside replaces the list; our own emission coming back does not.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (emittedValue(items) !== value) setItems(itemsOf(value));
  }
  useEffect(() => {
    latest.current = items;
  }, [items]);
  useEffect(() => {
    const active = running.current;
    return () => {
      for (const aborter of active.values()) aborter.abort();
    };
  }, []);

  const apply = (next: readonly UploadItem[]) => {
    latest.current = next;
    setItems(next);
    const paths = emittedValue(next);
    if (paths !== null && paths !== emitted.current) {
      emitted.current = paths;
      onValueChange(paths);
    }
  };
  const patch = (id: string, change: Partial<UploadItem>) =>
    apply(latest.current.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const send = async (file: File, id: string) => {
    const aborter = new AbortController();
    running.current.set(id, aborter);
    try {
      const path = await transport.upload(file, {
        biz,
        signal: aborter.signal,
        onProgress: (percent) => patch(id, { percent: Math.floor(percent) }),
      });
      patch(id, { status: 'done', percent: 100, path });
    } catch (error) {
      if (aborter.signal.aborted) return;
      const message = error instanceof Error && error.message ? error.message : t('upload.unknownError');
      patch(id, { status: 'error', message });
      notices.error(t('upload.failed', { name: file.name }));
      if (imagesOnly) onImageError?.(message);
    } finally {
      running.current.delete(id);
    }
  };

  return {
    items,
    add: (files: readonly File[]) => {
      const accepted = files.filter((file) => !imagesOnly || isImage(file));
      if (accepted.length < files.length) notices.warning(t('upload.imagesOnly'));
      const added = accepted.map((file) => ({
        file,
        item: { id: uuid32(), name: file.name, size: file.size, status: 'uploading', percent: 0 } satisfies UploadItem,
      }));
      apply(
        addItems(
          latest.current,
          added.map(({ item }) => item),
          maxCount,
        ),
      );
      for (const { file, item } of added) if (latest.current.some((other) => other.id === item.id)) void send(file, item.id);
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      apply(latest.current.filter((item) => item.id !== id));
    },
    move: (id: string, direction: -1 | 1) => {
      const next = moveItem(latest.current, id, direction);
      if (next === 'first') notices.warning(t('upload.firstLeft'));
      else if (next === 'last') notices.warning(t('upload.lastRight'));
      else apply(next);
    },
    urlOf: transport.urlOf,
  };
}

/** Props of {@link UploadHook}. */
export interface UploadHookProps {
  value: string;
  onValueChange: (value: string) => void;
  maxCount?: number;
  biz?: string;
  imagesOnly?: boolean;
  onImageError?: (message: string) => void;
}
