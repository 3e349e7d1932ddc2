import { late, useLate } from '../internals/late.ts';

const panel = late(() => import('./ChangePasswordPanel.tsx'));

/** What a change of password takes, as the wire spells it. @source MOD-01 */
export interface PasswordChange {
  /** Login name of the person. */
  username: string;
  /** The password as it is, in plain text. */
  oldpassword: string;
  /** The new password. */
  password: string;
  /** The new password once more; the server refuses where the two differ. */
  confirmpassword: string;
}

/**
 * Lets a person change the own password: old, new and confirmation, 800 wide. What the server refuses is shown as a warning and the
 * dialog stays with what was typed; its word of success is shown and the dialog closes. Without a user it says so and does not open.
 *
 * @example <ChangePasswordDialog open={isOpen} onOpenChange={setOpen} username="ann" onSubmit={async (change) => client.post<undefined>('/sys/user/updatePassword', change)} />
 * @source MOD-01, VAL-01
 */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  /** Whether the dialog is wanted; the host keeps it. @source MOD-01 */
  open: boolean;
  /** Called with `false` by cancel, close and Escape, after a change that worked, and at once when nobody is signed in. */
  onOpenChange: (open: boolean) => void;
  /** Whose password; without one the dialog does not open and says 当前系统无登录用户!. @source MOD-01 */
  username: string | undefined;
  /** Tells the server; resolves to its word of success, rejects with its refusal. */
  onSubmit: (change: PasswordChange) => Promise<string | undefined>;
  /** Called after the change, when the dialog has closed. */
  onSuccess?: () => void;
}
