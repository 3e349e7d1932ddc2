import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Checkbox, Empty, Select, Skeleton, Tag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createDataLogQueries, type DataLog } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { compareContents } from './compareContents.ts';
import { dataLogTexts as texts } from './dataLogTexts.ts';

const queries = createDataLogQueries(client);

/** Two versions of a row beside each other. @source SYS-10, jeecg-wire 3.14 */
export function CompareDialog({ rows, onOpenChange }: ActionDialogProps<DataLog, unknown>) {
  const { localize } = useLocale();
  const [one, other = one, ...more] = rows as readonly [DataLog, ...DataLog[]];
  const isOneRow = more.length === 0 && one.dataTable === other.dataTable && one.dataId === other.dataId;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={localize(texts.compare)}
      width={isOneRow ? 1000 : 480}
      footer={<Button onClick={() => onOpenChange(false)}>{localize(texts.close)}</Button>}
    >
      {isOneRow ? <Comparison one={one} other={other} /> : <Empty>{localize(texts.chooseTwo)}</Empty>}
    </Dialog>
  );
}

function Comparison({ one, other }: { one: DataLog; other: DataLog }) {
  const { localize } = useLocale();
  const { data, error, isPending, refetch } = useQuery(
    queries.queryDataVerList({ dataTable: one.dataTable ?? '', dataId: one.dataId ?? '' }),
  );
  const labels = useFieldLabels(one.dataTable ?? '');
  // Of one version alone: beside what the row held before it, and the first beside what came after.
  const beside = one.id === other.id ? (one.dataVersion ?? 1) - 1 || 2 : (other.dataVersion ?? 1);
  const [chosen, setChosen] = useState([beside, one.dataVersion ?? 1].toSorted((a, b) => a - b) as [number, number]);
  const [isShort, setShort] = useState(true);
  if (isPending) return <Skeleton />;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;

  const options = data.map(({ dataVersion, createTime, createBy }) => ({
    value: String(dataVersion),
    label: `V${dataVersion} · ${createTime} · ${createBy}`,
  }));
  const contents = chosen.map((version) => data.find(({ dataVersion }) => dataVersion === version)?.dataContent ?? '{}');
  const fields = compareContents(contents[0]!, contents[1]!);
  const shown = isShort ? fields.filter(({ differs }) => differs) : fields;
  const choice = (index: 0 | 1, label: string) => (
    <Select
      aria-label={label}
      value={String(chosen[index])}
      allowClear={false}
      options={options}
      onValueChange={(value) => value !== null && setChosen(chosen.with(index, Number(value)) as [number, number])}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {choice(0, localize(texts.older))}
        {choice(1, localize(texts.newer))}
      </div>
      <Checkbox value={isShort} onValueChange={setShort}>
        {localize(texts.onlyDifferences)}
      </Checkbox>
      {shown.length === 0 ? (
        <Empty>{localize(texts.same)}</Empty>
      ) : (
        <table className="w-full table-fixed border-collapse text-start">
          <thead>
            <tr className="bg-sunken text-ink-secondary">
              {[texts.field, texts.older, texts.newer].map((text) => (
                <th key={text.en} scope="col" className="border border-solid border-line px-3 py-2 text-start font-medium">
                  {localize(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, before, after, differs }) => (
              <tr key={name}>
                <th scope="row" className="border border-solid border-line px-3 py-2 text-start font-normal break-words">
                  <span>{labels.get(name) ?? name}</span> {differs && <Tag tone="waiting">{localize(texts.differs)}</Tag>}
                </th>
                <Value text={before} />
                <Value text={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** What the fields of a table are called; a server that cannot tell leaves their names. */
function useFieldLabels(dataTable: string): ReadonlyMap<string, string> {
  const { localize } = useLocale();
  const { data = [] } = useQuery({ ...queries.queryFieldList({ dataTable }), retry: false });
  return new Map(data.map(({ name, ...label }) => [name, localize(label)]));
}

function Value({ text }: { text: string }) {
  return <td className="border border-solid border-line px-3 py-2 break-words">{text === '' ? '--' : text}</td>;
}
