import { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { date, fieldOf } from '../../../platform/contract/index.ts';
import { fieldKey } from '../../../platform/contract/meta.ts';

/** A comma list with the field of `one`: ids or codes, in sheets also names. A trailing comma is tolerated. @source jeecg-wire 1.7 */
export const codeList = (one: z.ZodType, max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\t\r\n'"<>\\]*$/)
    .meta({ ...one.meta(), [fieldKey]: { ...fieldOf(one), multiple: true, maxLength: max } });

/** The same text, which may also be empty. */
export const optionalPattern = (one: z.ZodString, pattern: RegExp) => one.regex(pattern).meta(one.meta() ?? {});

/** A calendar date, or the empty text that stock clients send for none. @source jeecg-wire 3.1 */
export const optionalDate = (label: LocalizedText) =>
  z
    .string()
    .regex(/^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/)
    .refine((day) => day === '' || z.iso.date().safeParse(day).success)
    .meta(date(label).meta() ?? {});
