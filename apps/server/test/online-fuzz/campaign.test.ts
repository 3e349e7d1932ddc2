import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDivisions } from '../../src/modules/region/renewRegions.ts';
import { chanceOf, mark } from './chance.ts';
import { wholeDefinitions } from './definitions.ts';
import { everyCall, everyNesting, everySearch, headSearches, turnedDefinition, turns } from './everything.ts';
import { administer, adminTurns, askQueries, liveThrough, makeForm, removeForms, sent } from './playForms.ts';
import { statementShapes } from './statementShapes.ts';
import { watchLines } from './watchLines.ts';
import { openWorld, type World } from './world.ts';

// What `npm run fuzz` sets; the tests play a little.
const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const first = setting('FUZZ_FIRST', 1);
const seeds = setting('FUZZ_SEEDS', 2);
const definitions = setting('FUZZ_DEFINITIONS', 60);
const queries = setting('FUZZ_QUERIES', 100);
const honest = setting('FUZZ_HONEST', 12);
/** A file in which the campaign keeps the seeds that are done. */
const kept = process.env['FUZZ_DONE'];

/** Definitions that one table of the tenant may be made of before room is made for others. */
const formsAtOnce = 40;

let world: World;
const shapes = statementShapes();
const marked = new Set<string>();
let take: (text: string) => void = () => undefined;

/** Tells who reads the log of PostgreSQL what follows, on all lines. */
const begins = (phase: 'learn' | 'compare' | 'over') => world.site.server.database.pool.query(`select 'campaign: ${phase}'`);

beforeAll(async () => {
  world = await openWorld();
  watchLines((text) => take(text));
  const note = (into: (text: string) => void) => (text: string) => {
    if (text.includes("'campaign: ")) return;
    if (text.includes(mark)) marked.add(text);
    into(text);
  };
  await begins('learn');
  take = note(shapes.learn);
  // On a slow machine what is kept of dictionaries grows old during the campaign.
  world.site.server.platform.dictionaries.clear();
  await learn();
  await begins('compare');
  take = note(shapes.compare);
}, 600_000);
afterAll(() => vi.restoreAllMocks());

/** Every kind of field, search and call, every change of a type, and some honest work by chance. */
async function learn(): Promise<void> {
  const chance = chanceOf(7);
  for (const [part, body] of wholeDefinitions(chance, world, (at) => `${mark}_whole_${at}`).entries()) {
    const form = await makeForm(world, chance, { mood: 'honest', tableName: `${mark}_whole_${part}`, body });
    if (form === undefined) continue;
    world.forms.push(form);
    const rows = `/online/cgform/rows/${form.id}/add`;
    const names = Object.fromEntries((body.fields as { dbFieldName: string; fieldShowType?: string }[]).flatMap(namedIn));
    const added = await world.ask({
      kind: 'add',
      method: 'post',
      path: rows,
      body: { ...names, [`${mark}_c0`]: 'one', [`${mark}_key`]: world.mainRow },
    });
    expect(added, JSON.stringify(added)).toMatchObject({ success: true });
    await world.ask({ kind: 'export', method: 'get', path: `/online/cgform/api/exportXls/${form.id}` });
    for (const call of [...everySearch(form, body), ...everyCall(world, form, { rowId: added.result?.id ?? 'x', count: honest * 3 })])
      await world.ask(call);
    await liveThrough(world, chance, { form, mood: 'honest' });
    for (let turn = 0; turn <= adminTurns; turn += 1) await administer(world, chance, { id: form.id, isHostile: false, turn });
  }
  await pressEverything();
  await turnTypes();
  // What the server does by itself, every half minute.
  await loadDivisions(world.site.server.database);
  for (const call of [...(await everyNesting(world)), ...headSearches()]) await world.ask(call);
  for (let at = 0; at < honest; at += 1) {
    const form = await makeForm(world, chance, { mood: 'honest', tableName: `${mark}_h_${at}` });
    if (form !== undefined) await liveThrough(world, chance, { form, mood: 'honest' });
    if (at % formsAtOnce === formsAtOnce - 1) await removeForms(world);
  }
  await removeForms(world);
}

/** Presses buttons of each kind. */
async function pressEverything(): Promise<void> {
  const { site, ask, linked } = world;
  const form = world.forms.find(({ tableName }) => tableName === linked);
  if (form === undefined) return;
  const own = { cgformHeadId: form.id, buttonName: '按钮', buttonStyle: 'link' };
  const actions = [
    { kind: 'set', confirm: null, values: { [`${mark}_c0`]: "row.id + '!'" } },
    { kind: 'call', confirm: null, name: 'refresh' },
    { kind: 'message', confirm: null, template: `${mark}_told`, receivers: "'admin'" },
    { kind: 'open', confirm: null, to: '/x' },
  ];
  for (const [at, action] of actions.entries())
    expect(await site.admin.post('/online/cgform/button/add', { ...own, buttonCode: `press_${at}`, action })).toMatchObject({
      success: true,
    });
  expect(await site.publish(form.id)).toMatchObject({ success: true });
  const { result } = await ask({ kind: 'list', method: 'get', path: `/online/cgform/rows/${form.id}/list` });
  for (const at of actions.keys()) {
    const body = { formId: form.id, buttonCode: `press_${at}`, dataId: result.records[0].id };
    expect(await ask({ kind: 'button', method: 'post', path: '/online/cgform/api/doButton', body })).toMatchObject({ success: true });
  }
}

/** A person, a department or a category, where a field names one. */
const namedIn = ({ dbFieldName, fieldShowType }: { dbFieldName: string; fieldShowType?: string }): [string, string][] =>
  ['sel_user', 'sel_search', 'sel_depart', 'cat_tree', 'sel_tree'].includes(fieldShowType ?? '') ? [[dbFieldName, 'admin']] : [];

/** Makes fields of each type into fields of each other type. */
async function turnTypes(): Promise<void> {
  const { site, ask } = world;
  const made = await site.add(turnedDefinition(0));
  const { id } = made.result;
  await site.publish(id);
  for (let turn = 1; turn <= turns; turn += 1) {
    await ask({ kind: 'add', method: 'post', path: `/online/cgform/rows/${id}/add`, body: {} });
    const { result } = await ask({ kind: 'fields', method: 'get', path: '/online/cgform/field/listByHeadId', query: { headId: id } });
    expect(await site.edit(turnedDefinition(turn, { id, fields: result }))).toMatchObject({ success: true });
    expect(await site.publish(id, 'force')).toMatchObject({ success: true });
  }
}

test.each(Array.from({ length: seeds }, (_one, index) => first + index))(
  'ONL-07 ONR-05 seed %d: whatever is declared and asked, nothing fails, nothing typed is SQL, and every statement has a shape of honest work',
  async (seed) => {
    const chance = chanceOf(seed * 7919);
    const share = queries / definitions;
    let due = 0;
    for (let at = 0; at < definitions;) {
      const before = sent.definitions;
      const form = await makeForm(world, chance, { mood: 'hostile', tableName: `${mark}_s${seed}_${at}` });
      if (form !== undefined) await liveThrough(world, chance, { form, mood: 'hostile' });
      const made = sent.definitions - before;
      at += made;
      due += made * share;
      if (due >= 10) {
        await askQueries(world, chance, { form: form ?? chance.pick(world.forms), mood: 'hostile', count: Math.floor(due) });
        due -= Math.floor(due);
      }
      if (at % formsAtOnce === 0) await removeForms(world);
    }
    await removeForms(world);

    expect(world.site.server.errors).toEqual([]);
    expect([...marked]).toEqual([]);
    expect(shapes.strange()).toEqual([]);
    if (kept !== undefined) appendFileSync(kept, `${JSON.stringify({ seed, ...sent })}\n`);
    Object.assign(sent, { definitions: 0, queries: 0 });
  },
  1_200_000,
);

test('ONR-05 the campaign comes to forms that are taken and to forms that are refused, and says what it did', async () => {
  await begins('over');
  const { counts, slowest } = world;
  if (kept !== undefined) console.log(JSON.stringify({ ...shapes.counts(), slowest, ...Object.fromEntries(counts) }));
  expect(counts.get('addAll 200')).toBeGreaterThan(10);
  expect(counts.get('addAll 400')).toBeGreaterThan(10);
  expect(counts.get('list 200')).toBeGreaterThan(10);
});
