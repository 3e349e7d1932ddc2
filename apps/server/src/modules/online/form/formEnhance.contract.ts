import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { contract, Id } from '../../../platform/contract/index.ts';
import { FormButtonRow } from './form.contract.ts';

const read = 'online:form:list';
const write = 'online:form:edit';

const short = (max: number) => z.string().max(max).nullish();
const script = z.string().max(50_000).nullish();
const id = z.string().max(36).nullish();

const EnhanceJs = z.object({ id, cgJs: script, cgJsType: z.enum(['list', 'form']).nullish() }).meta({ id: 'FormEnhanceJs' });
const EnhanceSql = z
  .object({ id, buttonCode: short(50), cgbSql: script, cgbSqlName: short(50), content: short(1000) })
  .meta({ id: 'FormEnhanceSql' });
const EnhanceJava = z
  .object({
    id,
    buttonCode: short(50),
    cgJavaType: short(32),
    cgJavaValue: short(200),
    activeStatus: z.enum(['0', '1']).nullish(),
    event: z.enum(['start', 'end']).nullish(),
  })
  .meta({ id: 'FormEnhanceJava' });

const params = z.object({ code: Id });
const stored = {
  method: ['POST', 'PUT'],
  permission: write,
  params,
  reply: z.null(),
  message: '保存成功！',
  errors: ['NotFound'],
} as const;
const shown = { method: 'GET', permission: read, params, errors: ['NotFound'] } as const;
const removed = {
  method: 'DELETE',
  permission: write,
  query: z.object({ ids: z.string().min(1).max(40_000) }),
  reply: z.null(),
  message: '删除成功!',
} as const;

/** Scripts, SQL and Java of the stock product: kept for who brings them along, and never run. @source jeecg-wire 4.4 */
export const formEnhanceContract = contract('/online/cgform/head', {
  about: { domain: 'online', name: 'formEnhance' },
  endpoints: {
    enhanceJs: {
      ...shown,
      path: '/enhanceJs/:code',
      query: z.object({ type: z.enum(['list', 'form']).optional() }),
      summary: label('JS增强（不运行）', 'Script of a form, which is never run'),
      reply: EnhanceJs.nullable(),
    },
    storeJs: {
      ...stored,
      path: '/enhanceJs/:code',
      query: z.object({ type: z.enum(['list', 'form']).optional() }),
      summary: label('保存JS增强', 'Keep a script'),
      body: EnhanceJs,
    },
    enhanceButton: {
      ...shown,
      path: '/enhanceButton/:code',
      summary: label('增强按钮列表', 'Buttons that scripts could serve'),
      reply: z.array(FormButtonRow),
    },
    enhanceSql: {
      ...shown,
      path: '/enhanceSql/:code',
      summary: label('SQL增强（不运行）', 'SQL of a form, which is never run'),
      reply: z.array(EnhanceSql),
    },
    storeSql: { ...stored, path: '/enhanceSql/:code', summary: label('保存SQL增强', 'Keep SQL'), body: EnhanceSql },
    removeSql: { ...removed, path: '/deletebatchEnhanceSql', summary: label('删除SQL增强', 'Remove SQL') },
    enhanceJava: {
      ...shown,
      path: '/enhanceJava/:code',
      summary: label('Java增强（不运行）', 'Java of a form, which is never run'),
      reply: z.array(EnhanceJava),
    },
    storeJava: { ...stored, path: '/enhanceJava/:code', summary: label('保存Java增强', 'Keep Java'), body: EnhanceJava },
    removeJava: { ...removed, path: '/deleteBatchEnhanceJava', summary: label('删除Java增强', 'Remove Java') },
  },
});
