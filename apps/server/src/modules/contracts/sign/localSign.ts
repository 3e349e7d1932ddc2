import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { createSm2Keys, isSignedBySm2, signSm2 } from '../../../platform/crypto/sm2.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignAdapter, SignedDocument, Signer } from './signAdapter.ts';
import { hySignKey } from './signKey.table.ts';

/** What the key signs: nothing of it can be changed afterwards, the signer and the time neither. */
const statementOf = (
  { contractNo, hash }: SignedDocument,
  { signer: { side, party, name, time }, serial }: { signer: Signer; serial: string },
): string => [contractNo, hash, side, party, name, time, serial].join('\n');

/**
 * Signs with a key of this installation that never leaves it. It proves that text, signer and time are as they were, and no more than
 * that: nobody outside vouches for who the signer was.
 *
 * @source freight-domain 7
 */
export const localSign: SignAdapter = {
  channel: 'local',
  authority: { zh: '平台内签署，无第三方CA', en: 'Signed within the platform, without a certificate authority' },
  sign: async (ctx, document, signer) => {
    const key = await ctx.transaction((tx) => currentKey(tx, ctx));
    const serial = `PT${signer.time.slice(0, 10).replaceAll('-', '')}${randomBytes(6).toString('hex').toUpperCase()}`;
    return { serial, seal: `${key.id}.${signSm2(statementOf(document, { signer, serial }), key)}` };
  },
  verify: async (ctx, document, { signer, seal: { serial, seal } }) => {
    const [keyId = '', signature = ''] = seal.split('.');
    const [key] = await ctx.transaction((tx) =>
      tx
        .select({ publicKey: hySignKey.publicKey })
        .from(hySignKey)
        .where(and(eq(hySignKey.tenantId, ctx.actor.tenantId), eq(hySignKey.id, keyId))),
    );
    return key !== undefined && isSignedBySm2(statementOf(document, { signer, serial }), { signature, publicKey: key.publicKey });
  },
};

/** The key of the tenant; the first signature makes it. */
async function currentKey(tx: Tx, ctx: Context) {
  const { tenantId } = ctx.actor;
  const find = () =>
    tx
      .select()
      .from(hySignKey)
      .where(and(eq(hySignKey.tenantId, tenantId), eq(hySignKey.isCurrent, '1')));
  const [known] = await find();
  if (known !== undefined) return known;
  // Two first signatures at once: one of the keys stays.
  await tx
    .insert(hySignKey)
    .values({ tenantId, createBy: 'system', ...createSm2Keys() })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error('There is no key to sign with.');
  return made;
}
