import { createHash } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';

/** A key pair of SM2 in hex: 32 bytes, and the point behind them, uncompressed (04…). */
export interface Sm2KeyPair {
  privateKey: string;
  publicKey: string;
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));

/** The SM3 digest of a text in hex, 64 characters. @source GM/T 0004 */
export const sm3Hex = (text: string): string => createHash('sm3').update(text, 'utf8').digest('hex');

/** Makes a key pair. */
export const createSm2Keys = (): Sm2KeyPair => sm2.generateKeyPairHex();

/**
 * Signs a text: SM2 over SM3 with the usual name of a signer, in DER, as hex. Node's own SM2 leaves that name out, and no other program
 * would find such a signature right.
 *
 * @source GM/T 0003.2, GM/T 0009 10
 */
export const signSm2 = (text: string, { privateKey, publicKey }: Sm2KeyPair): string =>
  sm2.doSignature(bytes(text), privateKey, { hash: true, der: true, publicKey });

/** Whether a signature of `signSm2` belongs to a text. What is not a signature belongs to none. */
export function isSignedBySm2(text: string, { signature, publicKey }: { signature: string; publicKey: string }): boolean {
  try {
    return sm2.doVerifySignature(bytes(text), signature, publicKey, { hash: true, der: true });
  } catch {
    return false;
  }
}

/**
 * Encrypts a text for the holder of a key: C1C2C3 in hex, its point uncompressed (04…), as the exchange formats of the authorities want it.
 *
 * @source GM/T 0003.4
 */
export const encryptSm2 = (text: string, publicKey: string): string => `04${sm2.doEncrypt(bytes(text), publicKey, 0)}`;
