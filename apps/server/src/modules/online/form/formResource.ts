import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { onlCgformButton, onlCgformField, onlCgformHead, onlCgformIndex } from './form.table.ts';
import { FormButton, FormField, FormHead, FormIndex } from './formEntities.ts';

const permission = 'online:form';
const copy = alias(onlCgformHead, 'copied');
const sub = alias(onlCgformHead, 'sub');

export const formResource: Resource<typeof FormHead, typeof onlCgformHead> = defineResource(FormHead, {
  table: onlCgformHead,
  options: {
    permission,
    defaultSort: { field: 'createTime', order: 'desc' },
    wholeRows: true,
    extra: {
      hascopy: {
        sql: sql`case when exists (select 1 from ${onlCgformHead} as ${sql.identifier('copied')} where ${and(eq(copy.tenantId, onlCgformHead.tenantId), eq(copy.physicId, onlCgformHead.id), eq(copy.delFlag, 0))}) then 1 else 0 end`,
        type: 'number',
      },
      subTableStr: {
        sql: sql`(select string_agg(distinct ${sub.tableName}, ',') from ${onlCgformField} join ${onlCgformHead} as ${sql.identifier('sub')} on ${and(eq(sub.tenantId, onlCgformField.tenantId), eq(sub.id, onlCgformField.cgformHeadId))} where ${and(eq(onlCgformField.tenantId, onlCgformHead.tenantId), eq(onlCgformField.mainTable, onlCgformHead.tableName), eq(sub.delFlag, 0), eq(sub.copyType, 0))})`,
        type: 'text',
      },
    },
    fetch: { rules: onlCgformHead.rules },
  },
});

export const formFieldResource: Resource<typeof FormField, typeof onlCgformField> = defineResource(FormField, {
  table: onlCgformField,
  options: { permission },
});

export const formIndexResource: Resource<typeof FormIndex, typeof onlCgformIndex> = defineResource(FormIndex, {
  table: onlCgformIndex,
  options: { permission },
});

export const formButtonResource: Resource<typeof FormButton, typeof onlCgformButton> = defineResource(FormButton, {
  table: onlCgformButton,
  options: { permission },
});
