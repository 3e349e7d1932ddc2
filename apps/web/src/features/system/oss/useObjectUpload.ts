import type { OssFile } from '@tarmac/freight-api/system';
import { useState } from 'react';
import { client } from '../../../shared/session/session.ts';

/** A file on its way. */
export interface ObjectUpload {
  key: string;
  file: File;
  /** Percent that has left. */
  percent: number;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  message?: string;
}

/** Files that somebody chose, sent one after the other; one that is refused says why and does not stop the others. */
export function useObjectUpload() {
  const [items, setItems] = useState<readonly ObjectUpload[]>([]);
  const [isSending, setSending] = useState(false);
  const change = (key: string, to: Partial<ObjectUpload>) =>
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const sendOne = async ({ key, file }: ObjectUpload): Promise<boolean> => {
    const form = new FormData();
    form.append('file', file, file.name);
    change(key, { state: 'sending', percent: 0 });
    try {
      await client.upload<OssFile>('/oss/file/upload', form, { onProgress: (percent) => change(key, { percent }) });
      change(key, { state: 'stored', percent: 100 });
      return true;
    } catch (error) {
      change(key, { state: 'failed', message: (error as Error).message });
      return false;
    }
  };

  return {
    items,
    isSending,
    add: (files: Iterable<File>) =>
      setItems((all) => [...all, ...[...files].map((file) => ({ key: crypto.randomUUID(), file, percent: 0, state: 'waiting' as const }))]),
    takeOut: (key: string) => setItems((all) => all.filter((one) => one.key !== key)),
    /** @returns whether all of them are stored */
    send: async (): Promise<boolean> => {
      setSending(true);
      let isWhole = true;
      for (const item of items) if (item.state !== 'stored') isWhole = (await sendOne(item)) && isWhole;
      setSending(false);
      return isWhole;
    },
  };
}
