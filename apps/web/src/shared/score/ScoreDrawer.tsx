import { useLocale } from '@tarmac/admin-kit/i18n';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createScoreLineApi,
  createScoreLineQueries,
  type ScoreLine,
  type ScoreLineTotalQuery,
  scoreLineFields,
} from '@tarmac/freight-api/service';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { AppLink } from '../pages/AppLink.tsx';
import { Facts } from '../pages/Facts.tsx';
import { client } from '../session/session.ts';
import { scoreTexts as texts } from './scoreTexts.ts';

const api = createScoreLineApi(client);
const queries = createScoreLineQueries(client);

const scoreLine = defineResource<ScoreLine>()({
  label: { zh: '信用分明细', en: 'Score line' },
  api: { list: api.list },
  permission: 'score',
  name: 'scoreLine',
  titleField: 'reason',
  listFields: ['source', 'noteId', 'sourceNo'],
  fields: scoreLineFields,
});

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

/** Where a line comes from: the document that it was written for. */
function Source({ line: { source, sourceNo, noteId }, shown }: { line: ScoreLine; shown: ReactNode }) {
  if (sourceNo === null) return null;
  const page = {
    complaint: `/wlhy/hycomplaint/HyComplaintList?complaintNo=${encodeURIComponent(sourceNo)}`,
    violation: `/wlhy/hyviolation/HyViolationList?violationNo=${encodeURIComponent(sourceNo)}`,
    evaluation: `/shipping/detail/${noteId ?? ''}`,
  }[source ?? ''];
  return page === undefined ? (
    shown
  ) : (
    <AppLink href={page} className="text-primary-ink">
      {shown}
    </AppLink>
  );
}

/** What the lines come to, kind by kind, and that it is the score. */
function Sum({ of }: { of: ScoreLineTotalQuery }) {
  const { localize } = useLocale();
  const { data } = useQuery(queries.total(of));
  if (data === undefined) return null;
  const { opening, evaluations, violations, complaints, sum } = data;
  const facts = [
    [texts.opening, String(opening)],
    [texts.evaluations, signed(evaluations)],
    [texts.violations, signed(violations)],
    [texts.complaints, signed(complaints)],
    [texts.total, String(sum)],
  ] as const;
  return <Facts isFigures isBare className="px-gap pb-2" facts={facts.map(([label, text]) => [localize(label), text])} />;
}

/** Why somebody has the score that they have: each line with its document, and the sum. */
export function ScoreDrawer({ of, name, onOpenChange }: ScoreDrawerProps) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={`${localize(texts.why)} · ${name}`}
      width={900}
      note={localize(texts.help)}
      onOpenChange={onOpenChange}
      resource={scoreLine}
      filter={{ ...of }}
      columns={[
        { field: 'happenTime', width: 166 },
        { field: 'source', width: 90 },
        { field: 'sourceNo', width: 180, cell: (line: ScoreLine, shown: ReactNode) => <Source line={line} shown={shown} /> },
        { field: 'reason', width: 200 },
        { field: 'points', width: 80, cell: ({ points }: ScoreLine) => signed(points ?? 0) },
        { field: 'balance', width: 80 },
      ]}
      summary={() => <Sum of={of} />}
      selectable={false}
      numbered={false}
      storageId="scoreLines"
    />
  );
}

interface ScoreDrawerProps {
  of: ScoreLineTotalQuery;
  /** Of whom. */
  name: string;
  onOpenChange: (open: boolean) => void;
}
