import type { PickerProps } from '@tarmac/admin-kit/field';
import { MultiSelect } from '@tarmac/admin-kit/input';
import { createTenantApi, createTenantQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';

const api = createTenantApi(client);
const queries = createTenantQueries(client);
const idsOf = (value: string | null | undefined): string[] => (value ?? '').split(',').filter(Boolean);

/** Several tenants by their numbers, out of those that the person may give. @source SYS-18 */
export const TenantsPicker = Object.assign(
  ({ value, valueText: _text, onPick: _pick, onValueChange, defaultValue: _default, ...control }: PickerProps) => {
    const { data } = useQuery(queries.queryList());
    return (
      <MultiSelect
        {...control}
        value={idsOf(value)}
        onValueChange={(next) => onValueChange?.(next.length === 0 ? null : next.join(','))}
        options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))}
      />
    );
  },
  {
    textsOf: async (ids: readonly string[]) => {
      const found = await api.queryList({ ids: ids.join(',') });
      return Object.fromEntries(found.map(({ id, name }) => [String(id), String(name)]));
    },
  },
);
