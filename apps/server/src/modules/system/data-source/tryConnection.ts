import { connect } from 'node:net';
import pg from 'pg';
import { inBackground } from '../../../platform/background.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DatabaseAddress } from './jdbcAddress.ts';

/** Milliseconds to wait for the far side. @source security 12.51 */
const waitMs = 5000;

/** Who signs in where. `address` is the one that was checked. */
export interface Attempt extends DatabaseAddress {
  address: string;
  username: string;
  password: string;
}

/**
 * Tries a connection: PostgreSQL is signed in to, for others the place alone is reached, and the answer says so.
 *
 * @returns what came of it, in words
 * @throws Business it failed; the far side's own words stay here
 */
export const tryConnection = (attempt: Attempt): Promise<string> => (attempt.kind === '6' ? signIn(attempt) : reach(attempt));

async function signIn({ address, host, port, database, username, password, isEncrypted }: Attempt): Promise<string> {
  const client = new pg.Client({
    host: address,
    port,
    database,
    user: username,
    password,
    ssl: isEncrypted ? { servername: host } : false,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    application_name: 'tarmac connection test',
  });
  // A server that breaks off later says so as an event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return '数据库连接成功';
  } catch (error) {
    throw new AppError('Business', `数据库连接失败：${reasonOf(error)}`);
  } finally {
    // What the far side says to the end is nobody's concern.
    inBackground('end of a tried connection', { report: () => undefined, work: () => client.end() });
  }
}

function reach({ address, port, kindName }: Attempt): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, timeout: waitMs });
    const fail = (error: unknown) => {
      socket.destroy();
      reject(new AppError('Business', `数据库连接失败：${reasonOf(error)}`));
    };
    socket.once('connect', () => {
      socket.destroy();
      resolve(`数据库地址可以连接；本系统没有 ${kindName} 的驱动，用户名和密码未验证`);
    });
    socket.once('timeout', () => fail({ code: 'ETIMEDOUT' }));
    socket.once('error', fail);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: '对方拒绝连接',
  ECONNRESET: '对方中断了连接',
  EHOSTUNREACH: '无法到达主机',
  ENETUNREACH: '无法到达网络',
  ETIMEDOUT: '连接超时',
  '28P01': '用户名或密码错误',
  '28000': '用户名或密码错误',
  '3D000': '数据库不存在',
  '53300': '对方连接数已满',
};

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(reasons, code)) return reasons[code] ?? '';
  return error instanceof Error && /timeout/i.test(error.message) ? '连接超时' : '对方没有按约定应答';
}
