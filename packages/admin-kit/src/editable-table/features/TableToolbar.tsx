import {
  BetweenHorizontalStart,
  ChevronsDownUp,
  ChevronsUpDown,
  CircleCheck,
  Plus,
  Redo2,
  Save,
  Search,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import { Menu } from '../../input/Menu.tsx';
import { Button, IconButton } from '../../internals/Button.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import type { GridColumns } from '../grid/useGridColumns.ts';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import { useTableStoreLater } from '../useTableStoreLater.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { ToolbarButton, ToolbarOptions } from './featureTypes.ts';
import { replaySteps } from './replaySteps.ts';
import { insertRow, isTableFull, removeRows } from './rowActions.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

const usual: readonly ToolbarButton[] = ['add', 'remove', 'clearSelection', 'history', 'find', 'columns'];

/** The buttons above the table. @source TBL-07, PERM-05 */
export default function TableToolbar(props: TableToolbarProps) {
  const { store, options, grid, columns, say, onFind, onError } = props;
  const { t, localize } = useTexts(zhGrid);
  const can = useCan();
  const confirm = useConfirm();
  const toolbar = useRef<HTMLDivElement>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  const checked = useTableStore(store, (one) => one.checkedCount(), ['checked', 'rows', 'view']);
  useTableStore(store, (one) => one.version(), ['columns']);
  const excluded = new Set(options.excluded);
  if (excluded.has('batch_delete')) excluded.add('remove');
  const isLocked = props.disabled;
  const isFull = useTableStore(store, isTableFull, ['columns', 'rows', 'view']);
  const shows = (button: ToolbarButton) =>
    (options.buttons ?? usual).includes(button) &&
    !excluded.has(button) &&
    (options.permissions?.[button] === undefined || can(options.permissions[button]));

  const add = () => {
    const [rowId] = store.addRows({});
    if (rowId === undefined || grid.current === null) return;
    grid.current.focus();
    grid.current.controller.goTo({ row: store.viewIndexOf(rowId), column: 0 });
  };
  const insert = () => {
    const { active } = store.selection();
    insertRow(store, { place: active?.row ?? 0, column: active?.column ?? 0 });
    grid.current?.focus();
  };
  const validate = async () => {
    if ((await store.validateTable()) === null) notices.success(t('grid.valid'));
    else onError();
  };
  const remove = async () => {
    if (!(await confirm({ content: t('grid.removeAsk', { count: checked }), danger: true }))) return;
    removeRows(store, props.asyncRemove);
    grid.current?.focus();
  };
  // A button that has nothing to do any more loses the focus, and the keys would go nowhere.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches('button:disabled') && toolbar.current?.contains(activeElement)) grid.current?.focus();
  }, [grid, checked, isFull]);
  const small = { size: 'small' as const };
  const adding = {
    ...small,
    disabled: isFull,
    ...(isFull && !isLocked ? { title: t('grid.full', { count: store.options.maxRows ?? 0 }) } : {}),
  };
  const buttons: Partial<Record<ToolbarButton, ReactNode>> = {
    add: (
      <Button {...adding} variant="primary" icon={<Plus aria-hidden size={14} />} onClick={add}>
        {t('grid.add')}
      </Button>
    ),
    insert: (
      <Button {...adding} icon={<BetweenHorizontalStart aria-hidden size={14} />} onClick={insert}>
        {t('grid.insertRow')}
      </Button>
    ),
    save: (
      <Button {...small} icon={<Save aria-hidden size={14} />} disabled={isLocked} onClick={() => store.options.on?.save?.()}>
        {t('grid.save')}
      </Button>
    ),
    remove: (
      <Button {...small} icon={<Trash2 aria-hidden size={14} />} disabled={isLocked || checked === 0} onClick={() => void remove()}>
        {t('grid.remove')}
      </Button>
    ),
    clearSelection: (
      <Button {...small} disabled={checked === 0} onClick={() => store.clearSelection()}>
        {t('grid.clearSelection')}
      </Button>
    ),
    validate: (
      <Button {...small} icon={<CircleCheck aria-hidden size={14} />} onClick={() => void validate()}>
        {t('grid.validate')}
      </Button>
    ),
  };
  const atEnd: Partial<Record<ToolbarButton, ReactNode>> = {
    history: <HistoryButtons store={store} grid={grid} say={say} />,
    find: <IconButton {...small} label={t('grid.find')} icon={<Search aria-hidden size={15} />} onClick={onFind} />,
    columns: <ColumnsMenu store={store} columns={columns} />,
  };
  const some = (list: Partial<Record<ToolbarButton, ReactNode>>) =>
    (options.buttons ?? usual).filter(shows).map((button) =>
      list[button] === undefined ? null : (
        <span key={button} className="inline-flex">
          {list[button]}
        </span>
      ),
    );
  return (
    <div ref={toolbar} role="toolbar" aria-label={t('grid.toolbar')} className="flex flex-wrap items-center gap-2">
      {options.prefix}
      {!isCollapsed && some(buttons)}
      {!isCollapsed &&
        options.actions?.map(
          (action) =>
            !excluded.has(action.key) &&
            (action.permission === undefined || can(action.permission)) && (
              <Button {...small} key={action.key} icon={action.icon} disabled={action.disabled} onClick={action.onSelect}>
                {localize(action.label)}
              </Button>
            ),
        )}
      {shows('collapse') && (
        <IconButton
          {...small}
          label={t(isCollapsed ? 'grid.expand' : 'grid.collapse')}
          aria-expanded={!isCollapsed}
          icon={isCollapsed ? <ChevronsUpDown aria-hidden size={15} /> : <ChevronsDownUp aria-hidden size={15} />}
          onClick={() => setCollapsed(!isCollapsed)}
        />
      )}
      {options.suffix}
      <span className="ms-auto inline-flex items-center gap-1">{some(atEnd)}</span>
    </div>
  );
}

interface TableToolbarProps {
  store: TableStore;
  options: ToolbarOptions;
  grid: RefObject<GridHandle | null>;
  columns: GridColumns;
  disabled: boolean;
  asyncRemove: boolean;
  say: (text: string) => void;
  onFind: () => void;
  /** Goes to the first cell that is wrong. */
  onError: () => void;
}

/** Undo with the list of what can be undone, and redo. @source TBL-12 */
function HistoryButtons({ store, grid, say }: Pick<TableToolbarProps, 'store' | 'grid' | 'say'>) {
  const { t } = useTexts(zhGrid);
  const history = useTableStoreLater(store, (one) => one.history(), ['history']);
  const replay = (way: 'undo' | 'redo', count?: number) => {
    if (grid.current === null) return;
    replaySteps({ grid: grid.current, t, say }, { way, count });
    // The button that was pressed is disabled then, and would lose the focus.
    if (store.history()[way].length === 0) grid.current.focus();
  };
  return (
    <>
      <Menu
        align="end"
        label={t('grid.history')}
        trigger={
          <IconButton size="small" label={t('grid.undo')} disabled={history.undo.length === 0} icon={<Undo2 aria-hidden size={15} />} />
        }
        items={history.undo.map((label, at) => ({
          // Two steps may bear one name; their place tells them apart.
          key: `${at}`,
          label: t('grid.undoOf', { label }),
          onSelect: () => replay('undo', at + 1),
        }))}
      />
      <IconButton
        size="small"
        label={t('grid.redo')}
        disabled={history.redo.length === 0}
        icon={<Redo2 aria-hidden size={15} />}
        onClick={() => replay('redo')}
      />
    </>
  );
}
