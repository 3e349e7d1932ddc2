import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/newId.ts';
import type { MergedRow } from './mergeRows.ts';

interface StoredPart {
  id: string;
  createBy: string | null;
  createTime: string;
  sysOrgCode?: string | null;
  version: number;
}

/** Rows of a definition that is written as a whole, with who made them and who changed them. */
export function stampedParts(ctx: Context, parts: readonly MergedRow<object, StoredPart>[]) {
  const { tenantId, username, orgCode } = ctx.actor;
  const now = nowText(ctx.clock);
  return parts.map(({ values, before }) => ({
    ...values,
    id: before?.id ?? newId(),
    tenantId,
    createBy: before?.createBy ?? username,
    createTime: before?.createTime ?? now,
    sysOrgCode: before?.sysOrgCode ?? orgCode,
    ...(before === undefined ? { version: 0 } : { updateBy: username, updateTime: now, version: before.version + 1 }),
  }));
}
