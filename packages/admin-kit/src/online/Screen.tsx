import { use, useMemo, useState, type ComponentType } from 'react';
import type { LocalText } from '../i18n/catalogue.ts';
import { FieldProvider } from '../field/FieldProvider.tsx';
import type { ControlProps } from '../internals/control.ts';
import { late } from '../internals/late.ts';
import { toText } from '../internals/toText.ts';
import { PermissionProvider } from '../permission/PermissionProvider.tsx';
import { MasterDetail } from '../resource/list/MasterDetail.tsx';
import { mostRows } from '../resource/list/listState.ts';
import { ListWireContext } from '../resource/list/listWire.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import type { ResourceListProps } from '../resource/list/resourceListProps.ts';
import { AskedFirst, askedList } from './AskedFirst.tsx';
import { askedKinds } from './askedKinds.tsx';
import { detailPartsOf } from './detailParts.tsx';
import { formSpecOf } from './formSpecOf.tsx';
import { onlineActions } from './onlineActions.ts';
import type { OnlineApi, OnlineUser } from './onlineApi.ts';
import { OnlineContext, RichTextContext } from './OnlineContext.ts';
import type { OnlineForm, OnlineRow } from './onlineForm.ts';
import { onlineKinds } from './onlineKinds.tsx';
import { kindsOf, onlineResource } from './onlineResource.tsx';
import { rowTitles } from './rowTitles.ts';
import { useRun } from './usePress.ts';

const SubLists = late(() => import('./SubLists.tsx'));
const OnlineTree = late(() => import('./OnlineTree.tsx'));
const Trial = late(() => import('./Trial.tsx'));

/** What `OnlineScreen` shows. */
export default function Screen({ form, api, user = nobody, richText = null, trial, trialOnPhone = false }: OnlineScreenProps) {
  const around = useMemo(() => ({ form, api, user }), [form, api, user]);
  const kinds = useMemo(() => [...onlineKinds, ...askedKinds(form), ...kindsOf(form)], [form]);
  const granted = useMemo(
    () => [form, ...form.subs].flatMap(({ permission, actions = [] }) => actions.map((action) => ({ action: `${permission}:${action}` }))),
    [form],
  );
  return (
    <OnlineContext value={around}>
      <RichTextContext value={richText}>
        <FieldProvider kinds={kinds}>
          <PermissionProvider formList={granted}>
            {trial ? (
              <Trial {...around} isForm={trial === 'form'} isOnPhone={trialOnPhone}>
                <Themed key={`${form.id} ${form.version}`} {...around} />
              </Trial>
            ) : (
              <AskedFirst key={`${form.id} ${form.version}`}>
                <Themed {...around} />
              </AskedFirst>
            )}
          </PermissionProvider>
        </FieldProvider>
      </RichTextContext>
    </OnlineContext>
  );
}

/** Props of `OnlineScreen`. */
export interface OnlineScreenProps {
  /** What its server published; an object that keeps its identity. */
  form: OnlineForm;
  /** How it talks to that server; an object that keeps its identity. */
  api: OnlineApi;
  /** Who looks at it, for expressions; an object that keeps its identity. */
  user?: OnlineUser;
  /** The editor of the app for texts of markup; without one their source is edited. */
  richText?: ComponentType<ControlProps<string | null>> | null;
  /** Shows the list, or the inputs of its form in their place, as a trial: what is typed is neither kept nor guarded, and no address follows. */
  trial?: 'list' | 'form';
  /** The trial is drawn as on a phone: rows as cards, the search in a sheet. How wide it is says what is around it. */
  trialOnPhone?: boolean;
}

const nobody: OnlineUser = {};

function Themed({ form, api, user }: Required<Pick<OnlineScreenProps, 'form' | 'api' | 'user'>>) {
  const run = useRun();
  const made = useMemo(() => onlineResource(form, { api, user }), [form, api, user]);
  const spec = useMemo(() => formSpecOf(form, user), [form, user]);
  const wire = use(ListWireContext);
  const held = useMemo(() => askedList(made.resource, { form, wire }), [made, form, wire]);
  const plain: ResourceListProps<OnlineRow> = {
    ...made,
    ...onlineActions(made.resource, { ...form, run, user }),
    form: spec,
    formColumns: Math.min(form.formColumns, 3) as 1 | 2 | 3,
    ...(form.subs.length > 0 && { formWidth: 1080 }),
    detail: detailPartsOf(form),
    selectable: form.hasCheckbox,
    defaultSort: null,
    ...(!form.isPaged && { pageSize: mostRows }),
  };
  const list = { ...plain, ...held };
  if (form.tree !== null) return <OnlineTree list={list} tree={form.tree} />;
  if (form.theme === 'erp' && form.subs.length > 0) {
    return <MasterDetail master={list} title={subTitle(form)} below={(row) => <SubLists row={row} />} />;
  }
  if (form.theme === 'innerTable' && form.subs.length > 0) return <InnerTable list={list} form={form} />;
  return <ResourceList {...list} />;
}

/** A list whose rows open their sub-tables; several may be open, each with lists that are called by their row. */
function InnerTable({ list, form }: { list: ResourceListProps<OnlineRow>; form: OnlineForm }) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <ResourceList
      {...list}
      isOneOfMany
      onRowsChange={(rows) => setTitles(rowTitles(form, rows))}
      expand={(row) => <SubLists row={row} isInner title={titles.get(toText(row['id']))} />}
    />
  );
}

/** What belongs to a row, by its names. */
const subTitle = ({ subs }: OnlineForm): LocalText => ({
  zh: subs.map(({ label }) => label.zh).join('、'),
  en: subs.map(({ label }) => label.en).join(', '),
});
