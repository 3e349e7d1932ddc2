import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import { isSameSecret } from '../../../platform/isSameSecret.ts';
import type { Platform } from '../../../platform/platform.ts';
import { judgeMessage, subjectOf, type Books, type Verdict } from './judgeMessage.ts';
import { govSandboxMessage } from './sandbox.table.ts';

/** What the test receiver answers a message with. */
interface Outcome {
  answer: unknown;
  status?: number;
  /** Nothing is said at all. */
  silent?: boolean;
}

/** What the test receiver does, apart from how it is spoken to. */
export interface Desk {
  applyToken(login: unknown): unknown;
  take(envelope: unknown, fault: string | undefined): Promise<Outcome>;
  /** The last messages in the clear, for who holds a token; undefined without one. */
  console(token: string | undefined): Promise<unknown>;
}

interface Identity {
  userName: string;
  passWord: string;
  privateKey: string;
}

const header = z.object({
  messageReferenceNumber: z.string().regex(/^[0-9a-zA-Z]{1,35}$/),
  documentName: z.string().max(35),
  documentVersionNumber: z.string().max(17),
  senderCode: z.string().max(35),
  enterpriseSenderCode: z.string().min(1).max(35),
  messageSendingDateTime: z.string().regex(/^\d{14}$/),
  ipcType: z.string().min(1).max(16),
  token: z.string().max(64),
});
const Envelope = z.object({ root: z.object({ header, body: z.object({ encryptedCode: z.unknown(), encryptedContent: z.unknown() }) }) });
const Login = z.object({ userName: z.string(), passWord: z.string() });

/** A token holds for two hours after its last use. @source freight-domain 6.2 */
const tokenMs = 2 * 3_600_000;

/** Every answer says who speaks. @source freight-domain 6.8 */
const said = (message: string) => `测试接收端：${message}`;
const refusal = (code: string, message: string) => ({ code, message: said(message), data: null });

/** Makes the desk of a test receiver. Tokens end with the process, as with every new start of a real one. */
export function createDesk(platform: Platform, identity: Identity, script: string[]): Desk {
  const tokens = new Map<string, number>();
  const now = () => platform.clock.now().getTime();

  function takesToken(token: string | undefined): boolean {
    const until = token === undefined ? undefined : tokens.get(token);
    if (token === undefined || until === undefined || until < now()) return false;
    tokens.set(token, now() + tokenMs);
    return true;
  }

  async function store(facts: z.output<typeof header>, verdict: Verdict): Promise<Outcome> {
    const isAccepted = verdict.code === '1001';
    // 17 digits: the day and nine of chance.
    const receiptNo = isAccepted ? `SBX${toDateTimeText(platform.clock.now()).slice(0, 10).replaceAll('-', '')}${digits(9)}` : null;
    const message = said(verdict.message).slice(0, 500);
    const stored = await platform.database.transaction('system', (tx) =>
      tx
        .insert(govSandboxMessage)
        .values({
          enterpriseSenderCode: facts.enterpriseSenderCode,
          messageReferenceNumber: facts.messageReferenceNumber,
          ipcType: facts.ipcType,
          subject: isAccepted ? (subjectOf(facts.ipcType, verdict.body) ?? null) : null,
          code: verdict.code,
          message,
          receiptNo,
          body: verdict.body === undefined ? null : JSON.stringify(verdict.body),
          checks: verdict.checks ?? [],
          receivedTime: nowText(platform.clock),
        })
        .onConflictDoNothing()
        .returning({ id: govSandboxMessage.id }),
    );
    if (stored.length === 0) return { answer: refusal('3001', '报文参考号重复') };
    return { answer: { code: verdict.code, message, data: receiptNo === null ? null : { receiptNo } } };
  }

  const books = (): Books => ({
    now: toDateTimeText(platform.clock.now()).replaceAll(/\D/g, ''),
    accepted: (ipcType, subject) =>
      platform.database.transaction('system', async (tx) => {
        const [last] = await tx
          .select({ body: govSandboxMessage.body })
          .from(govSandboxMessage)
          .where(and(eq(govSandboxMessage.ipcType, ipcType), eq(govSandboxMessage.subject, subject), eq(govSandboxMessage.code, '1001')))
          .orderBy(desc(govSandboxMessage.receivedTime))
          .limit(1);
        return last?.body == null ? undefined : (JSON.parse(last.body) as Record<string, unknown>);
      }),
  });

  async function isKnown(reference: string): Promise<boolean> {
    const [known] = await platform.database.transaction('system', (tx) =>
      tx
        .select({ id: govSandboxMessage.id })
        .from(govSandboxMessage)
        .where(eq(govSandboxMessage.messageReferenceNumber, reference))
        .limit(1),
    );
    return known !== undefined;
  }

  return {
    applyToken: (login) => {
      const given = Login.safeParse(login);
      const fits = given.success && given.data.userName === identity.userName && isSameSecret(given.data.passWord, identity.passWord);
      if (!fits) return refusal('2002', '用户名或密码不正确');
      for (const [token, until] of tokens) if (until < now()) tokens.delete(token);
      const token = randomBytes(24).toString('hex');
      tokens.set(token, now() + tokenMs);
      return { code: '1001', message: said('令牌已签发'), data: token };
    },
    take: async (envelope, asked) => {
      const fault = platform.config.mode === 'test' ? (asked ?? script.shift()) : undefined;
      const failure = fault === undefined ? undefined : await fail(fault, tokens);
      if (failure !== undefined) return failure;
      const read = Envelope.safeParse(envelope);
      if (!read.success) return { answer: refusal('3004', '报文信封解析失败') };
      const facts = read.data.root.header;
      if (!takesToken(facts.token)) return { answer: refusal('2001', '令牌无效或已过期') };
      if (await isKnown(facts.messageReferenceNumber)) return { answer: refusal('3001', '报文参考号重复') };
      const verdict = await judgeMessage({ ipcType: facts.ipcType, ...read.data.root.body } as never, {
        privateKey: identity.privateKey,
        books: books(),
      });
      return store(facts, verdict);
    },
    console: async (token) => {
      if (!takesToken(token)) return undefined;
      const rows = await platform.database.transaction('system', (tx) =>
        tx.select().from(govSandboxMessage).orderBy(desc(govSandboxMessage.receivedTime)).limit(50),
      );
      return rows.map(({ ipcType, messageReferenceNumber, code, message, receiptNo, checks, receivedTime, body }) => ({
        ipcType,
        messageReferenceNumber,
        code,
        message,
        receiptNo,
        checks,
        receivedTime,
        body: body === null ? null : (JSON.parse(body) as unknown),
      }));
    },
  };
}

/** What goes wrong when it is asked for. @source freight-domain 6.8 */
async function fail(fault: string, tokens: Map<string, number>): Promise<Outcome | undefined> {
  switch (fault) {
    case 'token':
      tokens.clear();
      return { answer: refusal('2001', '令牌无效或已过期') };
    case 'timeout':
      return { answer: null, silent: true };
    case 'slow':
      await wait(300);
      return undefined;
    case 'badjson':
      return { answer: '{"code":' };
    case 'http':
      return { status: 503, answer: 'busy' };
    default:
      return /^\d{4}$/.test(fault) ? { answer: refusal(fault, '注入的故障') } : undefined;
  }
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
