import { queryOptions } from '@tanstack/react-query';
import { client } from './session.ts';
import type { TenantName } from './tenantChoice.ts';

/** Tenants that the person may work in, the own one first, and the present one. Asked by the frame, which loads no fields of tenants. @source SYS-18 */
export const tenantsQuery = queryOptions({
  queryKey: ['tenant', 'getCurrentUserTenant'],
  queryFn: ({ signal }) => client.get<{ list: TenantName[]; tenantId: number }>('/sys/tenant/getCurrentUserTenant', undefined, signal),
  staleTime: 60_000,
});
