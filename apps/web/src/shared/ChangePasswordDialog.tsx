import { ChangePasswordDialog as Dialog, type ChangePasswordDialogProps } from '@tarmac/admin-kit/change-password';
import { browserStore, client, rememberedKey } from './session.ts';

/** Changes the person's own password. @source MOD-01, VAL-01 */
export function ChangePasswordDialog(props: Omit<ChangePasswordDialogProps, 'onChange'>) {
  return (
    <Dialog
      {...props}
      onChange={async (body) => {
        const { message } = await client.request<{ message: string }>({
          method: 'POST',
          path: '/sys/user/updatePassword',
          body,
          envelope: true,
        });
        // The server has withdrawn every ticket of this person.
        browserStore.remove(rememberedKey);
        return message;
      }}
    />
  );
}
