import { setTimeout as sleep } from 'node:timers/promises';

/** How one call ended. */
export interface LoadAnswer {
  isWrite: boolean;
  /** 0: the server gave none. */
  status: number;
  message: string;
  /** When the call began, by `performance.now()`. */
  began: number;
  ms: number;
}

/** People who write and read without pause. */
export interface Load {
  /** Resolves once several calls of each kind in a row have been answered well. */
  isWell(): Promise<void>;
  /** Resolves once a call has been answered with this status from now on. */
  saw(status: number): Promise<void>;
  /** Resolves once a call from now on has been refused for the database's sake, or answered later than that many ms. */
  felt(ms: number): Promise<void>;
  /** Answers so far to calls that began at or after a moment of `performance.now()`. */
  begunSince(moment: number): readonly LoadAnswer[];
  stop(): Promise<void>;
  /** What was answered, and which acknowledged rows are not there. */
  report(): Promise<{ answers: readonly LoadAnswer[]; acknowledged: number; missing: string[] }>;
}

const patienceMs = 40_000;
/** Calls that must succeed one after the other before all is well. */
const inARow = 5;

/** Signs in and begins to write and read, four of each at a time. */
export async function startLoad(url: string, credentials: { username: string; password: string }): Promise<Load> {
  const answers: LoadAnswer[] = [];
  const acknowledged: string[] = [];
  let token = '';
  let isOver = false;
  let next = 0;
  const run = `${Date.now().toString(36)}`;

  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${url}/jeecg-boot${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, ...((await reply.json()) as { success: boolean; message: string; result: never }) };
  };
  const keep = async (isWrite: boolean, ask: () => ReturnType<typeof call>) => {
    const began = performance.now();
    const told = await ask().catch((error: unknown) => ({ status: 0, success: false, message: String(error) }));
    // What the rules refuse with 200 is a fault here, too.
    const status = told.status === 200 && !told.success ? -200 : told.status;
    answers.push({ isWrite, status, message: told.message, began, ms: performance.now() - began });
    return status === 200;
  };
  const write = async () => {
    const code = `f${run}${(next += 1)}`;
    if (await keep(true, () => call('POST', '/sys/position/add', { code, name: '岗位', postRank: '1' }))) acknowledged.push(code);
  };
  const read = () => keep(false, () => call('GET', '/sys/position/list?pageSize=5'));
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      await act();
      await sleep(60);
    }
  };

  const { result } = await call('POST', '/sys/login', credentials);
  ({ token } = result as { token: string });
  const loops = [write, write, write, write, read, read, read, read].map(repeat);
  const until = async (what: string, isSo: () => boolean) => {
    for (const end = Date.now() + patienceMs; !isSo(); await sleep(20))
      if (Date.now() > end) throw new Error(`${what} did not come: ${JSON.stringify(answers.slice(-5))}`);
  };
  return {
    isWell: () => {
      const from = answers.length;
      const isGood = (isWrite: boolean) => {
        const last = answers
          .slice(from)
          .filter((one) => one.isWrite === isWrite)
          .slice(-inARow);
        return last.length === inARow && last.every(({ status }) => status === 200);
      };
      return until('good answers', () => isGood(true) && isGood(false));
    },
    felt: (ms) => {
      const from = answers.length;
      return until('an answer that was late or refused', () => answers.slice(from).some((one) => one.status === 503 || one.ms > ms));
    },
    saw: (status) => {
      const from = answers.length;
      return until(`an answer ${status}`, () => answers.slice(from).some((one) => one.status === status));
    },
    begunSince: (moment) => answers.filter(({ began }) => began >= moment),
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
    report: async () => {
      const missing: string[] = [];
      for (const code of acknowledged) {
        const found = await call('GET', `/sys/position/queryByCode?code=${code}`);
        if (!found.success) missing.push(code);
        await sleep(12);
      }
      return { answers, acknowledged: acknowledged.length, missing };
    },
  };
}
