import { and, eq, isNull } from 'drizzle-orm';
import { inBackground } from '../../../platform/background.ts';
import type { Context } from '../../../platform/context.ts';
import { buildParts, partsIndexesOf, type PartsState, statesOf } from '../form-storage/buildParts.ts';
import { onlCgformHead, onlCgformVersion } from './form.table.ts';
import { readDraft } from './formDraft.ts';
import type { FormSnapshot } from './formSnapshot.ts';
import { versionOf } from './saveForm.ts';

/** Makes what indexes of parts are missing of the forms in force of all tenants: those of tables that were too large when they were published, and those that failed. */
export async function buildMissingParts({ platform }: Context): Promise<number> {
  if (platform.database.engine === 'embedded') return 0;
  const inForce = await platform.database.read('system', (tx) =>
    tx
      .select({ snapshot: onlCgformVersion.snapshot })
      .from(onlCgformHead)
      .innerJoin(
        onlCgformVersion,
        and(
          eq(onlCgformVersion.tenantId, onlCgformHead.tenantId),
          eq(onlCgformVersion.cgformHeadId, onlCgformHead.id),
          eq(onlCgformVersion.versionNo, onlCgformHead.publishedVersion),
        ),
      )
      .where(and(eq(onlCgformHead.delFlag, 0), isNull(onlCgformHead.physicId))),
  );
  return buildParts(
    platform,
    inForce.flatMap(({ snapshot }) => partsIndexesOf(snapshot)),
  );
}

/** Begins to make what a publication left for later. Nobody waits for it; where it fails the job of `online.jobs.ts` tries again. */
export function buildPartsLater({ platform }: Context, snapshot: FormSnapshot): void {
  const wanted = partsIndexesOf(snapshot);
  if (wanted.length === 0 || platform.database.engine === 'embedded') return;
  inBackground('index of a form', {
    report: (error) => platform.log.warn(error as Error, 'index of a form not made'),
    work: () => buildParts(platform, wanted),
  });
}

/** How the indexes of parts of a published form are; none of one that was never published. @throws NotFound */
export async function partsOf(ctx: Context, headId: string): Promise<{ field: string; state: PartsState }[]> {
  const { tenantId } = ctx.actor;
  const snapshot = await ctx.platform.database.read({ tenantId }, async (tx) => {
    const { head } = await readDraft(tx, tenantId, { by: { id: headId } });
    return versionOf(tx, tenantId, { headId, versionNo: head.publishedVersion });
  });
  const wanted = snapshot === undefined ? [] : partsIndexesOf(snapshot);
  const states = await statesOf(ctx.platform, wanted);
  return wanted.map(({ field }, at) => ({ field, state: states[at] ?? 'waiting' }));
}
