export { DepartmentChoice, type DepartmentChoiceProps } from './DepartmentChoice.tsx';
export {
  CategoryPicker,
  DepartmentPicker,
  PersonPicker,
  PositionPicker,
  RegionPicker,
  RolePicker,
  type CategoryPickerProps,
  type DepartmentPickerProps,
  type EntryPickerProps,
  type OrgPickerProps,
  type PersonPickerProps,
  type RegionPickerProps,
} from './OrgPicker.tsx';
export { orgNames } from './orgNames.ts';
export type { OrgKind, OrgValueField } from './orgKinds.ts';
export { orgCellControls, type OrgCellControlProps } from './orgCellControls.tsx';
export type {
  Department,
  OrgEntry,
  OrgEntryPage,
  OrgEntryQuery,
  OrgSource,
  PeoplePage,
  PeopleQuery,
  Person,
  PickedOrg,
  Region,
} from './orgSource.ts';
export { OrgSourceProvider, type OrgSourceProviderProps } from './OrgSourceProvider.tsx';
