import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { contract, Id, standardEndpoints } from '../../../platform/contract/index.ts';
import { FormButtonRow } from './form.contract.ts';
import { FormButton } from './formEntities.ts';
import { ButtonAction } from './formSnapshot.ts';

const read = 'online:form:list';
const write = 'online:form:edit';
const action = ButtonAction.nullish();

const { add, edit, delete: remove, deleteBatch } = standardEndpoints(FormButton, 'online:form');

const FormButtonAdd = FormButton.add.extend({ cgformHeadId: Id, action }).meta({ id: 'FormButtonInput' });
/** Stock clients send no version. */
const FormButtonEdit = FormButton.edit.extend({ version: z.int().min(0).nullish(), action }).meta({ id: 'FormButtonEditInput' });
export type FormButtonInput = z.output<typeof FormButtonAdd> | z.output<typeof FormButtonEdit>;

/** Buttons of forms. @source jeecg-wire 4.4 */
export const formButtonContract = contract('/online/cgform/button', {
  about: { domain: 'online', name: 'formButton', entity: FormButton },
  endpoints: {
    ofForm: {
      method: 'GET',
      path: '/list/:formId',
      permission: read,
      summary: label('表单按钮列表', 'Buttons of a form'),
      params: z.object({ formId: Id }),
      reply: z.array(FormButtonRow),
      errors: ['NotFound'],
    },
    builtInList: {
      method: 'GET',
      path: '/builtInList/:formId',
      permission: read,
      summary: label('内置按钮列表', 'Buttons that every form has'),
      params: z.object({ formId: Id }),
      reply: z.array(
        z.object({
          buttonCode: z.string(),
          buttonName: z.string(),
          buttonNameEn: z.string(),
          buttonStyle: z.string(),
          buttonStatus: z.string(),
        }),
      ),
      errors: ['NotFound'],
    },
    add: {
      ...add,
      checkable: undefined,
      permission: write,
      body: FormButtonAdd,
      reply: FormButtonRow,
      errors: ['NotFound', 'InvalidInput'],
    },
    edit: { ...edit, checkable: undefined, permission: write, body: FormButtonEdit, reply: FormButtonRow },
    delete: { ...remove, permission: write },
    deleteBatch: { ...deleteBatch, permission: write },
  },
});
