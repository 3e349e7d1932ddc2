import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { contract, Id, ListQuery, page, standardEndpoints, type Endpoint } from '../../../platform/contract/index.ts';
import { FormButton, FormField, FormHead, FormIndex } from './formEntities.ts';
import { ButtonAction, RowRule } from './formSnapshot.ts';

const may = { list: 'online:form:list', edit: 'online:form:edit', publish: 'online:form:publish' } as const;

const known = { id: z.string().max(36).nullish() };
/** Ids, or a comma list of them as some clients send it. */
const Ids = z.union([z.array(z.string().max(36)).max(600), z.string().max(24_000)]).nullish();
const Version = z.int().min(0).nullish();

const rules = z.array(RowRule).max(50).nullish();
const parts = {
  /** Rows with the id of a stored one change it, others are new. What is not named stays. */
  fields: z.array(FormField.add.extend(known)).max(600).nullish(),
  indexs: z.array(FormIndex.add.extend(known)).max(50).nullish(),
  deleteFieldIds: Ids,
  deleteIndexIds: Ids,
};

/** Stock clients send no version: then the last who saves wins. */
const HeadEdit = FormHead.edit.extend({ version: Version, rules });
export const FormAddInput = z.object({ head: FormHead.add.extend({ rules }), ...parts }).meta({ id: 'FormAddInput' });
export const FormEditInput = z.object({ head: HeadEdit, ...parts }).meta({ id: 'FormEditInput' });
export type FormInput = z.output<typeof FormAddInput> | z.output<typeof FormEditInput>;

const FormHeadRow = FormHead.row.extend({ rules: z.array(RowRule) }).meta({ id: 'FormHeadRow' });
export const FormButtonRow = FormButton.row.extend({ action: ButtonAction.nullable() }).meta({ id: 'FormButtonRow' });

const Words = z.object({ zh: z.string(), en: z.string() });

/** What publishing would do, a step each. */
export const FormPlan = z
  .object({
    headId: z.string(),
    /** Version that it would make. */
    version: z.int(),
    /** Nothing differs from what is in force. */
    isCurrent: z.boolean(),
    /** Values would go out of sight: that needs `force`. */
    needsForce: z.boolean(),
    steps: z.array(
      z.object({
        kind: z.enum(['table', 'add', 'widen', 'narrow', 'rename', 'drop', 'revive', 'clear', 'index', 'other']),
        field: z.string().nullable(),
        text: Words,
        /** Rows whose value would no longer be shown. */
        lost: z.int(),
      }),
    ),
  })
  .meta({ id: 'FormPlan' });
export type FormPlan = z.output<typeof FormPlan>;

const FormVersionRow = z
  .object({
    id: z.string(),
    versionNo: z.int(),
    kind: z.enum(['publish', 'takeBack', 'follow']),
    formerVersion: z.int(),
    isInForce: z.boolean(),
    plan: Words,
    createBy: z.string().nullable(),
    createTime: z.string(),
  })
  .meta({ id: 'FormVersionRow' });

const FormChange = z
  .object({
    part: z.enum(['head', 'field', 'index', 'button', 'rule']),
    name: z.string(),
    change: z.enum(['added', 'removed', 'changed']),
    properties: z.array(z.object({ property: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'FormChange' });
export type FormChange = z.output<typeof FormChange>;

const { list, queryById, delete: remove, deleteBatch } = standardEndpoints(FormHead, 'online:form');
const changed = ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput', 'Business'];

/** Definitions of forms. @source ONL-07, jeecg-wire 4.4 */
export const formHeadContract = contract('/online/cgform/head', {
  about: { domain: 'online', name: 'formHead', entity: FormHead, further: [FormField, FormIndex, FormButton] },
  endpoints: {
    list: { ...list, reply: page(FormHeadRow) },
    queryById: { ...queryById, reply: FormHeadRow },
    edit: {
      method: 'PUT',
      path: '/edit',
      permission: may.edit,
      summary: label('编辑表单设置', 'Edit the settings of a form'),
      body: HeadEdit,
      reply: FormHeadRow,
      message: '修改成功!',
      idempotent: 'accepted',
      errors: changed,
    },
    delete: { ...remove, permission: may.edit, summary: label('删除表单及其数据表', 'Delete a form with its table') },
    removeRecord: {
      ...remove,
      path: '/removeRecord',
      permission: may.edit,
      summary: label('移除表单，保留数据表', 'Remove a form and keep its table'),
    },
    deleteBatch: {
      ...deleteBatch,
      permission: may.edit,
      query: z.object({ ids: z.string().min(1).max(40_000), flag: z.enum(['0', '1']).optional() }),
    },
    copyOnline: {
      method: 'POST',
      path: '/copyOnline',
      permission: may.edit,
      summary: label('复制视图', 'Copy a form as another view of its table'),
      query: z.object({ code: Id }),
      reply: FormHeadRow,
      message: '添加成功！',
      errors: ['NotFound', 'Business'],
    },
    copyOnlineTable: {
      // Stock clients ask by GET for it.
      method: ['POST', 'GET'],
      path: '/copyOnlineTable/:id',
      permission: may.edit,
      summary: label('复制表', 'Copy a form as one with a table of its own'),
      params: z.object({ id: Id }),
      query: z.object({ tableName: z.string().max(63).optional() }),
      reply: FormHeadRow,
      message: '添加成功！',
      errors: ['NotFound', 'InvalidInput'],
    },
    queryTables: {
      method: 'GET',
      path: '/queryTables',
      permission: may.edit,
      summary: label('可导入的数据表', 'Tables whose fields a form can begin with'),
      query: ListQuery.extend({ tableName: z.string().max(100).optional() }),
      reply: page(z.object({ id: z.string(), tableName: z.string(), tableTxt: z.string() })),
    },
    transTables: {
      method: 'POST',
      path: '/transTables/:names',
      permission: may.edit,
      summary: label('从数据表导入表单', 'Make forms with the fields of tables'),
      params: z.object({ names: z.string().min(1).max(2000) }),
      reply: z.array(FormHeadRow),
      message: '添加成功！',
      errors: ['Business'],
    },
    plan: {
      method: 'GET',
      path: '/plan',
      permission: may.edit,
      summary: label('发布预览', 'What publishing would do'),
      query: z.object({ id: Id, force: z.enum(['0', '1']).optional() }),
      reply: FormPlan,
      errors: ['NotFound', 'InvalidInput'],
    },
    versions: {
      method: 'GET',
      path: '/versions',
      permission: may.list,
      summary: label('表单版本', 'Versions of a form'),
      query: z.object({ headId: Id }),
      reply: z.array(FormVersionRow),
      errors: ['NotFound'],
    },
    compare: {
      method: 'GET',
      path: '/compare',
      permission: may.list,
      summary: label('比较版本', 'Compare versions'),
      query: z.object({
        id: Id,
        /** Absent: the draft. */
        from: z.coerce.number().int().min(1).optional(),
        to: z.coerce.number().int().min(1),
      }),
      reply: z.array(FormChange),
      errors: ['NotFound'],
    },
    restore: {
      method: 'PUT',
      path: '/restore',
      permission: may.edit,
      summary: label('恢复到历史版本', 'Make a former version the draft'),
      body: z.object({ id: Id, version: Version, versionNo: z.int().min(1) }),
      reply: FormHeadRow,
      message: '修改成功!',
      idempotent: 'accepted',
      errors: changed,
    },
    takeBack: {
      method: 'PUT',
      path: '/takeBack',
      permission: may.publish,
      summary: label('撤回发布', 'Take the last publication back'),
      body: z.object({ id: Id, publishedVersion: z.int().min(1) }),
      reply: FormHeadRow,
      message: '撤回成功！',
      errors: ['NotFound', 'Conflict', 'Business'],
    },
  },
});

/** @source jeecg-wire 4.4 */
export const formApiContract = contract('/online/cgform/api', {
  about: { domain: 'online', name: 'formDefinition' },
  endpoints: {
    addAll: {
      method: 'POST',
      path: '/addAll',
      permission: may.edit,
      summary: label('新增表单', 'Add a form with its fields'),
      body: FormAddInput,
      reply: FormHeadRow,
      message: '添加成功！',
      idempotent: 'accepted',
      checkable: true,
      errors: ['InvalidInput', 'Business'],
    },
    editAll: {
      method: 'PUT',
      path: '/editAll',
      permission: may.edit,
      summary: label('编辑表单', 'Edit a form with its fields'),
      body: FormEditInput,
      reply: FormHeadRow,
      message: '修改成功!',
      idempotent: 'accepted',
      checkable: true,
      errors: changed,
    },
    checkOnlyTable: {
      method: 'GET',
      path: '/checkOnlyTable',
      permission: may.edit,
      summary: label('表名是否可用', 'Whether a table name is free'),
      query: z.object({ tbname: z.string().max(100), id: z.string().max(36).optional() }),
      reply: z.null(),
      message: '该值可用！',
      errors: ['Business'],
    },
    doDbSynch: {
      method: 'POST',
      path: '/doDbSynch/:id/:mode',
      permission: may.publish,
      summary: label('发布表单', 'Publish a form'),
      params: z.object({ id: Id, mode: z.enum(['normal', 'force']) }),
      reply: FormHeadRow,
      message: '同步成功！',
      errors: ['NotFound', 'Conflict', 'Business', 'InvalidInput'],
    },
  },
});

const byHead = {
  method: 'GET',
  path: '/listByHeadId',
  permission: may.list,
  query: z.object({ headId: Id }),
  errors: ['NotFound'],
} as const satisfies Partial<Endpoint>;

/** @source jeecg-wire 4.4 */
export const formFieldContract = contract('/online/cgform/field', {
  about: { domain: 'online', name: 'formField', entity: FormField },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('表单字段列表', 'Fields of a form'), reply: z.array(FormField.row) },
    listByHeadCode: {
      ...byHead,
      path: '/listByHeadCode',
      query: z.object({ headCode: z.string().max(63) }),
      summary: label('按表名查字段', 'Fields of a form by its name'),
      reply: z.array(FormField.row),
    },
  },
});

/** An index by which parts of a text are found. That of a large table is made after the publication. */
const FormPartsIndex = z
  .object({ field: z.string(), state: z.enum(['ready', 'building', 'waiting', 'failed', 'absent']) })
  .meta({ id: 'FormPartsIndex' });

/** @source jeecg-wire 4.4 */
export const formIndexContract = contract('/online/cgform/index', {
  about: { domain: 'online', name: 'formIndex', entity: FormIndex },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('表单索引列表', 'Indexes of a form'), reply: z.array(FormIndex.row) },
    parts: {
      ...byHead,
      path: '/parts',
      summary: label('模糊查询索引的状态', 'How the indexes for parts of texts are'),
      reply: z.array(FormPartsIndex),
    },
  },
});
