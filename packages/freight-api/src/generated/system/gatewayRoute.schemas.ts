// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `updateAll` takes, as a schema for forms. */
export const gatewayRouteUpdateAllInput = z.object({
  routes: z.optional(z.nullable(z.string().check(z.maxLength(500000)))),
  router: z.optional(
    z.nullable(
      z.object({
        id: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
        version: z.optional(z.nullable(z.int())),
        name: z.string().check(z.minLength(1), z.maxLength(100)),
        uri: z.string().check(z.minLength(1), z.maxLength(500)),
        predicates: z.union([z.array(z.unknown()).check(z.minLength(1), z.maxLength(50)), z.string().check(z.maxLength(20000))]),
        filters: z.optional(z.nullable(z.union([z.array(z.unknown()).check(z.maxLength(50)), z.string().check(z.maxLength(20000))]))),
        stripPrefix: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(20)))),
        retryable: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
        persist: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
        showApi: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
        status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
      }),
    ),
  ),
});
