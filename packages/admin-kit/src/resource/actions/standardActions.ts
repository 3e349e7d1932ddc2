import { toText } from '../../internals/toText.ts';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { CanCheck } from '../../permission/PermissionProvider.tsx';
import type { ActionCall, ListAction, RowAction } from './defineAction.ts';
import { type AnyRow, type Resource, valuesOf } from '../defineResource.ts';

/** View, edit and delete, as far as the resource's calls offer them. */
export function standardActions<Row extends AnyRow>(resource: Resource<Row>, options: StandardActionsOptions<Row>): StandardActions<Row> {
  const { speech, edit, view, can } = options;
  const { t } = speech;
  const { remove } = resource.api;
  const mayRemove = options.remove && remove;
  const removeRows = async (rows: readonly Row[], idempotencyKey: string) => {
    const keys = rows.map(resource.rowKey);
    // An address names no more than some; the code for more comes when it is wanted.
    return keys.length > namedAtOnce
      ? (await import('../list/manyChosen.ts')).removeInParts(remove!, { ids: keys, speech })
      : remove!(keys, { idempotencyKey });
  };
  /** One row is named: nobody removes the line beside the one that was meant. */
  const removeQuestion = (rows: readonly Row[]) => {
    const name = rows.length === 1 ? toText(valuesOf(rows[0]!)[resource.titleField]) : '';
    return name === '' ? t('resource.removeConfirm', { count: rows.length }) : t('resource.removeOne', { name });
  };
  return {
    leading:
      edit && resource.api.edit
        ? [
            {
              kind: 'row' as const,
              key: 'edit',
              label: t('resource.edit'),
              permission: `${resource.permission}:edit`,
              when: options.editWhen,
              opens: true,
              run: (row: Row) => edit(row),
            },
          ]
        : [],
    trailing: [
      ...(view && !(edit && resource.api.edit && can(`${resource.permission}:edit`))
        ? [
            {
              kind: 'row' as const,
              key: 'view',
              label: t('resource.view'),
              opens: true,
              listOnly: true,
              run: (row: Row) => view(row),
            },
          ]
        : []),
      ...(mayRemove
        ? [
            {
              kind: 'row' as const,
              key: 'remove',
              label: t('resource.remove'),
              permission: `${resource.permission}:delete`,
              danger: true,
              when: options.removeWhen,
              confirm: (row: Row) => removeQuestion([row]),
              success: t('resource.removed'),
              run: (row: Row, { context: { idempotencyKey } }: ActionCall<unknown>) => removeRows([row], idempotencyKey),
            },
          ]
        : []),
    ],
    removeSelected: mayRemove
      ? {
          kind: 'list',
          key: 'removeSelected',
          label: t('resource.remove'),
          permission: `${resource.permission}:delete`,
          danger: true,
          needsSelection: true,
          when: options.removeWhen,
          confirm: removeQuestion,
          success: t('resource.removed'),
          run: (rows, { context: { idempotencyKey } }) => removeRows(rows, idempotencyKey),
        }
      : undefined,
  };
}

/** So many keys any address has room for. */
const namedAtOnce = 100;

interface StandardActionsOptions<Row> {
  speech: LocaleContextValue;
  can: CanCheck;
  edit?: (row: Row) => void;
  view?: (row: Row) => void;
  remove: boolean;
  editWhen?: (row: Row) => boolean;
  removeWhen?: (row: Row) => boolean;
}

interface StandardActions<Row> {
  leading: ReadonlyArray<RowAction<Row>>;
  trailing: ReadonlyArray<RowAction<Row>>;
  removeSelected: ListAction<Row> | undefined;
}
