import type { FormItem, FormValues } from '@tarmac/admin-kit/resource';
import { session } from '../session/session.ts';

const isStaff = () => session.state().userType === '1';

/**
 * Inputs that say whose an account is: companies have their own alone, staff say it, once.
 *
 * @param mark field that a stored account has, and a new one has not
 */
export function ownerInputs<const Mark extends string>(mark: Mark): readonly FormItem<Mark | 'ownerType' | 'ownerId' | 'accountName'>[] {
  const isStored = (values: FormValues) => Boolean(values[mark]);
  return [
    // Never an input.
    { field: mark, when: () => false },
    { field: 'ownerType', when: isStaff, required: isStaff, disabled: isStored },
    {
      field: 'ownerId',
      when: isStaff,
      required: isStaff,
      disabled: isStored,
      // The account bears the name of its owner.
      onPick: (picked, set) => picked && set('accountName', picked.text),
    },
  ];
}
