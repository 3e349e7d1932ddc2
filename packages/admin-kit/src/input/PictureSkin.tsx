import { ArrowLeft, ArrowRight, Eye, ImageOff, Lock, Plus, RotateCw, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { IconButton } from '../internals/Button.tsx';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { late, useLate } from '../internals/late.ts';
import { cx } from '../internals/cx.ts';
import { useControlled } from '../internals/useControlled.ts';
import type { ImageUploadProps } from './ImageUpload.tsx';
import { ProgressBar } from './progress.tsx';
import { isMasked, type UploadItem } from './uploadItem.ts';
import { isAccepted, isImage, pictureTypes } from './uploadModel.ts';
import { useFileDrop } from './useFileDrop.ts';
import { noteText, type SendingProps, useUpload } from './useUpload.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { zhInput } from './texts.zh.ts';

const preview = late(() => import('./PicturePreview.tsx'));
const cropper = late(() => import('./CropDialog.tsx'));

/** The cards, once their code is there. @source UPL-01 */
export default function PictureSkin({ text, ref, allowDownload = true, allowRemove = true, ...props }: ImageUploadProps & SendingProps) {
  const { t } = useTexts(zhInput);
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? '', onValueChange: props.onValueChange });
  const { compress = false, cropRatio } = props;
  const [previewed, setPreviewed] = useState<UploadItem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const [uncut, setUncut] = useState<readonly File[]>([]);
  const dragged = useRef<string | null>(null);
  const focused = useRef<Element | null>(null);
  const prepare = async (picture: File) => {
    if (compress === false) return picture;
    const { compressImage } = await import('./compressImage.ts');
    return compressImage(picture, compress === true ? 2560 : compress);
  };
  const box = useRef<HTMLDivElement>(null);
  const upload = useUpload({ ...props, value, onValueChange: change, imagesOnly: true, onImageError: setProblem, prepare }, box);
  const isEditable = !props.disabled && !props.readOnly;
  const canOrder = isEditable && upload.items.length > 1;
  const add = (files: readonly File[]) => {
    if (cropRatio === undefined) return upload.add(files);
    // What is not a picture is refused as always, the rest is cut one after the other.
    const isCut = (one: File) => isImage(one) && isAccepted(one, pictureTypes);
    upload.add(files.filter((one) => !isCut(one)));
    setUncut([...uncut, ...files.filter(isCut)]);
  };
  const { isOver, handlers } = useFileDrop(isEditable, add);
  const cropping = useLate(cropper, {
    isWanted: uncut.length > 0,
    props: {
      file: uncut[0],
      ratio: cropRatio ?? 1,
      onClose: (cut: File | null) => {
        setUncut(uncut.slice(1));
        if (cut !== null) upload.add([cut]);
      },
    },
  });
  const previewing = useLate(preview, {
    isWanted: previewed !== null,
    props: {
      name: previewed?.name ?? '',
      url: previewed?.path ? upload.urlOf(previewed.path) : undefined,
      canDownload: allowDownload,
      onClose: () => setPreviewed(null),
    },
  });
  // A card that is put behind another one is taken out of the page for a moment, and loses the focus.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current !== document.activeElement) focused.current.focus();
    focused.current = null;
  }, [upload.items]);
  const sayPlace = (name: string, index: number) => say(t('upload.movedTo', { name, place: index + 1 }));
  const move = (item: UploadItem, { index, direction }: { index: number; direction: -1 | 1 }) => {
    focused.current = document.activeElement;
    if (upload.move(item.id, direction)) sayPlace(item.name, index + direction);
  };
  const handleKeyDown = (event: KeyboardEvent, { item, index }: { item: UploadItem; index: number }) => {
    const isBack = event.key === 'ArrowLeft';
    if (!canOrder || !event.altKey || !(isBack || event.key === 'ArrowRight')) return;
    // In the browser these keys leave the page.
    event.preventDefault();
    move(item, { index, direction: isBack ? -1 : 1 });
  };

  return (
    <div
      ref={box}
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      className={cx('flex flex-wrap gap-2', isOver && 'rounded-md outline-2 outline-offset-4 outline-dashed outline-primary-solid')}
      {...handlers}
    >
      {upload.items.map((item, index) => (
        <figure
          key={item.id}
          data-status={item.status}
          draggable={canOrder}
          onDragStart={(event) => {
            dragged.current = item.id;
            event.dataTransfer.effectAllowed = 'move';
          }}
          onDragEnd={() => {
            dragged.current = null;
          }}
          onDragOver={(event) => {
            if (dragged.current !== null) event.preventDefault();
          }}
          onDrop={(event) => {
            const from = upload.items.find(({ id }) => id === dragged.current);
            if (from === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            upload.place(from.id, index);
            sayPlace(from.name, index);
          }}
          onKeyDown={(event) => handleKeyDown(event, { item, index })}
          className="group relative m-0 flex size-26 flex-col overflow-hidden rounded-md border border-solid border-line bg-sunken data-[status=error]:border-danger-solid"
        >
          <Picture item={item} url={item.path ? upload.urlOf(item.path) : undefined} />
          {(item.status !== 'uploading' || isEditable) && (
            <figcaption className="absolute inset-x-0 bottom-0 flex justify-center bg-surface/90 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
              {canOrder && item.status !== 'uploading' && (
                <IconButton
                  size="small"
                  label={t('upload.moveLeft', { name: item.name })}
                  icon={<ArrowLeft aria-hidden size={14} />}
                  aria-keyshortcuts="Alt+ArrowLeft"
                  onClick={() => move(item, { index, direction: -1 })}
                />
              )}
              {item.status === 'done' && !isMasked(item.id) && (
                <IconButton
                  size="small"
                  label={t('upload.preview', { name: item.name })}
                  icon={<Eye aria-hidden size={14} />}
                  onClick={() => setPreviewed(item)}
                />
              )}
              {isEditable && item.status === 'error' && (
                <IconButton
                  size="small"
                  label={t('upload.retry', { name: item.name })}
                  icon={<RotateCw aria-hidden size={14} />}
                  onClick={() => upload.retry(item.id)}
                />
              )}
              {isEditable && (allowRemove || item.status !== 'done') && (
                <IconButton
                  size="small"
                  data-take-out
                  label={t(item.status === 'uploading' ? 'upload.cancel' : 'upload.remove', { name: item.name })}
                  icon={item.status === 'uploading' ? <X aria-hidden size={14} /> : <Trash2 aria-hidden size={14} />}
                  onClick={() => upload.remove(item.id)}
                />
              )}
              {canOrder && item.status !== 'uploading' && (
                <IconButton
                  size="small"
                  label={t('upload.moveRight', { name: item.name })}
                  icon={<ArrowRight aria-hidden size={14} />}
                  aria-keyshortcuts="Alt+ArrowRight"
                  onClick={() => move(item, { index, direction: 1 })}
                />
              )}
            </figcaption>
          )}
          <span className="sr-only">{`${index + 1} ${item.name}`}</span>
        </figure>
      ))}
      {isEditable && (
        <>
          <button
            {...controlAria({
              ...props,
              'aria-label': undefined,
              'aria-labelledby': undefined,
              required: undefined,
              invalid: undefined,
            } as ControlProps<never>)}
            ref={ref}
            id={props.id}
            type="button"
            data-invalid={props.invalid ? '' : undefined}
            className="flex size-26 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong bg-sunken text-ink-secondary hover:border-primary-solid hover:text-primary-ink data-invalid:border-danger-solid"
            onClick={() => file.current?.click()}
            onBlur={props.onBlur}
          >
            <Plus aria-hidden size={20} />
            {text ?? t('upload.click')}
          </button>
          <input
            ref={file}
            type="file"
            accept={pictureTypes}
            multiple={props.maxCount !== 1}
            hidden
            aria-label={text ?? t('upload.click')}
            data-testid="upload-file"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
      {previewing}
      {cropping}
      <Dialog open={problem !== null} onOpenChange={() => setProblem(null)} title={t('upload.errorTitle')} width={420} closable={false}>
        {problem}
      </Dialog>
    </div>
  );
}

function Picture({ item, url }: { item: UploadItem; url: string | undefined }) {
  const { t } = useTexts(zhInput);
  if (item.status === 'uploading') {
    return (
      <div className="flex flex-1 flex-col items-stretch justify-center gap-1 px-2 text-center text-xs text-ink-secondary">
        {item.note ? <span role="status">{noteText(t, item.note)}</span> : <span>{t('upload.uploading', { percent: item.percent })}</span>}
        <ProgressBar percent={item.percent} label={item.name} />
      </div>
    );
  }
  if (isMasked(item.id)) {
    return (
      <div className="flex flex-1 flex-col items-center justify-center gap-1 px-1 text-center text-xs text-ink-secondary">
        <Lock aria-hidden size={20} />
        <span>{t('upload.masked')}</span>
      </div>
    );
  }
  if (item.status === 'error' || !url) {
    return (
      <div
        role={item.status === 'error' ? 'alert' : undefined}
        className="flex flex-1 flex-col items-center justify-center gap-1 px-1 text-center text-xs text-danger-ink"
      >
        <ImageOff aria-hidden size={20} />
        <span className="line-clamp-2">{item.message ?? item.name}</span>
      </div>
    );
  }
  return <img src={url} alt={item.name} className="min-h-0 w-full flex-1 object-cover" />;
}
