import { createTenantQueries } from '@tarmac/freight-api/system';
import { queryOptions } from '@tanstack/react-query';
import { client } from './session.ts';

/** Tenants that the person may work in, the own one first, and the present one. @source SYS-18 */
export const tenantsQuery = queryOptions({
  ...createTenantQueries(client).getCurrentUserTenant(),
  staleTime: 60_000,
});
