import { FileText, Lock } from 'lucide-react';
import { useState } from 'react';
import { late, useLate } from '../internals/late.ts';
import { cx } from '../internals/cx.ts';
import { decodeName, unsigned } from './uploadItem.ts';
import { useTexts } from '../i18n/useTexts.ts';

const preview = late(() => import('./PicturePreview.tsx'));

/** A stored file that is looked at. */
export interface GalleryFile {
  /** Tells files apart, as a key does. */
  id: string;
  /** What it is, such as 行驶证: caption and name for assistive technology. */
  label: string;
  /** Address of the file; undefined where the person may not see it. */
  url: string | undefined;
}

/**
 * Stored files side by side, to be looked at and not changed: a picture opens at large, to be zoomed and turned; any other file, such as a PDF, is
 * opened by the browser.
 *
 * @example <FileGallery files={[{ id: 'front', label: '身份证正面', url: '/files/front.png' }]} />
 * @keyboard
 * Tab: Through the files and what each offers
 * Enter Space: Shows, downloads or removes a file
 * + - 0: In the large view: larger, smaller, as it was
 * R: In the large view: turns the picture
 * @source UPL-01
 */
export function FileGallery({ files, size = 'large', canDownload = true, keys, className }: FileGalleryProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState<GalleryFile>();
  const previewing = useLate(preview, {
    isWanted: shown !== undefined,
    props: {
      name: shown?.label ?? '',
      url: shown?.url,
      canDownload,
      onClose: () => setShown(undefined),
    },
  });
  const isSmall = size !== 'large';
  const box = cx(
    'rounded-md border border-solid border-line bg-sunken',
    isSmall ? (size === 'small' ? 'size-16' : 'size-28') : 'aspect-[8/5] w-full',
  );
  const plain = cx(box, 'flex flex-col items-center justify-center gap-1 p-1 text-center text-sm text-ink-secondary');
  const viewOf = (file: GalleryFile, at: number) => {
    const { url, label } = file;
    if (url === undefined)
      return (
        <div className={plain}>
          <Lock aria-hidden size={isSmall ? 16 : 20} />
          <span className={isSmall ? 'sr-only' : undefined}>{t('upload.masked')}</span>
        </div>
      );
    if (!isPictureAddress(url))
      return (
        <a href={url} target="_blank" rel="noopener noreferrer" className={cx(plain, 'no-underline hover:text-ink')}>
          <FileText aria-hidden size={isSmall ? 20 : 28} />
          <span className={isSmall ? 'sr-only' : undefined}>{decodeName(url)}</span>
        </a>
      );
    return (
      <button
        type="button"
        aria-label={t('upload.preview', { name: label })}
        aria-keyshortcuts={keys?.[at]}
        className={cx(box, 'block cursor-zoom-in overflow-hidden p-0')}
        onClick={() => setShown(file)}
      >
        <img src={url} alt={label} loading="lazy" className="size-full object-contain" />
      </button>
    );
  };
  return (
    <div className={cx(isSmall ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-3', className)}>
      {files.map((file, at) => (
        <figure key={file.id} className="m-0 min-w-0">
          {viewOf(file, at)}
          <figcaption className={isSmall ? 'sr-only' : 'mt-1 text-sm text-ink-secondary'}>{file.label}</figcaption>
        </figure>
      ))}
      {previewing}
    </div>
  );
}

/** Props of {@link FileGallery}. */
export interface FileGalleryProps {
  /** In the order in which they are shown. */
  files: readonly GalleryFile[];
  /** `large`, the default: two in a row with captions; `medium`: readable, side by side; `small`: thumbnails. */
  size?: 'large' | 'medium' | 'small';
  /** Whether a picture that is open may be fetched, default true. */
  canDownload?: boolean;
  /** Keys that open the first files, in order, as in `aria-keyshortcuts`. */
  keys?: readonly string[];
  /** Classes of the box around the files. */
  className?: string;
}

const isPictureAddress = (url: string): boolean =>
  /^(?:data:image|blob:)/.test(url) || /\.(?:png|jpe?g|gif|webp|bmp|avif)$/i.test(unsigned(url));
