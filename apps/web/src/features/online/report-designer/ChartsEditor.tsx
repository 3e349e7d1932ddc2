import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, IconButton, MultiSelect, Select, TextInput } from '@tarmac/admin-kit/input';
import { Plus, Trash2 } from 'lucide-react';
import { chartFolds, chartKinds, designerTexts as texts } from './designerTexts.ts';
import type { ChartDraft, ItemDraft } from './reportDraft.ts';

/** As many as a report may have. */
const most = 6;

interface ChartsEditorProps {
  charts: readonly ChartDraft[];
  items: readonly ItemDraft[];
  onChange: (charts: readonly ChartDraft[]) => void;
}

/** What is drawn above the rows of a report. @source ONL-07 */
export function ChartsEditor({ charts, items, onChange }: ChartsEditorProps) {
  const { localize } = useLocale();
  const columns = items.map(({ fieldName, fieldTxt }) => ({ value: fieldName, label: fieldTxt || fieldName }));
  const numbers = items
    .filter(({ fieldType }) => fieldType === 'Integer' || fieldType === 'Long' || fieldType === 'Double')
    .map(({ fieldName, fieldTxt }) => ({ value: fieldName, label: fieldTxt || fieldName }));
  const change = (at: number, part: Partial<ChartDraft>) => onChange(charts.with(at, { ...charts[at]!, ...part }));
  const words = <Name extends string>(of: Readonly<Record<Name, { zh: string; en: string }>>) =>
    (Object.keys(of) as Name[]).map((value) => ({ value, label: localize(of[value]) }));
  return (
    <div className="flex flex-col gap-3">
      {charts.map((chart, at) => {
        const named = (text: { zh: string; en: string }) => `${localize(text)} ${at + 1}`;
        return (
          <section
            // A chart has no name of its own, and its inputs hold nothing that is not in the draft.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            aria-label={interpolate(localize(texts.chart), { number: at + 1 })}
            className="grid grid-cols-1 items-center gap-2 rounded-md border border-solid border-line p-3 sm:grid-cols-2 desktop:grid-cols-4"
          >
            <Select
              aria-label={named(texts.kind)}
              value={chart.kind}
              options={words(chartKinds)}
              onValueChange={(kind) => change(at, { kind: kind ?? 'bar' })}
            />
            <TextInput
              aria-label={named(texts.chartTitle)}
              placeholder={localize(texts.chartTitle)}
              maxLength={60}
              value={chart.title}
              onValueChange={(title) => change(at, { title })}
            />
            <TextInput
              aria-label={named(texts.chartTitleEn)}
              placeholder={localize(texts.chartTitleEn)}
              maxLength={60}
              value={chart.titleEn ?? ''}
              onValueChange={(titleEn) => change(at, { titleEn })}
            />
            <Select
              aria-label={named(texts.fold)}
              value={chart.fold}
              options={words(chartFolds)}
              onValueChange={(fold) => change(at, { fold: fold ?? 'sum' })}
            />
            {chart.kind !== 'figure' && (
              <Select
                aria-label={named(texts.x)}
                placeholder={localize(texts.x)}
                value={chart.x ?? null}
                options={columns}
                onValueChange={(x) => change(at, { x })}
              />
            )}
            {chart.kind === 'pivot' && (
              <Select
                aria-label={named(texts.by)}
                placeholder={localize(texts.by)}
                value={chart.by ?? null}
                options={columns}
                onValueChange={(by) => change(at, { by })}
              />
            )}
            <MultiSelect
              aria-label={named(texts.y)}
              placeholder={localize(texts.y)}
              value={chart.y}
              options={chart.fold === 'count' ? columns : numbers}
              onValueChange={(y) => change(at, { y: [...y] })}
            />
            <IconButton
              label={`${localize(texts.removeChart)} ${at + 1}`}
              icon={<Trash2 aria-hidden size={15} />}
              onClick={() => onChange(charts.toSpliced(at, 1))}
            />
          </section>
        );
      })}
      <div>
        <Button
          icon={<Plus aria-hidden size={15} />}
          disabled={charts.length >= most || items.length === 0}
          onClick={() =>
            onChange([
              ...charts,
              {
                kind: 'bar',
                title: localize(chartKinds.bar),
                x: items[0]?.fieldName ?? null,
                y: numbers.slice(0, 1).map(({ value }) => value),
                fold: 'sum',
              },
            ])
          }
        >
          {localize(texts.addChart)}
        </Button>
      </div>
    </div>
  );
}
