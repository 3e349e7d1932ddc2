import { CircleAlert, CircleCheck, Ellipsis, LoaderCircle, RotateCw, Upload, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Menu, type MenuItem } from '../../input/Menu.tsx';
import { shortName, type UploadItem } from '../../input/uploadItem.ts';
import { offered } from '../../input/uploadModel.ts';
import { useFileDrop } from '../../input/useFileDrop.ts';
import { useUploadOptions } from '../../input/useUpload.ts';
import { IconButton } from '../../internals/Button.tsx';
import { late, useLate } from '../../internals/late.ts';
import { cx } from '../../internals/cx.ts';
import { toText } from '../../internals/toText.ts';
import type { FileCellProps } from '../cells/cellTypeMap.ts';
import { leaveCellUploads, openCellUploads } from './cellUploads.ts';
import type { KitControlProps } from './kitControl.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const popup = late(() => import('./FilesPopup.tsx'));

/**
 * Uploads into a cell: the first file with its state, and a menu of what can be done to it. The cell is written when nothing is
 * on its way; an upload goes on after the control has closed, and ends by Escape.
 *
 * @source UPL-02, UPL-04
 */
export default function FilesControl({ value, cell, home, label, invalid, readOnly, onValueChange }: KitControlProps) {
  const { t } = useTexts(zhGrid);
  const { column } = cell;
  const { btnText, allowDownload = true, allowRemove = true, maxCount = 0, action, responseName } = column.props as FileCellProps;
  const isImage = column.type === 'image';
  const box = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPopupOpen, setPopupOpen] = useState(false);
  const present = toText(value);
  const sending = {
    fromCell: true,
    ...(action === undefined ? {} : { path: action }),
    ...(responseName === undefined ? {} : { responseName }),
  };
  const options = useUploadOptions({
    maxCount,
    imagesOnly: isImage,
    sending,
    onImageError: setProblem,
    onValueChange: (paths) => onValueChange(paths),
  });
  const [queue] = useState(() => openCellUploads(home, { value: present, ...options }));
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  // What is on its way or failed comes before what is done.
  const item = items.find(({ status }) => status === 'uploading') ?? items.find(({ status }) => status === 'error') ?? items[0];
  // What a new file replaces stays until it is there, but is none beside it.
  const others = Math.min(items.length, maxCount || items.length) - 1;
  const { isOver, handlers } = useFileDrop(!readOnly, queue.add);

  useLayoutEffect(() => queue.configure(options));
  useLayoutEffect(() => queue.take(present), [queue, present]);
  useEffect(() => () => leaveCellUploads(home), [home]);
  // The button of a state goes with it; the next one takes the focus, or the control would close.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.querySelector<HTMLElement>('button')?.focus();
  }, [item?.status]);
  useEffect(() => {
    // The table closes the control before anything in it hears of the key.
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) queue.stop();
    };
    document.addEventListener('keydown', handleEscape, true);
    return () => document.removeEventListener('keydown', handleEscape, true);
  }, [queue]);

  const popupElement = useLate(popup, {
    isWanted: isPopupOpen,
    props: {
      isImage,
      label,
      value: present,
      allowDownload,
      allowRemove,
      maxCount,
      sending,
      onClose: (paths: string | null) => {
        setPopupOpen(false);
        if (paths !== null) onValueChange(paths);
      },
    },
  });
  const downloads = (readOnly ? items : items.filter((one) => one === item)).flatMap(({ id, name, status, path }): MenuItem[] => {
    const url = status === 'done' && allowDownload && path !== undefined ? options.transport.urlOf(path) : undefined;
    const label = `${t('grid.fileDownload')}${readOnly && items.length > 1 ? ` ${name}` : ''}`;
    return url === undefined ? [] : [{ key: `download ${id}`, label, onSelect: () => download(url, name) }];
  });
  const actions: Array<MenuItem | false> = [
    ...downloads,
    !readOnly &&
      item !== undefined &&
      (allowRemove || item.status === 'error') && {
        key: 'remove',
        label: t('grid.fileRemove'),
        danger: true,
        onSelect: () => queue.remove(item.id),
      },
    !readOnly &&
      column.type !== 'upload' &&
      maxCount !== 1 && { key: 'more', label: t('common.more'), separated: true, onSelect: () => setPopupOpen(true) },
  ];
  const entries = actions.filter((one) => one !== false);
  const choose = () => chooser.current?.click();

  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      data-many-stops
      data-status={item?.status ?? 'empty'}
      className={cx('flex h-(--kit-line) w-full min-w-0 items-center gap-1 px-2', isOver && 'bg-primary-soft')}
      // The system's own window for choosing takes the focus from the page, not from the cell.
      onBlur={(event) => !document.hasFocus() && event.stopPropagation()}
      {...handlers}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept={offered(undefined, isImage)}
        multiple={column.type !== 'upload' && maxCount !== 1}
        data-testid="cell-file"
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {item === undefined ? (
        <button
          type="button"
          className={cx('inline-flex cursor-pointer items-center gap-1 truncate', invalid ? 'text-danger-ink' : 'text-primary-ink')}
          onClick={choose}
        >
          <Upload aria-hidden size={14} />
          {btnText ?? t(column.type === 'upload' ? 'upload.click' : isImage ? 'grid.uploadImage' : 'grid.uploadFile')}
        </button>
      ) : (
        <>
          <StatusMark item={item} />
          <span title={items.map(({ name }) => name).join('\n')} className="min-w-0 flex-1 truncate">
            <span>{shortName(item.name)}</span>
            {others > 0 && <span className="text-ink-secondary">{` +${others}`}</span>}
          </span>
          {item.status === 'uploading' && (
            <IconButton
              size="small"
              label={t('upload.cancel', { name: item.name })}
              icon={<X aria-hidden size={14} />}
              onClick={() => queue.remove(item.id)}
            />
          )}
          {item.status === 'error' && (
            <IconButton
              size="small"
              label={t('upload.retry', { name: item.name })}
              icon={<RotateCw aria-hidden size={14} />}
              onClick={() => queue.retry(item.id)}
            />
          )}
          {item.status !== 'uploading' && entries.length > 0 && (
            <Menu
              items={entries}
              trigger={
                <IconButton size="small" label={t('grid.fileMenu', { name: item.name })} icon={<Ellipsis aria-hidden size={14} />} />
              }
            />
          )}
          {item.status !== 'uploading' && entries.length === 0 && <button type="button" aria-label={item.name} className="sr-only" />}
        </>
      )}
      {isPopupOpen && popupElement}
      <Dialog open={problem !== null} onOpenChange={() => setProblem(null)} title={t('upload.errorTitle')} width={420} closable={false}>
        {problem}
      </Dialog>
    </div>
  );
}

/** How far a file is: percent, done or failed, with what the server said. @source UPL-04 */
function StatusMark({ item }: { item: UploadItem }) {
  const { t } = useTexts(zhGrid);
  if (item.status === 'uploading') {
    return (
      <span role="status" className="inline-flex items-center gap-1 text-sm text-ink-secondary tabular-nums">
        <LoaderCircle aria-hidden size={14} className="animate-spin" />
        <span className="sr-only">{item.name}</span>
        {`${item.percent}%`}
      </span>
    );
  }
  if (item.status === 'error') {
    return (
      <span role="alert" title={item.message} className="inline-flex text-danger-ink">
        <CircleAlert aria-hidden size={14} />
        <span className="sr-only">{item.message}</span>
      </span>
    );
  }
  return (
    <span className="inline-flex text-ok-ink">
      <CircleCheck aria-hidden size={14} />
      <span className="sr-only">{t('upload.done')}</span>
    </span>
  );
}

/** The browser saves what is not a picture; the server says of the rest under which name. */
function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
