import { z } from 'zod';
import { Id, type Endpoint } from '../../platform/contract/index.ts';

/** Makes the menu entry of something that an administrator declared: of a form, or of a report. */
export const makeMenuEndpoint = {
  method: 'POST',
  path: '/makeMenu',
  body: z.object({
    headId: Id,
    /** Entry above. */
    parentId: z.string().max(32).nullish(),
    name: z.string().trim().min(1).max(100).nullish(),
    nameEn: z.string().trim().max(100).nullish(),
    icon: z
      .string()
      .max(100)
      .regex(/^[\w:-]*$/)
      .nullish(),
  }),
  reply: z.object({ menuId: z.string(), url: z.string(), permissionIds: z.array(z.string()) }),
  message: '生成成功！',
  errors: ['NotFound', 'Forbidden', 'InvalidInput'],
} as const satisfies Partial<Endpoint>;

export type MenuInput = z.output<typeof makeMenuEndpoint.body>;
export type MadeMenu = z.output<typeof makeMenuEndpoint.reply>;
