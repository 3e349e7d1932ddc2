import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatBytes, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, IconButton, ProgressBar, StatusTag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createOssFileQueries, type OssFile } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { client } from '../../../shared/session/session.ts';
import { ossTexts as texts } from './ossTexts.ts';
import { type ObjectUpload, useObjectUpload } from './useObjectUpload.ts';

const queries = createOssFileQueries(client);

/** Chooses files and sends them to the object storage. @source OSS-01 */
export function UploadObjectsDialog({ onOpenChange, onSubmit }: ActionDialogProps<OssFile, unknown>) {
  const { localize } = useLocale();
  const { data } = useQuery(queries.storage());
  const input = useRef<HTMLInputElement>(null);
  const { items, isSending, add, takeOut, send } = useObjectUpload();
  const isLeft = items.some((one) => one.state !== 'stored');
  // What is stored already belongs into the list, even where the rest is given up.
  const close = () => (items.some((one) => one.state === 'stored') ? void onSubmit(undefined) : onOpenChange(false));
  return (
    <Dialog
      open
      onOpenChange={close}
      title={localize(texts.uploadTitle)}
      width={600}
      footer={
        <>
          <Button disabled={isSending} onClick={close}>
            {localize(texts.cancel)}
          </Button>
          <Button variant="primary" disabled={!isLeft} busy={isSending} onClick={async () => (await send()) && (await onSubmit(undefined))}>
            {localize(texts.upload)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div
          role="presentation"
          className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong bg-sunken px-4 py-6 text-center text-ink-secondary"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (!isSending) add(event.dataTransfer.files);
          }}
        >
          <Button icon={<Upload aria-hidden size={15} />} disabled={isSending} onClick={() => input.current?.click()}>
            {localize(texts.choose)}
          </Button>
          <span>{localize(texts.drop)}</span>
          {data && (
            <span className="text-sm">
              {interpolate(localize(texts.limits), { size: formatBytes(data.maxBytes), kinds: data.extensions.join(' ') })}
            </span>
          )}
          <input
            ref={input}
            hidden
            multiple
            type="file"
            accept={data?.extensions.map((one) => `.${one}`).join(',')}
            onChange={(event) => {
              add(event.target.files ?? []);
              event.target.value = '';
            }}
          />
        </div>
        <ul aria-label={localize(texts.chosen)} className="m-0 flex list-none flex-col gap-2 p-0 empty:hidden">
          {items.map((item) => (
            <UploadLine key={item.key} item={item} disabled={isSending} onTakeOut={() => takeOut(item.key)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function UploadLine({ item, disabled, onTakeOut }: { item: ObjectUpload; disabled: boolean; onTakeOut: () => void }) {
  const { localize } = useLocale();
  const { file, state, percent, message } = item;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className="text-sm text-ink-secondary tabular-nums">{formatBytes(file.size)}</span>
      {state === 'sending' && (
        <span className="w-28">
          <ProgressBar label={file.name} percent={percent} />
        </span>
      )}
      {state === 'waiting' && <StatusTag tone="draft">{localize(texts.waiting)}</StatusTag>}
      {state === 'stored' && <StatusTag tone="ok">{localize(texts.stored)}</StatusTag>}
      {state !== 'sending' && state !== 'stored' && (
        <IconButton
          label={`${localize(texts.takeOut)} ${file.name}`}
          icon={<Trash2 aria-hidden size={15} />}
          disabled={disabled}
          onClick={onTakeOut}
        />
      )}
      {state === 'failed' && (
        <span role="alert" className="w-full text-sm text-danger-ink">
          {message}
        </span>
      )}
    </li>
  );
}
