import { ArrowLeft, ArrowRight, Eye, ImageOff, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../internals/Button.tsx';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { useControlled } from '../internals/useControlled.ts';
import { ProgressBar } from './progress.tsx';
import type { UploadItem } from './uploadModel.ts';
import { useUpload } from './useUpload.ts';

/** Pictures as cards: upload, preview, order by arrows, remove. The value is the stored paths joined by commas, '' when empty. @source UPL-01 */
export function ImageUpload({ maxCount = 0, biz, text, ref, ...props }: ImageUploadProps) {
  const { t } = useTexts();
  const [value, change] = useControlled(props.value, props.defaultValue ?? '', props.onValueChange);
  const [preview, setPreview] = useState<UploadItem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const upload = useUpload({ value, onValueChange: change, maxCount, biz, imagesOnly: true, onImageError: setProblem });
  const isEditable = !props.disabled && !props.readOnly;
  const previewUrl = preview?.path ? upload.urlOf(preview.path) : undefined;

  return (
    <div role="group" aria-label={props['aria-label']} aria-labelledby={props['aria-labelledby']} className="flex flex-wrap gap-2">
      {upload.items.map((item, index) => (
        <figure
          key={item.id}
          data-status={item.status}
          className="group relative m-0 flex size-26 flex-col overflow-hidden rounded-md border border-solid border-line bg-sunken data-[status=error]:border-danger-solid"
        >
          <Picture item={item} url={item.path ? upload.urlOf(item.path) : undefined} />
          {item.status !== 'uploading' && (
            <figcaption className="absolute inset-x-0 bottom-0 flex justify-center bg-surface/90 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
              {isEditable && upload.items.length > 1 && (
                <IconButton
                  size="small"
                  label={t('upload.moveLeft', { name: item.name })}
                  icon={<ArrowLeft aria-hidden size={14} />}
                  onClick={() => upload.move(item.id, -1)}
                />
              )}
              {item.status === 'done' && (
                <IconButton
                  size="small"
                  label={t('upload.preview', { name: item.name })}
                  icon={<Eye aria-hidden size={14} />}
                  onClick={() => setPreview(item)}
                />
              )}
              {isEditable && (
                <IconButton
                  size="small"
                  label={t('upload.remove', { name: item.name })}
                  icon={<Trash2 aria-hidden size={14} />}
                  onClick={() => upload.remove(item.id)}
                />
              )}
              {isEditable && upload.items.length > 1 && (
                <IconButton
                  size="small"
                  label={t('upload.moveRight', { name: item.name })}
                  icon={<ArrowRight aria-hidden size={14} />}
                  onClick={() => upload.move(item.id, 1)}
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
            accept="image/*"
            multiple={maxCount !== 1}
            hidden
            aria-label={text ?? t('upload.click')}
            data-testid="upload-file"
            onChange={(event) => {
              upload.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
      <Dialog
        open={preview !== null}
        onOpenChange={() => setPreview(null)}
        title={t('upload.previewTitle')}
        width={800}
        fullScreenToggle
        footer={null}
      >
        {previewUrl && <img src={previewUrl} alt={preview?.name} className="mx-auto block max-h-[70vh] max-w-full" />}
      </Dialog>
      <Dialog open={problem !== null} onOpenChange={() => setProblem(null)} title={t('upload.errorTitle')} width={420} closable={false}>
        {problem}
      </Dialog>
    </div>
  );
}

/** Props of {@link ImageUpload}. */
export interface ImageUploadProps extends ControlProps<string> {
  /** A new upload keeps only the last N; 0, the default, is unlimited. @source UPL-02 */
  maxCount?: number;
  /** Kind of business the files belong to. @source UPL-06 */
  biz?: string;
  /** Text of the card that uploads, default 点击上传. @source UPL-01 */
  text?: string;
}

function Picture({ item, url }: { item: UploadItem; url: string | undefined }) {
  const { t } = useTexts();
  if (item.status === 'uploading') {
    return (
      <div className="flex flex-1 flex-col items-stretch justify-center gap-1 px-2 text-center text-xs text-ink-secondary">
        {t('upload.uploading', { percent: item.percent })}
        <ProgressBar percent={item.percent} label={item.name} />
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
