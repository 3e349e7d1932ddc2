import { late } from '@tarmac/admin-kit/chunk';
import { Form, type KitForm, useKitForm, useWatch } from '@tarmac/admin-kit/form';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { ActionHost } from '@tarmac/admin-kit/resource';
import { useTab, useTabs } from '@tarmac/admin-kit/tabs';
import type { FormAddInput, FormEditInput } from '@tarmac/freight-api/online';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TabStrip } from '../../../shared/pages/TabStrip.tsx';
import { ButtonsPart } from './ButtonsPart.tsx';
import { designTexts as texts } from './designTexts.ts';
import { bodyOf, type Draft, placeInDraft, type StoredForm } from './draft.ts';
import { FieldsPart } from './FieldsPart.tsx';
import { designPath, formApi, formHead, formTitle, rightsPath, subPath } from './form.resource.ts';
import { formTexts } from './designerTexts.ts';
import { HeadPart } from './HeadPart.tsx';
import { IndexesPart, RulesPart } from './LinesParts.tsx';
import { lineTexts } from './lineTexts.ts';
import { hasPages, isPublished } from './menuAction.tsx';
import { placed } from './placed.ts';
import { Preview } from './Preview.tsx';
import { PublishState } from './PublishState.tsx';
import { SubTablesPart } from './SubTablesPart.tsx';
import { useButtons, useMainTables, useSubTables } from './useStoredForm.ts';

const PublishDialog = late(() => import('./PublishDialog.tsx'));
const VersionsDrawer = late(() => import('./VersionsDrawer.tsx'));

interface DesignerProps {
  id: string;
  stored?: StoredForm;
  begin: Draft;
}

/** Head, fields and what belongs to them, with the list and the form beside them as they would be. */
export function Designer({ id, stored, begin }: DesignerProps) {
  const { localize } = useLocale();
  const formId = useId();
  const { tab, close } = useTab();
  const { open, state } = useTabs();
  const client = useQueryClient();
  const [part, setPart] = useState('fields');
  const [saved, setSaved] = useState<{ id: string; tableName: string }>();
  const [addsSub, setAddsSub] = useState(false);
  const [shown, setShown] = useState<'publish' | 'versions'>();
  const mayGive = useCan()('role:authorize');
  const { data: subs = [] } = useSubTables(stored?.head);
  const { data: buttons = [] } = useButtons(id);
  const form = useKitForm<Draft>({
    defaultValues: begin,
    draft: { id: `onlineForm:${id}` },
    onSubmit: async (draft) => {
      const { id: savedId } = await store(draft, stored).catch((error: unknown) => {
        throw placed(error, placeInDraft);
      });
      notices.success(localize(texts.saved));
      await Promise.all([client.invalidateQueries({ queryKey: [formHead.name] }), client.invalidateQueries({ queryKey: ['formDraft'] })]);
      if (id === 'new') setSaved({ id: savedId, tableName: draft.head.tableName });
    },
  });
  const { isDirty } = form.methods.formState;
  const isHeld = isDirty || state.dirty.includes(tab.key);
  // A tab that holds unsaved input asks before it goes, and one out of view keeps what it held: it goes first, once all is saved.
  const leave = useEffectEvent(({ id: savedId, tableName }: { id: string; tableName: string }) => {
    close();
    open(addsSub ? subPath(tableName) : designPath(savedId));
  });
  useEffect(() => {
    if (saved !== undefined && !isHeld) leave(saved);
  }, [saved, isHeld]);
  const save = async () => (isDirty || id === 'new' ? form.submit() : true);
  const publish = async () => {
    if (await save()) setShown('publish');
  };
  const head = stored?.head;
  const kind = useWatch({ control: form.methods.control, name: 'head.kind' });
  const addSub = async () => {
    // Who adds one to a plain list wants it to be a main table.
    if (kind === 'list') form.methods.setValue('head.kind', 'main', { shouldDirty: true });
    setAddsSub(true);
    const isSaved = kind === 'list' || id === 'new' ? await form.submit() : await save();
    if (!isSaved) setAddsSub(false);
    else if (head !== undefined) open(subPath(form.methods.getValues('head.tableName')));
  };
  return (
    <ActionHost resource={formHead}>
      <div className="flex flex-col gap-gap">
        <header className="flex flex-wrap items-center gap-2 rounded-lg border border-solid border-line bg-surface px-gap py-3">
          <h1 className="m-0 text-lg font-semibold">{head ? localize(formTitle(head)) : localize(texts.newForm)}</h1>
          {head && <PublishState form={head} />}
          <span className="ms-auto flex flex-wrap gap-2">
            {kind === 'sub' && <MainTableLink form={form} />}
            {head && isPublished(head) && hasPages(head) && mayGive && (
              <Button onClick={() => open(rightsPath(head))}>{localize(texts.rights)}</Button>
            )}
            {head && <Button onClick={() => setShown('versions')}>{localize(texts.versions)}</Button>}
            <Button busy={form.isSaving} variant={head ? 'default' : 'primary'} type="submit" form={formId}>
              {localize(texts.save)}
            </Button>
            {head && (
              <Button variant="primary" disabled={form.isSaving} onClick={() => void publish()}>
                {localize(texts.publish)}
              </Button>
            )}
          </span>
        </header>
        <div className="grid min-w-0 grid-cols-1 items-start gap-gap min-[1500px]:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
          <Form form={form} id={formId} aria-label={localize(formTexts.design)} className="min-w-0">
            <div className="flex min-w-0 flex-col gap-gap">
              <HeadPart form={form} isStored={stored !== undefined} />
              <div className="min-w-0 rounded-lg border border-solid border-line bg-surface">
                <TabStrip
                  label={localize(formTexts.design)}
                  current={part}
                  onChange={setPart}
                  tabs={[
                    { key: 'fields', label: localize(lineTexts.fields), panel: <FieldsPart /> },
                    {
                      key: 'subs',
                      label: localize(texts.subTables),
                      panel: <SubTablesPart head={head} kind={kind} subs={subs} onAdd={() => void addSub()} />,
                    },
                    { key: 'buttons', label: localize(texts.buttons), panel: <ButtonsPart headId={id} /> },
                    { key: 'rules', label: localize(lineTexts.rules), panel: <RulesPart /> },
                    { key: 'indexes', label: localize(lineTexts.indexes), panel: <IndexesPart headId={id} /> },
                  ]}
                />
              </div>
            </div>
          </Form>
          {/* A form of its own, which cannot stand within another one. */}
          <Preview control={form.methods.control} subs={subs} buttons={buttons} />
        </div>
        {shown === 'publish' && head && <PublishDialog rows={[head]} onOpenChange={() => setShown(undefined)} />}
        {shown === 'versions' && head && <VersionsDrawer rows={[head]} onOpenChange={() => setShown(undefined)} />}
      </div>
    </ActionHost>
  );
}

/** The way to the main table of a sub-table, where all of it is published. */
function MainTableLink({ form }: { form: KitForm<Draft> }) {
  const { localize } = useLocale();
  const { open } = useTabs();
  const mainTable = useWatch({ control: form.methods.control, name: 'head.mainTable' });
  const main = useMainTables().data?.find(({ value }) => value === mainTable);
  if (main === undefined) return null;
  return <Button onClick={() => open(designPath(main.id))}>{interpolate(localize(texts.toMain), { name: main.title })}</Button>;
}

/** Stores a draft. */
const store = (draft: Draft, stored: StoredForm | undefined) => {
  const body = bodyOf(draft, stored);
  return stored === undefined
    ? formApi.definition.addAll(body as unknown as FormAddInput)
    : formApi.definition.editAll(body as unknown as FormEditInput);
};
