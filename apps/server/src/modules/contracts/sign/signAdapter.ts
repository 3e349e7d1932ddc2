import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';

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
  verify(ctx: Context, document: SignedDocument, given: { signer: Signer; seal: Seal }): Promise<boolean>;
}
