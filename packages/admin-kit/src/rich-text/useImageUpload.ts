import { useUploadTransport } from '../input/UploadProvider.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../internals/errorText.ts';

const isPicture = (file: File): boolean => /^image\/(?:png|jpeg|gif|webp|bmp)$/.test(file.type);

/** Stores pictures on the server and puts them where the cursor is. `percent` is there while one is on its way. */
export function useImageUpload() {
  const { upload, urlOf } = useUploadTransport();
  const [percent, setPercent] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const insert = async (editor: Editor, files: Iterable<File>) => {
    leaving.current ??= new AbortController();
    const { signal } = leaving.current;
    try {
      for (const file of files) {
        setPercent(0);
        const path = await upload(file, { biz: 'jeditor', signal, onProgress: setPercent });
        const src = urlOf(path);
        if (src !== undefined) editor.chain().focus().setImage({ src, alt: file.name }).run();
      }
    } catch (error) {
      if (!signal.aborted) notices.error(errorText(error));
    } finally {
      setPercent(undefined);
    }
  };
  return {
    percent,
    insert,
    /** Takes pictures that were dropped or pasted. @returns whether there were any */
    take: (editor: Editor | null, data: DataTransfer | null): boolean => {
      const pictures = [...(data?.files ?? [])].filter(isPicture);
      if (editor === null || pictures.length === 0) return false;
      void insert(editor, pictures);
      return true;
    },
  };
}
