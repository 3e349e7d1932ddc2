import type { ReactNode } from 'react';
import type { PickerProps } from '@tarmac/admin-kit/field';
import { createOrgSource } from '@tarmac/admin-kit/jeecg';
import {
  type Department,
  DepartmentChoice,
  orgNames,
  DepartmentPicker as DepartmentField,
  OrgSourceProvider,
  PersonPicker as PersonField,
  RegionPicker as RegionField,
} from '@tarmac/admin-kit/org-picker';
import { createRegionApi } from '@tarmac/freight-api/shipping';
import { client } from '../session/session.ts';

const organisation = createOrgSource(client.request, {
  regions: async () =>
    (await createRegionApi(client).all()).map(({ adcode, name, parentAdcode, city, abolished }) => ({
      code: adcode,
      name,
      parentCode: parentAdcode,
      disabled: abolished !== null,
      details: { city },
    })),
});

/** Gives pickers of the kit that stand within the people, departments and regions of the platform. */
export function OrganisationAround({ children }: { children: ReactNode }) {
  return <OrgSourceProvider source={organisation}>{children}</OrgSourceProvider>;
}

/** Chooses a department that the person may see. @source SYS-05 */
export function DepartmentPicker(props: PickerProps) {
  return (
    <OrgSourceProvider source={organisation}>
      <DepartmentField {...props} />
    </OrgSourceProvider>
  );
}
DepartmentPicker.multiple = true;
DepartmentPicker.textsOf = (ids: readonly string[]) => orgNames(organisation, { kind: 'department', field: 'id', keys: ids });

/** Chooses an active person, found by department, name, user name or phone. @source SYS-19 */
export function PersonPicker(props: PickerProps) {
  return (
    <OrgSourceProvider source={organisation}>
      <PersonField {...props} />
    </OrgSourceProvider>
  );
}
PersonPicker.multiple = true;
PersonPicker.textsOf = (ids: readonly string[]) => orgNames(organisation, { kind: 'person', field: 'id', keys: ids });

/** Chooses a district by its code, or a city that has none. @source VAL-02, freight-domain 2.45 */
export function RegionPicker(props: PickerProps) {
  return (
    <OrgSourceProvider source={organisation}>
      <RegionField leavesOnly {...props} />
    </OrgSourceProvider>
  );
}
RegionPicker.multiple = true;
RegionPicker.textsOf = (ids: readonly string[]) => orgNames(organisation, { kind: 'region', field: 'id', keys: ids });

/** Chooses divisions of any level, to search by what lies within. @source freight-domain F08, S13 */
export function AreaPicker(props: PickerProps) {
  return (
    <OrgSourceProvider source={organisation}>
      <RegionField {...props} />
    </OrgSourceProvider>
  );
}
AreaPicker.multiple = true;
AreaPicker.textsOf = RegionPicker.textsOf;

/** The tree of departments that the person may see, and beside it what belongs to the chosen one, or to all. */
export function BesideDepartments({ chosen, onChosenChange, children }: BesideDepartmentsProps) {
  return (
    <OrgSourceProvider source={organisation}>
      <div className="grid min-h-0 grid-cols-1 gap-3 desktop:grid-cols-[17.75rem_minmax(0,1fr)]">
        <section className="self-start rounded-lg border border-solid border-line bg-surface p-3 print:hidden">
          <DepartmentChoice
            isChosen={({ id }) => id === chosen?.id}
            // The chosen one, chosen again, is let go.
            onChoose={(department) => onChosenChange(department.id === chosen?.id ? null : department)}
            className="h-44 desktop:h-[60vh]"
          />
        </section>
        <div className="min-w-0">{children}</div>
      </div>
    </OrgSourceProvider>
  );
}

interface BesideDepartmentsProps {
  chosen: Department | null;
  onChosenChange: (department: Department | null) => void;
  children: ReactNode;
}
