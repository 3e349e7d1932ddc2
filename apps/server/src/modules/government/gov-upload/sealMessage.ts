import { openText, sealText } from '../../../platform/sealed.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import type { Message } from '../messages/message.ts';

/** A message at rest: personal numbers in it are encrypted. */
export interface SealedMessage {
  [name: string]: string | { $sealed: string } | SealedMessage | SealedMessage[];
}

/** Names of values that tell of a person, in whatever message they stand. */
const personal: ReadonlySet<string> = new Set([
  'drivingLicense',
  'qualificationCertificate',
  'telephone',
  'contactPhone',
  'actualCarrierID',
  'consignorID',
  'consigneeID',
  'receiptAccount',
]);

/** Encrypts what tells of a person. @source freight-domain 2.41 */
export function sealMessage(message: Message): SealedMessage {
  return mapValues(message, (name, value) => (personal.has(name) ? { $sealed: sealText(value) } : value)) as SealedMessage;
}

/** The message as it was. */
export const openMessage = (sealed: SealedMessage): Message => read(sealed, openText);

/** The message with the middles of personal numbers hidden. */
export const maskMessage = (sealed: SealedMessage): Message => read(sealed, (one) => maskText(openText(one)));

function mapValues(message: Message, change: (name: string, value: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => {
      if (typeof value === 'string') return [name, change(name, value)];
      return [name, Array.isArray(value) ? value.map((one) => mapValues(one, change)) : mapValues(value, change)];
    }),
  );
}

function read(sealed: SealedMessage, open: (text: string) => string): Message {
  const one = (value: SealedMessage[string]): Message[string] => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map((each) => read(each, open));
    return typeof value['$sealed'] === 'string' ? open(value['$sealed']) : read(value as SealedMessage, open);
  };
  return Object.fromEntries(Object.entries(sealed).map(([name, value]) => [name, one(value)]));
}
