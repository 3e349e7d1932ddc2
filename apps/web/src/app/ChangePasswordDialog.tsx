import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { checkPassword } from '@tarmac/freight-api/rules';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { defineTexts } from '../shared/defineTexts.ts';
import { client } from '../shared/session.ts';

const texts = defineTexts({
  title: { zh: '修改密码', en: 'Change password' },
  noUser: { zh: '当前系统无登录用户!', en: 'Nobody is logged in.' },
  old: { zh: '旧密码', en: 'Old password' },
  fresh: { zh: '新密码', en: 'New password' },
  again: { zh: '确认新密码', en: 'New password again' },
  oldMissing: { zh: '请输入旧密码!', en: 'Enter the old password.' },
  freshMissing: { zh: '请输入新密码!', en: 'Enter the new password.' },
  againMissing: { zh: '请确认新密码!', en: 'Enter the new password again.' },
  different: { zh: '两次输入的密码不一样！', en: 'The two passwords differ.' },
  close: { zh: '关闭', en: 'Close' },
});

/** Changes the person's own password. @source MOD-01, VAL-01 */
export function ChangePasswordDialog({ open, onOpenChange, username, onChanged }: ChangePasswordDialogProps) {
  const { localize } = useLocale();
  const [values, setValues] = useState({ old: '', fresh: '', again: '' });
  const [isChecked, setChecked] = useState(false);

  useEffect(() => {
    if (open && username === undefined) {
      notices.warning(localize(texts.noUser));
      onOpenChange(false);
    }
  }, [open, username, localize, onOpenChange]);

  const policy = checkPassword(values.fresh);
  const problems = {
    old: values.old === '' ? localize(texts.oldMissing) : undefined,
    fresh: values.fresh === '' ? localize(texts.freshMissing) : policy.ok ? undefined : localize(policy.message),
    again: values.again === '' ? localize(texts.againMissing) : values.again === values.fresh ? undefined : localize(texts.different),
  };
  const change = (key: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [key]: value }));
  const close = (isOpen: boolean) => {
    if (!isOpen) {
      setValues({ old: '', fresh: '', again: '' });
      setChecked(false);
    }
    onOpenChange(isOpen);
  };
  const save = async () => {
    setChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return false;
    try {
      const { message } = await client.request<{ message: string }>({
        method: 'PUT',
        path: '/sys/user/updatePassword',
        body: { username, oldpassword: values.old, password: values.fresh, confirmpassword: values.again },
        envelope: true,
      });
      notices.success(message);
      close(false);
      onChanged?.();
      return true;
    } catch (error) {
      notices.warning(error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  return (
    <Dialog
      open={open && username !== undefined}
      onOpenChange={close}
      title={localize(texts.title)}
      width={800}
      cancelText={localize(texts.close)}
      onOk={save}
    >
      <div className="mx-auto flex max-w-105 flex-col gap-4 py-2">
        {(['old', 'fresh', 'again'] as const).map((key) => (
          <Labelled key={key} label={localize(texts[key])} problem={isChecked ? problems[key] : undefined}>
            {(ids) => (
              <TextInput
                {...ids}
                type="password"
                required
                autoComplete={key === 'old' ? 'current-password' : 'new-password'}
                value={values[key]}
                invalid={isChecked && problems[key] !== undefined}
                onValueChange={change(key)}
              />
            )}
          </Labelled>
        ))}
      </div>
    </Dialog>
  );
}

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose password; without one the dialog does not open. */
  username: string | undefined;
  onChanged?: () => void;
}

function Labelled({
  label,
  problem,
  children,
}: {
  label: string;
  problem: string | undefined;
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-ink-secondary">
        <span aria-hidden className="me-1 text-danger-ink">
          *
        </span>
        {label}
      </label>
      {children({ id, 'aria-describedby': problem === undefined ? undefined : `${id}-problem` })}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
