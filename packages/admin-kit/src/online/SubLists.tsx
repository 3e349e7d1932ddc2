import { useId, useMemo, useState } from 'react';
import type { LocalText } from '../i18n/catalogue.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { TabRow } from '../internals/TabRow.tsx';
import { toText } from '../internals/toText.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { AskedFirst } from './AskedFirst.tsx';
import { formSpecOf } from './formSpecOf.tsx';
import { onlineActions } from './onlineActions.ts';
import type { OnlineApi } from './onlineApi.ts';
import { OnlineContext, useOnline } from './OnlineContext.ts';
import type { OnlineForm, OnlineRow, OnlineSub } from './onlineForm.ts';
import { onlineResource, titleFieldOf } from './onlineResource.tsx';
import { useRun } from './usePress.ts';

/** What belongs to a row of the main list: a list for each sub-table, the one that is chosen in view. */
export default function SubLists({ row, isInner = false, title }: SubListsProps) {
  const { form } = useOnline();
  const { localize } = useTexts();
  const [active, setActive] = useState(0);
  const id = useId();
  const sub = form.subs[active] ?? form.subs[0]!;
  const list = <SubList key={sub.id} sub={sub} row={row} isInner={isInner} title={title ?? toText(row[titleFieldOf(form)])} />;
  if (form.subs.length === 1) return <div className={isInner ? 'p-3' : undefined}>{list}</div>;
  return (
    <div className={isInner ? 'flex flex-col gap-3 p-3' : 'flex flex-col gap-3'}>
      <TabRow
        id={id}
        label={localize(form.label)}
        items={form.subs.map((one) => ({ key: one.id, title: localize(one.label) }))}
        active={active}
        onActiveChange={setActive}
      />
      <div id={`${id}-${active}`} role="tabpanel" aria-labelledby={`${id}-${active}-tab`}>
        {list}
      </div>
    </div>
  );
}

interface SubListsProps {
  row: OnlineRow;
  isInner?: boolean;
  /** What the row is called where another one has the same name; by default as its title field says. */
  title?: string | undefined;
}

interface SubListProps {
  sub: OnlineSub;
  row: OnlineRow;
  isInner: boolean;
  title: string;
}

function SubList({ sub, row, isInner, title }: SubListProps) {
  const { api, user } = useOnline();
  const owner = toText(row[sub.mainField ?? 'id']);
  const around = useMemo(() => {
    const form: OnlineForm = { ...sub, label: isInner ? named(sub.label, title) : sub.label, theme: 'normal', tree: null, subs: [] };
    return { form, user, api: belowRow(api, { sub, owner }) };
  }, [sub, title, isInner, owner, api, user]);
  return (
    <OnlineContext value={around}>
      {/* The address is the main list's. */}
      <AskedFirst key={`${sub.id} ${owner}`} isApart isPlain={isInner}>
        <List sub={sub} owner={owner} isInner={isInner} />
      </AskedFirst>
    </OnlineContext>
  );
}

function List({ sub, owner, isInner }: { sub: OnlineSub; owner: string; isInner: boolean }) {
  const { form, api, user } = useOnline();
  const run = useRun();
  const made = useMemo(() => onlineResource(form, { api, user }), [form, api, user]);
  const spec = useMemo(() => formSpecOf(withoutOwner(form, sub), user), [form, sub, user]);
  const columns = made.columns.filter((column) => (typeof column === 'string' ? column : column.field) !== sub.foreignKey);
  return (
    <ResourceList<OnlineRow, string>
      {...made}
      {...onlineActions(made.resource, { ...sub, run, user })}
      columns={columns}
      search={isInner ? [] : made.search}
      isOneOfMany
      filter={{ [sub.foreignKey]: owner }}
      form={spec}
      formColumns={Math.min(sub.formColumns, 3) as 1 | 2 | 3}
      defaultSort={null}
      pageSize={isInner ? 10 : undefined}
      // A page of ten is seen as a whole: what its footer counts is there.
      maxHeight={isInner ? 'max(520px, 60vh)' : undefined}
      selectable={sub.hasCheckbox}
    />
  );
}

/** Several rows may be open at a time, and so many lists of one kind stand on the page. */
const named = ({ zh, en }: LocalText, title: string): LocalText => ({ zh: `${zh} · ${title}`, en: `${en} · ${title}` });

/** Whose rows they are is not asked. */
const withoutOwner = (form: OnlineForm, { foreignKey }: OnlineSub): OnlineForm => ({
  ...form,
  fields: form.fields.filter(({ name }) => name !== foreignKey),
});

/** Rows that are added belong to the main row. */
const belowRow = (api: OnlineApi, { sub, owner }: { sub: OnlineSub; owner: string }): OnlineApi => ({
  ...api,
  rows: (formId) => {
    const rows = api.rows(formId);
    const { add } = rows;
    if (formId !== sub.id || add === undefined) return rows;
    return { ...rows, add: (input, options) => add({ ...(input as object), [sub.foreignKey]: owner } as never, options) };
  },
});
