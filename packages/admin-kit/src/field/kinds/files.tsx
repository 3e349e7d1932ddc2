import { FileText, Lock } from 'lucide-react';
import { isMasked, itemsOf, unsigned } from '../../input/uploadItem.ts';
import { useOptionalUploadTransport } from '../../input/UploadProvider.tsx';
import { useStoredFiles } from '../../input/useStoredFiles.ts';
import { late } from '../../internals/late.ts';
import { emptyText } from '../../internals/format.ts';
import { defineFieldKind, type CellProps } from '../defineFieldKind.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useTexts } from '../../i18n/useTexts.ts';

const FileInput = late(loadControls, { part: 'FileInput', meanwhile: controlRoom });
const ImageUpload = late(loadControls, { part: 'ImageUpload', meanwhile: controlRoom });
// Lists show thumbnails alone.
const Gallery = late(() => import('../../input/FileGallery.tsx'), { part: 'FileGallery' });

function Cell({ value, meta, whole }: CellProps<string>) {
  const transport = useOptionalUploadTransport();
  // Pictures show themselves.
  const known = useStoredFiles(meta.image ? '' : (value ?? ''));
  const { localize } = useTexts();
  const { t } = useTexts();
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

const pathsOf = (value: string) => value.split(',').map(unsigned).join(',');

/** Stored paths of uploaded files, joined by commas. @source UPL-01 */
export const filesKind = defineFieldKind<string>({
  name: 'files',
  holds: 'text',
  width: 140,
  blank: '',
  // One picture is no wider than another input: front and back stand side by side.
  isWide: ({ maxCount }) => maxCount !== 1,
  Cell,
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) =>
    meta.image ? (
      <ImageUpload {...props} biz={meta.biz} maxCount={meta.maxCount} maxBytes={meta.maxSize} />
    ) : (
      <FileInput {...props} biz={meta.biz} maxCount={meta.maxCount} maxBytes={meta.maxSize} accept={meta.accept} />
    ),
  text: (value) =>
    itemsOf(value ?? '')
      .map(({ id, name }) => (isMasked(id) ? '***' : name))
      .join(', '),
  parse: () => undefined,
  compare: (one, other) => one.length - other.length,
  isSame: (one, other) => pathsOf(one) === pathsOf(other),
});
