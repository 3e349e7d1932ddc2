import type { Tx } from '../../../platform/db/database.ts';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import { findDraft } from './formDraft.ts';
import type { MergedForm } from './mergeForm.ts';

/** Fields of a copy have the columns and the types of those that they are called like in the table of the copy. */
export async function withSourceColumns(tx: Tx, tenantId: number, form: MergedForm): Promise<MergedForm> {
  const { physicId, isTree } = form.head;
  if (physicId === null) return form;
  const source = await findDraft(tx, tenantId, { by: { id: physicId } });
  return {
    ...form,
    fields: form.fields.map((field) => {
      const { values } = field;
      if (commonFieldNamed(values.dbFieldName, isTree === 'Y') !== undefined) return field;
      const own = source?.fields.find(({ dbFieldName }) => dbFieldName === values.dbFieldName);
      if (own === undefined) return { ...field, values: { ...values, columnNo: null } };
      const { columnNo, dbType, dbLength, dbPointLength } = own;
      return { ...field, values: { ...values, columnNo, dbType, dbLength, dbPointLength } };
    }),
  };
}
