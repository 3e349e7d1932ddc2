import { expect } from 'vitest';
import { openFormSite, type FormSite } from '../formSite.ts';
import type { TestClient } from '../testServer.ts';
import { mark, theirs } from './chance.ts';

/** What the campaign plays in: two tenants with forms of the same names, and a count of what was answered. */
export interface World {
  site: FormSite;
  admin: TestClient;
  /** Names of a form whose rows others name, and of one that sub-tables belong to. */
  linked: string;
  main: string;
  /** The row of that one. */
  mainRow: string;
  /** Forms that queries are sent to. */
  forms: WorldForm[];
  /** A form and a row of the other tenant. */
  foreign: { formId: string; rowId: string };
  counts: Map<string, number>;
  slowest: { ms: number; what: string };
  /** Sends a call, and expects what holds for each of them. */
  ask(what: Call): Promise<Told>;
}

export interface WorldForm {
  id: string;
  tableName: string;
}

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  /** For counting. */
  kind: string;
}

export interface Told {
  status: number;
  success: boolean;
  message: string;
  result: ReturnType<typeof JSON.parse>;
  errorData?: { path?: unknown; message?: unknown }[];
}

/** Longer than that is a hostile input that works. */
const longestAnswer = 15_000;

export async function openWorld(): Promise<World> {
  const site = await openFormSite();
  const { admin, elsewhere } = site;
  const linked = `${mark}_linked`;
  const main = `${mark}_main`;
  const world: World = {
    site,
    admin,
    linked,
    main,
    mainRow: '',
    forms: [],
    foreign: { formId: '', rowId: '' },
    counts: new Map(),
    slowest: { ms: 0, what: '' },
    ask: async (call) => {
      const began = performance.now();
      const told = await send(admin, call);
      const ms = performance.now() - began;
      const said = JSON.stringify(call).slice(0, 4000);
      if (ms > world.slowest.ms) world.slowest = { ms, what: said };
      const key = `${call.kind} ${told.status}`;
      world.counts.set(key, (world.counts.get(key) ?? 0) + 1);
      if (told.status >= 500 || told.text.includes(theirs) || ms > longestAnswer || (told.status >= 400 && !told.message))
        expect.fail(
          `${told.status} in ${Math.round(ms)} ms: ${said}\n${told.text.slice(0, 2000)}\n${site.server.errors.splice(0).join('\n')}`,
        );
      return told;
    },
  };
  const template = { templateCode: `${mark}_told`, templateName: '通知', templateType: '2', templateContent: '一条通知' };
  expect(await admin.post('/message/sysMessageTemplate/add', template)).toMatchObject({ success: true });
  const field = { dbFieldName: `${mark}_c0`, dbFieldTxt: `名称${mark}`, dbLength: 60, isQuery: 1 };
  for (const user of [admin, elsewhere])
    for (const [tableName, tableType] of [
      [linked, 1],
      [main, 2],
    ] as const) {
      const { result } = await site.add({ head: { tableName, tableTxt: tableName, tableType }, fields: [field] }, user);
      await site.publish(result.id, 'normal', user);
      const row = await user.post(`/online/cgform/rows/${result.id}/add`, { [`${mark}_c0`]: user === admin ? mark : theirs });
      if (user === admin && tableName === main) world.mainRow = row.result.id;
      if (user === admin) world.forms.push({ id: result.id, tableName });
      else world.foreign = { formId: result.id, rowId: row.result.id };
    }
  return world;
}

async function send(client: TestClient, { method, path, query, body, headers }: Call): Promise<Told & { text: string }> {
  const search = query as Record<string, string> | undefined;
  const told =
    method === 'get' && /exportXls|importTemplate/.test(path)
      ? await fileOf(client, path, search)
      : method === 'get'
        ? await client.get(path, search, headers)
        : method === 'delete'
          ? await client.delete(path, search, headers)
          : await client[method](path, body, headers);
  return { ...(told as unknown as Told), text: JSON.stringify(told) };
}

async function fileOf(client: TestClient, path: string, query: Record<string, string> | undefined): Promise<Told> {
  const { status, body } = await client.download(path, query);
  return { status, success: status < 400, message: status < 400 ? '' : body.toString('utf8').slice(0, 300), result: null };
}

/** As a client writes a part of an address: half a character cannot be in one. */
export const inPath = (text: string): string => encodeURIComponent(text.slice(0, 200).toWellFormed() || 'x').replaceAll('.', '%2E');
