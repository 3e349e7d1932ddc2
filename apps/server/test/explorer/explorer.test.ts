import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoRoles, grantedBy } from '../../seed/roles.ts';
import { dianfuStates } from '../../src/modules/finance/dianfu/dianfu.states.ts';
import { invoiceStates } from '../../src/modules/finance/invoice/invoice.states.ts';
import { invoiceRequestStates } from '../../src/modules/finance/invoice-request/invoiceRequest.states.ts';
import { noteAdjustStates } from '../../src/modules/finance/note-adjust/noteAdjust.states.ts';
import { payChangeStates } from '../../src/modules/finance/pay-change/payChange.states.ts';
import { paymentStates } from '../../src/modules/finance/payment/payment.states.ts';
import { prepayStates } from '../../src/modules/finance/prepay/prepay.states.ts';
import { rechargeStates } from '../../src/modules/finance/recharge/recharge.states.ts';
import { orderStates } from '../../src/modules/shipping/order/order.states.ts';
import { shippingNoteStates } from '../../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { approvalStates } from '../../src/modules/finance/approval/approval.states.ts';
import { targetsOf, type AnyStateMachine } from '../../src/platform/contract/index.ts';
import { deadEnds, explore, told } from './explore.ts';
import { stepsOf } from './moves.ts';
import { faultOf, isDone, newTermTrip, settleType } from './trip.ts';

const reached = explore();
const all = [...reached.values()];
const roles = demoRoles.map(({ code, grants }) => ({ code, held: new Set(grantedBy(grants)) }));
/** What a role needs to see the rows of a list. */
const listOf: Readonly<Record<string, string>> = {
  shippingNote: 'shipping:list',
  payableNote: 'pay:list',
  payment: 'pay:list',
  prepay: 'prepay:list',
  dianfu: 'dianfu:list',
  invoice: 'invoice:list',
  bill: 'bill:list',
};

/** Whether somebody as shipped sees a row and may take it on. */
const canTake = ({ list, permission }: { list: string; permission: string | undefined }) =>
  // The bank answers, money comes, the system funds.
  permission === undefined || roles.some(({ held }) => held.has(permission) && held.has(listOf[list] ?? ''));

/** The same of customers who pay later, with their bills and advances. Prepayments are followed above: they have no part in what is owed. */
const terms = Object.entries(settleType).map(
  ([by, type]) => [by, explore((trip) => stepsOf(trip).filter(({ name }) => !name.startsWith('prepay')), newTermTrip(type))] as const,
);

describe.each(terms)('a waybill that is settled by %s, its payments, its advance and the bill of its customer', (by, onTerm) => {
  test('SHIP-02 FRT-21 whatever happens, it can still end well: its driver paid, its customer owing nothing, and its bill settled', () => {
    expect(told(deadEnds(onTerm))).toEqual([]);
    expect(onTerm.size).toBeGreaterThan(500);
    const all = [...onTerm.values()];
    expect(
      told(
        all.filter(({ trip }) => faultOf(trip) !== null),
        ({ trip }) => `${faultOf(trip)} ${JSON.stringify(trip)}`,
      ),
    ).toEqual([]);
    // Every state of a bill is come to.
    expect(new Set(all.map(({ trip }) => trip.bill))).toEqual(new Set([null, '10', '20', '30', '40', '50', '60']));
    // And of an advance, each that a bill may have a part in.
    expect(new Set(all.map(({ trip }) => trip.dianfu))).toEqual(new Set([null, ...Object.values(dianfuStates.codes)]));
    // A term is given up once its day is known, and the monthly job bills once.
    const ways = new Set(all.flatMap(({ steps }) => steps.map(({ name }) => name)));
    expect(ways).toContain('termWriteOff');
    expect([ways.has('the month is billed'), ways.has('order ends')]).toEqual([by === 'month', by === 'order']);
  });

  test('FRT-21 what is not over stands in a list of somebody who may take it on, by the roles as shipped', () => {
    const nobodys = [...onTerm.values()].filter(({ trip, steps }) => !isDone(trip) && !steps.some(canTake));
    expect(told(nobodys)).toEqual([]);
  });
});

describe('a waybill and its money, move by move as the tables of the server have them', () => {
  test('SHIP-02 SHIP-09 whatever happens, a waybill can still end well: paid or revoked, with nothing about it left open', () => {
    expect(told(deadEnds(reached))).toEqual([]);
    expect(all.length).toBeGreaterThan(5000);
  });

  test('LEDG-01 on no path is more paid for a waybill than is payable, or something without anybody who is to bring it back', () => {
    const wrong = all.filter(({ trip }) => faultOf(trip) !== null);
    expect(told(wrong, ({ trip }) => `${faultOf(trip)} ${JSON.stringify(trip)}`)).toEqual([]);
  });

  test('SHIP-09 SHIP-10 what is not over stands in a list of somebody who may take it on, by the roles as shipped', () => {
    const nobodys = all.filter(({ trip, steps }) => !isDone(trip) && !steps.some(canTake));
    expect(told(nobodys)).toEqual([]);
    // And no move waits for a permission that nobody has.
    const moves = new Map(all.flatMap(({ steps }) => steps.map((step) => [`${step.name} ${step.permission}`, step])));
    expect([...moves.values()].filter((step) => !canTake(step)).map(({ name }) => name)).toEqual([]);
  });
});

/** Ends of each machine, where nothing is left to be done, and where its rows begin. */
const machines: readonly [AnyStateMachine, { begins: readonly string[]; ends: readonly string[] }][] = [
  // From the examination on a waybill is moved by its money: that is followed above.
  [shippingNoteStates, { begins: ['draft', 'toAccept', 'toLoad'], ends: ['examined', 'paid', 'invoiced', 'revoked'] }],
  [orderStates, { begins: ['draft'], ends: ['completed', 'closed', 'revoked'] }],
  [paymentStates, { begins: ['draft'], ends: ['paid', 'closed'] }],
  [prepayStates, { begins: ['applied'], ends: ['offset', 'refused', 'recovered', 'cancelled'] }],
  [dianfuStates, { begins: ['toAudit'], ends: ['repaid', 'refused', 'writtenOff', 'cancelled'] }],
  [invoiceRequestStates, { begins: ['draft', 'toAudit'], ends: ['issued', 'partlyReversed', 'reversed', 'refused', 'revoked'] }],
  [invoiceStates, { begins: ['toIssue'], ends: ['issued', 'delivered', 'reversed', 'void'] }],
  [noteAdjustStates, { begins: ['toAudit'], ends: ['effective', 'refused', 'cancelled'] }],
  [payChangeStates, { begins: ['toAudit'], ends: ['passed', 'refused', 'cancelled'] }],
  [rechargeStates, { begins: ['toConfirm'], ends: ['received', 'refused', 'closed', 'reversed'] }],
  [approvalStates, { begins: ['toAudit'], ends: ['passed', 'refused', 'cancelled'] }],
];

/** Which pages show rows of a machine in tabs by state. */
const pages: Readonly<Record<string, string>> = {
  shippingNote: 'shipping/shipping-note/ShippingNoteListPage.tsx',
  prepay: 'finance/prepay/ShippingPrepayListPage.tsx',
  dianfu: 'finance/dianfu/PayListPage.tsx',
  payChange: 'finance/pay-change/ShippingPayChangeListPage.tsx',
  noteAdjust: 'finance/note-adjust/ShippingNoteAdjustListPage.tsx',
};
const web = join(import.meta.dirname, '../../../web/src/features');

describe.each(machines)('$name', (machine, { begins, ends }) => {
  test(`SHIP-02 ${machine.name}: what its moves can lead to leads on to an end by somebody who has the permission for it`, () => {
    const after = (code: string) =>
      Object.keys(machine.moves)
        .filter((action) => machine.moves[action]!.from.some((state) => machine.codes[state] === code))
        .filter((action) => {
          const { permission } = machine.moves[action]!;
          return permission === undefined || roles.some(({ held }) => held.has(permission));
        })
        .flatMap((action) => targetsOf(machine, { action, code }));
    const endCodes = ends.map((state) => machine.codes[state]!);
    const endsWell = (code: string, seen = new Set<string>()): boolean => {
      if (endCodes.includes(code)) return true;
      if (seen.has(code)) return false;
      seen.add(code);
      return after(code).some((next) => endsWell(next, seen));
    };
    const open = new Set(begins.map((state) => machine.codes[state]!));
    for (const code of open) for (const next of after(code)) open.add(next);
    expect([...open].filter((code) => !endsWell(code))).toEqual([]);
  });

  test.runIf(pages[machine.name] !== undefined)(`SHIP-02 ${machine.name}: each state of it stands in a tab of its list`, () => {
    const source = readFileSync(join(web, pages[machine.name]!), 'utf8');
    const named = [...source.matchAll(/\btab\(([^)]*)\)/g)].flatMap(([, given = '']) =>
      given
        .split(',')
        .slice(3)
        .map((one) => one.trim().replace('codes.', '')),
    );
    expect(Object.keys(machine.codes).filter((state) => !named.includes(state))).toEqual([]);
  });
});
