import { type Context, holds } from '../../../platform/context.ts';
import { sm3Hex } from '../../../platform/crypto/sm2.ts';
import { notFound } from '../../../platform/errors.ts';
import { escapeHtml } from '../../../platform/html/richText.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { signAdapter } from '../sign/askSign.ts';
import type { ContractValues } from '../template/placeholders.ts';
import { contractResource, type ContractRow } from './freightContract.resource.ts';
import { maySign } from './contractSign.service.ts';
import { contentOf } from './contractTerms.ts';

async function read(ctx: Context, id: string): Promise<{ row: ContractRow; content: string }> {
  return ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, contractResource, id);
    if (row === undefined) throw notFound();
    return { row, content: await contentOf(tx, ctx, row) };
  });
}

/** Whether the text is the one that was signed, and by whom. */
async function verdictOn(ctx: Context, row: ContractRow, content: string) {
  const hash = sm3Hex(content);
  const seals = [];
  for (const side of ['A', 'B'] as const) {
    const [name, signer, time, serial, seal] =
      side === 'A'
        ? [row.partyAName, row.signAName, row.signATime, row.signASerial, row.signASeal]
        : [row.partyBName, row.signBName, row.signBTime, row.signBSerial, row.signBSeal];
    if (time === null) continue;
    const document = { contractNo: row.contractNo, hash };
    const valid =
      seal === null || serial === null
        ? null
        : await signAdapter.verify(ctx, document, { signer: { side, party: name, name: signer ?? '', time }, seal: { serial, seal } });
    seals.push({ side, name, signer, time, serial, valid });
  }
  return {
    hash,
    contentHash: row.contentHash,
    matches: row.contentHash === null ? null : row.contentHash === hash,
    seals,
    authority: signAdapter.authority[ctx.locale],
  };
}

/** Checks a contract's digest and signatures again. @throws NotFound not visible */
export async function verifyContract(ctx: Context, id: string) {
  const { row, content } = await read(ctx, id);
  return verdictOn(ctx, row, content);
}

/**
 * A contract to read, with what its signatures are worth. The party reads what it signs; staff, and a captain who signs for their people, see
 * their numbers in part, unless they may see them.
 *
 * @throws NotFound not visible
 * @source freight-domain S04 查看
 */
export async function readContractFile(ctx: Context, id: string) {
  const { row, content } = await read(ctx, id);
  const isOpen = ctx.actor.cid === row.partyId || holds(ctx.actor, 'contract:viewSensitive');
  if (isOpen) await ctx.transaction(async () => ctx.audit({ action: 'contract.reveal', entity: 'contract', entityId: id }));
  return {
    contract: (await getRow(ctx, contractResource, id)) as never,
    content: isOpen ? content : withoutNumbers(content, row.terms),
    verdict: await verdictOn(ctx, row, content),
    maySign: maySign(ctx, row),
  };
}

/** The text with ID card numbers and phones in part. */
export function withoutNumbers(content: string, terms: string): string {
  const { partyCode = '', partyPhone = '' } = JSON.parse(terms) as ContractValues;
  const numbers = [...(/^\d{17}[\dX]$/.test(partyCode) ? [partyCode] : []), ...(/^\d{7,}$/.test(partyPhone) ? [partyPhone] : [])];
  return numbers.reduce((text, number) => text.replaceAll(escapeHtml(number), maskText(number)), content);
}
