import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, flag, integer, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A text with places to fill. @source freight-domain 2.46 */
export const Template = entity('contractTemplate', {
  label: label('合同模板', 'Contract template'),
  required: {
    name: text(label('模板名称', 'Name'), { max: 100, filter: 'text' }),
    contractType: dict('contract_type', { label: label('合同类型', 'Kind of contract'), options: { codes: ['1', '2', '3', '4', '5'] } }),
    content: longText(label('模板正文', 'Text'), {
      max: 50_000,
      description: 'Rich text; ${contractNo} and the like are filled when a contract is made. Another text makes a new version.',
    }),
  },
  optional: {
    enabled: flag(label('启用', 'Enabled'), { default: '1' }),
    remark: text(label('备注', 'Remark'), { max: 200 }),
  },
  computed: { versionNo: integer(label('版本', 'Version')) },
  exportColumns: [],
  importColumns: [],
});

const { list, queryById, add, edit, delete: remove } = standardEndpoints(Template, 'contract');
const permission = 'contract:template';

const Place = z.object({ name: z.string(), label: z.object({ zh: z.string(), en: z.string() }) }).meta({ id: 'TemplatePlace' });

/** @source freight-domain S04 模板管理 */
export const templateContract = contract('/hycontract/hyTemplate', {
  about: { domain: 'shipping', name: 'contractTemplate', entity: Template },
  endpoints: {
    list: { ...list, permission },
    queryById: { ...queryById, permission },
    add: { ...add, permission },
    edit: { ...edit, permission },
    delete: { ...remove, permission },
    placeholders: {
      method: 'GET',
      path: '/placeholders',
      permission,
      summary: label('模板占位符', 'Places that a template may name'),
      reply: z.array(Place),
    },
    preview: {
      method: 'POST',
      path: '/preview',
      permission,
      summary: label('预览模板', 'See a template filled'),
      body: z.object({ content: z.string().max(50_000) }).meta({ id: 'TemplatePreviewInput' }),
      reply: z.object({ content: z.string() }),
      errors: ['InvalidInput'],
    },
  },
});
