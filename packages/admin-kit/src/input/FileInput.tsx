import { CircleAlert, Download, Paperclip, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button, IconButton } from '../internals/Button.tsx';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { formatBytes } from '../internals/format.ts';
import { useControlled } from '../internals/useControlled.ts';
import { ProgressBar } from './progress.tsx';
import { useUpload } from './useUpload.ts';

/** Files as a list of names. The value is the stored paths joined by commas, '' when empty. @source UPL-01, UPL-02 */
export function FileInput({ maxCount = 0, biz, accept, text, ref, ...props }: FileInputProps) {
  const { t } = useTexts();
  const [value, change] = useControlled(props.value, props.defaultValue ?? '', props.onValueChange);
  const file = useRef<HTMLInputElement>(null);
  const upload = useUpload({ value, onValueChange: change, maxCount, biz });
  const isEditable = !props.disabled && !props.readOnly;

  return (
    <div
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      className="flex flex-col items-start gap-2"
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
            accept={accept}
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
                  {item.name}
                </span>
                {item.size !== undefined && <span className="text-sm text-ink-secondary">{formatBytes(item.size)}</span>}
                {item.status === 'uploading' && <ProgressBar percent={item.percent} label={item.name} />}
                {item.status === 'error' && (
                  <span role="alert" className="text-sm text-danger-ink">
                    {item.message}
                  </span>
                )}
                {url && item.status === 'done' && (
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
                {isEditable && (
                  <IconButton
                    size="small"
                    label={t('upload.remove', { name: item.name })}
                    icon={<Trash2 aria-hidden size={15} />}
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

/** Props of {@link FileInput}. */
export interface FileInputProps extends ControlProps<string> {
  /** A new upload keeps only the last N; 0, the default, is unlimited. @source UPL-02 */
  maxCount?: number;
  /** Kind of business the files belong to. @source UPL-06 */
  biz?: string;
  /** Which files the chooser offers, as in the `accept` attribute. */
  accept?: string;
  /** Text of the button, default 点击上传. @source UPL-01 */
  text?: string;
}
