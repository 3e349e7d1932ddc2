import { createDevices } from './devices.ts';
import { answerFurther } from './further.ts';
import { type MockAnswer, type MockCall, type MockHandler, Refusal, refuseUnknown } from './mockTypes.ts';
import { demand, personOf, signIn } from './people.ts';

const devices = createDevices();

/** Answers as `openapi.json` says: `/api/session`, `/api/devices`, `/api/devices/7`. */
export const answer: MockHandler = async (call) => {
  const [, api, name, id] = call.url.pathname.split('/');
  if (api !== 'api' || name === undefined) return undefined;
  try {
    if (name === 'session') return answerSession(call);
    if (name === 'devices') return answerDevices(call, id);
    personOf(call.token);
    const further = answerFurther(call);
    if (further !== undefined) return further;
    return refuseUnknown(name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, field, words } = error;
    const message = words[call.language];
    return { status, body: { message, ...(field && { errors: { [field]: [message] } }) } };
  }
};

function answerSession({ method, token, body }: MockCall): MockAnswer {
  if (method === 'DELETE') return { body: {} };
  if (method === 'GET') return { body: { permissions: personOf(token).permissions } };
  const { token: given, person } = signIn(body);
  return { body: { token: given, user: person } };
}

function answerDevices({ method, url, token, body }: MockCall, id: string | undefined): MockAnswer {
  const person = personOf(token);
  const action = { GET: 'list', POST: 'add', PUT: 'edit', DELETE: 'delete' }[method] ?? 'list';
  demand(person, id === 'export' ? 'device:export' : `device:${action}`);
  if (id === 'export') return { file: { name: 'devices.csv', text: devices.csv(askedBy(url)) } };
  if (method === 'POST') return { status: 201, body: devices.add(body) };
  if (method === 'PUT') return { body: devices.edit(id, body) };
  if (method === 'DELETE') {
    devices.remove([id]);
    return { body: {} };
  }
  if (id !== undefined) return { body: devices.get(id) };
  const { rows, total } = devices.list(askedBy(url));
  return { body: { items: rows, total } };
}

function askedBy({ searchParams: query }: URL): Parameters<typeof devices.list>[0] {
  const name = query.get('name') ?? (query.has('name_like') ? `*${query.get('name_like')}*` : undefined);
  const orders = query.get('order')?.split(',') ?? [];
  return {
    filters: { ...(name && { name }), ...(query.has('state') && { state: query.getAll('state') }) },
    from: query.get('boughtOn_from') ?? undefined,
    to: query.get('boughtOn_to') ?? undefined,
    sort: (query.get('sort')?.split(',') ?? []).map((column, index) => ({ column, order: orders[index] ?? 'asc' })),
    page: Number(query.get('page') ?? 1),
    size: Number(query.get('size') ?? 10),
  };
}
