import { PersonPicker } from '@tarmac/admin-kit/org-picker';
import type { PickerProps } from '@tarmac/admin-kit/field';
import { OrganisationAround } from '../../../shared/pickers/orgPickers.tsx';

/** A person by the name under which rows name who made them. */
export default function PersonParam(props: PickerProps) {
  return (
    <OrganisationAround>
      <PersonPicker {...props} valueField="username" />
    </OrganisationAround>
  );
}
