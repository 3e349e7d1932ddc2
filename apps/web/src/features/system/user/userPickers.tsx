import type { PickerProps } from '@tarmac/admin-kit/field';
import { createOrgSource } from '@tarmac/admin-kit/jeecg';
import { DepartmentPicker, orgNames, OrgSourceProvider, PersonPicker, PositionPicker, RolePicker } from '@tarmac/admin-kit/org-picker';
import type { ReactNode } from 'react';
import { client } from '../../../shared/session/session.ts';

const source = createOrgSource(client.request, { regions: () => Promise.resolve([]) });
const Within = ({ children }: { children: ReactNode }) => <OrgSourceProvider source={source}>{children}</OrgSourceProvider>;

/** Several departments by their ids. */
export const DepartmentsPicker = Object.assign(
  (props: PickerProps) => (
    <Within>
      <DepartmentPicker {...props} multiple />
    </Within>
  ),
  { textsOf: (ids: readonly string[]) => orgNames(source, { kind: 'department', field: 'id', keys: ids }) },
);

/** Several roles by their ids. */
export const RolesPicker = Object.assign(
  (props: PickerProps) => (
    <Within>
      <RolePicker {...props} multiple valueField="id" />
    </Within>
  ),
  { textsOf: (ids: readonly string[]) => orgNames(source, { kind: 'role', field: 'id', keys: ids }) },
);

/** A position by its code. */
export const PostPicker = Object.assign(
  (props: PickerProps) => (
    <Within>
      <PositionPicker {...props} />
    </Within>
  ),
  { textsOf: (codes: readonly string[]) => orgNames(source, { kind: 'position', field: 'code', keys: codes }) },
);

/** Several people by their ids. */
export const PeoplePicker = Object.assign(
  (props: PickerProps) => (
    <Within>
      <PersonPicker {...props} multiple />
    </Within>
  ),
  { textsOf: (ids: readonly string[]) => orgNames(source, { kind: 'person', field: 'id', keys: ids }) },
);
