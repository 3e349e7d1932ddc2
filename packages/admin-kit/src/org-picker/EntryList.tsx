import { ChoiceTable, type ChoosingProps } from './ChoiceTable.tsx';
import { entryItem, type OrgValueField } from './orgKinds.ts';
import type { OrgEntry } from './orgSource.ts';
import { useOrgSource } from './useOrgSource.ts';
import { zhOrg } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Roles or positions, found by name or code. */
export function EntryList({ kind, valueField, ...choosing }: EntryListProps) {
  const { t } = useTexts(zhOrg);
  const source = useOrgSource();
  return (
    <ChoiceTable<OrgEntry>
      {...choosing}
      label={t(kind === 'role' ? 'org.roles' : 'org.positions')}
      searchLabel={t(kind === 'role' ? 'org.searchRole' : 'org.searchPosition')}
      columns={[
        { key: 'name', title: t('org.entryName'), width: 220, cell: (entry) => entry.name },
        { key: 'code', title: t('org.code'), width: 200, cell: (entry) => entry.code },
      ]}
      ask={async (query, signal) => {
        const { total, entries } = await source.entries(kind, { query, signal });
        return { total, rows: entries };
      }}
      itemOf={(entry) => entryItem(entry, valueField)}
    />
  );
}

interface EntryListProps extends ChoosingProps {
  kind: 'role' | 'position';
  valueField: OrgValueField;
}
