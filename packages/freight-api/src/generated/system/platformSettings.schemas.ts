// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `edit` takes, as a schema for forms. */
export const platformSettingsEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  webPlatformName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  webPlatformNameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  logoTitle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  logoTitleEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  platformLogoLight: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  platformLogoDark: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  bg: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  footerCompanyName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  footerCompanyNameLink: z.optional(z.nullable(z.string().check(z.maxLength(255), z.regex(new RegExp('^https?:\\/\\/[^\\s/]+(?:\\/\\S*)?$'))))),
  footerAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  footerCustomerService: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  footerWebRecordNumber: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  footerIcpNumber: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  vehicleTrackSwitch: z.optional(z.nullable(z.enum(['0', '1']))),
});
