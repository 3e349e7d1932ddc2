import type { zhPassword } from './texts.zh.ts';

/** {@link zhPassword} in English. */
export const enPassword: Record<keyof typeof zhPassword, string> = {
  'password.title': 'Change password',
  'password.noUser': 'Nobody is logged in.',
  'password.old': 'Old password',
  'password.fresh': 'New password',
  'password.again': 'Repeat new password',
  'password.oldMissing': 'Enter the old password.',
  'password.freshMissing': 'Enter the new password.',
  'password.againMissing': 'Repeat the new password.',
  'password.different': 'The two passwords differ.',
  'password.policy': 'A password needs 8 to 30 characters with upper case, lower case, digit and special character!',
  'password.strength': 'Strength',
  'password.strength0': 'Very weak',
  'password.strength1': 'Weak',
  'password.strength2': 'Fair',
  'password.strength3': 'Strong',
  'password.strength4': 'Very strong',
  'password.ruleLength': '8 to 30 characters',
  'password.ruleLower': 'lower case letter',
  'password.ruleUpper': 'upper case letter',
  'password.ruleDigit': 'digit',
  'password.ruleSpecial': 'special character',
  'password.ruleMet': '{rule}: yes',
  'password.ruleUnmet': '{rule}: not yet',
};
