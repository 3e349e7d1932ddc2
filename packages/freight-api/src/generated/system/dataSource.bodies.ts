// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const dataSourceAddFields = {
  code: {
    kind: 'text',
    label: { zh: '数据源编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_data_source', column: 'code' },
    maxLength: 100,
    pattern: '^[A-Za-z][\\w-]*$',
    required: true,
  },
  name: { kind: 'text', label: { zh: '数据源名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  dbType: { kind: 'dict', label: { zh: '数据库类型', en: 'Kind of database' }, filter: 'options', sortable: true, dict: 'database_type', required: true },
  dbDriver: { kind: 'text', label: { zh: '驱动类', en: 'Driver' }, maxLength: 100, required: true },
  dbUrl: { kind: 'text', label: { zh: '数据源地址', en: 'Address' }, maxLength: 500, required: true },
  dbName: { kind: 'text', label: { zh: '数据库名称', en: 'Database' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$', required: true },
  dbUsername: { kind: 'text', label: { zh: '用户名', en: 'User name' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$', required: true },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const dataSourceEditFields = {
  code: {
    kind: 'text',
    label: { zh: '数据源编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_data_source', column: 'code' },
    maxLength: 100,
    pattern: '^[A-Za-z][\\w-]*$',
  },
  name: { kind: 'text', label: { zh: '数据源名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100 },
  dbType: { kind: 'dict', label: { zh: '数据库类型', en: 'Kind of database' }, filter: 'options', sortable: true, dict: 'database_type' },
  dbDriver: { kind: 'text', label: { zh: '驱动类', en: 'Driver' }, maxLength: 100 },
  dbUrl: { kind: 'text', label: { zh: '数据源地址', en: 'Address' }, maxLength: 500 },
  dbName: { kind: 'text', label: { zh: '数据库名称', en: 'Database' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$' },
  dbUsername: { kind: 'text', label: { zh: '用户名', en: 'User name' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
