import { FileText, Lock } from 'lucide-react';
import { isMasked, itemsOf } from '../input/uploadItem.ts';
import { useOptionalUploadTransport } from '../input/UploadProvider.tsx';
import { useStoredFiles } from '../input/useStoredFiles.ts';
import { late } from '../internals/late.ts';
import { emptyText } from '../internals/format.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { CellProps } from './defineFieldKind.ts';

// Lists show thumbnails alone.
const Gallery = late(() => import('../input/FileGallery.tsx'), { part: 'FileGallery' });

/** Stored files as links, pictures as thumbnails; few lists show any. */
export default function FilesCell({ value, meta, whole }: CellProps<string>) {
  const transport = useOptionalUploadTransport();
  // Pictures show themselves.
  const known = useStoredFiles(meta.image ? '' : (value ?? ''));
  const { localize, t } = useTexts();
  const items = itemsOf(value ?? '', known);
  if (items.length === 0) return emptyText;
  // What a picture shows is said by its field; the name that the server gave it says nothing.
  const titleOf = (at: number) => `${localize(meta.label)}${items.length > 1 ? ` ${at + 1}` : ''}`;
  if (whole && meta.image) {
    const files = items.map(({ id, path }, at) => ({
      id,
      label: titleOf(at),
      url: isMasked(id) ? undefined : transport?.urlOf(path ?? ''),
    }));
    return <Gallery size="medium" files={files} />;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {items.map((item, at) => {
        const title = meta.image ? titleOf(at) : item.name;
        const url = transport?.urlOf(item.path ?? '');
        if (isMasked(item.id))
          return (
            <span key={item.id} title={t('upload.masked')} className="inline-flex items-center gap-1 text-ink-secondary">
              <Lock aria-hidden size={14} />
              <span className="sr-only">{t('upload.masked')}</span>
            </span>
          );
        if (!url) return <span key={item.id}>{title}</span>;
        return (
          <a
            key={item.id}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            title={title}
            className="inline-flex items-center gap-1 text-primary-ink hover:underline"
          >
            {meta.image ? (
              <img src={url} alt={title} loading="lazy" className="size-7 rounded-sm object-cover" />
            ) : (
              <FileText aria-hidden size={14} />
            )}
            {!meta.image && title}
          </a>
        );
      })}
    </span>
  );
}
