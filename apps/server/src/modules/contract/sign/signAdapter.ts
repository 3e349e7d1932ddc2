import type { LocalizedText } from '../../../platform/contract/index.ts';
import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { localSign } from './localSign.ts';

/** What is signed: a contract by its number, and its text by the digest. */
export interface SignedDocument {
  contractNo: string;
  /** SM3 in hex. */
  hash: string;
}

/** Who signs. */
export interface Signer {
  side: 'A' | 'B';
  /** The party. */
  party: string;
  /** The person who acts for it. */
  name: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string;
}

/** A signature as it is kept. */
export interface Seal {
  serial: string;
  /** Whatever the adapter needs to check it later. */
  seal: string;
}

/** A way to sign contracts. */
export interface SignAdapter {
  /** `local`, or the name of a provider. */
  channel: string;
  /** Whose word a signature is, for people. */
  authority: LocalizedText;
  sign(ctx: Context, document: SignedDocument, signer: Signer): Promise<Seal>;
  /** Whether a signature belongs to the document and its signer. */
  verify(ctx: Context, document: SignedDocument, signer: Signer, seal: Seal): Promise<boolean>;
}

/** How long a provider may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the local one alone; a provider takes its place here. @source freight-domain 7 */
export const signAdapter: SignAdapter = localSign;

/**
 * Signs within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export function askSign(ctx: Context, document: SignedDocument, signer: Signer): Promise<Seal> {
  const { channel } = signAdapter;
  const asked = { what: 'contract sign', about: { channel }, timeLimit, message: '电子签署失败，请稍后重试', errorCode: 50301 };
  return askAdapter(ctx.platform, asked, () => signAdapter.sign(ctx, document, signer));
}
