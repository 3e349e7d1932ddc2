// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const appVersionAddInput = z.object({
  appKind: z.enum(['driver', 'shipper']),
  platform: z.enum(['android', 'ios']),
  versionName: z.string().check(z.minLength(1), z.maxLength(20), z.regex(new RegExp('^\\d+\\.\\d+\\.\\d+(?:[-+][\\w.+-]+)?$'))),
  versionCode: z.int().check(z.minimum(1), z.maximum(2100000000)),
  forceUpdate: z.enum(['0', '1']),
  minVersionCode: z.int().check(z.minimum(1), z.maximum(2100000000)),
  content: z.string().check(z.minLength(1), z.maxLength(1000)),
  file: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp('^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.apk)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.apk)(?:\\?[^\\s,]*)?))*)?$'),
          ),
        ),
    ),
  ),
  storeUrl: z.optional(z.nullable(z.string().check(z.maxLength(500), z.regex(new RegExp('^https:\\/\\/[^\\s/]+\\.[^\\s/]+\\/\\S*$'))))),
});
/** What `edit` takes, as a schema for forms. */
export const appVersionEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  appKind: z.optional(z.enum(['driver', 'shipper'])),
  platform: z.optional(z.enum(['android', 'ios'])),
  versionName: z.optional(z.string().check(z.minLength(1), z.maxLength(20), z.regex(new RegExp('^\\d+\\.\\d+\\.\\d+(?:[-+][\\w.+-]+)?$')))),
  versionCode: z.optional(z.int().check(z.minimum(1), z.maximum(2100000000))),
  forceUpdate: z.optional(z.enum(['0', '1'])),
  minVersionCode: z.optional(z.int().check(z.minimum(1), z.maximum(2100000000))),
  content: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  file: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp('^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.apk)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.apk)(?:\\?[^\\s,]*)?))*)?$'),
          ),
        ),
    ),
  ),
  storeUrl: z.optional(z.nullable(z.string().check(z.maxLength(500), z.regex(new RegExp('^https:\\/\\/[^\\s/]+\\.[^\\s/]+\\/\\S*$'))))),
});
/** What `offline` takes, as a schema for forms. */
export const appVersionOfflineInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `publish` takes, as a schema for forms. */
export const appVersionPublishInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
