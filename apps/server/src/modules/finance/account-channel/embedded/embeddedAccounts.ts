import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import { inBackground } from '../../../../platform/background.ts';
import { merchantOf } from '../../bank-channel/merchant.ts';
import { createVerifier, signedHeaders } from '../../bank-channel/https/signature.ts';
import type { AccountChannel, AccountNews, SignedMessage } from '../accountChannel.ts';
import { createAccountDesk } from './accountDesk.ts';
import type { SimRow } from './accountBooks.ts';
import { checkCard, sendAmount } from './cardDesk.ts';

/** Takes a message; what throws is called again. */
type TakeMessage = (message: SignedMessage) => Promise<{ status: number }>;

/** The embedded institution of a server, as its tests see it. */
export interface EmbeddedInstitution {
  desk: ReturnType<typeof createAccountDesk>;
  /** Signs with the key of the institution, which ends with the process. @param path as it stands in the first line of a request */
  message(merchant: string, told: { news: AccountNews; path?: string }): SignedMessage;
  /** Decides what is due and makes its calls. In production a timer does it; where the clock stands still, a test. */
  work(): Promise<void>;
}

interface Running extends EmbeddedInstitution {
  verify: ReturnType<typeof createVerifier>;
  /** Works some time later. */
  wake(): void;
}

const running = new WeakMap<Platform, Running>();
const takers = new WeakMap<Platform, TakeMessage>();

/** Says who takes the calls of the embedded institution of a server. */
export const connectEmbeddedAccounts = (platform: Platform, take: TakeMessage): void => void takers.set(platform, take);

/** The path that is signed: a call of this machine goes over no line. */
const ownPath = '/account/hyThirdAccount/notify';

/** Decisions are due after one to three seconds. */
const wakeMs = 3_500;

/** The embedded institution of a server. It shares nothing with our ledger: it has books of its own. @source freight-domain 7 */
export function embeddedInstitution(platform: Platform): Running {
  const known = running.get(platform);
  if (known !== undefined) return known;
  const keys = { keyId: 'embedded', secret: randomBytes(32).toString('base64url') };
  const desk = createAccountDesk(platform);
  const message = (merchant: string, { news, path = ownPath }: { news: AccountNews; path?: string }): SignedMessage => {
    const body = JSON.stringify({ merchant, news });
    return { path, body, headers: signedHeaders(keys, { method: 'POST', path, body, now: platform.clock.now() }) };
  };
  const call = async (row: SimRow, news: AccountNews): Promise<boolean> => {
    try {
      const answer = await takers.get(platform)?.(message(row.merchant, { news }));
      return answer?.status === 200;
    } catch (error) {
      platform.log.warn({ err: error, requestSerial: row.requestSerial }, 'a call of the embedded institution was not taken');
      return false;
    }
  };
  const work = async (): Promise<void> => {
    await desk.decide();
    for (const { row, news } of await desk.newsDue()) await desk.told(row, await call(row, news));
  };
  const started: Running = {
    desk,
    message,
    work,
    verify: createVerifier(keys),
    wake: () => {
      // A clock that stands still wakes nobody; after a restart the job asks for what is open.
      if (platform.config.mode === 'test') return;
      const report = (error: unknown, what: string) => platform.log.error({ err: error }, what);
      setTimeout(() => inBackground('embedded institution', { report, work }), wakeMs).unref();
    },
  };
  running.set(platform, started);
  return started;
}

/** The embedded institution as a tenant of ours uses it. */
export function embeddedAccounts(platform: Platform, tenantId: number): AccountChannel {
  const { desk, verify, wake } = embeddedInstitution(platform);
  const merchant = merchantOf(tenantId);
  return {
    name: 'embedded',
    simulated: true,
    open: async (application) => {
      const answer = await desk.open(merchant, application);
      wake();
      return answer;
    },
    queryOpening: (requestSerial) => desk.queryOpening(merchant, requestSerial),
    sign: (accountNo) => desk.sign(merchant, accountNo),
    bindCard: (accountNo, card) => desk.bindCard(merchant, { accountNo, card }),
    balance: (accountNo) => desk.balance(merchant, accountNo),
    close: async (accountNo) => {
      const answer = await desk.close(merchant, accountNo);
      wake();
      return answer;
    },
    checkCard: async (card) => checkCard(card),
    sendAmount: async (account) => sendAmount(account),
    refusalOf: ({ headers, path: called, body }, now) => verify(headers, { method: 'POST', path: called, body, now }),
  };
}
