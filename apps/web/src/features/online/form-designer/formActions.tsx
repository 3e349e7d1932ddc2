import { late } from '@tarmac/admin-kit/chunk';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import { defineAction, type RowAction } from '@tarmac/admin-kit/resource';
import { useTabs } from '@tarmac/admin-kit/tabs';
import type { FormHeadRow } from '@tarmac/freight-api/online';
import { formTexts as texts } from './designerTexts.ts';
import { designPath, formApi, formHead, formPath } from './form.resource.ts';
import { isPublished, useMenuAction } from './menuAction.tsx';

const PublishDialog = late(() => import('./PublishDialog.tsx'));
const VersionsDrawer = late(() => import('./VersionsDrawer.tsx'));
const EnhanceDrawer = late(() => import('./EnhanceDrawer.tsx'));

const isTable = ({ copyType }: FormHeadRow) => copyType !== 1;

const publish = defineAction(formHead, {
  label: texts.publish,
  permission: 'online:form:publish',
  dialog: PublishDialog,
  success: false,
});
const versions = defineAction(formHead, { label: texts.versions, dialog: VersionsDrawer });
const enhance = defineAction(formHead, { label: texts.enhance, dialog: EnhanceDrawer, opens: true });

const copy = defineAction(formHead, {
  label: texts.copy,
  permission: 'online:form:edit',
  when: (row) => isPublished(row) && isTable(row),
  success: texts.copied,
  run: ({ id }, { context: { idempotencyKey } }) => formApi.head.copyOnline({ code: id }, { idempotencyKey }),
});

const remove = defineAction(formHead, {
  label: texts.remove,
  permission: 'online:form:edit',
  danger: true,
  confirm: texts.removeAsk,
  run: ({ id }, { context: { idempotencyKey } }) => formApi.head.removeOne(id, { idempotencyKey }),
});

const takeOut = defineAction(formHead, {
  label: texts.removeRecord,
  permission: 'online:form:edit',
  danger: true,
  confirm: texts.takeOut,
  run: ({ id }, { context: { idempotencyKey } }) => formApi.head.removeRecord({ id }, { idempotencyKey }),
});

/** What can be done with a form in its list. */
export function useFormActions(): RowAction<FormHeadRow>[] {
  const { open } = useTabs();
  const { localize } = useLocale();
  const makeMenu = useMenuAction();
  const opens = { opens: true, success: false } as const;
  const design = defineAction(formHead, {
    ...opens,
    label: texts.design,
    permission: 'online:form:edit',
    run: ({ id }) => open(designPath(id)),
  });
  const tryIt = defineAction(formHead, {
    ...opens,
    label: texts.open,
    when: (row) => isPublished(row) && row.tableType !== 3,
    run: (row) => open(formPath(row)),
  });
  const address = defineAction(formHead, {
    ...opens,
    label: texts.address,
    when: ({ tableType }) => tableType !== 3,
    run: async (row) => {
      await navigator.clipboard.writeText(formPath(row));
      notices.success(interpolate(localize(texts.addressCopied), { address: formPath(row) }));
    },
  });
  const copies = defineAction(formHead, {
    ...opens,
    label: texts.copies,
    when: ({ hascopy }) => hascopy === 1,
    run: ({ id }) => open(`/online/copyform/${id}`),
  });
  return [design, publish, versions, tryIt, address, makeMenu, copy, copies, enhance, takeOut, remove];
}
