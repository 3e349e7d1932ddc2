import { beforeAll, expect, test } from 'vitest';
import { type AdjustSite, adjustPath, openAdjustSite } from '../../../../test/adjustSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';

let site: AdjustSite;
beforeAll(async () => {
  site = await openAdjustSite();
});

const owedOne = async () => (await site.owed(1)).notes[0]!;
const isRight = async () => expect(await site.findings()).toEqual([]);

test('FRT-21 two who ask at once make one; the same call sent twice makes one', async () => {
  const note = await owedOne();
  const answers = await Promise.all(['one_asker', 'other_asker'].map((who) => site.askFor(note, { side: 'customer', amount: 100 }, who)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);

  const key = once();
  const body = { noteId: note.id, side: 'carrier', amount: 100, reasonCode: '6', reason: '补差' };
  const twice = await Promise.all([1, 2].map(() => site.server.as('adjust_asker').post(`${adjustPath}/add`, body, key)));
  expect(twice.some(({ success }) => success)).toBe(true);
  expect(await site.adjusts(note.id)).toHaveLength(2);
});

test('FRT-21 two who decide at once book once', async () => {
  const note = await owedOne();
  const asked = expectDone(await site.askFor(note, { side: 'customer', amount: 100 }));
  const answers = await Promise.all([true, false].map((pass) => site.decideOn(asked, { pass, remark: '核对' }, `decider_${pass}`)));

  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const isPassed = answers[0]!.success;
  expect(await site.lines(note.id)).toHaveLength(isPassed ? 3 : 0);
  await isRight();
});

test('FRT-21 40411 a decision beside the sending of a payment: the first one wins, and the books agree', async () => {
  const note = await owedOne();
  const asked = expectDone(await site.askFor(note, { side: 'carrier', amount: -271_000 }));
  const [decision, payment] = await Promise.all([site.decideOn(asked), site.submitted(await site.read(note.id))]);

  const isPaid = payment.id !== undefined && payment.code === undefined;
  expect(decision.success).toBe(!isPaid);
  if (isPaid) expect(decision).toMatchObject({ errorCode: 40411 });
  expect((await site.stored(note.id)).noteStatus).toBe(isPaid ? '78' : '80');
  await isRight();
});

test('FRT-21 a decision beside the issue of an invoice: nothing is invoiced that is charged no more', async () => {
  const { notes } = await site.paidFor(1);
  const note = notes[0]!;
  const asked = expectDone(await site.askFor(note, { side: 'customer', amount: -100 }));
  const [decision, request] = await Promise.all([site.decideOn(asked), site.asked(notes).catch(() => undefined)]);

  const { requestedAmount, receivableAmount } = await site.stored(note.id);
  expect(requestedAmount).toBeLessThanOrEqual(receivableAmount!);
  // The second one knows of the first: a request takes what is charged now, or keeps the correction from taking effect.
  expect(decision.success).toBe(receivableAmount === 287_160);
  if (request !== undefined) expect(requestedAmount).toBe(receivableAmount);
  await isRight();
});

test('FRT-21 a correction opens a settled bill again whose month has another open one by then: that keeps the month', async () => {
  const { place, notes } = await site.owed(1);
  const settled = expectDone(await site.receive(await site.confirmed(place)));
  expect(settled).toMatchObject({ state: '50' });
  await site.more(place, 1);
  const later = await site.draft(place);
  await site.adjusted(await site.read(notes[0]!.id), 'customer', 1000);

  expect(await site.bill(settled.id)).toMatchObject({ state: '40', openAmount: 1000, periodFrom: '2026-06-01' });
  expect(await site.bill(later.id)).toMatchObject({ state: '10' });
  await isRight();
});
