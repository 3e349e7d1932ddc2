import { useLocale } from '@tarmac/admin-kit/i18n';
import { Timeline } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { createDataLogQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { partyEvents } from './partyEvents.ts';
import type { PartyRow } from './railParts.tsx';

const queries = createDataLogQueries(client);
const tables = { driver: 'hy_driver', vehicle: 'hy_vehicle' } as const;

const texts = defineTexts({
  created: { zh: '建档', en: 'Added' },
  submitted: { zh: '提交审核', en: 'Handed in for review' },
  reviewed: { zh: '审核', en: 'Reviewed' },
  uploaded: { zh: '上传监管', en: 'Uploaded to government' },
  changed: { zh: '修改', en: 'Changed' },
  between: { zh: '、', en: ', ' },
});

/**
 * What happened to a driver or a vehicle, the last first. Who may read the data log sees which fields every change touched, others what the
 * row itself tells.
 */
export function PartyHistory({ of, row }: { of: keyof typeof tables; row: PartyRow }) {
  const { localize } = useLocale();
  const isLogged = useCan()('dataLog:list');
  const versions = useQuery({ ...queries.queryDataVerList({ dataTable: tables[of], dataId: row.id }), enabled: isLogged, retry: false });
  const names = useQuery({ ...queries.queryFieldList({ dataTable: tables[of] }), enabled: isLogged, retry: false });
  const labels = new Map(names.data?.map(({ name, zh, en }) => [name, localize({ zh, en })]));
  return (
    <Timeline
      entries={partyEvents(row, versions.data ?? []).map(({ kind, at, by, about, changed }) => ({
        key: `${kind} ${at}`,
        title: localize(texts[kind]),
        time: at,
        content: (
          <>
            {by && <PersonName username={by} />}
            {[about, changed.map((name) => labels.get(name) ?? name).join(localize(texts.between))]
              .filter(Boolean)
              .map((part, index) => (by || index > 0 ? ` · ${part}` : part))}
          </>
        ),
      }))}
    />
  );
}
