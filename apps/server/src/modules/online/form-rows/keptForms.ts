import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { onlCgformHead } from '../form/form.table.ts';
import type { FormSnapshot } from '../form/formSnapshot.ts';
import { findPublished } from '../form/published.ts';
import { type FormRights, readRights } from '../form-rights/formRights.ts';
import { type CompiledForm, compileForm } from './compileForm.ts';

/** A published form with what belongs to it. */
export interface KeptForm extends CompiledForm {
  rights: FormRights | undefined;
  /** In the order of their tabs; none of a sub-table. */
  subs: readonly KeptForm[];
  /** Of a sub-table: the form whose rows it belongs to, where that is published. */
  main: KeptForm | undefined;
}

/** Forms that are kept: compiling one takes some milliseconds, and some memory. */
const mostKept = 200;
/** How old what is kept may be where news of changes may have been missed, ms. */
const maxAge = 1000;

interface Kept {
  forms: Map<string, { form: KeptForm; readAt: number }>;
  /** Compiled definitions outlive news: a version never changes. */
  compiled: Map<string, CompiledForm>;
  generation: number;
}

const keptOf = new WeakMap<Platform, Kept>();

/** What this process keeps: thrown away when a definition, a right or a role changes in any process, see `formNews` in the migrations. */
function keptIn(platform: Platform): Kept {
  const known = keptOf.get(platform);
  if (known !== undefined) return known;
  const kept: Kept = { forms: new Map(), compiled: new Map(), generation: 0 };
  keptOf.set(platform, kept);
  platform.database.access.subscribe((what) => {
    if (what !== '') return;
    kept.generation += 1;
    kept.forms.clear();
  });
  return kept;
}

/** The published form of an id; undefined where there is none in the actor's tenant. */
export async function findForm(ctx: Context, headId: string): Promise<KeptForm | undefined> {
  const { platform, actor } = ctx;
  const kept = keptIn(platform);
  const key = `${actor.tenantId} ${headId}`;
  const known = kept.forms.get(key);
  if (known !== undefined && (platform.database.access.isCertain() || performance.now() - known.readAt < maxAge)) {
    // The one that was used last goes last.
    kept.forms.delete(key);
    kept.forms.set(key, known);
    return known.form;
  }
  const begun = kept.generation;
  const readAt = performance.now();
  const form = await ctx.transaction((tx) => readForm(tx, { kept, tenantId: actor.tenantId, headId }));
  if (form === undefined) kept.forms.delete(key);
  else if (begun === kept.generation) {
    if (kept.forms.size >= mostKept) kept.forms.delete(kept.forms.keys().next().value ?? '');
    kept.forms.set(key, { form, readAt });
  }
  return form;
}

/** The published form of a table's name. */
export async function findFormNamed(ctx: Context, tableName: string): Promise<KeptForm | undefined> {
  const { tenantId } = ctx.actor;
  const [head] = await ctx.transaction((tx) =>
    tx
      .select({ id: onlCgformHead.id })
      .from(onlCgformHead)
      .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.tableName, tableName), eq(onlCgformHead.delFlag, 0))),
  );
  return head === undefined ? undefined : findForm(ctx, head.id);
}

/** Whether there is such a form that was never published. */
export async function isDraft(ctx: Context, headId: string): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const found = await ctx.transaction((tx) =>
    tx
      .select({ id: onlCgformHead.id })
      .from(onlCgformHead)
      .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.id, headId), eq(onlCgformHead.delFlag, 0))),
  );
  return found.length > 0;
}

async function readForm(
  tx: Tx,
  { kept, tenantId, headId }: { kept: Kept; tenantId: number; headId: string },
): Promise<KeptForm | undefined> {
  const own = await findPublished(tx, tenantId, headId);
  if (own === undefined) return undefined;
  const main = own.main === null ? undefined : await findPublished(tx, tenantId, own.main.headId);
  const family = [own, ...own.subs, ...(main === undefined ? [] : [main])];
  const rights = await readRights(
    tx,
    tenantId,
    family.map((one) => one.headId),
  );
  const compiled = (snapshot: FormSnapshot): KeptForm => ({
    ...compiledOf(kept, { tenantId, snapshot }),
    rights: rights.get(snapshot.headId),
    subs: [],
    main: undefined,
  });
  const form = compiled(own);
  form.subs = own.subs.map((sub) => ({ ...compiled(sub), main: form }));
  form.main = main === undefined ? undefined : { ...compiled(main), subs: [form] };
  return form;
}

function compiledOf({ compiled }: Kept, { tenantId, snapshot }: { tenantId: number; snapshot: FormSnapshot }): CompiledForm {
  const key = `${tenantId} ${snapshot.headId} ${snapshot.version}`;
  const known = compiled.get(key);
  if (known !== undefined) {
    compiled.delete(key);
    compiled.set(key, known);
    return known;
  }
  const form = compileForm(snapshot);
  if (compiled.size >= 2 * mostKept) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, form);
  return form;
}
