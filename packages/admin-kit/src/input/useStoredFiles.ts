import { useEffect, useState } from 'react';
import { isNameless, type UploadedFile } from './uploadItem.ts';
import { useOptionalUploadTransport } from './UploadProvider.tsx';

/** Names and sizes of the files of a stored value, once they are known; only those whose paths do not tell are asked for. @source UPL-07 */
export function useStoredFiles(value: string): readonly UploadedFile[] {
  const transport = useOptionalUploadTransport();
  const [known, setKnown] = useState<readonly UploadedFile[]>([]);
  const nameless = value.split(',').filter(isNameless).join(',');
  useEffect(() => {
    if (nameless === '') return;
    let isCurrent = true;
    const show = (files: readonly UploadedFile[]) => isCurrent && setKnown(files);
    void transport?.describe?.(nameless.split(',')).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [nameless, transport]);
  return known;
}
