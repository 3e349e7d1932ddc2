import { defineResource } from '@tarmac/admin-kit/resource';
import { createDemoFormApi, type DemoForm, demoFormFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

/** What the forms were filled with. */
export const demoForm = defineResource<DemoForm>()({
  label: { zh: '表单记录', en: 'Form' },
  api: createDemoFormApi(client),
  permission: 'demoForm',
  titleField: 'title',
  fields: demoFormFields,
});
