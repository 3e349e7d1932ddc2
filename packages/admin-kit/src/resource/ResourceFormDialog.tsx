import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { ErrorState, Skeleton } from '../input/states.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { callWith } from './api.ts';
import { valuesOf, type AnyRow, type Resource } from './defineResource.ts';
import { FieldsFormView } from './FieldsFormView.tsx';
import { addBody, editBody } from './fieldValues.ts';
import { defaultSpec, type FormSpec } from './formSpec.ts';
import { useFieldsForm } from './useFieldsForm.ts';
import { asRow } from './wellFormed.ts';

/** Adds a row, or edits one: then the stored row is read first, and what was read is sent as `version`, so nobody overwrites another. */
export function ResourceFormDialog<Row extends AnyRow, Name extends string>(props: ResourceFormDialogProps<Row, Name>) {
  const { resource, row, onOpenChange } = props;
  const { t, localize } = useLocale();
  const get = resource.api.get;
  const id = row && resource.rowKey(row);
  const stored = useQuery({
    queryKey: [resource.name, 'get', id],
    queryFn: async ({ signal }) => asRow(await get!(id!, { signal }), t('resource.malformed')),
    enabled: Boolean(row && get),
    // The form begins with what is stored now, and keeps it while it is open.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const title =
    props.title ?? t('resource.titleOf', { action: t(row ? 'resource.edit' : 'resource.add'), label: localize(resource.label) });

  if (row && get && !stored.data) {
    return (
      <Dialog open title={title} width={props.width ?? 800} onOpenChange={onOpenChange} footer={null}>
        {stored.isError ? <ErrorState onRetry={() => void stored.refetch()}>{stored.error.message}</ErrorState> : <Skeleton rows={8} />}
      </Dialog>
    );
  }
  return <OpenForm {...props} title={title} row={stored.data ?? row} />;
}

/** Props of {@link ResourceFormDialog}. */
export interface ResourceFormDialogProps<Row extends AnyRow, Name extends string = string> {
  resource: Resource<Row, Name>;
  /** The row to edit; absent to add one. */
  row?: Row;
  /** What the inputs of an add begin with, such as a copy. */
  initial?: Readonly<Record<string, unknown>>;
  /** Fields in order, groups or steps; by default every field that may be set. */
  form?: FormSpec<NoInfer<Name>>;
  columns?: 1 | 2 | 3;
  /** Width in px, default 800. */
  width?: number;
  title?: string;
  onOpenChange: (open: boolean) => void;
  /** After it was saved. */
  onSaved?: () => void;
}

function OpenForm<Row extends AnyRow, Name extends string>(props: ResourceFormDialogProps<Row, Name> & { title: string }) {
  const { resource, row, initial, onOpenChange } = props;
  const { t } = useLocale();
  const client = useQueryClient();
  const confirm = useConfirm();
  const keys = useRef(new Map<string, string>());
  const spec = (props.form ?? defaultSpec(resource.fields)) as FormSpec;
  const values = row ? valuesOf(row) : initial;

  const fieldsForm = useFieldsForm({
    fields: resource.fields,
    spec,
    row: values,
    onSubmit: async (typed, { context, initial: before }) => {
      const body = row
        ? { id: resource.rowKey(row), version: values?.['version'], ...editBody(context, typed, before) }
        : addBody(context, typed);
      // Trying the same again must not save twice; a changed input is a new deed.
      const text = JSON.stringify(body);
      const idempotencyKey = keys.current.get(text) ?? crypto.randomUUID();
      keys.current.set(text, idempotencyKey);
      await callWith(row ? resource.api.edit! : resource.api.add!, body, { idempotencyKey });
      notices.success(t(row ? 'resource.edited' : 'resource.added'));
      await client.invalidateQueries({ queryKey: [resource.name], refetchType: 'active' });
      props.onSaved?.();
      onOpenChange(false);
    },
  });
  const { isDirty } = useFormState({ control: fieldsForm.form.methods.control });

  const handleOpenChange = async (open: boolean) => {
    if (!open && isDirty && !(await confirm({ content: t('resource.discard') }))) return;
    onOpenChange(open);
  };

  return (
    <Dialog
      open
      title={props.title}
      width={props.width ?? 800}
      fullScreenToggle
      okText={t('common.save')}
      okClose={false}
      busy={fieldsForm.form.isSaving}
      onOk={fieldsForm.form.submit}
      onOpenChange={(open) => void handleOpenChange(open)}
    >
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={props.columns ?? 2} row={values} label={props.title} />
    </Dialog>
  );
}
