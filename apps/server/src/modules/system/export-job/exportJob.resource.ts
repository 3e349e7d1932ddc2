import { eq } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { ExportJob } from './exportJob.contract.ts';
import { hyExportJob } from './exportJob.table.ts';

/** @see ExportJob */
export const exportJobResource: Resource<typeof ExportJob, typeof hyExportJob> = defineResource(ExportJob, {
  table: hyExportJob,
  options: { permission: 'exportJob', title: 'jobNo', scope: ({ actor }) => eq(hyExportJob.userId, actor.userId) },
});
