export { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
export type { ChangePasswordDialogProps, PasswordChange } from './ChangePasswordDialog.tsx';
export type { PasswordRule, PasswordStrength } from './password.ts';
export { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx';
export type { PasswordStrengthMeterProps } from './PasswordStrengthMeter.tsx';
