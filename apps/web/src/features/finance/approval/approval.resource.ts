import { defineResource } from '@tarmac/admin-kit/resource';
import { type Approval, approvalFields, createApprovalApi, createApprovalQueries } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';

/** Calls of applications. */
export const approvalApi = createApprovalApi(client);
/** Their questions. */
export const approvalQueries = createApprovalQueries(client);

/** What one person asks for and another one carries out. */
export const approval = defineResource<Approval>()({
  label: { zh: '复核申请', en: 'Application' },
  api: approvalApi,
  permission: 'approval',
  name: 'approval',
  titleField: 'approvalNo',
  listFields: ['state', 'applyBy'],
  fields: approvalFields,
});
