import { ChoiceTable, type ChoosingProps } from './ChoiceTable.tsx';
import { personItem, type OrgValueField } from './orgKinds.ts';
import type { Department, Person } from './orgSource.ts';
import { useOrgSource } from './useOrgSource.ts';
import { zhOrg } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The people of a department and of all below it, or all of them: found by name, user name or phone. */
export function PeopleList({ within, valueField, ...choosing }: PeopleListProps) {
  const { t } = useTexts(zhOrg);
  const source = useOrgSource();
  const departmentId = within?.id;
  return (
    <ChoiceTable<Person>
      {...choosing}
      label={t('org.people')}
      searchLabel={t('org.searchPerson')}
      within={departmentId}
      caption={within?.name ?? t('org.everyone')}
      columns={[
        { key: 'name', title: t('org.name'), width: 140, cell: (person) => person.name },
        { key: 'username', title: t('org.account'), width: 140, cell: (person) => person.username },
        { key: 'departments', title: t('org.departments'), width: 200, cell: (person) => person.departments },
      ]}
      ask={async (query, signal) => {
        const { total, people } = await source.people({ departmentId, ...query }, signal);
        return { total, rows: people };
      }}
      itemOf={(person) => personItem(person, valueField)}
    />
  );
}

interface PeopleListProps extends ChoosingProps {
  /** Whose people are shown; null for all. */
  within: Department | null;
  valueField: OrgValueField;
}
