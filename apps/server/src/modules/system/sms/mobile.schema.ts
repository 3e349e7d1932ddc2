import { z } from 'zod';

/** A phone that a stranger names. */
export const Mobile = z.string().regex(/^1[3-9]\d{9}$/, '手机号格式不正确');
