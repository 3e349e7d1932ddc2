import { and, desc, eq, sql } from 'drizzle-orm';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import type { Context } from '../../../platform/context.ts';
import { type AnyEntity, routes } from '../../../platform/contract/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import { sysUser } from '../user/user.table.ts';
import { sensitiveLookContract } from './sensitiveLook.contract.ts';

const words = { type: 'text', nullable: true, sensitive: false, ignoresCase: true } as const;
const columns: QueryColumns = {
  createBy: { ...words, sql: sysAudit.username },
  // A look is never changed, and belongs to no department.
  updateBy: { ...words, sql: sql`null::text` },
  sysOrgCode: { ...words, sql: sql`null::text` },
  updateTime: { sql: sql`null::timestamp`, type: 'dateTime', nullable: true, sensitive: false },
  createTime: { sql: sysAudit.happenedAt, type: 'dateTime', nullable: false, sensitive: false },
  username: { ...words, sql: sysAudit.username },
  realname: { ...words, sql: sysUser.realname },
  subjectTitle: { ...words, sql: sysAudit.remark },
  subjectId: { ...words, sql: sysAudit.entityId },
  ip: { ...words, sql: sysAudit.address },
};

/** @source SYS-09, freight-domain 0.4 */
export const sensitiveLookRoutes = routes(sensitiveLookContract, { list: (ctx, { query }) => listLooks(ctx, query) });

/** Who looked at whose personal numbers, the last look first. */
function listLooks(ctx: Context, query: ListQueryInput) {
  const { current, size, offset } = readPage(query);
  const kinds = kindsOf(ctx.platform);
  return ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, async (tx) => {
    const condition = and(
      eq(sysAudit.tenantId, ctx.actor.tenantId),
      // As its index says it.
      sql`${sysAudit.action} like '%.reveal'`,
      compileFilters(columns, query),
    );
    const viewer = and(eq(sysUser.tenantId, sysAudit.tenantId), eq(sysUser.id, sysAudit.userId));
    const rows = await tx
      .select({ look: sysAudit, realname: sysUser.realname })
      .from(sysAudit)
      .leftJoin(sysUser, viewer)
      .where(condition)
      .orderBy(desc(sysAudit.sequence))
      .limit(size)
      .offset(offset);
    const [counted] = await tx
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(sysAudit)
      .leftJoin(sysUser, viewer)
      .where(condition);
    const total = counted?.total ?? 0;
    const records = rows.map(({ look, realname }) => {
      const kind = kinds.get(look.entity ?? '');
      return {
        id: look.id,
        version: 0,
        createBy: look.username,
        createTime: look.happenedAt,
        updateBy: null,
        updateTime: null,
        sysOrgCode: null,
        username: look.username,
        realname,
        subjectKind: kind?.label[ctx.locale] ?? look.entity,
        subjectTitle: look.remark,
        subjectId: look.entityId,
        fieldNames: shownFields(look.after)
          .map((name) => kind?.fields[name]?.label[ctx.locale] ?? name)
          .join(ctx.locale === 'zh' ? '、' : ', '),
        ip: look.address,
      };
    });
    return pageOf(records, { total, size, current });
  });
}

function shownFields(after: unknown): readonly string[] {
  const { fields }: { fields?: unknown } = typeof after === 'object' && after !== null ? after : {};
  return Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
}

const kindsBy = new WeakMap<Platform['modules'], ReadonlyMap<string, AnyEntity>>();

/** What the modules of the server declare, by name. */
function kindsOf({ modules }: Pick<Platform, 'modules'>): ReadonlyMap<string, AnyEntity> {
  const known = kindsBy.get(modules);
  if (known !== undefined) return known;
  const made = new Map<string, AnyEntity>();
  for (const { contract } of modules.flatMap((module) => module.routes ?? []))
    if (contract.about.entity !== undefined) made.set(contract.about.entity.name, contract.about.entity);
  kindsBy.set(modules, made);
  return made;
}
