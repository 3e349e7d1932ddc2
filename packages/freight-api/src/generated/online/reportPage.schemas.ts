// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const reportPageAddInput = z.object({
  head: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    displayTemplate: z.enum(['tab', 'single', 'double']),
    permission: z.string().check(z.minLength(1), z.maxLength(100)),
    nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
    dataType: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    cgrSql: z.optional(z.nullable(z.string().check(z.maxLength(20000)))),
    dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    extendJs: z.optional(z.nullable(z.string().check(z.maxLength(20000)))),
  }),
  blocks: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            title: z.string().check(z.minLength(1), z.maxLength(60)),
            reportCode: z.string().check(z.minLength(1), z.maxLength(100)),
            graphType: z.enum(['bar', 'line', 'pie', 'figure', 'pivot', 'table']),
            titleEn: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
            xaxisField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            byField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            yaxisField: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
            fold: z.optional(z.nullable(z.enum(['sum', 'average', 'max', 'count']))),
            colSpan: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
            height: z.optional(z.nullable(z.enum(['small', 'normal', 'tall']))),
            params: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  params: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
            paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
});
/** What `edit` takes, as a schema for forms. */
export const reportPageEditInput = z.object({
  head: z.object({
    id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
    version: z.int().check(z.minimum(0)),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    displayTemplate: z.optional(z.enum(['tab', 'single', 'double'])),
    permission: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
    dataType: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    cgrSql: z.optional(z.nullable(z.string().check(z.maxLength(20000)))),
    dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    extendJs: z.optional(z.nullable(z.string().check(z.maxLength(20000)))),
  }),
  blocks: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            title: z.string().check(z.minLength(1), z.maxLength(60)),
            reportCode: z.string().check(z.minLength(1), z.maxLength(100)),
            graphType: z.enum(['bar', 'line', 'pie', 'figure', 'pivot', 'table']),
            titleEn: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
            xaxisField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            byField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            yaxisField: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
            fold: z.optional(z.nullable(z.enum(['sum', 'average', 'max', 'count']))),
            colSpan: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
            height: z.optional(z.nullable(z.enum(['small', 'normal', 'tall']))),
            params: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  params: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
            paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
});
/** What `makeMenu` takes, as a schema for forms. */
export const reportPageMakeMenuInput = z.object({
  headId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  parentId: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  name: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
  nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  icon: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[\\w:-]*$'))))),
});
/** What `parseField` takes, as a schema for forms. */
export const reportPageParseFieldInput = z.object({
  type: z.string().check(z.maxLength(20)),
  data: z.string().check(z.maxLength(20000)),
});
