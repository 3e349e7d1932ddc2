import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Checkbox } from '../../input/Checkbox.tsx';
import { RadioGroup } from '../../input/choices.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { useCan } from '../../permission/PermissionProvider.tsx';
import { DepartmentPicker } from '../../org-picker/OrgPicker.tsx';
import { OrgSourceProvider } from '../../org-picker/OrgSourceProvider.tsx';
import { tell } from '../actions/actionRunner.ts';
import type { SavedView, SavedViewSource } from './savedViews.ts';
import { departSource } from './departSource.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Name of a view, who sees it, and whether lists begin with it. */
export function ViewDialog({ source, title, initial, onSave, onOpenChange }: ViewDialogProps) {
  const { t } = useTexts(zhResource);
  const mayShare = useCan()(source.sharePermission);
  const baseId = useId();
  const [draft, setDraft] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const departs = useQuery({
    queryKey: ['savedViews', 'departs'],
    queryFn: () => source.departments(),
    enabled: mayShare && draft.scope === 'depart',
    staleTime: 300_000,
    retry: false,
  });
  const organisation = useMemo(() => departSource(source), [source]);
  const departmentCode = draft.departmentCode ?? departs.data?.[0]?.code ?? null;

  const save = async () => {
    const name = draft.name.trim();
    setMissing(name === '');
    if (name === '') return false;
    await onSave({ ...draft, name, departmentCode: draft.scope === 'depart' ? departmentCode : null });
    notices.success(t('view.saved'));
    return true;
  };

  return (
    <Dialog open title={title} width={480} onOk={save} onOkError={(error) => tell(error, t('view.failed'))} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <label htmlFor={`${baseId}-name`} className="text-sm text-ink-secondary">
            {t('view.name')}
          </label>
          <TextInput
            id={`${baseId}-name`}
            value={draft.name}
            maxLength={40}
            invalid={isMissing}
            aria-describedby={isMissing ? `${baseId}-problem` : undefined}
            onValueChange={(name) => {
              setMissing(false);
              setDraft({ ...draft, name });
            }}
          />
          {isMissing && (
            <span id={`${baseId}-problem`} role="alert" className="text-sm text-danger-ink">
              {t('view.nameMissing')}
            </span>
          )}
        </div>
        {mayShare && (
          <div className="flex flex-col gap-1">
            <span className="text-sm text-ink-secondary">{t('view.scope')}</span>
            <RadioGroup
              aria-label={t('view.scope')}
              options={[
                { value: 'user' as const, label: t('view.scopeUser') },
                { value: 'depart' as const, label: t('view.scopeDepart') },
                { value: 'tenant' as const, label: t('view.scopeTenant') },
              ]}
              value={draft.scope}
              onValueChange={(scope) => scope && setDraft({ ...draft, scope })}
            />
          </div>
        )}
        {mayShare && draft.scope === 'depart' && (
          <OrgSourceProvider source={organisation}>
            <DepartmentPicker
              aria-label={t('view.depart')}
              valueField="code"
              required
              value={departmentCode}
              onValueChange={(next) => setDraft({ ...draft, departmentCode: next })}
            />
          </OrgSourceProvider>
        )}
        <Checkbox value={draft.isDefault === '1'} onValueChange={(isOn) => setDraft({ ...draft, isDefault: isOn ? '1' : '0' })}>
          {t('view.beginsWith')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** What a person says of a view. */
export type ViewWords = Pick<SavedView, 'name' | 'scope' | 'departmentCode' | 'isDefault'>;

interface ViewDialogProps {
  source: SavedViewSource;
  title: string;
  initial: ViewWords;
  /** Keeps it; what it throws is told and leaves the dialog open. */
  onSave: (words: ViewWords) => Promise<void>;
  onOpenChange: (open: boolean) => void;
}
