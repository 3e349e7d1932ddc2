import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

const name = (zh: string, en: string) => text(label(zh, en), { max: 100, pattern: /^[^\s;?&'"\\<>]+$/ });

/** A database elsewhere. Its password is written and never read. @source SYS-14, jeecg-wire 3.9, 3.20 */
export const DataSource = entity('dataSource', {
  label: label('数据源', 'Data source'),
  required: {
    code: text(label('数据源编码', 'Code'), {
      max: 100,
      pattern: /^[A-Za-z][\w-]*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_data_source', column: 'code' },
      description: 'A letter, then letters, digits, _ and -. It is chosen once.',
    }),
    name: text(label('数据源名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    dbType: dict('database_type', { label: label('数据库类型', 'Kind of database'), options: { codes: ['1', '2', '3', '4', '6'] } }),
    dbDriver: text(label('驱动类', 'Driver'), {
      max: 100,
      description: 'The class that the kind of database has; kept for compatible clients, loaded by nothing.',
    }),
    dbUrl: text(label('数据源地址', 'Address'), {
      max: 500,
      description: 'A JDBC address of the kind: host, port and database, and a few harmless parameters.',
    }),
    dbName: name('数据库名称', 'Database'),
    dbUsername: name('用户名', 'User name'),
  },
  optional: { remark: longText(label('备注', 'Remark'), { max: 200 }) },
  computed: {},
  exportColumns: ['code', 'name', 'remark', 'dbType', 'dbDriver', 'dbUrl', 'dbName', 'dbUsername', 'sysOrgCode'],
});

const password = z
  .string()
  .max(100)
  .regex(/^[\x20-\x7e]*$/);
const standard = standardEndpoints(DataSource, 'dataSource');
const DataSourceAddInput = DataSource.add.extend({ dbPassword: password.min(1) });
const DataSourceEditInput = DataSource.edit.extend({ dbPassword: password.nullish() });

const Option = z.object({ value: z.string(), label: z.string(), text: z.string() }).meta({ id: 'DataSourceOption' });

/** @source SYS-14, jeecg-wire 3.9 */
export const dataSourceContract = contract('/sys/dataSource', {
  about: { domain: 'system', name: 'dataSource', entity: DataSource },
  endpoints: {
    ...standard,
    add: { ...standard.add, body: DataSourceAddInput },
    edit: { ...standard.edit, body: DataSourceEditInput },
    options: {
      method: 'GET',
      path: '/options',
      permission: 'dataSource:list',
      summary: label('数据源选项', 'Data sources to choose from'),
      reply: z.array(Option),
    },
  },
});

const ConnectionInput = z.object({
  /** An existing data source, whose password is used where none is given. */
  id: z.string().max(36).nullish(),
  dbType: z.string().max(20),
  dbDriver: z.string().max(100).nullish(),
  dbUrl: z.string().max(500),
  dbName: z.string().max(100),
  dbUsername: z.string().max(100),
  dbPassword: password.nullish(),
});

/** What a test of a connection takes. */
export type ConnectionTest = z.output<typeof ConnectionInput>;

/** @source SYS-14, jeecg-wire 3.9 */
export const connectionTestContract = contract('/online/cgreport/api', {
  about: { domain: 'system', name: 'connectionTest' },
  endpoints: {
    testConnection: {
      method: 'POST',
      path: '/testConnection',
      permission: 'dataSource:test',
      summary: label('测试数据源连接', 'Try a connection'),
      body: ConnectionInput,
      /** What came of it, as in the message: a place may be reached without the user name being proved. */
      reply: z.string(),
      message: '数据库连接成功',
    },
  },
});
