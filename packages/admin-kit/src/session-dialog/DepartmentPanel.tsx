import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Select } from '../input/Select.tsx';
import { errorText } from '../internals/errorText.ts';
import { notices } from '../notice/createNoticeStore.ts';
import type { SessionDepartment } from '../session/sessionApi.ts';
import type { DepartmentDialogProps } from './DepartmentDialog.tsx';
import { zhSessions } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What {@link DepartmentDialog} is once it is wanted; its code comes then. */
export default function DepartmentPanel(props: DepartmentDialogProps) {
  const { open, onOpenChange, api, mode = 'choose', closable = mode === 'switch', onSelect } = props;
  const { t } = useTexts(zhSessions);
  const id = useId();
  const [loaded, setLoaded] = useState<{ list: readonly SessionDepartment[]; current: string | undefined }>();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);

  const show = useEffectEvent((answer: NonNullable<typeof loaded>) => {
    if (answer.list.length === 0) {
      notices.warning(t('department.none'));
      onOpenChange(false);
      return;
    }
    const isListed = (code: string | null | undefined) => answer.list.some((one) => one.code === code);
    setLoaded(answer);
    setChosen([props.preferred, answer.current].find(isListed) ?? null);
  });
  const fail = useEffectEvent((error: unknown) => {
    notices.warning(errorText(error));
    onOpenChange(false);
  });
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    api.departments().then(
      (answer) => isCurrent && show(answer),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, api]);

  const close = () => {
    setLoaded(undefined);
    setChosen(null);
    setChecked(false);
    onOpenChange(false);
  };
  const confirm = async () => {
    setChecked(true);
    if (chosen === null) return false;
    try {
      await api.selectDepartment(chosen);
    } catch (error) {
      notices.warning(errorText(error));
      return false;
    }
    close();
    onSelect?.(chosen);
    return true;
  };

  const isMissing = isChecked && chosen === null;
  const present = loaded?.list.find((one) => one.code === loaded.current)?.name ?? t('department.unknown');
  return (
    <Dialog
      open={open && loaded !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      closable={closable}
      okClose={false}
      width={450}
      title={mode === 'switch' ? t('department.switch', { name: present }) : t('department.choose')}
      onOk={confirm}
    >
      <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
        {t('department.label')}
      </label>
      <Select
        id={id}
        value={chosen}
        onValueChange={setChosen}
        options={loaded?.list.map((one) => ({ value: one.code, label: one.name })) ?? []}
        invalid={isMissing}
        required
        placeholder={t('common.select')}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
      />
      {isMissing && (
        <p id={`${id}-problem`} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {t('department.missing')}
        </p>
      )}
    </Dialog>
  );
}
