// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const formButtonAddInput = z.object({
  buttonCode: z.string().check(z.minLength(1), z.maxLength(50), z.regex(new RegExp('^[a-z][A-Za-z0-9_]*$'))),
  buttonName: z.string().check(z.minLength(1), z.maxLength(50)),
  buttonNameEn: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  buttonStyle: z.optional(z.nullable(z.enum(['button', 'link', 'form']))),
  optType: z.optional(z.nullable(z.enum(['action', 'js', 'bus']))),
  optPosition: z.optional(z.nullable(z.string().check(z.maxLength(1), z.regex(new RegExp('^[12]?$'))))),
  buttonIcon: z.optional(z.nullable(z.string().check(z.maxLength(50), z.regex(new RegExp('^[a-z0-9-]*$'))))),
  exp: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  buttonStatus: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
  cgformHeadId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  action: z.optional(
    z.nullable(
      z.union([
        z.object({
          kind: z.literal('set'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          values: z.record(z.string(), z.unknown()),
        }),
        z.object({
          kind: z.literal('call'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          name: z.string().check(z.maxLength(100)),
        }),
        z.object({
          kind: z.literal('message'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          template: z.string().check(z.maxLength(100)),
          receivers: z.string().check(z.minLength(1), z.maxLength(2000)),
        }),
        z.object({
          kind: z.literal('open'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          to: z.string().check(z.maxLength(300)),
        }),
      ]),
    ),
  ),
});
/** What `edit` takes, as a schema for forms. */
export const formButtonEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  buttonCode: z.optional(z.string().check(z.minLength(1), z.maxLength(50), z.regex(new RegExp('^[a-z][A-Za-z0-9_]*$')))),
  buttonName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  buttonNameEn: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  buttonStyle: z.optional(z.nullable(z.enum(['button', 'link', 'form']))),
  optType: z.optional(z.nullable(z.enum(['action', 'js', 'bus']))),
  optPosition: z.optional(z.nullable(z.string().check(z.maxLength(1), z.regex(new RegExp('^[12]?$'))))),
  buttonIcon: z.optional(z.nullable(z.string().check(z.maxLength(50), z.regex(new RegExp('^[a-z0-9-]*$'))))),
  exp: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
  buttonStatus: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
  action: z.optional(
    z.nullable(
      z.union([
        z.object({
          kind: z.literal('set'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          values: z.record(z.string(), z.unknown()),
        }),
        z.object({
          kind: z.literal('call'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          name: z.string().check(z.maxLength(100)),
        }),
        z.object({
          kind: z.literal('message'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          template: z.string().check(z.maxLength(100)),
          receivers: z.string().check(z.minLength(1), z.maxLength(2000)),
        }),
        z.object({
          kind: z.literal('open'),
          confirm: z.nullable(
            z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
          ),
          to: z.string().check(z.maxLength(300)),
        }),
      ]),
    ),
  ),
});
