import { useId, useState } from 'react';
import { useFieldKinds, useFieldWords } from '../field/FieldProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { TabRow } from '../internals/TabRow.tsx';
import { toText } from '../internals/toText.ts';
import { fieldColumns } from '../resource/list/fieldColumns.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { definitionsOf } from './onlineDefinitions.tsx';
import { useOnline } from './OnlineContext.ts';
import type { OnlineRow, OnlineSub } from './onlineForm.ts';

/** The rows of sub-tables in the detail of their main row; of several the one that is chosen. */
export default function SubRows({ subs, row }: { subs: readonly OnlineSub[]; row: OnlineRow }) {
  const { localize } = useTexts();
  const id = useId();
  const [active, setActive] = useState(0);
  const sub = subs[active] ?? subs[0]!;
  const rows = row[sub.name];
  const table = <Rows sub={sub} rows={Array.isArray(rows) ? (rows as OnlineRow[]) : []} />;
  if (subs.length === 1) return table;
  return (
    <div className="flex flex-col gap-2">
      <TabRow
        id={id}
        label={subs.map(({ label }) => localize(label)).join(', ')}
        items={subs.map((one) => ({ key: one.id, title: localize(one.label) }))}
        active={active}
        onActiveChange={setActive}
      />
      <div id={`${id}-${active}`} role="tabpanel" aria-labelledby={`${id}-${active}-tab`}>
        {table}
      </div>
    </div>
  );
}

function Rows({ sub, rows }: { sub: OnlineSub; rows: readonly OnlineRow[] }) {
  const { locale, localize } = useTexts();
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const { user } = useOnline();
  const names = sub.fields
    .filter(({ inList, view, name }) => inList && view !== 'hidden' && name !== sub.foreignKey)
    .map(({ name }) => name);
  return (
    <DataTable<OnlineRow>
      label={localize(sub.label)}
      columns={fieldColumns<OnlineRow>(names, { fields: definitionsOf(sub, { user }), kindOf, words, locale })}
      rows={rows}
      rowKey={(one) => toText(one['id'])}
      firstRowNumber={1}
      maxHeight="360px"
    />
  );
}
