import { toText } from '../internals/toText.ts';
import type { RequestCall } from '../request/requestTypes.ts';
import { isListOf, isNumber, isObjectOf, isOptional, isText, type Guard, type Guarded } from '../request/shape.ts';
import type {
  Department,
  OrgEntry,
  OrgEntryPage,
  OrgEntryQuery,
  OrgSource,
  PeoplePage,
  PeopleQuery,
  Person,
} from '../org-picker/orgSource.ts';

type Request = <Result>(call: RequestCall<Result>) => Promise<Result>;

/** A department as the wire has it; leaves have null instead of children. */
interface Node {
  id: string;
  departName: string;
  orgCode?: string | null;
  children?: Node[] | null;
}

const nodeFields = { id: isText, departName: isText, orgCode: isOptional(isText) };
const isNode: Guard<Node> = (value): value is Node =>
  isObjectOf(nodeFields)(value) && isOptional(isListOf(isNode))((value as { children?: unknown }).children);

// `orgCodeTxt` and not `orgCode`: there JeecgBoot puts the names of a person's departments.
const userFields = { id: isText, username: isText, realname: isOptional(isText), orgCodeTxt: isOptional(isText) };
const isUser = isObjectOf(userFields);

/** The calls behind `createOrgSource`. */
export const orgCalls = (request: Request): Omit<OrgSource, 'regions'> => ({
  departments: () => askDepartments(request),
  people: (query, signal) => askPeople(request, { query, signal }),
  peopleOf: (keys, by) => askPeopleOf(request, { keys, by }),
  entries: (kind, { query, signal }) => askEntries(request, { kind, query, signal }),
  entriesOf: (kind, { keys, by }) => askEntriesOf(request, { kind, keys, by }),
});

/** The tree of departments. @source jeecg-wire 3.3 */
async function askDepartments(request: Request): Promise<readonly Department[]> {
  const nodes = await request({ method: 'GET', path: '/sys/sysDepart/queryTreeList', check: isOptional(isListOf(isNode)) });
  return (nodes ?? []).map(departmentOf);
}

/** A page of people who may be chosen. @source jeecg-wire 3.1 */
async function askPeople(request: Request, { query, signal }: { query: PeopleQuery; signal: AbortSignal }): Promise<PeoplePage> {
  const { departmentId, page, pageSize } = query;
  const word = plain(query.word);
  const answer = await request({
    method: 'GET',
    path: '/sys/user/queryUserComponentData',
    query: {
      departId: departmentId,
      realname: word === '' ? undefined : `*${word}*`,
      // Servers that know it look in user names and phones, too; others go on with the name.
      keyword: word === '' ? undefined : word,
      column: 'realname',
      order: 'asc',
      pageNo: page,
      pageSize,
    },
    signal,
    check: isObjectOf({ records: isListOf(isUser), total: isNumber }),
  });
  return { total: answer.total, people: answer.records.map(personOf) };
}

/** People by what is stored of them. @source jeecg-wire 3.1 */
async function askPeopleOf(request: Request, { keys, by }: { keys: readonly string[]; by: 'id' | 'username' }): Promise<readonly Person[]> {
  if (by === 'id') {
    const users = await inParts(keys, (part) =>
      request({
        method: 'GET',
        path: '/sys/user/queryByIds',
        query: { userIds: part.join(',') },
        check: isOptional(isListOf(isUser)),
      }),
    );
    return users.flatMap((some) => some ?? []).map(personOf);
  }
  // One by one: a list of user names means other things on older servers.
  const answers = await Promise.all(
    keys.map((username) =>
      request({
        method: 'GET',
        path: '/sys/user/queryUserComponentData',
        query: { username, pageNo: 1, pageSize: 10 },
        check: isObjectOf({ records: isListOf(isUser) }),
      }),
    ),
  );
  return answers.flatMap(({ records }, index) => records.filter((user) => user.username === keys[index]).map(personOf));
}

const lists = {
  role: { path: '/sys/role/list', name: 'roleName', code: 'roleCode' },
  position: { path: '/sys/position/list', name: 'name', code: 'code' },
} as const;

const checkEntries = isObjectOf({ records: isListOf(isObjectOf({ id: isText })), total: isNumber });

/** A page of roles or positions. @source jeecg-wire 3.2, 3.12 */
async function askEntries(
  request: Request,
  { kind, query, signal }: { kind: keyof typeof lists; query: OrgEntryQuery; signal: AbortSignal },
): Promise<OrgEntryPage> {
  const { path, name, code } = lists[kind];
  const word = plain(query.word);
  const conditions = [name, code].map((field) => ({ field, type: 'string', rule: 'like', val: word }));
  const answer = await request({
    method: 'GET',
    path,
    query: {
      // Encoded once more than a query string needs: servers of the wire decode it twice.
      superQueryParams: word === '' ? undefined : encodeURI(JSON.stringify(conditions).toWellFormed()),
      superQueryMatchType: word === '' ? undefined : 'or',
      column: name,
      order: 'asc',
      pageNo: query.page,
      pageSize: query.pageSize,
    },
    signal,
    check: checkEntries,
  });
  return { total: answer.total, entries: answer.records.map((row) => entryOf(kind, row)) };
}

/** Roles or positions by what is stored of them. @source jeecg-wire 4.6 */
async function askEntriesOf(
  request: Request,
  { kind, keys, by }: { kind: keyof typeof lists; keys: readonly string[]; by: 'id' | 'code' },
): Promise<readonly OrgEntry[]> {
  const { path, code } = lists[kind];
  const answers = await inParts(keys, (part) =>
    request({
      method: 'GET',
      path,
      // The comma at the end makes a list of one a list.
      query: { [by === 'id' ? 'id' : code]: `${part.join(',')},`, pageNo: 1, pageSize: part.length },
      check: checkEntries,
    }),
  );
  const isWanted = new Set(keys);
  return answers.flatMap(({ records }) => records.map((row) => entryOf(kind, row))).filter((entry) => isWanted.has(entry[by]));
}

/** Keys in one call: more would make its address too long for servers. */
const mostKeys = 100;

/** Asks for many keys in several calls. */
function inParts<Answer>(keys: readonly string[], ask: (part: readonly string[]) => Promise<Answer>): Promise<Answer[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_, at) => keys.slice(at * mostKeys, (at + 1) * mostKeys));
  return Promise.all(parts.map(ask));
}

// An asterisk of a person's own would widen the search by the rules of the wire.
const plain = (word = ''): string => word.replaceAll('*', '').trim();

function entryOf(kind: keyof typeof lists, row: { id: string } & Readonly<Record<string, unknown>>): OrgEntry {
  const code = toText(row[lists[kind].code]);
  return { id: row.id, code, name: toText(row[lists[kind].name]) || code };
}

function departmentOf(node: Node): Department {
  return { id: node.id, name: node.departName, code: node.orgCode ?? '', children: (node.children ?? []).map(departmentOf) };
}

function personOf(user: Guarded<typeof userFields>): Person {
  return { id: user.id, username: user.username, name: user.realname || user.username, departments: user.orgCodeTxt ?? '' };
}
