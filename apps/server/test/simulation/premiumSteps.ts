import { expectDone } from '../freight.ts';
import type { Ground } from './ground.ts';
import { newPay, send } from './payModel.ts';
import { openPremiums } from './policyModel.ts';
import type { Maker, Steps } from './step.ts';
import { free, type Pay } from './world.ts';

/** YYYY-MM in Shanghai. */
const monthOf = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 7);

/** What is open of premiums up to a month. */
const openUpTo = ({ world }: Ground, month: string): [id: string, open: number][] =>
  openPremiums(world).filter(([id]) => monthOf(world.policies[id]!.bought!) <= month);

const sum = (parts: readonly [id: string, open: number][]): number => parts.reduce((total, [, one]) => total + one, 0);

const askToSettle: Maker = (ground) => {
  const month = monthOf(ground.world.now - (ground.random.chance(0.2) ? 20 * 86_400_000 : 0));
  if (sum(openUpTo(ground, month)) <= 0 && ground.random.chance(0.9)) return undefined;
  const isAsked = () => Object.values(ground.world.asked).some(({ open, kind }) => open && kind === 'premium');
  return {
    name: `ask to settle premiums up to ${month} ${sum(openUpTo(ground, month))}`,
    may: () => !isAsked() && sum(openUpTo(ground, month)) > 0,
    send: () => {
      const body = { companyId: ground.world.company, insuranceCompanyCode: 'INS1', month, reason: '月结' };
      return ground.call('cashier_person', 'post', '/hyinsurance/hyInsurancePolicy/settlePremium', body);
    },
    apply: ({ id }) =>
      void (ground.world.asked[id] = { id, kind: 'premium', target: month, amount: sum(openUpTo(ground, month)), open: true }),
  };
};

const decide: Maker = (ground) => {
  const asked = ground.random.pick(Object.values(ground.world.asked).filter(({ open, kind }) => open && kind === 'premium'));
  if (asked === undefined) return undefined;
  const pass = ground.random.chance(0.8);
  return {
    name: `decide on premiums ${asked.amount} ${pass}`,
    may: () => {
      if (!ground.world.asked[asked.id]!.open) return false;
      return !pass || (sum(openUpTo(ground, asked.target)) === asked.amount && free(ground.world) >= asked.amount);
    },
    send: () => {
      // Nothing but a decision changes an application.
      const body = { id: asked.id, version: 0, pass, remark: pass ? '' : '不付' };
      return ground.call('finance_person', 'put', '/account/hyApproval/audit', body);
    },
    apply: async () => {
      const { world, site } = ground;
      world.asked[asked.id]!.open = false;
      if (!pass) return;
      const query = { payKind: '6', column: 'createTime', order: 'desc', pageSize: 100 };
      const { records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', query));
      const row = records.find(({ id }: { id: string }) => world.pays[id] === undefined);
      const pay: Pay = newPay({ id: row.id, paymentNo: row.paymentNo, amount: asked.amount }, '6');
      pay.parts = Object.fromEntries(openUpTo(ground, asked.target));
      for (const [id, part] of Object.entries(pay.parts)) world.policies[id]!.settled += part;
      world.pays[pay.id] = pay;
      send(world, pay);
    },
  };
};

/** Steps of premiums that insurers are paid. */
export const premiumSteps: Steps = [
  [1, askToSettle],
  [3, decide],
];
