import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { templateContract } from './template.contract.ts';
import { editTemplate, listPlaceholders, previewTemplate, templateResource } from './template.service.ts';

const { list, queryById, add, delete: remove } = resourceHandlers(templateResource);

/** @source freight-domain S04 模板管理 */
export const templateRoutes = routes(templateContract, {
  list,
  queryById,
  add,
  edit: (ctx, { body }) => editTemplate(ctx, body),
  delete: remove,
  placeholders: async () => listPlaceholders(),
  preview: async (_ctx, { body }) => previewTemplate(body.content),
});
