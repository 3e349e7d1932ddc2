import { defineTexts } from '../texts/defineTexts.ts';
import { PasswordInput } from './PasswordInput.tsx';

const texts = defineTexts({
  password: { zh: '登录密码', en: 'Password' },
  confirmpassword: { zh: '确认密码', en: 'Repeat the password' },
  passwordHelp: { zh: '首次登录时须修改', en: 'Must be changed at the first login' },
});

/** A password typed twice for somebody else. Sensitive: it is not kept as a draft. */
export const passwordFields = {
  password: { kind: 'reference', label: texts.password, picker: PasswordInput, sensitive: true, help: texts.passwordHelp },
  confirmpassword: { kind: 'reference', label: texts.confirmpassword, picker: PasswordInput, sensitive: true },
} as const;

/** What a person types twice. */
export interface NewPassword {
  password: string;
  confirmpassword: string;
}

/** The form of an action that gives somebody a password to begin with. */
export const newPasswordForm = {
  fields: {
    password: { ...passwordFields.password, required: true },
    confirmpassword: { ...passwordFields.confirmpassword, required: true },
  },
  columns: 1,
  width: 440,
} as const;
