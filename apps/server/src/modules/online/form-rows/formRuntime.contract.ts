import { z } from 'zod';
import { contract, type Endpoint, Id, ListQuery, standardEndpoints } from '../../../platform/contract/index.ts';
import { AnyRow } from './anyRow.ts';
import { OnlineForm } from './onlineForm.contract.ts';

const YesNo = z.enum(['Y', 'N']);

/** A row by column name, as stock clients know it. */
const Row = z.record(z.string(), z.unknown());
const Rows = z.object({ total: z.int(), records: z.array(Row) }).meta({ id: 'OnlineRows' });

/** A column as stock clients draw it. @source jeecg-wire 4.3 */
const Column = z
  .object({
    title: z.string(),
    dataIndex: z.string(),
    align: z.string(),
    sorter: z.boolean(),
    /** Key of `dictOptions`, or `_replace_text_<field>`. */
    customRender: z.string().nullable(),
    hrefSlotName: z.string().nullable(),
    scopedSlots: z.object({ customRender: z.string() }).nullable(),
    fieldType: z.string(),
    fieldWidth: z.int().nullable(),
    showLength: z.int().nullable(),
  })
  .meta({ id: 'OnlineColumn' });

const Button = z
  .object({
    buttonCode: z.string(),
    buttonName: z.string(),
    buttonStyle: z.enum(['button', 'link', 'form']),
    optType: z.enum(['js', 'action', 'bus']),
    buttonIcon: z.string().nullable(),
    exp: z.string().nullable(),
    orderNum: z.int(),
    buttonStatus: z.enum(['0', '1']),
    optPosition: z.enum(['1', '2']),
  })
  .meta({ id: 'OnlineListButton' });

const DictOptions = z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string(), title: z.string() })));

const columns = {
  checkboxFlag: YesNo,
  paginationFlag: YesNo,
  scrollFlag: z.union([z.literal(0), z.literal(1)]),
  fieldHrefSlots: z.array(z.object({ slotName: z.string(), href: z.string() })),
  dictOptions: DictOptions,
  formTemplate: z.string(),
  description: z.string(),
  currentTableName: z.string(),
  cgButtonList: z.array(Button),
  /** Scripts of stock products are never run: empty. */
  enhanceJs: z.string(),
  /** Codes of built-in buttons, and fields, that the reader's roles hide. */
  hideColumns: z.array(z.string()),
  columns: z.array(Column),
  pidField: z.string().optional(),
  hasChildrenField: z.string().optional(),
  textField: z.string().optional(),
  foreignKeys: z.array(z.object({ field: z.string(), table: z.string(), key: z.string() })).optional(),
};
const Columns = z.object(columns).meta({ id: 'OnlineColumns' });
const CodedColumns = z.object({ ...columns, code: z.string() }).meta({ id: 'OnlineCodedColumns' });

/** A search field. @source jeecg-wire 4.1, 4.3 */
const QueryItem = z
  .object({
    field: z.string(),
    label: z.string(),
    view: z.string(),
    mode: z.enum(['single', 'group']),
    /** `1` stands in the folded part. */
    hidden: z.enum(['0', '1']),
    dictCode: z.string().nullable(),
    dictTable: z.string().nullable(),
    dictText: z.string().nullable(),
    /** `1`: it is asked for as `queryShowType` and its like say; the next four come with it. */
    config: z.literal('1').optional(),
    /** What the search begins with, as definitions write it. */
    defVal: z.string().nullable().optional(),
    /** `1`: a list shows nothing until it is said. */
    mustInput: z.enum(['0', '1']).optional(),
    /** What a value must match, and what is said of one that does not. */
    pattern: z.string().optional(),
    errorInfo: z.string().optional(),
  })
  .meta({ id: 'OnlineQueryItem' });

const FormItem = z
  .object({
    head: z.object({
      id: z.string(),
      tableName: z.string(),
      tableType: z.int(),
      tableTxt: z.string(),
      formTemplate: z.string(),
      isTree: YesNo,
      treeParentIdField: z.string().nullable(),
      themeTemplate: z.string(),
      extConfigJson: z.string().nullable(),
    }),
    schema: z.object({
      $schema: z.string(),
      type: z.literal('object'),
      title: z.string(),
      required: z.array(z.string()),
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
    cgButtonList: z.array(Button),
    enhanceJs: z.string(),
  })
  .meta({ id: 'OnlineFormItem' });

const form = { auth: 'session', params: z.object({ id: Id }), errors: ['NotFound', 'Forbidden'] } as const satisfies Partial<Endpoint>;
const read = { ...form, method: 'GET' } as const;

/** `-521` asks for all rows. */
const RowsQuery = ListQuery.extend({
  pageSize: z.coerce.number().int().min(-521).max(500).optional(),
  tabletype: z.string().max(2).optional(),
  hasQuery: z.string().max(5).optional(),
  /** The conditions as JSON text, as exports of stock clients send them. */
  paramsStr: z.string().max(20_000).optional(),
});
const Tabletype = z.object({ tabletype: z.string().max(2).optional() });
const Body = z.record(z.string().max(63), z.unknown());
const oneRow = z.object({ id: Id, dataId: Id });

/** Online forms at run time, on the calls that clients of JeecgBoot 2.x know. @source ONL, jeecg-wire 4.3 */
export const formRuntimeContract = contract('/online/cgform/api', {
  about: { domain: 'online', name: 'onlineForm' },
  endpoints: {
    getDefinition: {
      ...read,
      path: '/getDefinition/:id',
      summary: { zh: '在线表单定义', en: 'Definition of an online form' },
      reply: OnlineForm,
    },
    getColumns: {
      ...read,
      path: '/getColumns/:id',
      summary: { zh: '在线表单列', en: 'Columns of an online form' },
      query: Tabletype,
      reply: Columns,
    },
    getErpColumns: {
      ...read,
      path: '/getErpColumns/:id',
      summary: { zh: '在线主附表列', en: 'Columns of an online form and its sub-tables' },
      reply: z.object({ main: CodedColumns, subList: z.array(CodedColumns) }),
    },
    getQueryInfo: {
      ...read,
      path: '/getQueryInfo/:id',
      summary: { zh: '在线表单查询条件', en: 'Search fields of an online form' },
      reply: z.array(QueryItem),
    },
    getQueryInfoVue3: {
      ...read,
      path: '/getQueryInfoVue3/:id',
      summary: { zh: '在线表单查询条件（新）', en: 'Search fields of an online form by name' },
      reply: z.record(z.string(), z.record(z.string(), z.unknown())),
    },
    getData: {
      ...read,
      path: '/getData/:id',
      summary: { zh: '在线表单数据', en: 'Rows of an online form' },
      query: RowsQuery,
      reply: Rows,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    getTreeData: {
      ...read,
      path: '/getTreeData/:id',
      summary: { zh: '在线树表数据', en: 'Rows of an online tree' },
      query: RowsQuery,
      reply: Rows,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    getFormItem: {
      ...read,
      path: '/getFormItem/:id',
      summary: { zh: '在线表单结构', en: 'Structure of an online form' },
      reply: FormItem,
    },
    getFormItemBytbname: {
      ...read,
      path: '/getFormItemBytbname/:table',
      summary: { zh: '按表名取在线表单结构', en: 'Structure of an online form by its table' },
      params: z.object({ table: z.string().max(63) }),
      reply: FormItem,
    },
    getRow: {
      ...read,
      path: '/form/:id/:dataId',
      summary: { zh: '在线表单单条数据', en: 'One row of an online form' },
      params: oneRow,
      reply: Row,
    },
    addRow: {
      ...form,
      method: 'POST',
      path: '/form/:id',
      summary: { zh: '新增在线表单数据', en: 'Add a row of an online form' },
      query: Tabletype,
      body: Body,
      isUnlogged: true,
      reply: z.string().nullable(),
      message: '添加成功！',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    editRow: {
      ...form,
      method: 'PUT',
      path: '/form/:id',
      summary: { zh: '编辑在线表单数据', en: 'Edit a row of an online form' },
      query: Tabletype,
      body: Body,
      isUnlogged: true,
      reply: z.string().nullable(),
      message: '修改成功!',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    deleteRows: {
      ...form,
      method: 'DELETE',
      path: '/form/:id/:dataId',
      summary: { zh: '删除在线表单数据', en: 'Delete rows of an online form' },
      // Ids with commas between them; one behind the last is tolerated.
      params: z.object({ id: Id, dataId: z.string().min(1).max(8000) }),
      reply: z.null(),
      message: '删除成功!',
    },
    getSubRow: {
      ...read,
      path: '/subform/:table/:mainId',
      summary: { zh: '一对一附表数据', en: 'Row of a one-to-one sub-table' },
      params: z.object({ table: z.string().max(63), mainId: Id }),
      reply: Row.nullable(),
    },
    getSubRows: {
      ...read,
      path: '/subform/list/:table/:mainId',
      summary: { zh: '一对多附表数据', en: 'Rows of a sub-table' },
      params: z.object({ table: z.string().max(63), mainId: Id }),
      reply: z.array(Row),
    },
    doButton: {
      method: 'POST',
      path: '/doButton',
      auth: 'session',
      summary: { zh: '执行自定义按钮', en: 'Press a button of an online form' },
      body: z.object({
        formId: Id,
        buttonCode: z.string().max(50),
        dataId: z.string().max(8000).nullish(),
        uiFormData: Body.nullish(),
      }),
      isUnlogged: true,
      reply: z.object({ openUrl: z.string().nullable() }).nullable(),
      message: '处理完成!',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput', 'Business'],
    },
    exportXls: {
      ...read,
      path: '/exportXls/:id',
      summary: { zh: '导出在线表单', en: 'Export an online form' },
      query: RowsQuery.extend({ selections: z.string().max(40_000).optional() }),
      reply: z.null(),
      content: 'file',
      later: true,
    },
    exportXlsOld: {
      ...read,
      path: '/exportXlsOld/:id',
      summary: { zh: '导出在线表单（旧）', en: 'Export an online form at its old address' },
      query: RowsQuery.extend({ selections: z.string().max(40_000).optional() }),
      reply: z.null(),
      content: 'file',
      later: true,
    },
    importXls: {
      ...form,
      method: 'POST',
      path: '/importXls/:id',
      summary: { zh: '导入在线表单', en: 'Import an online form' },
      query: standardEndpoints(AnyRow, 'online').importExcel.query,
      reply: standardEndpoints(AnyRow, 'online').importExcel.reply,
      content: 'upload',
    },
    querySelectOptions: {
      method: 'GET',
      path: '/querySelectOptions',
      auth: 'session',
      summary: { zh: '级联下拉选项', en: 'Options of linked selects' },
      query: z.object({
        table: z.string().max(100),
        txt: z.string().max(63),
        key: z.string().max(63),
        idField: z.string().max(63).optional(),
        pidField: z.string().max(63).optional(),
        pidValue: z.string().max(100).optional(),
        condition: z.string().max(500).optional(),
      }),
      reply: z.array(
        z.object({ value: z.string(), store: z.string(), label: z.string(), id: z.string().nullable(), pid: z.string().nullable() }),
      ),
      errors: ['NotFound', 'InvalidInput'],
    },
    detail: {
      ...read,
      path: '/detail/:id/:dataId',
      summary: { zh: '在线表单详情', en: 'One row of an online form with its sub-tables' },
      params: oneRow,
      reply: Row,
    },
  },
});
