import { createCipheriv, randomInt } from 'node:crypto';
import { encryptSm2 } from '../../../platform/crypto/sm2.ts';
import type { Message } from '../messages/message.ts';

/** What an envelope says besides its content. */
export interface EnvelopeFacts {
  /** Unique for each attempt: a GUID without dashes. */
  messageReferenceNumber: string;
  documentName: string;
  ipcType: string;
  /** Code of the receiver's user domain. */
  senderCode: string;
  /** Code that the province gave the company. */
  enterpriseSenderCode: string;
  /** n14. */
  messageSendingDateTime: string;
  token: string;
}

/** A message as it goes over the wire. @source freight-domain 6.2 */
export interface Envelope {
  root: { header: EnvelopeFacts & { documentVersionNumber: string }; body: { encryptedCode: string; encryptedContent: string } };
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A key of 16 characters for one message. */
const drawKey = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/**
 * Encrypts a message for its receiver: its text by SM4-ECB under a key of its own, the key by SM2. The profile names that mode; that
 * no two messages share a key is what makes up for it.
 *
 * @param publicKey of the receiver, in hex
 * @source freight-domain 6.2 FJ-JSON-SM, GM/T 0002
 */
export function sealEnvelope(message: Message, { facts, publicKey }: { facts: EnvelopeFacts; publicKey: string }): Envelope {
  const key = drawKey();
  const cipher = createCipheriv('sm4-ecb', Buffer.from(key, 'latin1'), null);
  const content = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return {
    root: {
      header: { ...facts, documentVersionNumber: '2.0' },
      body: { encryptedCode: encryptSm2(key, publicKey), encryptedContent: content.toString('base64') },
    },
  };
}
