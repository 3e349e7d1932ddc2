import { late } from '@tarmac/admin-kit/chunk';
import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, FieldsFormView, type FormValues, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  createPriceHistoryQueries,
  type PriceHistory,
  priceHistoryFields,
  type PriceHistoryLaneCurveQuery,
} from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asInput } from '../../../shared/lists/asInput.ts';
import { client } from '../../../shared/session/session.ts';
import { priceHistoryTexts as texts } from './priceHistoryTexts.ts';

// The library of drawings comes with the first curve.
const LaneChart = late(() => import('./LaneChart.tsx'), { meanwhile: () => <Skeleton rows={8} /> });

const queries = createPriceHistoryQueries(client);
const { sendCity, receiveCity, fieldName, cargoName, priceMode } = priceHistoryFields;
const fields = {
  sendCity: asInput(sendCity, true),
  receiveCity: asInput(receiveCity, true),
  fieldName: asInput(fieldName, true),
  priceMode: asInput(priceMode, true),
  cargoName: asInput(cargoName),
  begin: { kind: 'date', label: texts.begin, required: true },
  end: { kind: 'date', label: texts.end, required: true },
} as const;
const spec = [
  { field: 'sendCity', help: texts.exact },
  'receiveCity',
  'fieldName',
  'priceMode',
  'begin',
  'end',
  { field: 'cargoName', help: texts.anyCargo },
];

const dayText = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

/** The lane of a change, or an empty one, and the last ninety days. */
function beginWith(row: PriceHistory | undefined): FormValues {
  const now = Date.now();
  return {
    sendCity: row?.sendCity ?? null,
    receiveCity: row?.receiveCity ?? null,
    fieldName: row?.fieldName ?? 'unitPrice',
    priceMode: row?.priceMode ?? '1',
    begin: dayText(now - 89 * 86_400_000),
    end: dayText(now),
    cargoName: null,
  };
}

/** Days up to which waybills are put together by the day. */
const mostDays = 31;

function questionOf(typed: FormValues): PriceHistoryLaneCurveQuery {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== '')) as unknown;
  const { begin, end, ...lane } = given as PriceHistoryLaneCurveQuery;
  const days = (Date.parse(end) - Date.parse(begin)) / 86_400_000;
  return { ...lane, begin, end, step: days < mostDays ? 'day' : 'week' };
}

/** How a price of a lane went over some days: its changes, and what waybills were dispatched for. Opened from a change it shows that lane. @source FRT-11 */
export default function LaneCurveDialog({ rows, onOpenChange }: ActionDialogProps<PriceHistory, unknown>) {
  const { localize } = useLocale();
  const [row] = rows;
  const [initial] = useState(() => beginWith(row));
  // Of a change everything is known: it is drawn at once.
  const [asked, setAsked] = useState(() => (row === undefined ? undefined : questionOf(initial)));
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    row: initial,
    onSubmit: (typed) => setAsked(questionOf(typed)),
  });
  const { submit } = fieldsForm.form;
  const { data, isFetching } = useQuery({ ...queries.laneCurve(asked as PriceHistoryLaneCurveQuery), enabled: asked !== undefined });
  const isEmpty = data !== undefined && data.changes.length === 0 && data.medians.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={localize(texts.curve)}
      width={860}
      okText={localize(texts.draw)}
      okClose={false}
      busy={isFetching}
      onOk={() => void submit()}
    >
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={2} label={localize(texts.curve)} />
      <div aria-live="polite" className="mt-4">
        {isEmpty && <Empty>{localize(texts.none)}</Empty>}
        {data !== undefined && !isEmpty && <LaneChart curve={data} />}
      </div>
    </Dialog>
  );
}
