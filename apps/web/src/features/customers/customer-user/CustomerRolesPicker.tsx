import type { PickerProps } from '@tarmac/admin-kit/field';
import { MultiSelect } from '@tarmac/admin-kit/input';
import { createCustomerUserQueries } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';

const queries = createCustomerUserQueries(client);

/** Several of the roles that logins of customers may be given. @source freight-domain 2.11 */
export function CustomerRolesPicker({ value, defaultValue: _none, onValueChange, valueText, onPick: _pick, ...control }: PickerProps) {
  const { data: roles = [] } = useQuery(queries.roles());
  const ids = (value ?? '').split(',').filter((id) => id !== '');
  // Roles that were given before and are not the person's to give keep their names.
  const names = (valueText ?? '').split('、');
  const options = [
    ...roles.map(({ id, roleName }) => ({ value: id, label: roleName })),
    ...ids.flatMap((id, index) => (roles.some((role) => role.id === id) ? [] : [{ value: id, label: names[index] ?? id }])),
  ];
  return <MultiSelect {...control} options={options} value={ids} onValueChange={(next) => onValueChange?.(next.join(','))} />;
}
