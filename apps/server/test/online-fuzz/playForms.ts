import { expect } from 'vitest';
import { type Chance, mark, type Mood } from './chance.ts';
import { buttonByChance, changedDefinition, type Definition, honestDefinition, hostileDefinition } from './definitions.ts';
import { queryByChance, rowBody } from './queries.ts';
import { inPath, type Told, type World, type WorldForm } from './world.ts';

const api = '/online/cgform/api';
const heads = '/online/cgform/head';

/** Definitions that were sent so far. */
export const sent = { definitions: 0, queries: 0 };

/** A definition is taken, or each thing that is wrong with it is told at its place. */
function expectAnswer(told: Told, body: unknown): void {
  if (told.status !== 400) return;
  const problems = told.errorData ?? [];
  const isTold = problems.every(
    ({ path, message }) => typeof message === 'string' && message !== '' && /^(?:head|fields|indexs|delete\w+Ids|$)/.test(String(path)),
  );
  if (problems.length === 0 || !isTold)
    expect.fail(`refused without a place: ${JSON.stringify(told)}\n${JSON.stringify(body).slice(0, 4000)}`);
}

async function define(world: World, method: 'post' | 'put', body: Definition): Promise<Told> {
  sent.definitions += 1;
  const told = await world.ask({
    kind: method === 'post' ? 'addAll' : 'editAll',
    method,
    path: `${api}/${method === 'post' ? 'addAll' : 'editAll'}`,
    body,
  });
  expectAnswer(told, body);
  return told;
}

/** Publishes a draft, by force where values would go out of sight. */
async function publish(world: World, id: string, mood: Mood): Promise<void> {
  await world.ask({ kind: 'plan', method: 'get', path: `${heads}/plan`, query: { id } });
  const told = await world.ask({ kind: 'publish', method: 'post', path: `${api}/doDbSynch/${id}/normal` });
  if (told.status === 200) return;
  const forced = await world.ask({ kind: 'force', method: 'post', path: `${api}/doDbSynch/${id}/force` });
  if (mood === 'honest' && forced.status !== 200 && !JSON.stringify(forced).includes('唯一')) expect.fail(JSON.stringify([told, forced]));
}

/** Makes a form, and lets people work with it. @returns it, as far as it was taken */
export async function makeForm(
  world: World,
  chance: Chance,
  given: { mood: Mood; tableName: string; body?: Definition },
): Promise<WorldForm | undefined> {
  const { mood, tableName } = given;
  const body = given.body ?? (mood === 'honest' ? honestDefinition : hostileDefinition)(chance, world, tableName);
  const told = await define(world, 'post', body);
  if (mood === 'honest' && told.status !== 200) expect.fail(`${JSON.stringify(told)}\n${JSON.stringify(body)}`);
  const head = told.result as { id: string; tableName: string } | null;
  if (told.status !== 200 || head === null) return undefined;
  await publish(world, head.id, mood);
  return { id: head.id, tableName: head.tableName };
}

/** What an administrator and people do with a form that is there. */
export async function liveThrough(world: World, chance: Chance, { form, mood }: { form: WorldForm; mood: Mood }): Promise<void> {
  const { id } = form;
  const isHostile = mood === 'hostile';
  await world.ask({ kind: 'row', method: 'post', path: `/online/cgform/rows/${id}/add`, body: rowBody(chance, 'honest', world) });
  await askQueries(world, chance, { form, mood, count: 2 });
  if (chance.chance(0.6)) {
    const stored = await world.ask({ kind: 'fields', method: 'get', path: '/online/cgform/field/listByHeadId', query: { headId: id } });
    await define(world, 'put', changedDefinition(chance, stored.result as Record<string, unknown>[], { headId: id, isHostile }));
    await publish(world, id, 'hostile');
    await askQueries(world, chance, { form, mood, count: 1 });
  }
  if (chance.chance(0.4)) {
    await world.ask({ kind: 'buttons', method: 'post', path: '/online/cgform/button/add', body: buttonByChance(chance, id, isHostile) });
    await publish(world, id, 'hostile');
  }
  if (chance.chance(0.3)) await administer(world, chance, { id, isHostile, turn: chance.between(0, adminTurns) });
}

/** The last of the things that an administrator may do. */
export const adminTurns = 8;

/** Does one thing that an administrator may do with a form. */
export async function administer(
  world: World,
  chance: Chance,
  { id, isHostile, turn }: { id: string; isHostile: boolean; turn: number },
): Promise<void> {
  const word = (honest: string) => (isHostile && chance.chance(0.5) ? chance.harm() : honest);
  const ask = (
    kind: string,
    method: 'get' | 'post' | 'put',
    path: string,
    given: { body?: unknown; query?: Record<string, unknown> } = {},
  ) => world.ask({ kind, method, path, ...given });
  switch (turn) {
    case 0:
      await ask('restore', 'put', `${heads}/restore`, { body: { id, versionNo: chance.between(1, 2) } });
      break;
    case 1:
      await ask('takeBack', 'put', `${heads}/takeBack`, { body: { id, publishedVersion: chance.between(1, 3) } });
      break;
    case 2:
      await ask('compare', 'get', `${heads}/compare`, { query: { id, to: 1 } });
      await ask('versions', 'get', `${heads}/versions`, { query: { headId: id } });
      break;
    case 3: {
      const copy = await ask('copy', 'post', `${heads}/copyOnline?code=${id}`);
      const head = copy.result as { id: string } | null;
      if (copy.status !== 200 || head === null) break;
      await publish(world, head.id, 'hostile');
      await ask('list', 'get', `/online/cgform/rows/${head.id}/list`);
      await world.ask({ kind: 'remove', method: 'delete', path: `${heads}/delete`, query: { id: head.id } });
      break;
    }
    case 4:
      await ask('enhanceSql', 'post', `${heads}/enhanceSql/${id}`, {
        body: { buttonCode: word('add'), cgbSql: chance.harm(), content: chance.harm() },
      });
      await ask('enhanceJs', 'post', `${heads}/enhanceJs/${id}?type=list`, { body: { cgJs: chance.harm(), cgJsType: 'list' } });
      await ask('enhanceSql', 'get', `${heads}/enhanceSql/${id}`);
      break;
    case 5:
      await ask('authColumn', 'put', `${api}/authColumn`, {
        body: { cgformId: id, code: word(`${mark}_c0`).slice(0, 63) || 'x', status: 1, listShow: true, formShow: true },
      });
      await ask('authColumn', 'get', `${api}/authColumn/${id}`);
      break;
    case 6:
      await ask('authData', 'post', `${api}/authData`, {
        body: {
          cgformId: id,
          ruleName: `规则${mark}`,
          ruleColumn: word(`${mark}_c0`),
          ruleOperator: word('='),
          ruleValue: word('#{sys_user_code}'),
          status: 1,
        },
      });
      await ask('authData', 'get', `${api}/authData/${id}`);
      await ask('validAuthData', 'get', `${api}/validAuthData/${id}`);
      break;
    case 7:
      await ask('transTables', 'post', `${heads}/transTables/${inPath(word('driver'))}`);
      await ask('queryTables', 'get', `${heads}/queryTables`, { query: { tableName: word('driver') } });
      break;
    default:
      await ask('checkOnlyTable', 'get', `${api}/checkOnlyTable`, { query: { tbname: word(mark), id } });
      await ask('head', 'put', `${heads}/edit`, {
        body: { id, tableTxt: word('新名'), [isHostile ? 'physicId' : 'scroll']: isHostile ? word(id) : 1 },
      });
      await ask('heads', 'get', `${heads}/list`, {
        query: { tableName: word('*a*'), tableTxt: word('表'), column: word('tableName'), order: 'asc' },
      });
  }
}

export async function askQueries(
  world: World,
  chance: Chance,
  { form, mood, count }: { form: WorldForm; mood: Mood; count: number },
): Promise<void> {
  const { result } = await world.ask({ kind: 'first', method: 'get', path: `/online/cgform/rows/${form.id}/list`, query: { pageSize: 5 } });
  const rows = (result as { records: { id: string }[] } | null)?.records ?? [];
  for (let left = count; left > 0; left -= 1) {
    sent.queries += 1;
    const rowId = rows.length === 0 ? 'nobody' : chance.pick(rows).id;
    await world.ask(queryByChance(chance, mood, { world, form, rowId }));
  }
}

/** Removes all forms but those of the world itself. */
export async function removeForms(world: World): Promise<void> {
  const kept = new Set(world.forms.map(({ id }) => id));
  for (let turn = 0; turn < 10; turn += 1) {
    const { result } = await world.ask({ kind: 'heads', method: 'get', path: `${heads}/list`, query: { pageSize: 500 } });
    const copies = await world.ask({ kind: 'heads', method: 'get', path: `${heads}/list`, query: { pageSize: 500, copyType: 1 } });
    const all = [...copies.result.records, ...result.records] as { id: string }[];
    const ids = [...new Set(all.map(({ id }) => id))].filter((id) => !kept.has(id));
    if (ids.length === 0) return;
    for (const id of ids) await world.ask({ kind: 'remove', method: 'delete', path: `${heads}/delete`, query: { id } });
  }
}
