import { Ellipsis } from 'lucide-react';
import { Menu } from '../../input/Menu.tsx';
import { Button, IconButton } from '../../internals/Button.tsx';
import { useIsMobile } from '../../internals/useMediaQuery.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { useActionRunner } from '../actions/actionRunner.ts';
import type { RowAction } from '../actions/defineAction.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The actions of a row in its detail: the next step as a solid button, two others beside it, the rest in a menu. */
export function DetailActions<Row>({ row, actions }: DetailActionsProps<Row>) {
  const { t, localize } = useTexts(zhResource);
  const can = useCan();
  const isMobile = useIsMobile();
  const { start } = useActionRunner<Row>();
  const offered = actions.filter((action) => can(action.permission) && (action.when?.(row) ?? true));
  const step = offered.find((action) => action.primary);
  const others = offered.filter((action) => action !== step);
  const beside = others.filter((action) => !action.danger).slice(0, isMobile ? (step ? 0 : 1) : 2);
  const rest = others.filter((action) => !beside.includes(action));
  if (offered.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {step && (
        <Button variant="primary" onClick={() => void start(step, [row])}>
          {localize(step.label)}
        </Button>
      )}
      {beside.map((action) => (
        <Button key={action.key} onClick={() => void start(action, [row])}>
          {localize(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={t('common.more')}
              icon={<Ellipsis aria-hidden size={16} />}
              className="border border-solid border-line-strong"
            />
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
    </span>
  );
}

interface DetailActionsProps<Row> {
  row: Row;
  /** In order; those that the row or the permissions do not allow are left out. */
  actions: ReadonlyArray<RowAction<Row>>;
}
