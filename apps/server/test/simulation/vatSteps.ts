import { advanceTax } from '../../src/modules/finance/examination/advanceTax.ts';
import { advanceShort } from './taxModel.ts';
import { monthBefore } from './taxSteps.ts';
import { done, type Maker, type Steps } from './step.ts';
import { book, codes, type World } from './world.ts';

/** What an account held at the end of a month, debit above zero. */
const closing = (world: World, code: string, month: string): number =>
  Object.entries(world.moved[code] ?? {}).reduce((sum, [of, amount]) => (of <= month ? sum + amount : sum), 0);

/** Input tax of a month that can be set against output tax, by its end and by now. */
function setOffOf(world: World, month: string): number {
  if (world.setOff[month] !== undefined) return 0;
  const { vatIn, vatOut } = codes(world);
  const [input, output] = [world.books[vatIn] ?? 0, Math.max(0, -(world.books[vatOut] ?? 0))];
  return Math.min(closing(world, vatIn, month), Math.max(0, -closing(world, vatOut, month)), input, output);
}

const asked = ({ asked: all }: World) => Object.values(all).filter(({ kind, open }) => open && kind === 'setOff');

const ask: Maker = (ground) => {
  const { random, world } = ground;
  const month = monthBefore(world, random.pick([1, 1, 1, 2, 0])!);
  if (setOffOf(world, month) === 0 && random.chance(0.9)) return undefined;
  return {
    name: `ask to set off ${month}`,
    may: () => month <= monthBefore(ground.world) && setOffOf(ground.world, month) > 0 && asked(ground.world).length === 0,
    send: () =>
      ground.call('tax_person', 'post', '/hytax/hyTaxDeclaration/setOff', { companyId: world.company, month, reason: '月末抵扣' }),
    apply: ({ id }) =>
      void (ground.world.asked[id] = { id, kind: 'setOff', target: month, amount: setOffOf(ground.world, month), open: true }),
  };
};

const decide: Maker = (ground) => {
  const one = ground.random.pick(asked(ground.world));
  if (one === undefined) return undefined;
  const pass = ground.random.chance(0.85);
  return {
    name: `decide to set off ${one.target} ${one.amount} ${pass}`,
    may: () => ground.world.asked[one.id]!.open && (!pass || setOffOf(ground.world, one.target) === one.amount),
    send: () =>
      ground.call('finance_person', 'put', '/account/hyApproval/audit', { id: one.id, version: 0, pass, remark: pass ? '' : '不抵' }),
    apply: () => {
      const { world } = ground;
      world.asked[one.id]!.open = false;
      if (!pass) return;
      book(world, codes(world).vatOut, codes(world).vatIn, one.amount, one.target);
      world.setOff[one.target] = one.amount;
    },
  };
};

/** The month ends, and in the first minutes of the next one the tax is advanced that its freight did not cover. Some days go by. */
const month: Maker = (ground) => {
  const { random, site } = ground;
  const [ended, next] = [monthBefore(ground.world, 0), monthBefore(ground.world, -1)];
  const days = random.pick([0, 1, 4, 5, 12, 20])!;
  // Rules of taxes are known until the end of 2027.
  if (next > '2027-10') return undefined;
  return {
    name: `${next} and ${days} days later`,
    may: () => true,
    send: async () => {
      site.server.clock.set(`${next}-01T00:05:00+08:00`);
      await advanceTax(site.server.context());
      site.server.clock.advance(days * 86_400_000);
      return done;
    },
    apply: () => advanceShort(ground.world, ended),
  };
};

/** Steps of input tax, and of months that end. */
export const vatSteps: Steps = [
  [3, ask],
  [4, decide],
  [2, month],
];
