import { describe, expect, test } from 'vitest';
import { contractState, contractType } from './freightContract.states.ts';
import {
  isAltered,
  isGenerated,
  mayBeNamed,
  otherSide,
  partyName,
  platformSide,
  sealColumns,
  type Signable,
  sideOf,
  sidesSigning,
  signedAt,
  stateBySignatures,
  whyNotSign,
} from './signRules.ts';

const types = Object.entries(contractType);
const time = '2026-06-30 08:00:00';

describe('SHIP-06 who signs for which side', () => {
  test('SHIP-06 the platform is party B of customers and agents, and party A of everybody else', () => {
    const sides = Object.fromEntries(types.map(([name, type]) => [name, platformSide(type)]));
    expect(sides).toEqual({ customer: 'B', agency: 'B', carrier: 'A', trip: 'A', framework: 'A' });
    expect([otherSide('A'), otherSide('B')]).toEqual(['B', 'A']);
    for (const [name, type] of types) {
      expect(sideOf({ isStaff: true, type }), name).toBe(platformSide(type));
      expect(sideOf({ isStaff: false, type }), name).not.toBe(platformSide(type));
    }
  });

  test('SHIP-06 the platform signs trips and frameworks together with the driver, and nothing else by itself', () => {
    const generated = types.filter(([, type]) => isGenerated(type)).map(([name]) => name);
    expect(generated).toEqual(['trip', 'framework']);
    expect(sidesSigning(contractType.trip, 'B')).toEqual(['B', 'A']);
    expect(sidesSigning(contractType.framework, 'A')).toEqual(['A', 'B']);
    expect(sidesSigning(contractType.customer, 'A')).toEqual(['A']);
    expect(sidesSigning(contractType.carrier, 'B')).toEqual(['B']);
  });
});

describe('SHIP-06 when somebody may sign', () => {
  const contract: Signable = {
    contractType: contractType.customer,
    signMode: 'electronic',
    state: contractState.toSign,
    validTo: '2026-06-30',
    signATime: null,
    signBTime: null,
  };
  const why = (change: Partial<Signable> = {}, { isStaff = false, mayAct = true, today = '2026-06-30' } = {}) =>
    whyNotSign({ ...contract, ...change }, { signer: { isStaff, mayAct }, today });

  test('SHIP-06 only what is sent or signed by one side is signed', () => {
    const open = Object.entries(contractState)
      .filter(([, state]) => why({ state }) !== 'state')
      .map(([name]) => name);
    expect(open).toEqual(['toSign', 'partlySigned']);
    expect(why({ state: contractState.draft, validTo: '2000-01-01' })).toBe('state');
  });

  test('SHIP-06 it is signed on its last day, and not on the day after', () => {
    expect(why({}, { today: '2026-06-29' })).toBeUndefined();
    expect(why()).toBeUndefined();
    expect(why({}, { today: '2026-07-01' })).toBe('over');
    expect(why({ signATime: time }, { today: '2026-07-01' })).toBe('over');
  });

  test('SHIP-06 each side signs once, for itself', () => {
    expect(why({ signATime: time })).toBe('signed');
    expect(why({ signBTime: time })).toBeUndefined();
    expect(why({ signBTime: time }, { isStaff: true })).toBe('signed');
    expect(why({ signATime: time }, { isStaff: true })).toBeUndefined();
    // Parties change places with the type.
    expect(why({ contractType: contractType.carrier, signATime: time })).toBeUndefined();
    expect(why({ contractType: contractType.carrier, signBTime: time })).toBe('signed');
  });

  test('SHIP-06 not without the permission, not on paper, and staff not what is signed by the hundred', () => {
    expect(why({}, { mayAct: false })).toBe('denied');
    expect(why({ signMode: 'paper' })).toBe('denied');
    expect(why({}, { isStaff: true })).toBeUndefined();
    for (const type of [contractType.trip, contractType.framework]) {
      expect(why({ contractType: type }, { isStaff: true })).toBe('denied');
      expect(why({ contractType: type })).toBeUndefined();
    }
  });
});

describe('SHIP-06 what a signature does', () => {
  test('SHIP-06 the second signature brings it into force, whichever side it is', () => {
    expect(stateBySignatures({ signATime: time, signBTime: null })).toBe('30');
    expect(stateBySignatures({ signATime: null, signBTime: time })).toBe('30');
    expect(stateBySignatures({ signATime: time, signBTime: time })).toBe('40');
    expect(signedAt({ signATime: 'a', signBTime: 'b' }, 'A')).toBe('a');
    expect(signedAt({ signATime: 'a', signBTime: 'b' }, 'B')).toBe('b');
    expect([partyName({ partyAName: '甲', partyBName: '乙' }, 'A'), partyName({ partyAName: '甲', partyBName: '乙' }, 'B')]).toEqual([
      '甲',
      '乙',
    ]);
  });

  test('SHIP-06 it covers the text that was signed first; another digest is another text', () => {
    expect(isAltered({ contentHash: null }, 'x')).toBe(false);
    expect(isAltered({ contentHash: 'x' }, 'x')).toBe(false);
    expect(isAltered({ contentHash: 'x' }, 'y')).toBe(true);
  });

  test('SHIP-06 the columns of its side are filled, and of no other', () => {
    const of = (side: 'A' | 'B') => sealColumns({ side, name: '李四', time, seal: { serial: 'S1', seal: 'abc' } as never });
    expect(of('A')).toEqual({ signATime: time, signAName: '李四', signASerial: 'S1', signASeal: 'abc' });
    expect(of('B')).toEqual({ signBTime: time, signBName: '李四', signBSerial: 'S1', signBSeal: 'abc' });
  });
});

describe('SHIP-06 whether an order names a contract', () => {
  const contract = {
    contractType: contractType.customer,
    partyId: 'p',
    state: contractState.inForce,
    validFrom: '2026-01-01',
    validTo: '2026-06-30',
  };
  const may = (
    change: Partial<typeof contract> | { contractType: string; state: string } = {},
    { parties = ['p', null], day = '2026-03-01' } = {},
  ) => mayBeNamed({ ...contract, ...change }, { parties, day });

  test('SHIP-06 one of its parties, of a kind for customers or agents, in force', () => {
    expect(may()).toBe(true);
    expect(may({}, { parties: ['q', null] })).toBe(false);
    const kinds = types.filter(([, type]) => may({ contractType: type, state: contractState.inForce })).map(([name]) => name);
    expect(kinds).toEqual(['customer', 'agency']);
    const states = Object.entries(contractState).filter(([, state]) => may({ contractType: contractType.customer, state }));
    expect(states.map(([name]) => name)).toEqual(['inForce']);
  });

  test('SHIP-06 from its first day to its last', () => {
    for (const [day, expected] of [
      ['2025-12-31', false],
      ['2026-01-01', true],
      ['2026-06-30', true],
      ['2026-07-01', false],
    ] as const)
      expect(may({}, { day }), day).toBe(expected);
  });
});
