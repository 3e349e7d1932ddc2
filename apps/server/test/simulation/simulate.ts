import { counts, openGround, type Ground, type Outcome } from './ground.ts';
import { adjustSteps } from './adjustSteps.ts';
import { billSteps } from './billSteps.ts';
import { customerSteps } from './customerSteps.ts';
import { dianfuSteps } from './dianfuSteps.ts';
import { insuranceSteps } from './insuranceSteps.ts';
import { invoiceSteps } from './invoiceSteps.ts';
import { makeBillSteps } from './makeBillSteps.ts';
import { paymentSteps } from './paymentSteps.ts';
import { premiumSteps } from './premiumSteps.ts';
import { prepaySteps } from './prepaySteps.ts';
import { seeded, type Random } from './random.ts';
import { roadSteps } from './roadSteps.ts';
import { settleBillSteps } from './settleBillSteps.ts';
import type { Step } from './step.ts';
import { taxSteps } from './taxSteps.ts';
import { tollSteps } from './tollSteps.ts';
import { vatSteps } from './vatSteps.ts';

const makers = [
  ...roadSteps,
  ...customerSteps,
  ...paymentSteps,
  ...prepaySteps,
  ...dianfuSteps,
  ...invoiceSteps,
  ...adjustSteps,
  ...makeBillSteps,
  ...billSteps,
  ...settleBillSteps,
  ...tollSteps,
  ...insuranceSteps,
  ...premiumSteps,
  ...taxSteps,
  ...vatSteps,
];
const total = makers.reduce((sum, [weight]) => sum + weight, 0);

function nextStep(ground: Ground, random: Random): Step {
  for (;;) {
    let left = random.between(1, total);
    const [, make] = makers.find(([weight]) => (left -= weight) <= 0)!;
    const step = make(ground);
    if (step !== undefined) return step;
  }
}

/** A simulation that went wrong, with what led to it. */
class Unlike extends Error {
  constructor(seed: number, steps: readonly string[], what: string) {
    super(`seed ${seed}, step ${steps.length}: ${what}\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
  }
}

/**
 * Plays one seed: random steps of all who act, against the server and the model, which must stay alike after each of them.
 *
 * @throws Unlike with the steps, so that the same seed and number of steps play it again
 */
export async function simulate(seed: number, steps: number): Promise<typeof counts> {
  const random = seeded(seed);
  const ground = await openGround(random);
  const done: string[] = [];
  const complain = (what: string) => new Unlike(seed, done, what);
  try {
    for (let step = 0; step < steps; step += 1) {
      // No two steps are of the same instant: who came first is clear.
      ground.site.server.clock.advance(random.between(1, 20) * 60_000);
      tellTime(ground);
      if (random.chance(0.08)) await atOnce(ground, done, complain);
      else await alone(ground, nextStep(ground, random), done, complain);
      const differences = await ground.differences();
      if (differences.length > 0) throw complain(differences.join('\n'));
    }
  } catch (error) {
    throw error instanceof Unlike ? error : Object.assign(complain(String(error)), { cause: error });
  } finally {
    await ground.site.server.close();
  }
  return counts;
}

const beginning = Date.parse('2026-06-02T00:00:00+08:00');
const dayOf = ({ site }: Ground): number => Math.floor((site.server.clock.now().getTime() - beginning) / 86_400_000);

function tellTime(ground: Ground): void {
  ground.world.day = dayOf(ground);
  ground.world.now = ground.site.server.clock.now().getTime();
}

async function alone(ground: Ground, step: Step, done: string[], complain: (what: string) => Unlike): Promise<void> {
  const expected = step.may();
  done.push(`${step.name}${expected ? '' : ' (refused)'}`);
  const { done: isDone, why, result } = await step.send();
  if (isDone !== expected)
    throw complain(`${isDone ? 'it was done' : `it was refused: ${why}`}, and should ${expected ? '' : 'not '}have been done`);
  if (isDone) await step.apply(result);
  tellTime(ground);
}

/** Two people act at once: what comes of it is what would have come of one after the other. */
async function atOnce(ground: Ground, done: string[], complain: (what: string) => Unlike): Promise<void> {
  const { random } = ground;
  const steps = [nextStep(ground, random), nextStep(ground, random)];
  // Time and jobs act by themselves, and a trip takes several calls with the clock set back.
  if (steps.some(({ name }) => / later$|^job|^dispatch/.test(name))) return;
  done.push(`at once: ${steps.map(({ name }) => name).join(' | ')}`);
  ground.isCalm = true;
  const outcomes = await Promise.all(steps.map((step) => step.send()));
  ground.isCalm = false;
  const before = structuredClone(ground.world);
  const told: string[] = [];
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    ground.world = structuredClone(before);
    if (
      !(await fits(
        ground,
        order.map((index) => [steps[index]!, outcomes[index]!]),
      ))
    )
      continue;
    const differences = await ground.differences();
    if (differences.length === 0) return;
    told.push(...differences);
  }
  throw complain(`no order explains ${outcomes.map(({ done: isDone, why }) => (isDone ? 'done' : why)).join(' | ')}: ${told.join('\n')}`);
}

/** Whether steps one after the other come to what they came to. One that lost a race may be refused for the version or the lock alone. */
async function fits(ground: Ground, played: readonly (readonly [Step, Outcome])[]): Promise<boolean> {
  for (const [step, { done, why, result }] of played) {
    if (done && !step.may()) return false;
    if (!done && step.may() && !/40901|40900|409 |42900|500 /.test(why)) return false;
    if (done) await step.apply(result);
  }
  return true;
}
