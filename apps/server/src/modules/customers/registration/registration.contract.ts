import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';
import { Mobile } from '../../system/sms/mobile.schema.ts';

/** What a registration takes. Stock clients send the first five alone. @source SESS-09, jeecg-wire 2.5 */
const RegisterInput = z.object({
  username: z
    .string()
    .regex(/^[^\s,*!<>='"%\\/]{2,64}$/, '用户名为2-64位，不能含空格和特殊符号')
    .nullish(),
  password: z.string().max(200),
  email: z.union([z.literal(''), z.email('邮箱格式不正确').max(64)]).nullish(),
  phone: Mobile,
  smscode: z.string().max(20),
  /** Name of the company, or of the person; default the user name. */
  customerName: z.string().trim().max(100).nullish(),
  customerKind: z.enum(['1', '2', '3']).nullish(),
});

/** Shippers and agents who come by themselves. @source SESS-09, freight-domain 5.8 */
export const registrationContract = contract('/sys/user', {
  about: { domain: 'customers', name: 'registration' },
  endpoints: {
    register: {
      method: 'POST',
      path: '/register',
      auth: 'public',
      summary: { zh: '注册', en: 'Register' },
      body: RegisterInput,
      reply: z.null(),
      message: '注册成功',
      errors: ['TooMany'],
    },
  },
});
