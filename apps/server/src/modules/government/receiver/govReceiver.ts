import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { callOut, type OutboundConfig } from '../../../platform/outbound.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { Envelope } from './envelope.ts';

/** Where uploads go: the test receiver, or the province. */
export type GovEnvironment = 'SANDBOX' | 'PROD';

/** Somebody who takes messages of the profile FJ-JSON-SM. @source freight-domain 6.2 */
export interface GovReceiver {
  url: string;
  /** SM2, in hex. */
  publicKey: string;
  userName: string;
  passWord: string;
  /** Code of its user domain; null where it takes that of the company's province. */
  senderCode: string | null;
  outbound: OutboundConfig;
  /** What goes to the province must not end at this machine. @source freight-domain 6.8 */
  notHere: boolean;
}

/** The one profile that is installed; others of the provinces take their place beside it. @source freight-domain 6.2 */
export const installedProfile = 'FJ-JSON-SM';

/** What became of a sending. */
export interface SendAnswer {
  httpStatus: number;
  code: string;
  message: string;
  receiptNo: string | null;
}

/**
 * The receiver of an environment. The test receiver starts when it is first asked for.
 *
 * @returns undefined when the installation names no receiver of production
 */
export async function receiverOf(platform: Platform, environment: GovEnvironment): Promise<GovReceiver | undefined> {
  const { config } = platform;
  if (environment === 'PROD') {
    return config.government === null ? undefined : { ...config.government, outbound: config, notHere: true };
  }
  const sandbox = await openSandbox(platform);
  return {
    url: sandbox.url,
    publicKey: sandbox.publicKey,
    userName: sandbox.userName,
    passWord: sandbox.passWord,
    senderCode: null,
    // It lives here and nowhere else.
    outbound: { mode: config.mode, privateHosts: [new URL(sandbox.url).hostname] },
    notHere: false,
  };
}

const text = z.union([z.string(), z.number()]).transform(String);
const TokenAnswer = z.object({ code: text, data: z.unknown().optional(), message: z.string().optional() });
const Receipt = z.object({
  code: text,
  message: z.string().optional(),
  data: z.object({ receiptNo: z.string().max(50).nullish() }).nullish(),
});

/** Asks for a token. @throws Error no connection, or an answer without one */
export async function applyToken(receiver: GovReceiver): Promise<string> {
  const { userName, passWord } = receiver;
  const { status, text: body } = await post(receiver, { path: '/auth/applyToken', body: { userName, passWord } });
  const answer = status === 200 ? TokenAnswer.safeParse(parse(body)) : undefined;
  if (answer?.data?.code !== '1001' || typeof answer.data.data !== 'string') throw new Error(`no token (HTTP ${status})`);
  return answer.data.data;
}

/** Sends one envelope. @throws Error no connection, no answer in time, or one that is not a receipt */
export async function sendEnvelope(receiver: GovReceiver, envelope: Envelope): Promise<SendAnswer> {
  const { status, text: body } = await post(receiver, { path: '/wlhy/send', body: envelope });
  const answer = Receipt.safeParse(parse(body));
  if (!answer.success) throw new BadReceipt(status);
  const { code, message = '', data } = answer.data;
  return { httpStatus: status, code, message: message.slice(0, 500), receiptNo: data?.receiptNo ?? null };
}

/** What came back is not a receipt. */
export class BadReceipt extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number) {
    super(`the answer is not a receipt (HTTP ${httpStatus})`);
    this.name = 'BadReceipt';
    this.httpStatus = httpStatus;
  }
}

const post = ({ url, outbound, notHere }: GovReceiver, { path, body }: { path: string; body: unknown }) =>
  callOut(outbound, {
    address: `${url}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    notHere,
  });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
