// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `bindPhone` takes, as a schema for forms. */
export const accountPhoneBindPhoneInput = z.object({
  phone: z
    .string()
    .check(z.maxLength(11), z.regex(new RegExp('^1[3-9]\\d{9}$')))
    .check(byRule('mobile')),
  smscode: z.string().check(z.maxLength(10)),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `bindPhoneSms` takes, as a schema for forms. */
export const accountPhoneBindPhoneSmsInput = z.object({
  phone: z
    .string()
    .check(z.maxLength(11), z.regex(new RegExp('^1[3-9]\\d{9}$')))
    .check(byRule('mobile')),
});
