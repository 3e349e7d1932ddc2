import { index, integer, jsonb, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';
import type { RouteItem } from './routeItems.ts';

/** Routes of an API gateway that stands before this server and others. @source SYS-16, jeecg-wire 3.11 */
export const sysGatewayRoute = tenantTable('sys_gateway_route', {
  columns: {
    name: varchar({ length: 100 }).notNull(),
    uri: varchar({ length: 500 }).notNull(),
    predicates: jsonb().$type<RouteItem[]>().notNull(),
    filters: jsonb().$type<RouteItem[]>().notNull(),
    stripPrefix: integer().notNull().default(0),
    retryable: integer().notNull().default(0),
    persist: integer().notNull().default(1),
    showApi: integer().notNull().default(0),
    /** 1 served to gateways, 0 kept. */
    status: integer().notNull().default(1),
  },
  keys: (table) => [index('sys_gateway_route_name').on(table.tenantId, table.name)],
});
