import { useLocale } from '@tarmac/admin-kit/i18n';
import { FileGallery, RadioGroup, Skeleton, TextInput, useUploadTransport } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  createShippingNoteQueries,
  type ShippingNote,
  shippingNotePreCheckFields,
  shippingNoteSchemas as schemas,
} from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import { ReviewDrawer } from '../../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { client } from '../../../../shared/session/session.ts';
import { shippingNote } from '../shippingNote.resource.ts';
import { noteLabels as labels } from '../noteLabels.ts';
import { checkingTexts as texts } from './checkingTexts.ts';
import { kindLabel, missingKinds, type NoteFile } from './documentKinds.ts';
import { ReviewedTrack } from './ReviewedTrack.tsx';
import { SlipReadings } from './SlipReadings.tsx';

const queries = createShippingNoteQueries(client);

/** What is said of one document. */
export interface DocumentVerdict {
  id: string;
  valid: boolean;
  reason: string | null;
}

/** What is wrong with documents, by their ids. */
type Faults = Readonly<Record<string, string>>;

/** Decides on the documents of a signed waybill: each is looked at beside the weights that were typed from it. @source freight-domain G13 */
export default function PreCheckDrawer({
  rows,
  draft,
  onOpenChange,
  onSubmit,
  onCheck,
}: ActionDialogProps<ShippingNote, Verdict & { files: DocumentVerdict[] }>) {
  const row = rows[0]!;
  const detail = useQuery(queries.detail({ id: row.id }));
  const files = (detail.data?.files ?? []).filter(({ replaced }) => replaced !== '1');
  const [marked, setFaults] = useState<Faults>();
  const faults = marked ?? refusedBefore(files);
  const withDocuments = (verdict: Verdict) => ({ ...verdict, files: documentVerdicts(files, { faults, pass: verdict.pass }) });
  return (
    <ReviewDrawer
      title={labels.preCheck}
      resource={shippingNote}
      row={row}
      documents={[]}
      remark={shippingNotePreCheckFields.remark}
      schema={schemas.preCheck}
      fields={[
        'shippingNoteNumber',
        'driverName',
        'vehicleNumber',
        'cargoName',
        'loadSlipNo',
        'loadGross',
        'loadTare',
        'loadWeight',
        'loadTime',
        'unloadSlipNo',
        'unloadGross',
        'unloadTare',
        'unloadWeight',
        'unloadTime',
        'lossWeight',
        'receiptNo',
        'signBy',
        'signTime',
        'trackState',
      ]}
      papers={() =>
        detail.isError ? (
          <LoadProblem error={detail.error} onRetry={() => void detail.refetch()} />
        ) : detail.data === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <Documents note={row} files={files} faults={faults} onFaultsChange={setFaults} />
        )
      }
      readings={(note) => (
        <>
          <SlipReadings noteId={note.id} />
          <ReviewedTrack note={note} />
        </>
      )}
      isReady={detail.data !== undefined}
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={(verdict) => onSubmit(withDocuments(verdict))}
      onCheck={onCheck && ((verdict) => onCheck(withDocuments(verdict)))}
    />
  );
}

/** What the last refusal said of documents that nobody has replaced since. */
const refusedBefore = (files: readonly NoteFile[]): Faults =>
  Object.fromEntries(files.filter(({ valid }) => valid === '0').map(({ id, reason }) => [id, reason ?? '']));

/** Who passes a waybill takes what is not marked as valid; who refuses it speaks of what is marked alone. */
function documentVerdicts(files: readonly NoteFile[], { faults, pass }: { faults: Faults; pass: boolean }): DocumentVerdict[] {
  return files.flatMap(({ id }): DocumentVerdict[] => {
    const reason = faults[id];
    if (reason !== undefined) return [{ id, valid: false, reason: reason.trim() || null }];
    return pass ? [{ id, valid: true, reason: null }] : [];
  });
}

function Documents({ note, files, faults, onFaultsChange }: DocumentsProps) {
  const { localize } = useLocale();
  const { urlOf } = useUploadTransport();
  const missing = missingKinds(note, files);
  const mark = (id: string, isValid: boolean) => {
    const { [id]: kept = '', ...others } = faults;
    onFaultsChange(isValid ? others : { ...others, [id]: kept });
  };
  return (
    <section aria-label={localize(texts.documents)}>
      <h3 className="m-0 mb-1 text-base font-semibold">{localize(texts.documents)}</h3>
      <p className="m-0 mb-3 text-sm text-ink-secondary">{localize(texts.allValid)}</p>
      {missing.length > 0 && (
        <p role="alert" className="m-0 mb-3 text-danger-ink">
          {localize(texts.missing).replace('{kinds}', missing.map((kind) => localize(kindLabel(kind))).join('、'))}
        </p>
      )}
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2">
        {files.map((file, index) => {
          const isOnly = files.filter(({ kind }) => kind === file.kind).length === 1;
          const place = files.slice(0, index + 1).filter(({ kind }) => kind === file.kind).length;
          const label = `${localize(kindLabel(file.kind))}${isOnly ? '' : ` ${place}`}`;
          const fault = faults[file.id];
          return (
            <li key={file.id} className="flex flex-col gap-2">
              <FileGallery files={[{ id: file.id, label, url: urlOf(file.path) }]} className="grid-cols-1!" />
              <RadioGroup
                aria-label={label}
                variant="buttons"
                options={[
                  { value: '1', label: localize(texts.valid) },
                  { value: '0', label: localize(texts.invalid) },
                ]}
                value={fault === undefined ? '1' : '0'}
                onValueChange={(value) => mark(file.id, value === '1')}
              />
              {fault !== undefined && (
                <TextInput
                  aria-label={`${label}: ${localize(texts.whatIsWrong)}`}
                  placeholder={localize(texts.whatIsWrong)}
                  maxLength={200}
                  value={fault}
                  onValueChange={(reason) => onFaultsChange({ ...faults, [file.id]: reason ?? '' })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface DocumentsProps {
  note: ShippingNote;
  files: readonly NoteFile[];
  faults: Faults;
  onFaultsChange: (faults: Faults) => void;
}
