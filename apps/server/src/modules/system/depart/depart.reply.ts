import { z } from 'zod';

/** A department as the wire shows one. @source jeecg-wire 3.3 */
export const DepartReply = z
  .object({
    id: z.string(),
    parentId: z.string(),
    departName: z.string(),
    departNameEn: z.string().nullable(),
    departNameAbbr: z.string().nullable(),
    departOrder: z.int(),
    description: z.string().nullable(),
    orgCategory: z.string(),
    orgType: z.string().nullable(),
    orgCode: z.string(),
    mobile: z.string().nullable(),
    fax: z.string().nullable(),
    address: z.string().nullable(),
    memo: z.string().nullable(),
    status: z.string().nullable(),
    delFlag: z.coerce.string(),
    createBy: z.string().nullable(),
    createTime: z.string().nullable(),
    updateBy: z.string().nullable(),
    updateTime: z.string().nullable(),
  })
  .meta({ id: 'SysDepart' });
