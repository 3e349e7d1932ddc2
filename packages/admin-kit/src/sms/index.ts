export { createCaptchaCookie } from './captchaCookie.ts';
export type { SavedCaptcha } from './captchaCookie.ts';
export type { SmsCountdown } from './countdown.ts';
export type { SmsChannel } from './smsChannel.ts';
export { SmsCodeInput } from './SmsCodeInput.tsx';
export type { SmsCodeInputProps } from './SmsCodeInput.tsx';
export { SmsSecurityDialog } from './SmsSecurityDialog.tsx';
export type { SmsSecurityDialogProps } from './SmsSecurityDialog.tsx';
