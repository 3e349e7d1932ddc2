// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `reupload` takes, as a schema for forms. */
export const govUploadReuploadInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
/** What `stop` takes, as a schema for forms. */
export const govUploadStopInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `testCompany` takes, as a schema for forms. */
export const govUploadTestCompanyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `upload` takes, as a schema for forms. */
export const govUploadUploadInput = z.object({
  type: z.enum(['driver', 'vehicle', 'carrier', 'customer', 'waybill', 'fund']),
  bizIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
/** What `uploadCarriers` takes, as a schema for forms. */
export const govUploadUploadCarriersInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
/** What `uploadCustomers` takes, as a schema for forms. */
export const govUploadUploadCustomersInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
/** What `uploadDrivers` takes, as a schema for forms. */
export const govUploadUploadDriversInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
/** What `uploadVehicles` takes, as a schema for forms. */
export const govUploadUploadVehiclesInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(500)),
});
