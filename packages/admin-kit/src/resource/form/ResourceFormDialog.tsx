import type { Label } from '../../i18n/catalogue.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withinSentence } from '../../i18n/catalogue.ts';
import { problemsOf } from '../../form/problems.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import { callWith } from '../api.ts';
import { askAgain } from '../actions/askAgain.ts';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { FieldsFormDialog } from './FieldsFormDialog.tsx';
import { addBody, editBody } from './fieldValues.ts';
import { defaultSpec, type FormSpec, type FormValues } from './formSpec.ts';
import type { BodyCheck } from './schemaProblems.ts';
import { type Fetchable, useFetched } from '../../internals/useFetched.ts';
import { toText } from '../../internals/toText.ts';
import { asRow } from '../wellFormed.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * Adds a row, or edits one: then the stored row is read first, and what was read is sent as `version`, so nobody overwrites another: where somebody
 * saved meanwhile, the form says who and what, goes on from there, and keeps what was typed.
 *
 * @example {isOpen && <ResourceFormDialog resource={device} row={row} form={['name', 'state']} onOpenChange={setOpen} />}
 */
export function ResourceFormDialog<Row extends AnyRow, Name extends string>(props: ResourceFormDialogProps<Row, Name>) {
  const { resource, initial, onOpenChange } = props;
  const texts = useTexts(zhScreens);
  const { t, locale, localize } = texts;
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { get } = resource.api;
  const spec = useFetched<FormSpec>((props.form ?? defaultSpec(resource.fields)) as Fetchable<FormSpec>);
  const id = props.row && resource.rowKey(props.row);
  // What the form began with stays while it is open: a tab out of view gives up its answers, and what others save meanwhile must not
  // change the version that was read.
  const [read, setRead] = useState<Row>();
  /** What the button does once somebody else saved first. */
  const [okText, setOkText] = useState<string>();
  const readStored = async (options?: { signal: AbortSignal }) => asRow(await get!(id!, options), t('resource.malformed'));
  const stored = useQuery({
    // Not the answer of a detail, which may be minutes old: the form begins with what is stored now.
    queryKey: [resource.name, 'edit', id],
    queryFn: ({ signal }) => readStored({ signal }),
    enabled: Boolean(props.row && get && !read),
    gcTime: 0,
    retry: false,
  });
  if (stored.data && !read) setRead(stored.data);
  // Numbers that are masked on the screen are not written into the browser.
  const sensitive = Object.keys(resource.fields).filter((name) => resource.fields[name as Name].sensitive);
  const row = read ?? props.row;
  const values = row ? valuesOf(row) : initial;
  const mayBeDraft = props.draftable?.(row) ?? false;
  const schema = row ? resource.schemas.edit : resource.schemas.add;
  /** A refusal because somebody else saved first, once it is known what is stored now; nothing for any other one. */
  const meanwhile = async (error: unknown, { typed, about: { context, initial: before } }: { typed: FormValues; about: About }) => {
    if (!read || (error as { status?: unknown }).status !== 409) return undefined;
    const now = await readStored().catch(() => undefined);
    if (now === undefined || valuesOf(now)['version'] === values?.['version']) return undefined;
    const { savedMeanwhile } = await import('./savedMeanwhile.ts');
    setRead(now);
    const refusal = savedMeanwhile({ context, before, fields: resource.fields, read: valuesOf(read), now: valuesOf(now), typed, texts });
    setOkText(refusal.okText);
    return refusal;
  };
  const bodyOf: BodyCheck['bodyOf'] = (typed, { context, initial: before }) =>
    row
      ? { id: resource.rowKey(row), version: values?.['version'], ...editBody(context, { values: typed, before }) }
      : addBody(context, { values: typed });

  return (
    <FieldsFormDialog
      title={
        props.title ??
        t('resource.titleOf', {
          action: t(row ? 'resource.edit' : 'resource.add'),
          label: withinSentence(localize(resource.label), locale),
        })
      }
      width={props.width ?? 800}
      columns={props.columns ?? 2}
      fullScreenToggle
      asksBeforeDiscard
      okText={okText ?? t('common.save')}
      draftable={mayBeDraft && !row}
      state={{
        isLoading: spec === undefined || Boolean(props.row && get && !read),
        problem: stored.isError && !read ? stored.error.message : undefined,
        onRetry: () => void stored.refetch(),
      }}
      onOpenChange={onOpenChange}
      options={{
        fields: resource.fields,
        spec: spec ?? [],
        row: values,
        isStored: row !== undefined,
        isStoredDraft: mayBeDraft && row !== undefined,
        check: schema && { schema, bodyOf },
        draft: { id: `${resource.name}:${id === undefined ? newDraft(initial) : storedDraft(id, values)}`, without: sensitive },
        // Together with what is wrong here a person hears what the server has against it.
        askFurther: resource.api.checkable
          ? (typed, about) =>
              callWith(row ? resource.api.edit! : resource.api.add!, { body: bodyOf(typed, about), options: { checkOnly: true } }).then(
                () => [],
                (error: unknown) => problemsOf(error).fields,
              )
          : undefined,
        onSubmit: async (typed, about) => {
          const body = bodyOf(typed, about);
          // Trying the same again must not save twice; a changed input is a new action.
          const text = JSON.stringify(body);
          const idempotencyKey = keys.current.get(text) ?? crypto.randomUUID();
          keys.current.set(text, idempotencyKey);
          try {
            await callWith(row ? resource.api.edit! : resource.api.add!, { body, options: { idempotencyKey } });
          } catch (error) {
            throw (await meanwhile(error, { typed, about })) ?? error;
          }
          notices.success(t(row ? 'resource.edited' : 'resource.added'));
          await askAgain(client, resource);
          props.onSuccess?.();
          onOpenChange(false);
        },
      }}
    />
  );
}

/** An empty form is not offered the draft of a copy. */
const newDraft = (initial: object | undefined): string => (initial ? 'copy' : 'add');

/** A row that was saved since is not offered the draft of what it was. */
function storedDraft(id: string, { version, updateTime }: Readonly<Record<string, unknown>> = {}): string {
  const stamp = version ?? updateTime;
  return stamp === undefined ? id : `${id}#${toText(stamp)}`;
}

type About = Parameters<BodyCheck['bodyOf']>[1];

/** Props of {@link ResourceFormDialog}. */
export interface ResourceFormDialogProps<Row extends AnyRow, Name extends string = string> {
  /** Whose `add` or `edit` is called; its lists are asked again afterwards. */
  resource: Resource<Row, Name>;
  /** The row to edit; absent to add one. */
  row?: Row;
  /** What the inputs of an add begin with, such as a copy. */
  initial?: Readonly<Record<string, unknown>>;
  /** Fields in order, groups or steps, or a way to fetch them; by default every field that may be set. */
  form?: Fetchable<FormSpec<NoInfer<Name>>>;
  /** Columns on a wide screen, default 2; a phone has one. */
  columns?: 1 | 2 | 3;
  /** Width in px, default 800. */
  width?: number;
  /**
   * Whether a row may lack what the form only needs (`needed` of an item). Asked without a row on an add, which then has a button 存为草稿, and
   * with the stored row on an edit, which then saves without it.
   */
  draftable?: (row: Row | undefined) => boolean;
  /** Heading of the dialog, 新增… or 编辑… with the resource's name unless said. */
  title?: Label;
  /** Called with `false` after saving, and when a person leaves, who is asked first when something was typed. */
  onOpenChange: (open: boolean) => void;
  /** After it was saved. */
  onSuccess?: () => void;
}
