import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Tag } from '../../input/Tag.tsx';
import { IconButton } from '../../internals/Button.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { tell } from '../actions/actionRunner.ts';
import type { SavedView, SavedViewSource } from './savedViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The views of a list that a person may rename, share, mark as default and remove. */
export function ViewManager({ source, views, onViewsChange, onOpenChange }: ViewManagerProps) {
  const { t } = useTexts(zhResource);
  const confirm = useConfirm();
  const [edited, setEdited] = useState<SavedView | null>(null);
  const scopes = { user: t('view.scopeUser'), depart: t('view.scopeDepart'), tenant: t('view.scopeTenant') };

  const remove = async (view: SavedView) => {
    if (!(await confirm({ content: t('view.removeConfirm', { name: view.name }), danger: true }))) return;
    try {
      await source.remove(view.id);
      notices.success(t('view.removed'));
    } catch (error) {
      tell(error, t('view.failed'));
    }
    await onViewsChange();
  };

  return (
    <Dialog open title={t('view.manage')} width={560} footer={null} onOpenChange={onOpenChange}>
      <ul aria-label={t('view.title')} className="m-0 flex list-none flex-col p-0">
        {views
          .filter((view) => view.mayChange)
          .map((view) => (
            <li key={view.id} className="flex items-center gap-2 border-b border-solid border-line py-2 last:border-b-0">
              <span className="min-w-0 flex-1 truncate" title={view.name}>
                {view.name}
              </span>
              {view.isDefault === '1' && <Tag tone="primary">{t('view.default')}</Tag>}
              <Tag>{scopes[view.scope]}</Tag>
              <IconButton
                size="small"
                label={t('view.edit', { name: view.name })}
                icon={<Pencil aria-hidden size={15} />}
                onClick={() => setEdited(view)}
              />
              <IconButton
                size="small"
                label={t('view.remove', { name: view.name })}
                icon={<Trash2 aria-hidden size={15} />}
                onClick={() => void remove(view)}
              />
            </li>
          ))}
      </ul>
      {edited && (
        <ViewDialog
          source={source}
          title={t('view.edit', { name: edited.name })}
          initial={edited}
          onSave={async ({ name, scope, departmentCode, isDefault }) => {
            await source.edit(
              { id: edited.id, version: edited.version, name, scope, departmentCode, isDefault },
              { idempotencyKey: crypto.randomUUID() },
            );
            await onViewsChange();
          }}
          onOpenChange={() => setEdited(null)}
        />
      )}
    </Dialog>
  );
}

interface ViewManagerProps {
  source: SavedViewSource;
  /** All views of the list; those of others are left out. */
  views: readonly SavedView[];
  /** Asks for the views again. */
  onViewsChange: () => Promise<unknown>;
  onOpenChange: (open: boolean) => void;
}
