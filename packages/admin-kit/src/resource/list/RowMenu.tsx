import { useState, type RefObject } from 'react';
import { late } from '../../internals/late.ts';
import type { MenuItem } from '../../input/Menu.tsx';
import { toText } from '../../internals/toText.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { toggleRow } from '../../table/selection.ts';
import { useActionRunner } from '../actions/actionRunner.ts';
import type { RowAction } from '../actions/defineAction.ts';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { useListKeys } from './useListKeys.ts';
import { useRowPress, type RowPress } from './useRowPress.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const MenuList = late(() => import('../../input/MenuList.tsx'));

/**
 * The actions of a row where a person asks for them: by the right button, Shift+F10 or the menu key, and on a touch screen by a long
 * press. Links, inputs and selected text keep the menu of the browser.
 */
export default function RowMenu<Row extends AnyRow>({ place, resource, rows, actions, selected, onSelectedChange }: RowMenuProps<Row>) {
  const { t, localize } = useTexts(zhResource);
  const can = useCan();
  const { start } = useActionRunner<Row>();
  const [press, setPress] = useState<RowPress | null>(null);
  const itemsOf = (row: Row): MenuItem[] => {
    const key = resource.rowKey(row);
    const offered = actions.filter((action) => can(action.permission) && (action.when?.(row) ?? true));
    return [
      ...(onSelectedChange
        ? [
            {
              key: ' select',
              label: t(selected.includes(key) ? 'table.deselect' : 'table.select'),
              onSelect: () => onSelectedChange(toggleRow(selected, key)),
            },
          ]
        : []),
      ...offered.map((action, index) => ({
        key: action.key,
        label: localize(action.label),
        icon: action.icon,
        danger: action.danger,
        separated: index === 0 && onSelectedChange !== undefined,
        onSelect: () => void start(action, [row]),
      })),
    ];
  };
  useListKeys(place, {
    onSelect: onSelectedChange && ((index) => rows[index] && onSelectedChange(toggleRow(selected, resource.rowKey(rows[index])))),
    onEdit: (index) => {
      const row = rows[index];
      const edit = actions.find(({ key }) => key === 'edit');
      if (row && edit && can(edit.permission) && (edit.when?.(row) ?? true)) void start(edit, [row]);
    },
  });
  useRowPress(place, (next) => {
    const row = rows[next.index];
    if (row === undefined || itemsOf(row).length === 0) return false;
    setPress(next);
    return true;
  });
  const row = press && rows[press.index];
  if (!press || !row) return null;
  return (
    <MenuList
      // Another place is another menu: it does not move there.
      key={press.id}
      items={itemsOf(row)}
      anchor={press.anchor}
      returnTo={press.element}
      byKeyboard={press.isByKeyboard}
      align="start"
      label={toText(valuesOf(row)[resource.titleField])}
      onClose={() => setPress(null)}
    />
  );
}

/** Props of {@link RowMenu}. */
export interface RowMenuProps<Row extends AnyRow> {
  /** What holds the rows. */
  place: RefObject<HTMLElement | null>;
  resource: Resource<Row>;
  /** Rows in the order in which they are drawn. */
  rows: readonly Row[];
  actions: ReadonlyArray<RowAction<Row>>;
  selected: readonly string[];
  /** Absent where rows cannot be chosen. */
  onSelectedChange: ((keys: readonly string[]) => void) | undefined;
}
