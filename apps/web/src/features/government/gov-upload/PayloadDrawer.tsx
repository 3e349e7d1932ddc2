import { DictText } from '@tarmac/admin-kit/dictionary';
import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions, Skeleton, Tag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type GovUpload, type GovUploadPayload, govUploadFields as fields } from '@tarmac/freight-api/government';
import { useQuery } from '@tanstack/react-query';
import { govUploadApi } from '../../../shared/api/govUploadApi.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { EnvironmentTag } from '../../../shared/review/EnvironmentTag.tsx';
import { govUpload } from './govUpload.resource.ts';
import { govUploadTexts as texts } from './govUploadTexts.ts';

/** The message of an upload as it stands, and what was found when it was checked. @source freight-domain F26 查看报文 */
export function PayloadDrawer({ rows, onOpenChange }: ActionDialogProps<GovUpload, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { data, error, refetch } = useQuery({
    queryKey: [govUpload.name, 'payload', row.id],
    queryFn: ({ signal }) => govUploadApi.payload({ id: row.id }, { signal }),
    staleTime: 0,
  });
  return (
    <Drawer open onOpenChange={onOpenChange} title={`${localize(texts.message)} · ${row.bizNo ?? ''}`} width={760}>
      {error ? <LoadProblem error={error} onRetry={() => void refetch()} /> : data ? <Payload of={data} /> : <Skeleton rows={8} />}
    </Drawer>
  );
}

function Payload({ of }: { of: GovUploadPayload }) {
  const { localize } = useLocale();
  return (
    <div className="flex flex-col gap-5">
      <Descriptions
        columns={2}
        items={[
          {
            key: 'document',
            label: localize(fields.ipcType.label),
            value: (
              <>
                <DictText code="upload_type" value={of.uploadType} /> ({of.ipcType})
              </>
            ),
          },
          {
            key: 'environment',
            label: localize(fields.environment.label),
            value: <EnvironmentTag environment={of.environment} />,
          },
          {
            key: 'reference',
            label: localize(fields.messageReferenceNumber.label),
            value: <span className="break-all tabular-nums">{of.messageReferenceNumber ?? '-'}</span>,
          },
          { key: 'version', label: localize(fields.businessVersion.label), value: of.businessVersion },
          {
            key: 'receipt',
            label: localize(fields.receiptMsg.label),
            value: [of.receiptCode, of.receiptMsg].filter(Boolean).join(' ') || '-',
            wide: true,
          },
        ]}
      />
      <Checks of={of.checks} />
      <section>
        <h3 className="m-0 mb-2 text-base font-semibold">{localize(texts.message)}</h3>
        {!of.revealed && <Note>{localize(texts.masked)}</Note>}
        {of.payload === null ? (
          <p className="m-0 text-ink-secondary">{localize(texts.noMessage)}</p>
        ) : (
          // Longer than the drawer, it scrolls by itself.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre tabIndex={0} aria-label={localize(texts.message)} className="m-0 overflow-auto rounded-md bg-sunken p-3 text-sm">
            {JSON.stringify(of.payload, null, 2)}
          </pre>
        )}
      </section>
    </div>
  );
}

const tones = { passed: 'ok', warned: 'waiting', failed: 'danger' } as const;

function Checks({ of }: { of: GovUploadPayload['checks'] }) {
  const { localize } = useLocale();
  return (
    <section>
      <h3 className="m-0 mb-2 text-base font-semibold">{localize(texts.checks)}</h3>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {of.map(({ rule, outcome, problems }) => (
          <li key={rule} className="flex flex-wrap items-baseline gap-2">
            <Tag tone={tones[outcome]}>{localize(texts[outcome])}</Tag>
            <span className="tabular-nums text-ink-secondary">{rule}</span>
            <span>
              <DictText code="upload_check" value={rule} />
            </span>
            {problems.length > 0 && (
              <ul className={`m-0 w-full ps-6 ${outcome === 'failed' ? 'text-danger-ink' : 'text-waiting-ink'}`}>
                {problems.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>
                    {message} <span className="text-sm text-ink-faint">{field}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
