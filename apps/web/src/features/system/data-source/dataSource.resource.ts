import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createDataSourceApi, type DataSource, dataSourceFields } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { PasswordInput } from '../../../shared/session/PasswordInput.tsx';
import { dataSourceTexts as texts } from './dataSourceTexts.ts';
import { TypePicker } from './TypePicker.tsx';

/** Databases elsewhere. @source SYS-14 */
export const dataSource = defineResource<DataSource>()({
  label: texts.dataSource,
  api: createDataSourceApi(client),
  permission: 'dataSource',
  titleField: 'name',
  fields: {
    ...dataSourceFields,
    dbType: field.reference(dataSourceFields.dbType, { picker: TypePicker, text: 'dbType_dictText' }),
    dbPassword: { kind: 'reference', label: texts.password, picker: PasswordInput, sensitive: true },
  },
});
