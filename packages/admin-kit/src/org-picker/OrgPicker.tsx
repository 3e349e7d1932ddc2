import type { ControlProps } from '../internals/control.ts';
import { LateOrgField } from './LateOrgField.tsx';
import type { PickedOrg } from './orgSource.ts';

/**
 * One department of a tree, or several: searched by name, pinyin and initials, walked with the arrow keys.
 *
 * @example <DepartmentPicker aria-label="部门" value={text} onValueChange={setDepartId} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source SYS-05
 */
export function DepartmentPicker(props: DepartmentPickerProps) {
  return <LateOrgField kind="department" {...props} />;
}

/**
 * One person, or several: the tree of departments at one side, its people at the other.
 *
 * @example <PersonPicker multiple aria-label="审批人" value={text} onValueChange={setUserIds} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source SYS-05, SYS-19
 */
export function PersonPicker(props: PersonPickerProps) {
  return <LateOrgField kind="person" {...props} />;
}

/**
 * One role, or several, found by name or code.
 *
 * @example <RolePicker multiple aria-label="角色" value={text} onValueChange={setRoleCodes} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source SYS-02, jeecg-wire 4.6
 */
export function RolePicker({ valueField = 'code', ...props }: EntryPickerProps) {
  return <LateOrgField kind="role" valueField={valueField} {...props} />;
}

/**
 * One position, or several, found by name or code.
 *
 * @example <PositionPicker aria-label="职务" value={text} onValueChange={setPost} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source SYS-17, jeecg-wire 4.6
 */
export function PositionPicker({ valueField = 'code', ...props }: EntryPickerProps) {
  return <LateOrgField kind="position" valueField={valueField} {...props} />;
}

/**
 * One administrative division, or several, by code: a tree of provinces, cities and districts, searched by name, pinyin and initials.
 *
 * @example <RegionPicker leavesOnly aria-label="地区" value={text} onValueChange={setAdcode} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source jeecg-wire 4.6
 */
export function RegionPicker(props: RegionPickerProps) {
  return <LateOrgField kind="region" {...props} />;
}

/**
 * One category of a tree, or several: searched over the whole tree by name, pinyin and initials. The trees are those of the
 * `DictionaryProvider` around. A drop-down that asks level by level is `CategorySelect`.
 *
 * @example <CategoryPicker multiple code="B02" aria-label="货类" value={text} onValueChange={setCategoryIds} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * ↓: In the search: into the tree or list, to the first that fits
 * ↓ ↑ → ← Home End: In the tree: moves, opens and closes
 * Enter Space: Chooses the entry, or turns its check
 * @source DICT-05, SYS-12
 */
export function CategoryPicker(props: CategoryPickerProps) {
  return <LateOrgField kind="category" {...props} />;
}

/** Props of {@link DepartmentPicker}. */
export interface DepartmentPickerProps extends OrgPickerProps {
  /** What of a department is the value; `id` unless said. */
  valueField?: 'id' | 'code';
}

/** Props of {@link PersonPicker}. */
export interface PersonPickerProps extends OrgPickerProps {
  /** What of a person is the value; `id` unless said. */
  valueField?: 'id' | 'username';
}

/** Props of {@link RolePicker} and {@link PositionPicker}. */
export interface EntryPickerProps extends OrgPickerProps {
  /** What of it is the value; `code` unless said. */
  valueField?: 'code' | 'id';
}

/** Props of {@link RegionPicker}. */
export interface RegionPickerProps extends OrgPickerProps {
  /** Only divisions with none below them can be chosen, as an address needs; absent: every one. */
  leavesOnly?: boolean;
  /** Levels that are offered: 1 is provinces, 2 cities below them; absent: all. */
  levels?: number;
}

/** Props of {@link CategoryPicker}. */
export interface CategoryPickerProps extends OrgPickerProps {
  /** Code of the category whose tree is offered; `0` is all of them. */
  code: string;
  /** Only categories with none below them can be chosen; absent: every one. */
  leavesOnly?: boolean;
}

/** What the pickers of the organisation have in common. Several values are joined by commas; null when nothing is chosen. */
export interface OrgPickerProps extends ControlProps<string | null> {
  /** Several may be chosen; absent: one. */
  multiple?: boolean;
  /** Names the value that it comes with, joined by commas like it; absent, and for what is chosen later: the names are asked for. */
  valueText?: string;
  /** The same moment as `onValueChange`, with the words, and for a single choice the row that was chosen. */
  onPick?: (picked: PickedOrg | null) => void;
  /** The dialog was closed, with a choice or without. */
  onClose?: () => void;
  /** Begins with its dialog open, as the cell of a table does. */
  defaultOpen?: boolean;
  /** Class of the box around the picker. */
  className?: string;
}
