import type { LocalText } from '@tarmac/admin-kit/i18n';
import { notOffered } from './notOffered.ts';
import { pageOfAll } from './pageOfAll.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** A way to ask for something. */
interface Way {
  method: string;
  /** Below the base path. */
  path: string;
  /** What this way wants to be told in place of the query. */
  queryOf?: (query: Query) => Query;
  /** What is made of the result, where this way has one of another shape. */
  resultOf?: (result: unknown, query: Query) => unknown;
}

/** What {@link createElsewhere} needs to know. */
interface Surroundings {
  basePath: string;
  localize: (text: LocalText) => string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const captchaMissing = { zh: '请输入验证码', en: 'Enter the code' };

/** The only row of a list. */
const firstRow = (rows: unknown) => (Array.isArray(rows) ? rows : ((Object(rows) as { records?: unknown[] }).records ?? []))[0];

/** A page of a list that comes whole, or not at all where there is nobody. */
function onePage(rows: unknown, { pageNo = '1', pageSize = '10' }: Query): unknown {
  const numbers = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
  return Array.isArray(rows ?? []) ? pageOfAll((rows ?? []) as unknown[], numbers) : rows;
}

/** Calls that a JeecgBoot server knows by another method or another name. @source jeecg-wire 2.1, 2.4, 3.1, 3.3, 3.5, 3.6, 3.16 */
const others: Readonly<Record<string, Way>> = {
  'POST /sys/loginByUsername': { method: 'POST', path: '/sys/login' },
  'POST /sys/loginBySMS': { method: 'POST', path: '/sys/phoneLogin' },
  'POST /cas/client/validateLogin': { method: 'GET', path: '/cas/client/validateLogin' },
  'POST /sys/selectDepart': { method: 'PUT', path: '/sys/selectDepart' },
  'POST /sys/user/updatePassword': { method: 'PUT', path: '/sys/user/updatePassword' },
  'POST /sys/quartzJob/execute': { method: 'GET', path: '/sys/quartzJob/execute' },
  'PUT /sys/quartzJob/pause': { method: 'GET', path: '/sys/quartzJob/pause' },
  'PUT /sys/quartzJob/resume': { method: 'GET', path: '/sys/quartzJob/resume' },
  'GET /sys/category/list': { method: 'GET', path: '/sys/category/childList', resultOf: onePage },
  'GET /sys/sysDepart/queryById': { method: 'GET', path: '/sys/sysDepart/listAll', resultOf: firstRow },
  'GET /sys/dict/queryById': { method: 'GET', path: '/sys/dict/list', resultOf: firstRow },
  'GET /sys/dictItem/queryById': { method: 'GET', path: '/sys/dictItem/list', resultOf: firstRow },
};

/** People to choose from, of whom older servers have one list of all and one of each department. */
const people = 'GET /sys/user/queryUserComponentData';
const everybody: Way = {
  method: 'GET',
  path: '/sys/user/list',
  queryOf: (query) => {
    const { keyword, realname: _shorter, ...further } = query;
    if (keyword === undefined) return query;
    const conditions = ['realname', 'username', 'phone'].map((field) => ({ field, type: 'string', rule: 'like', val: keyword }));
    // Encoded once more than a query string needs: servers of the wire decode it twice.
    return { ...further, superQueryParams: encodeURI(JSON.stringify(conditions).toWellFormed()), superQueryMatchType: 'or' };
  },
};
const ofDepartment: Way = {
  method: 'GET',
  path: '/sys/user/departUserList',
  queryOf: ({ departId, keyword, pageNo, pageSize }) => ({ depId: departId, username: keyword, pageNo, pageSize }),
  resultOf: onePage,
};

/** What lies below `/sys` since JeecgBoot 2.4. @source jeecg-wire 9 */
const moved = /^\/(actuator\/redis|cas|message|oss|thirdLogin)\//;

/**
 * Sends calls to a server that may be of another make than ours, as `API_BASE` may name one: what it has by another name is asked by
 * that name, and what it does not have is refused in words that people can read, with code 404, instead of by the page of its framework.
 *
 * @source REQ-01
 */
export function createElsewhere({ basePath, localize, fetch }: Surroundings) {
  /** What the server turned out not to have, where there is another way. */
  const absent = new Set<string>();

  return async (address: string, init: RequestInit): Promise<Response> => {
    const [before = '', search = ''] = address.split('?');
    const asked: Way = { method: init.method ?? 'GET', path: before.slice(basePath.length) };
    const query = Object.fromEntries(new URLSearchParams(search));
    const ways = waysOf(asked, query);
    for (const [index, way] of ways.entries()) {
      const isLast = index === ways.length - 1;
      if (!isLast && absent.has(nameOf(way))) continue;
      // A login of the stock kind is never without a code: anyone who signs in sees the picture first.
      if (way.path === '/sys/login' && !Object.hasOwn(parse(init.body), 'captcha'))
        return refusal(406, { message: localize(captchaMissing), result: { need: ['captcha'] } });
      const answer = await fetch(...callOf(basePath, { way, search, init }));
      if (!(await isAbsent(answer)))
        return way.resultOf === undefined ? answer : reshaped(answer, (result) => way.resultOf?.(result, query));
      if (!isLast) absent.add(nameOf(way));
    }
    return refusal(404, { message: localize(notOffered), result: null });
  };
}

const nameOf = ({ method, path }: Way): string => `${method} ${path}`;

function waysOf(asked: Way, query: Query): Way[] {
  const name = nameOf(asked);
  const other = name === people ? (query['departId'] === undefined ? everybody : ofDepartment) : others[name];
  const ways = other === undefined ? [asked] : [asked, other];
  return ways.flatMap((way) => (moved.test(way.path) ? [way, { ...way, path: `/sys${way.path}` }] : [way]));
}

/** The call by a way: what a GET cannot carry goes into the address. */
function callOf(
  basePath: string,
  { way: { method, path, queryOf }, search, init }: { way: Way; search: string; init: RequestInit },
): [string, RequestInit] {
  const carried = method === 'GET' ? parse(init.body) : {};
  const query = new URLSearchParams(search);
  const told = Object.entries({ ...queryOf?.(Object.fromEntries(query)), ...carried }).filter(([, value]) => value !== undefined);
  const kept = queryOf === undefined ? [...query] : [];
  const address = new URLSearchParams([...kept, ...told.map(([name, value]) => [name, String(value)])]).toString();
  return [`${basePath}${path}${address && '?'}${address}`, { ...init, method, ...(method === 'GET' ? { body: null } : {}) }];
}

/** Whether a server has no such address, or knows it by other methods: told by the status or, by JeecgBoot, in an envelope of its own. */
async function isAbsent(answer: Response): Promise<boolean> {
  if (answer.headers.get('content-type')?.includes('json') !== true) return false;
  if (answer.status === 404 || answer.status === 405) return true;
  const text = answer.ok ? await answer.clone().text() : '';
  if (text.length > 1000) return false;
  const { code, message } = parse(text);
  return code === 405 || (code === 404 && String(message).startsWith('路径不存在'));
}

/** The answer with another result; what was refused stays as it is. */
async function reshaped(answer: Response, resultOf: (result: unknown) => unknown): Promise<Response> {
  const body = parse(await answer.clone().text());
  return body['success'] === true ? Response.json({ ...body, result: resultOf(body['result']) ?? null }) : answer;
}

function parse(text: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof text === 'string' ? (Object(JSON.parse(text)) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const refusal = (code: number, { message, result }: { message: string; result: unknown }): Response =>
  Response.json({ success: false, code, message, result });
