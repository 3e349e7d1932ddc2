import { ChangePasswordDialog as Dialog, type ChangePasswordDialogProps } from '@tarmac/admin-kit/change-password';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { passwordTexts } from './passwordTexts.ts';
import { browserStore, client, rememberedKey } from './session.ts';

/** Changes the person's own password. @source MOD-01, VAL-01 */
export default function ChangePasswordDialog(props: Omit<ChangePasswordDialogProps, 'onSubmit'>) {
  const { localize } = useLocale();
  return (
    <Dialog
      {...props}
      onSubmit={async (body) => {
        await client.request({ method: 'POST', path: '/sys/user/updatePassword', body });
        // The server has withdrawn every ticket of this person.
        browserStore.remove(rememberedKey);
        return localize(passwordTexts.changed);
      }}
    />
  );
}
