import { Ellipsis } from 'lucide-react';
import { Menu } from '../../input/Menu.tsx';
import { Button, IconButton } from '../../internals/Button.tsx';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { useActionRunner } from '../actions/actionRunner.ts';
import type { RowAction } from '../actions/defineAction.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The actions of one row: those that this person may do on this row, a `primary` one before the others; the first in view, the others
 * under 更多, and so whatever cannot be undone.
 *
 * @example <ActionHost resource={device}><RowActions row={row} actions={[freeze, release]} /></ActionHost>
 */
export function RowActions<Row>({ row, actions, inline = 1 }: RowActionsProps<Row>) {
  const { t, localize } = useTexts(zhScreens);
  const can = useCan();
  const { start } = useActionRunner<Row>();
  const offered = actions
    .filter((action) => can(action.permission) && (action.when?.(row) ?? true))
    // The next step comes first, also before a change of what is there.
    .toSorted((one, other) => Number(other.primary === true) - Number(one.primary === true));
  const shown = offered.filter((action) => inline > 1 || !action.danger).slice(0, inline);
  const rest = offered.filter((action) => !shown.includes(action));
  if (offered.length === 0) return <span className="text-ink-faint">--</span>;
  return (
    <>
      {shown.map((action) => (
        <Button
          key={action.key}
          size="small"
          variant={action.danger ? 'dangerLink' : 'link'}
          title={inline === 1 ? localize(action.label) : undefined}
          className={inline === 1 ? 'min-w-0 shrink! font-normal text-base!' : undefined}
          onClick={() => void start(action, [row])}
        >
          <span className="truncate">{localize(action.label)}</span>
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={<IconButton size="small" label={t('common.more')} icon={<Ellipsis aria-hidden size={16} />} />}
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
  /** So many stand in view, default 1. With room for more, as in the foot of a detail, what cannot be undone may be one of them. */
  inline?: 1 | 2;
}
