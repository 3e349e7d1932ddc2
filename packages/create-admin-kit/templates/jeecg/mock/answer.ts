import { createDevices } from './devices.ts';
import { type MockAnswer, type MockCall, type MockHandler, Refusal, refuseUnknown } from './mockTypes.ts';
import { demand, personOf, signIn } from './people.ts';

const devices = createDevices();

/** Answers as a JeecgBoot server does: in envelopes, below `/jeecg-boot`. */
export const answer: MockHandler = async (call) => {
  const path = /^\/jeecg-boot(\/.*)$/.exec(call.url.pathname)?.[1];
  if (path === undefined) return undefined;
  try {
    return answerPath(path, call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, field, words } = error;
    const message = words[call.language];
    const body = { success: false, code: status, message, result: null, ...(field && { errorData: [{ path: field, message }] }) };
    return { status: [401, 403, 409].includes(status) ? status : 200, body };
  }
};

const done = (result: unknown): MockAnswer => ({ body: { success: true, code: 200, message: '', result } });

function answerPath(path: string, { url, token, body }: MockCall): MockAnswer {
  if (path === '/sys/login') {
    const { token: given, person } = signIn(body);
    return done({ token: given, userInfo: { ...person, permissions: undefined } });
  }
  if (path === '/sys/logout') return done(null);
  const person = personOf(token);
  if (path === '/sys/permission/getUserPermissionByToken')
    return done({ menu: null, auth: person.permissions.map((action) => ({ action })), allAuth: [] });
  const call = /^\/demo\/device\/(\w+)$/.exec(path)?.[1];
  const actions: Record<string, string> = {
    list: 'list',
    queryById: 'list',
    add: 'add',
    edit: 'edit',
    delete: 'delete',
    deleteBatch: 'delete',
    exportXls: 'export',
  };
  const action = call === undefined ? undefined : actions[call];
  if (action === undefined) return refuseUnknown(path);
  demand(person, `device:${action}`);
  const query = url.searchParams;
  if (call === 'queryById') return done(devices.get(query.get('id')));
  if (call === 'add') return done(devices.add(body));
  if (call === 'edit') return done(devices.edit((body as { id?: unknown }).id, body));
  if (call === 'exportXls') return { file: { name: 'devices.csv', text: devices.csv(askedBy(query)) } };
  if (action === 'delete') {
    devices.remove((query.get('ids') ?? query.get('id') ?? '').split(','));
    return done(null);
  }
  const { rows, total } = devices.list(askedBy(query));
  const [size, current] = [Number(query.get('pageSize') ?? 10), Number(query.get('pageNo') ?? 1)];
  return done({ records: rows, total, size, current, pages: Math.ceil(total / size) });
}

function askedBy(query: URLSearchParams): Parameters<typeof devices.list>[0] {
  const [name, column] = [query.get('name'), query.get('column')];
  const states = query.get('state_MultiString')?.split(',') ?? query.getAll('state');
  return {
    filters: { ...(name && { name }), ...(states.length > 0 && { state: states }) },
    from: query.get('boughtOn_begin') ?? undefined,
    to: query.get('boughtOn_end') ?? undefined,
    sort: column === null ? [] : [{ column, order: query.get('order') ?? 'asc' }],
    page: Number(query.get('pageNo') ?? 1),
    size: Number(query.get('pageSize') ?? 10),
  };
}
