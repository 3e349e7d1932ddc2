import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { late } from '../../internals/late.ts';
import { ChevronDown, LayoutList } from 'lucide-react';
import { useState } from 'react';
import { Menu, type MenuItem } from '../../input/Menu.tsx';
import { Button } from '../../internals/Button.tsx';
import { cx } from '../../internals/cx.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import { tell } from '../actions/actionRunner.ts';
import { isSameParams } from '../list/listState.ts';
import type { ListParamsRecord } from '../list/listWire.ts';
import { firstView, viewsQuery, type SavedView, type SavedViewSource } from './savedViews.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

// The menu stands on every list; its dialogs come when they are opened.
const ViewDialog = late(() => import('./ViewDialog.tsx'), { part: 'ViewDialog' });
const ViewManager = late(() => import('./ViewManager.tsx'), { part: 'ViewManager' });

/** Chooses among the saved views of a list and saves what is shown as one; comes late. */
export default function ViewMenu({ source, ...props }: Omit<ViewMenuProps, 'source'> & { source: SavedViewSource | null }) {
  return source && <Views {...props} source={source} />;
}

interface ViewMenuProps {
  source: SavedViewSource;
  listKey: string;
  /** Permission of the list. */
  permission: string;
  /** What a link to the list carries now. */
  params: ListParamsRecord;
  /** Keys of the columns in view. */
  shown: readonly string[];
  /** Whether these are all columns. */
  isComplete: boolean;
  onParamsChange: (params: ListParamsRecord) => void;
}

/** Stands in the link where a person wants none, so that the default does not come back. */
const noView = 'none';

function Views({ source, listKey, permission, params, shown, isComplete, onParamsChange }: ViewMenuProps) {
  const { t } = useTexts(zhResource);
  const client = useQueryClient();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const answer = useQuery(viewsQuery(source));
  const views = (answer.data ?? []).filter((view) => view.listKey === listKey);
  const active = views.find((view) => view.id === params['viewId']);
  const present = stateOf(params, { shown, isComplete });
  // Columns that this browser alone hides are not changes of the view.
  const { viewId: _view, ...inLink } = params;
  const isChanged = active !== undefined && !isSameParams(inLink, active.params);
  const first = firstView(views, listKey);
  const show = (view: SavedView) => onParamsChange({ ...view.params, viewId: view.id });
  const refresh = () => client.invalidateQueries({ queryKey: ['savedViews'] });

  const saveChanges = async (view: SavedView) => {
    try {
      const { id, version } = view;
      const next = await source.edit({ id, version, params: present }, { idempotencyKey: crypto.randomUUID() });
      client.setQueryData<readonly SavedView[]>(['savedViews'], (before) => before?.map((one) => (one.id === id ? next : one)));
      show(next);
      notices.success(t('view.saved'));
    } catch (error) {
      tell(error, t('view.failed'));
    }
    await refresh();
  };
  const copyLink = () =>
    navigator.clipboard.writeText(location.href).then(
      () => notices.success(t('view.linkCopied')),
      () => notices.warning(t('view.linkFailed')),
    );

  const items: MenuItem[] = [
    {
      key: 'all',
      label: t('view.all'),
      checked: active === undefined && Object.keys(inLink).length === 0,
      onSelect: () => onParamsChange(first ? { viewId: noView } : {}),
    },
    ...views.map((view) => ({ key: view.id, label: titleOf(view, t), checked: view === active, onSelect: () => show(view) })),
    ...(active && isChanged && active.mayChange
      ? [{ key: 'saveChanges', label: t('view.saveChanges'), separated: true, onSelect: () => void saveChanges(active) }]
      : []),
    { key: 'saveAs', label: t('view.saveAs'), separated: !(active && isChanged && active.mayChange), onSelect: () => setOpen('save') },
    ...(views.some((view) => view.mayChange) ? [{ key: 'manage', label: t('view.manage'), onSelect: () => setOpen('manage') }] : []),
    { key: 'copy', label: t('view.copyLink'), onSelect: () => void copyLink() },
  ];

  return (
    <>
      <Menu
        label={t('view.title')}
        trigger={
          <Button className="max-md:px-2!" icon={<LayoutList aria-hidden size={15} />}>
            <span className={cx('max-w-40 truncate', !active && 'max-md:sr-only', active && 'max-md:max-w-20')}>
              {active?.name ?? t('view.title')}
            </span>
            {isChanged && <span className="text-xs text-ink-secondary max-md:sr-only">{t('view.changed')}</span>}
            <ChevronDown aria-hidden size={14} className="max-md:hidden" />
          </Button>
        }
        items={items}
      />
      {open === 'save' && (
        <ViewDialog
          source={source}
          title={t('view.saveAs')}
          initial={{ name: '', scope: 'user', departmentCode: null, isDefault: '0' }}
          onSave={async (input) => {
            const view = await source.add({ ...input, listKey, permission, params: present }, { idempotencyKey: crypto.randomUUID() });
            client.setQueryData<readonly SavedView[]>(['savedViews'], (before) => [...(before ?? []), view]);
            show(view);
            await refresh();
          }}
          onOpenChange={() => setOpen(null)}
        />
      )}
      {open === 'manage' && <ViewManager source={source} views={views} onViewsChange={refresh} onOpenChange={() => setOpen(null)} />}
    </>
  );
}

function titleOf(view: SavedView, t: LocaleContextValue['t']): string {
  if (view.scope === 'user') return view.name;
  return t(view.scope === 'depart' ? 'view.ofDepart' : 'view.ofTenant', { name: view.name });
}

/** What a view keeps of a link: all but which view it is, and columns only where some are hidden. */
function stateOf(
  params: ListParamsRecord,
  { shown, isComplete }: { shown: readonly string[]; isComplete: boolean },
): Record<string, string> {
  const { viewId: _view, shownColumns: _shown, ...state } = params;
  return { ...state, ...(!isComplete && { shownColumns: shown.join(',') }) };
}
