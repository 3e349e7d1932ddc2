import { hyAdapterLog } from '../../../platform/adapterLog/adapterLog.table.ts';
import { routes } from '../../../platform/contract/index.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { AdapterLog, adapterLogContract } from './adapterLog.contract.ts';

/** Calls of outside services, the last first. Nobody changes them. */
const adapterLogResource: Resource<typeof AdapterLog, typeof hyAdapterLog> = defineResource(AdapterLog, {
  table: hyAdapterLog,
  options: { permission: 'adapterLog', title: 'operation', defaultSort: { field: 'createTime', order: 'desc' } },
});

const { list, queryById } = resourceHandlers(adapterLogResource);

/** @source freight-domain 7 */
export const adapterLogRoutes = routes(adapterLogContract, { list, queryById });
