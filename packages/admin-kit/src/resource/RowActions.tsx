import { ChevronDown } from 'lucide-react';
import { useAllTexts } from '../i18n/useAllTexts.ts';
import { Menu } from '../input/Menu.tsx';
import { Button } from '../internals/Button.tsx';
import { useCan } from '../permission/PermissionProvider.tsx';
import { useActionRunner } from './ActionHost.tsx';
import type { RowAction } from './defineAction.ts';

/**
 * The actions of one row: those that this person may do on this row; the first two in view, the others under 更多.
 *
 * @example <ActionHost resource={device}><RowActions row={row} actions={[freeze, release]} /></ActionHost>
 */
export function RowActions<Row>({ row, actions }: RowActionsProps<Row>) {
  const { t, localize } = useAllTexts();
  const can = useCan();
  const { start } = useActionRunner<Row>();
  const offered = actions.filter((action) => can(action.permission) && (action.when?.(row) ?? true));
  const inline = offered.slice(0, 2);
  const rest = offered.slice(inline.length);
  if (offered.length === 0) return <span className="text-ink-faint">--</span>;
  return (
    <>
      {inline.map((action) => (
        <Button key={action.key} size="small" variant={action.danger ? 'dangerLink' : 'link'} onClick={() => void start(action, [row])}>
          {localize(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={
            <Button size="small" variant="link">
              {t('common.more')}
              <ChevronDown aria-hidden size={13} />
            </Button>
          }
          items={rest.map((action) => ({
            key: action.key,
            label: localize(action.label),
            icon: action.icon,
            danger: action.danger,
            onSelect: () => void start(action, [row]),
          }))}
        />
      )}
    </>
  );
}

/** Props of {@link RowActions}. */
export interface RowActionsProps<Row> {
  /** The row that the actions are about. */
  row: Row;
  /** Actions in order; those that the row or the permissions do not allow are left out, the later ones stand in a menu. */
  actions: ReadonlyArray<RowAction<Row>>;
}
