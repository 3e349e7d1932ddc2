import { Download, FileUp, Plus, Printer, RefreshCw, Sheet, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../internals/Button.tsx';
import { late, type LatePart, useLate } from '../../internals/late.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { tell, useActionRunner } from '../actions/actionRunner.ts';
import type { ListAction } from '../actions/defineAction.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { ResourceColumn } from './fieldColumns.tsx';
import type { ListNewsProps } from './ListNews.tsx';
import type { ResourceListHandle } from './useResourceList.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Add, own actions, import, export, delete of the chosen rows, and what was chosen. Buttons that the person may not use are not there. @source TBL-07 */
export function ListToolbar<Row extends AnyRow>({
  resource,
  list,
  actions,
  onAdd,
  onImport,
  canExport,
  exported,
  removeSelected,
  onInlineEdit,
  onPrint,
  columnMenu,
  viewMenu,
  search,
}: ListToolbarProps<Row>) {
  const spoken = useTexts(zhScreens);
  const { t, localize } = spoken;
  const can = useCan();
  const { start, running } = useActionRunner<Row>();
  const [isExporting, setExporting] = useState(false);
  const count = list.selected.length;
  // Nobody waits for it: should it fail to come, the list stays as it is.
  const news = useLate(lateNews as unknown as LatePart<(props: ListNewsProps<Row>) => ReactNode>, {
    isWanted: list.isOutdated ? false : undefined,
    props: { resource, list },
  });
  const may = (action: string) => can(`${resource.permission}:${action}`);

  const handleExport = async () => {
    setExporting(true);
    try {
      await (await import('./exportRows.ts')).exportRows(resource, { list, columns: exported, localeContextValue: spoken });
    } catch (error) {
      tell(error, t('resource.exportFailed'));
    } finally {
      setExporting(false);
    }
  };

  return (
    <div
      role="toolbar"
      aria-label={localize(resource.label)}
      className="flex flex-wrap items-center gap-2 px-gap py-1 max-md:gap-1.5 print:hidden"
    >
      {/* A dozen tab stops lie between here and the rows. */}
      {list.rows.length > 0 && (
        <button
          type="button"
          className="sr-only z-40 h-control rounded-md bg-surface px-3 text-primary-ink shadow-popup focus:not-sr-only focus:absolute"
          onClick={({ currentTarget }) =>
            currentTarget.closest('[data-shortcut-scope]')?.querySelector<HTMLElement>('[data-index="0"]')?.focus()
          }
        >
          {t('resource.toRows')}
        </button>
      )}
      {onAdd && may('add') && (
        <Button variant="primary" className={close} aria-keyshortcuts="Alt+N" icon={<Plus aria-hidden size={16} />} onClick={onAdd}>
          {t('resource.add')}
        </Button>
      )}
      {actions
        .filter((action) => can(action.permission))
        .map((action) => (
          <Button
            key={action.key}
            variant={action.primary ? 'primary' : 'default'}
            className={close}
            icon={action.icon}
            busy={running === action.key}
            disabled={action.needsSelection && action.when !== undefined && !list.selectedRows.every(action.when)}
            onClick={() => void start(action, list.selectedRows)}
          >
            {localize(action.label)}
          </Button>
        ))}
      {search}
      {removeSelected && may('delete') && count > 0 && (
        <Button
          icon={<Trash2 aria-hidden size={15} />}
          disabled={removeSelected.when !== undefined && !list.selectedRows.every(removeSelected.when)}
          busy={running === removeSelected.key}
          onClick={() => void start(removeSelected, list.selectedRows)}
        >
          {t('resource.remove')}
        </Button>
      )}
      {count > 0 && (
        <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-secondary">
          {t('resource.selectedCount', { count })}
          <Button variant="link" size="small" onClick={() => list.setSelected([])}>
            {t('resource.clearSelection')}
          </Button>
        </span>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-1 max-md:gap-0.5">
        {news}
        {viewMenu}
        {onImport && may('import') && (
          <Button className={narrow} aria-keyshortcuts="Alt+I" icon={<FileUp aria-hidden size={15} />} onClick={onImport}>
            <span className="max-md:sr-only">{t('resource.import')}</span>
          </Button>
        )}
        {canExport && may('export') && (
          <Button
            className={narrow}
            aria-keyshortcuts="Alt+X"
            icon={<Download aria-hidden size={15} />}
            busy={isExporting}
            onClick={() => void handleExport()}
          >
            <span className="max-md:sr-only">{t(count > 0 ? 'resource.exportSelected' : 'resource.export')}</span>
          </Button>
        )}
        <IconButton
          aria-keyshortcuts="Alt+R"
          label={t('table.refresh')}
          icon={<RefreshCw aria-hidden size={16} />}
          onClick={list.refetch}
        />
        {/* Without rows there is nothing to edit or print; the buttons stand all the same, lest others move under a finger as rows arrive. */}
        {onInlineEdit && may('edit') && (
          <IconButton
            aria-keyshortcuts="Alt+T"
            label={t('resource.inlineEdit')}
            icon={<Sheet aria-hidden size={16} />}
            disabled={!list.rows[0]}
            onClick={onInlineEdit}
          />
        )}
        <IconButton
          className="max-md:hidden"
          aria-keyshortcuts="Alt+P"
          label={t('resource.print')}
          icon={<Printer aria-hidden size={16} />}
          disabled={!list.rows[0]}
          onClick={onPrint}
        />
        {columnMenu}
      </div>
    </div>
  );
}

const lateNews = late(() => import('./ListNews.tsx'));
/** On a phone icons alone leave all buttons on one line, beside those with words. */
const narrow = 'max-md:px-2!';
const close = 'max-md:px-2.5!';

/** Props of {@link ListToolbar}. */
export interface ListToolbarProps<Row extends AnyRow> {
  resource: Resource<Row>;
  list: ResourceListHandle<Row>;
  actions: ReadonlyArray<ListAction<Row>>;
  onAdd?: () => void;
  onImport?: () => void;
  canExport: boolean;
  /** Columns that an export has; absent: those of the server. */
  exported: ReadonlyArray<ResourceColumn<Row>> | undefined;
  removeSelected?: ListAction<Row>;
  /** Edits the rows of the page in a table. */
  onInlineEdit?: () => void;
  onPrint: () => void;
  columnMenu: ReactNode;
  viewMenu: ReactNode;
  /** The inputs that narrow the list. */
  search: ReactNode;
}
