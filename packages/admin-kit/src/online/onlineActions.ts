import { defineAction, defineListAction, type ListAction, type RowAction } from '../resource/actions/defineAction.ts';
import type { Resource } from '../resource/defineResource.ts';
import { isMet } from './expressions.ts';
import type { OnlineUser } from './onlineApi.ts';
import type { OnlineButton, OnlineForm, OnlineRow } from './onlineForm.ts';
import type { useRun } from './usePress.ts';

type Run = ReturnType<typeof useRun>;

/** The buttons of a form as actions of its list. */
export function onlineActions(
  resource: Resource<OnlineRow>,
  { buttons, fields, run, user }: Pick<OnlineForm, 'buttons' | 'fields'> & { run: Run; user: OnlineUser },
): { rowActions: ReadonlyArray<RowAction<OnlineRow>>; toolbar: ReadonlyArray<ListAction<OnlineRow>> } {
  const common = (button: OnlineButton) => ({
    key: button.code,
    label: button.label,
    ...(button.when !== null && { when: (row: OnlineRow) => isMet(button.when, { row, fields, user }) }),
    ...(button.action.confirm !== null && { confirm: button.action.confirm }),
    ...(button.action.kind === 'open' && { success: false as const }),
  });
  const idsOf = (rows: readonly OnlineRow[]) => rows.map(resource.rowKey);
  return {
    rowActions: buttons
      .filter(({ place }) => place === 'row')
      .map((button) =>
        defineAction(resource, {
          ...common(button),
          ...(button.action.kind === 'open' && { opens: true }),
          run: (row, { context: { idempotencyKey } }) => run(button, { ids: idsOf([row]), row, idempotencyKey }),
        }),
      ),
    toolbar: buttons
      .filter(({ place }) => place === 'toolbar')
      .map((button) =>
        defineListAction(resource, {
          ...common(button),
          // A page that no field is part of the address of needs no row.
          needsSelection: button.action.kind !== 'open' || /\$\{|\{\{/.test(button.action.to ?? ''),
          run: (rows, { context: { idempotencyKey } }) => run(button, { ids: idsOf(rows), row: rows[0] ?? {}, idempotencyKey }),
        }),
      ),
  };
}
