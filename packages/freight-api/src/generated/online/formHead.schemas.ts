// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `edit` takes, as a schema for forms. */
export const formHeadEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  tableName: z.optional(z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[a-z][a-z0-9_]{0,62}$')))),
  tableTxt: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  tableTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  tableType: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3)))),
  isCheckbox: z.optional(z.nullable(z.enum(['Y', 'N']))),
  isPage: z.optional(z.nullable(z.enum(['Y', 'N']))),
  isTree: z.optional(z.nullable(z.enum(['Y', 'N']))),
  idSequence: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  idType: z.optional(z.nullable(z.string().check(z.maxLength(20), z.regex(new RegExp('^\\w*$'))))),
  queryMode: z.optional(z.nullable(z.enum(['single', 'group']))),
  relationType: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  tabOrderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
  treeParentIdField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
  treeIdField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
  treeFieldname: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
  formCategory: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  formTemplate: z.optional(z.nullable(z.string().check(z.maxLength(2), z.regex(new RegExp('^(?:[1-4]|99)$'))))),
  formTemplateMobile: z.optional(z.nullable(z.string().check(z.maxLength(1), z.regex(new RegExp('^[12]$'))))),
  scroll: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  themeTemplate: z.optional(z.nullable(z.enum(['normal', 'erp', 'innerTable', 'tab']))),
  extConfigJson: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  rules: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            holds: z.string().check(z.minLength(1), z.maxLength(2000)),
            message: z.object({
              zh: z.string().check(z.minLength(1), z.maxLength(200)),
              en: z.string().check(z.minLength(1), z.maxLength(200)),
            }),
            field: z.nullable(z.string().check(z.maxLength(63))),
          }),
        )
        .check(z.maxLength(50)),
    ),
  ),
});
/** What `restore` takes, as a schema for forms. */
export const formHeadRestoreInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  versionNo: z.int().check(z.minimum(1)),
});
/** What `takeBack` takes, as a schema for forms. */
export const formHeadTakeBackInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  publishedVersion: z.int().check(z.minimum(1)),
});
