import { CircleAlert, Download, Paperclip, RotateCw, Trash2, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../internals/Button.tsx';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { formatBytes } from '../internals/format.ts';
import { useControlled } from '../internals/useControlled.ts';
import type { FileInputProps } from './FileInput.tsx';
import { ProgressBar } from './progress.tsx';
import { isMasked } from './uploadItem.ts';
import { offered } from './uploadModel.ts';
import { useFileDrop } from './useFileDrop.ts';
import { noteText, type SendingProps, useUpload } from './useUpload.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { zhInput } from './texts.zh.ts';

/** The list of names, once its code is there. @source UPL-01, UPL-02 */
export default function FileSkin({ accept, text, ref, allowDownload = true, allowRemove = true, ...props }: FileInputProps & SendingProps) {
  const { t } = useTexts(zhInput);
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? '', onValueChange: props.onValueChange });
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const upload = useUpload({ ...props, accept, value, onValueChange: change }, box);
  const isEditable = !props.disabled && !props.readOnly;
  const { isOver, handlers } = useFileDrop(isEditable, upload.add);

  return (
    <div
      ref={box}
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      className={cx(
        'flex flex-col items-start gap-2',
        isOver && 'rounded-md outline-2 outline-offset-4 outline-dashed outline-primary-solid',
      )}
      {...handlers}
    >
      {isEditable && (
        <>
          <Button
            {...controlAria({ 'aria-describedby': props['aria-describedby'] } as ControlProps<never>)}
            ref={ref}
            id={props.id}
            icon={<Upload aria-hidden size={15} />}
            className={props.invalid ? 'border-danger-solid!' : undefined}
            onClick={() => file.current?.click()}
            onBlur={props.onBlur}
          >
            {text ?? t('upload.click')}
          </Button>
          <input
            ref={file}
            type="file"
            accept={offered(accept)}
            multiple={props.maxCount !== 1}
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
      {upload.items.length > 0 && (
        <ul aria-label={t('upload.list')} className="m-0 w-full list-none p-0">
          {upload.items.map((item) => {
            const url = item.path ? upload.urlOf(item.path) : undefined;
            return (
              <li
                key={item.id}
                data-status={item.status}
                className="flex min-h-8 flex-wrap items-center gap-2 rounded-sm px-1 hover:bg-hover"
              >
                {item.status === 'error' ? (
                  <CircleAlert aria-hidden size={15} className="text-danger-ink" />
                ) : (
                  <Paperclip aria-hidden size={15} className="text-ink-faint" />
                )}
                <span
                  className={item.status === 'error' ? 'min-w-0 flex-1 truncate text-danger-ink' : 'min-w-0 flex-1 truncate'}
                  title={item.name}
                >
                  {isMasked(item.id) ? t('upload.masked') : item.name}
                </span>
                {item.size !== undefined && <span className="text-sm text-ink-secondary">{formatBytes(item.size)}</span>}
                {item.status === 'uploading' && item.note && (
                  <span role="status" className="text-sm text-ink-secondary">
                    {noteText(t, item.note)}
                  </span>
                )}
                {item.status === 'uploading' && <ProgressBar percent={item.percent} label={item.name} />}
                {item.status === 'error' && (
                  <span role="alert" className="text-sm text-danger-ink">
                    {item.message}
                  </span>
                )}
                {url && allowDownload && item.status === 'done' && (
                  <a
                    href={url}
                    download={item.name}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('upload.download', { name: item.name })}
                    className="inline-flex p-1 text-ink-secondary hover:text-ink"
                  >
                    <Download aria-hidden size={15} />
                  </a>
                )}
                {isEditable && item.status === 'error' && (
                  <IconButton
                    size="small"
                    label={t('upload.retry', { name: item.name })}
                    icon={<RotateCw aria-hidden size={15} />}
                    onClick={() => upload.retry(item.id)}
                  />
                )}
                {isEditable && (allowRemove || item.status !== 'done') && (
                  <IconButton
                    size="small"
                    data-take-out
                    label={t(item.status === 'uploading' ? 'upload.cancel' : 'upload.remove', { name: item.name })}
                    icon={item.status === 'uploading' ? <X aria-hidden size={15} /> : <Trash2 aria-hidden size={15} />}
                    onClick={() => upload.remove(item.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
