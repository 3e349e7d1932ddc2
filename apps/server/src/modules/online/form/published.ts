import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { onlCgformHead, onlCgformVersion } from './form.table.ts';
import type { FormSnapshot, PublishedForm } from './formSnapshot.ts';

const inForce = and(
  eq(onlCgformVersion.tenantId, onlCgformHead.tenantId),
  eq(onlCgformVersion.cgformHeadId, onlCgformHead.id),
  eq(onlCgformVersion.versionNo, onlCgformHead.publishedVersion),
);

const select = (tx: Tx) => tx.select({ snapshot: onlCgformVersion.snapshot }).from(onlCgformHead).innerJoin(onlCgformVersion, inForce);

/** The version of a form that is in force; undefined where there is no such form, or it was never published. */
export async function findPublished(tx: Tx, tenantId: number, headId: string): Promise<PublishedForm | undefined> {
  const ofTenant = and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.delFlag, 0));
  const [own] = await select(tx).where(and(ofTenant, eq(onlCgformHead.id, headId)));
  if (own === undefined) return undefined;
  const subs =
    own.snapshot.tableType === 2
      ? await select(tx).where(
          and(ofTenant, eq(onlCgformHead.copyType, 0), sql`${onlCgformVersion.snapshot} -> 'main' ->> 'headId' = ${own.snapshot.physicId}`),
        )
      : [];
  return { ...own.snapshot, subs: subs.map(({ snapshot }) => snapshot).toSorted(byTab) };
}

const byTab = (one: FormSnapshot, other: FormSnapshot): number =>
  (one.main?.order ?? 0) - (other.main?.order ?? 0) || one.tableName.localeCompare(other.tableName);
