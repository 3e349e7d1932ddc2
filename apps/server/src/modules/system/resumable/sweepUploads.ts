import type { Context } from '../../../platform/context.ts';
import { oldDrafts, removeDraft } from './draftFile.ts';
import { deleteExpired, knownUploads } from './resumable.queries.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Removes uploads that have expired, of all tenants, and the bytes of such that no row knows.
 *
 * @returns how many drafts are gone
 * @source security 10.43, 10.44
 */
export async function sweepUploads(ctx: Context): Promise<number> {
  const { config, database } = ctx.platform;
  const { expired, known, old } = await database.transaction('system', async (tx) => {
    const ids = await deleteExpired(tx, ctx);
    const drafts = await oldDrafts(config.dataDirectory, ctx.clock.now().getTime() - dayMs);
    return { expired: ids, old: drafts, known: await knownUploads(tx, drafts) };
  });
  const gone = new Set([...expired, ...old.filter((id) => !known.has(id))]);
  for (const id of gone) await removeDraft(config.dataDirectory, id);
  return gone.size;
}
