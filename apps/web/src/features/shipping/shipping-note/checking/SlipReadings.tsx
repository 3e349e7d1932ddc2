import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Tag } from '@tarmac/admin-kit/input';
import { createShippingNoteQueries, shippingNoteFields, type SlipReadings } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../../shared/session/session.ts';
import { checkingTexts as texts } from './checkingTexts.ts';
import { kindLabel } from './documentKinds.ts';

const queries = createShippingNoteQueries(client);

/** What stands on the weighing slips of a waybill, beside what was typed from them. @source freight-domain G13, G09 */
export function SlipReadings({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const { data, error, isPending, refetch } = useQuery({ ...queries.slipReadings({ id: noteId }), retry: false });
  if (error !== null) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!isPending && data.readings.length === 0) return null;
  return (
    <section aria-label={localize(texts.slipReadings)} aria-busy={isPending}>
      <h3 className="m-0 mb-1 text-base font-semibold">
        {localize(texts.slipReadings)} {data?.simulated === true && <Tag tone="waiting">{localize(texts.simulated)}</Tag>}
      </h3>
      <p className="m-0 mb-2 text-sm text-ink-secondary">{localize(texts.readHere)}</p>
      {data === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ul className="m-0 list-none p-0">
          {data.readings.map((reading) => (
            <SlipLine key={reading.fileId} reading={reading} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Reading = SlipReadings['readings'][number];

function SlipLine({ reading: { kind, read, typed, difference, differs } }: { reading: Reading }) {
  const { localize } = useLocale();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-0 border-b border-solid border-line py-1">
      <span>{localize(kindLabel(kind))}</span>
      <span className={differs ? 'text-danger-ink' : undefined}>
        <span className="text-ink-secondary">{localize(texts.onSlip)}</span>{' '}
        {read === null ? localize(texts.notRecognised) : <Weight value={read} />}
      </span>
      <span>
        <span className="text-ink-secondary">{localize(texts.typed)}</span> <Weight value={typed} />
      </span>
      {differs && (
        <Tag tone="danger">
          {localize(texts.differsBy)} <Weight value={difference} />
        </Tag>
      )}
    </li>
  );
}

const { loadWeight: meta } = shippingNoteFields;

function Weight({ value }: { value: number | null }) {
  const { localize } = useLocale();
  return (
    <span className="tabular-nums">
      <FieldView meta={meta} name="weight" row={{ weight: value }} /> {value !== null && localize(meta.unit.symbol)}
    </span>
  );
}
