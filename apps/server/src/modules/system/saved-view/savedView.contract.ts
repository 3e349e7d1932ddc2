import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, IdQuery } from '../../../platform/contract/index.ts';

const name = z.string().trim().normalize('NFC').min(1).max(40);
const listKey = z.string().regex(/^[\w:.-]{1,100}$/);
const Scope = z.enum(['user', 'depart', 'tenant']);
const mark = z.enum(['0', '1']);
/** What a link to the list carries, by parameter. */
const Params = z
  .record(z.string().regex(/^\w{1,80}$/), z.string().max(20_000))
  .refine((params) => Object.keys(params).length <= 60 && JSON.stringify(params).length <= 32_000);

/** A view as its reader sees it. */
export const SavedView = z
  .object({
    id: z.string(),
    version: z.int(),
    listKey: z.string(),
    name: z.string(),
    scope: Scope,
    /** Department that it belongs to; null for the others. */
    orgCode: z.string().nullable(),
    isDefault: mark,
    params: z.record(z.string(), z.string()),
    /** Whether this reader may rename, change and remove it. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'SavedView' });

const mode = { scope: Scope, orgCode: z.string().max(64).nullish(), isDefault: mark };

/** Saved views of lists: a person's own, those of the departments, those of the tenant. */
export const savedViewContract = contract('/sys/savedView', {
  about: { domain: 'system', name: 'savedViews' },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      auth: 'session',
      summary: label('我能看到的视图', 'Views that the user sees'),
      query: z.object({ listKey: listKey.optional() }),
      reply: z.array(SavedView),
    },
    departs: {
      method: 'GET',
      path: '/departs',
      permission: 'savedView:share',
      summary: label('共享列表视图', 'Share views of lists'),
      reply: z.array(
        z.object({
          orgCode: z.string(),
          departName: z.string(),
          parentCode: z
            .string()
            .nullable()
            .meta({ description: 'Code of the department above; null where a view cannot be shared with that one.' }),
        }),
      ),
    },
    add: {
      method: 'POST',
      path: '/add',
      auth: 'session',
      summary: label('保存视图', 'Save a view'),
      body: z.object({ listKey, permission: z.string().regex(/^[\w:-]{1,100}$/), name, params: Params, ...mode }),
      reply: SavedView,
      idempotent: 'accepted',
      errors: ['Forbidden', 'Conflict', 'InvalidInput'],
    },
    edit: {
      method: ['PUT', 'POST'],
      path: '/edit',
      auth: 'session',
      summary: label('修改视图', 'Change a view'),
      body: z.object({
        id: z.string().min(1).max(36),
        version: z.int().min(0).optional(),
        name: name.optional(),
        params: Params.optional(),
        scope: mode.scope.optional(),
        orgCode: mode.orgCode,
        isDefault: mode.isDefault.optional(),
      }),
      reply: SavedView,
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    delete: {
      method: 'DELETE',
      path: '/delete',
      auth: 'session',
      summary: label('删除视图', 'Remove a view'),
      query: IdQuery,
      reply: z.null(),
      errors: ['NotFound'],
    },
  },
});
