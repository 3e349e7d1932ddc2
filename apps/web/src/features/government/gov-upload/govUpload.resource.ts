import { defineResource } from '@tarmac/admin-kit/resource';
import { type GovUpload, govUploadFields } from '@tarmac/freight-api/government';
import { govUploadApi } from '../../../shared/api/govUploadApi.ts';

/** A report to the authorities. */
export const govUpload = defineResource<GovUpload>()({
  label: { zh: '监管上传', en: 'Upload' },
  api: govUploadApi,
  permission: 'gov',
  titleField: 'bizNo',
  fields: govUploadFields,
});
