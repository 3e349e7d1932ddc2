import { describe, expect, test } from 'vitest';
import type { NoteRow } from '../shippingNote.resource.ts';
import { flagsAfter, judgeNote } from './judgeNote.ts';
import { cargoTypesOf } from './cargoNames.ts';
import { reviewRules, type ReviewFacts, type RuleCode } from './reviewRule.ts';

/** A waybill of 32 t over 612.3 km that breaks nothing: the freight is that of case A1. */
const note: Partial<NoteRow> = {
  orderMode: '1',
  priceMode: '1',
  unitPrice: 855_000,
  customerUnitPrice: null,
  agentFee: null,
  cargoPrice: 62_000,
  weightBasis: '3',
  lossMode: '1',
  lossRate: 30,
  lossDeduct: '1',
  lossPass: '1',
  roundMode: '2',
  serviceRate: 600,
  feeCalcMode: '1',
  extraFee: 0,
  deduction: 0,
  cargoName: '动力煤',
  cargoTypeCode: '0100',
  dispatchTime: '2026-06-01 06:00:00',
  acceptTime: '2026-06-01 07:00:00',
  loadTime: '2026-06-01 08:00:00',
  departTime: '2026-06-01 08:30:00',
  unloadTime: '2026-06-02 10:00:00',
  signTime: '2026-06-02 11:00:00',
  approvedLoad: 40_000,
  loadWeight: 32_480,
  unloadWeight: 32_300,
  settleWeight: 32_300,
  distance: 612_300,
  trackDistance: null,
  trackState: '1',
  trackGapMinutes: 20,
  trackMatchLoad: 100,
  trackMatchUnload: 200,
  trackRemark: null,
  abnormalFlags: null,
  driverFeeRaw: 276_165,
  driverFee: 271_000,
  feeTotal: 287_260,
  payableAmount: 271_000,
  prepaidAmount: 0,
  prepayOffset: 0,
  carrierAdjust: 0,
  taxWithheld: 0,
  paidAmount: 0,
};
const valid = '2030-01-01';
const facts = ({
  note: changed = {},
  settings = {},
  papers = {},
  ...rest
}: Partial<Record<keyof ReviewFacts, object | number | null>> = {}) =>
  ({
    note: { ...note, ...(changed as object) },
    papers: {
      driver: { id: 'd1', validPeriodTo: valid, qualificationValidTo: valid, idValidTo: valid },
      coDriver: null,
      vehicle: { id: 'v1', rtcValidTo: valid, inspectValidTo: valid },
      ...(papers as object),
    },
    overlaps: [],
    sameSlip: [],
    samePhoto: [],
    lanePrice: null,
    settings: {
      maxSpeedKmh: 110,
      trackRequired: true,
      trackMaxGapMinutes: 120,
      trackMatchMeters: 5000,
      priceOutlierBp: 5000,
      ...(settings as object),
    },
    ...rest,
  }) as ReviewFacts;
const resultOf = (rule: RuleCode, given?: Parameters<typeof facts>[0]) => judgeNote(facts(given)).find((one) => one.rule === rule)!;
const other = { id: 'n2', number: 'YD2' };

test('SHIP-03 a waybill in order breaks none of the twelve rules', () => {
  const results = judgeNote(facts());
  expect(results.map(({ rule }) => rule)).toEqual(reviewRules.map(({ code }) => code));
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
});

type Case = [rule: RuleCode, what: string, given: Parameters<typeof facts>[0], pass: boolean, value?: string | null];
const drivers = (values: object) => ({
  papers: { driver: { id: 'd1', validPeriodTo: valid, qualificationValidTo: valid, idValidTo: valid, ...values } },
});
/** Metres in so many hours from 08:30. */
const pace = (metres: number, unloadTime: string) => ({ note: { trackDistance: metres, unloadTime, signTime: '2026-06-03 00:00:00' } });

const cases: Case[] = [
  ['R1', 'a licence that runs out the day before loading', drivers({ validPeriodTo: '2026-05-31' }), false, '1'],
  ['R1', 'a licence that runs out on the day of loading', drivers({ validPeriodTo: '2026-06-01' }), true, '0'],
  ['R1', 'a licence that runs out the day after', drivers({ validPeriodTo: '2026-06-02' }), true, '0'],
  [
    'R1',
    'papers of the vehicle, two of them',
    { papers: { vehicle: { id: 'v1', rtcValidTo: '2026-05-31', inspectValidTo: '2026-01-01' } } },
    false,
    '2',
  ],
  ['R1', 'papers of a second driver', { papers: { coDriver: { id: 'd2', idValidTo: '2026-05-31' } } }, false, '1'],
  ['R1', 'a driver that nobody knows', { papers: { driver: null } }, false, null],
  ['R2', 'another driver that was told of', { note: { abnormalFlags: 'noTrack,personVehicleMismatch' } }, false, '1'],
  ['R2', 'other marks', { note: { abnormalFlags: 'noTrack' } }, true, '0'],
  ['R3', 'loaded before it was accepted', { note: { loadTime: '2026-06-01 06:59:59' } }, false, 'loadTime'],
  ['R3', 'loaded when it was accepted', { note: { loadTime: '2026-06-01 07:00:00' } }, true, null],
  ['R3', 'loaded before its dispatch, never accepted', { note: { acceptTime: null, loadTime: '2026-06-01 05:59:59' } }, false, 'loadTime'],
  ['R3', 'gone before it was loaded', { note: { departTime: '2026-06-01 07:59:59' } }, false, 'departTime'],
  ['R3', 'gone when it was loaded', { note: { departTime: '2026-06-01 08:00:00' } }, true, null],
  ['R3', 'unloaded when it left', { note: { unloadTime: '2026-06-01 08:30:00' } }, false, 'unloadTime'],
  ['R3', 'unloaded a second after it left', { note: { unloadTime: '2026-06-01 08:30:01' } }, true, null],
  ['R3', 'signed for before it was unloaded', { note: { signTime: '2026-06-02 09:59:59' } }, false, 'signTime'],
  ['R3', 'signed for when it was unloaded', { note: { signTime: '2026-06-02 10:00:00' } }, true, null],
  ['R3', 'no time of unloading', { note: { unloadTime: null } }, false, 'unloadTime'],
  ['R4', '109 km in an hour', pace(109_000, '2026-06-01 09:30:00'), true, '109'],
  ['R4', '110 km in an hour', pace(110_000, '2026-06-01 09:30:00'), true, '110'],
  ['R4', 'a metre more than 110 km in an hour', pace(110_001, '2026-06-01 09:30:00'), false, '111'],
  [
    'R4',
    'too fast, and three hours of waiting to be unloaded',
    { note: { ...pace(110_001, '2026-06-01 12:30:00').note, arriveTime: '2026-06-01 09:30:00' } },
    false,
    '111',
  ],
  ['R4', 'a limit of 80', { ...pace(80_001, '2026-06-01 09:30:00'), settings: { maxSpeedKmh: 80 } }, false, '81'],
  ['R4', 'no track: by the plan', { note: { unloadTime: '2026-06-01 12:30:00' } }, false, '154'],
  ['R4', 'no way known', { note: { distance: null } }, false, null],
  ['R4', 'unloaded when it left', { note: { unloadTime: '2026-06-01 08:30:00' } }, false, null],
  ['R5', '119 minutes of silence', { note: { trackGapMinutes: 119 } }, true, '1'],
  ['R5', '120 minutes of silence', { note: { trackGapMinutes: 120 } }, true, '1'],
  ['R5', '121 minutes of silence', { note: { trackGapMinutes: 121 } }, false, '1'],
  ['R5', '4999 m from the loading place', { note: { trackMatchLoad: 4999 } }, true, '1'],
  ['R5', '5000 m from the loading place', { note: { trackMatchLoad: 5000 } }, true, '1'],
  ['R5', '5001 m from the loading place', { note: { trackMatchLoad: 5001 } }, false, '1'],
  ['R5', '5001 m from the unloading place', { note: { trackMatchUnload: 5001 } }, false, '1'],
  [
    'R5',
    'limits that were raised since',
    { note: { trackState: '2', trackGapMinutes: 150 }, settings: { trackMaxGapMinutes: 150 } },
    true,
    '2',
  ],
  ['R5', 'no track', { note: { trackState: '3', trackGapMinutes: null } }, false, '3'],
  ['R5', 'not looked at', { note: { trackState: '0', trackGapMinutes: null } }, false, '0'],
  ['R5', 'found in order before figures were kept', { note: { trackGapMinutes: null } }, true, '1'],
  [
    'R5',
    'no track where none is asked for',
    { note: { trackState: '3', trackGapMinutes: null }, settings: { trackRequired: false } },
    true,
    '3',
  ],
  ['R6', 'another trip meanwhile', { overlaps: [other] }, false, '1'],
  ['R6', 'none', { overlaps: [] }, true, '0'],
  ['R7', 'a kilogram less than it may carry', { note: { loadWeight: 39_999 } }, true, '39999'],
  ['R7', 'what it may carry', { note: { loadWeight: 40_000 } }, true, '40000'],
  ['R7', 'a kilogram more', { note: { loadWeight: 40_001 } }, false, '40001'],
  ['R7', 'a kilogram more at the other scale', { note: { unloadWeight: 40_001 } }, false, '40001'],
  ['R7', 'no load known', { note: { approvedLoad: null } }, false, null],
  ['R8', '4.99 % lost', { note: { loadWeight: 10_000, unloadWeight: 9501 } }, true, '499'],
  ['R8', '5 % lost', { note: { loadWeight: 10_000, unloadWeight: 9500 } }, true, '500'],
  ['R8', '5.01 % lost', { note: { loadWeight: 10_000, unloadWeight: 9499 } }, false, '501'],
  ['R8', 'hardly more than 5 %', { note: { loadWeight: 32_480, unloadWeight: 30_855 } }, false, '501'],
  ['R8', 'more unloaded than loaded', { note: { loadWeight: 10_000, unloadWeight: 10_400 } }, true, '0'],
  ['R8', 'nothing unloaded', { note: { unloadWeight: null } }, false, null],
  // 276 165 fen for 32.3 t over 612.3 km are 13.96 fen for a tonne-kilometre.
  ['R9', 'nothing to compare with', { lanePrice: null }, true, null],
  ['R9', 'half of what is usual', { lanePrice: 2792 }, true, '1396'],
  ['R9', 'less than half', { lanePrice: 2793 }, false, '1396'],
  ['R9', 'one and a half times', { lanePrice: 931 }, true, '1396'],
  ['R9', 'more than one and a half times', { lanePrice: 930 }, false, '1396'],
  ['R9', 'what is usual', { lanePrice: 1396 }, true, '1396'],
  ['R9', 'no way known where others cost something', { note: { distance: null }, lanePrice: 1000 }, false, null],
  ['R10', 'slips and photos of its own', {}, true, '0'],
  ['R10', 'a slip of another waybill', { sameSlip: [other] }, false, '1'],
  ['R10', 'a photo of another waybill, and its slip', { sameSlip: [other], samePhoto: [{ ...other, fileId: 'f', path: 'p' }] }, false, '1'],
  ['R11', 'the fee that terms and weights give', {}, true, '271000'],
  ['R11', 'a fen less than that', { note: { driverFee: 270_999, payableAmount: 270_999 } }, false, '270999'],
  ['R11', 'a fen more than that', { note: { driverFee: 271_001, payableAmount: 271_001 } }, false, '271001'],
  [
    'R11',
    'a part prepaid, a part withheld',
    { note: { prepaidAmount: 100_000, prepayOffset: 100_000, taxWithheld: 1000, payableAmount: 170_000 } },
    true,
    '271000',
  ],
  ['R11', 'a fen that is nowhere', { note: { prepaidAmount: 100_000, prepayOffset: 100_000, payableAmount: 170_999 } }, false, '270999'],
  ['R11', 'a part prepaid that no examination has counted yet', { note: { prepaidAmount: 100_000 } }, true, '271000'],
  ['R11', 'what was corrected since', { note: { carrierAdjust: -500, payableAmount: 270_500 } }, true, '271000'],
  ['R11', 'all of it paid', { note: { paidAmount: 271_000 } }, true, '271000'],
  ['R11', 'a fen more paid than there is to pay', { note: { paidAmount: 271_001 } }, false, '271000'],
  ['R11', 'another sum for the customer', { note: { feeTotal: 287_261 } }, false, '271000'],
  ['R12', 'ore as coal', { note: { cargoName: '铁矿石' } }, false, '0100'],
  ['R12', 'coal as coal', { note: { cargoName: '精煤' } }, true, '0100'],
  ['R12', 'a name that says nothing', { note: { cargoName: '百货' } }, true, '0100'],
  ['R12', 'coal among all other', { note: { cargoTypeCode: '1700' } }, true, '1700'],
];

describe('SHIP-03 SHIP-04 each rule of the business review, below, at and above its limit', () => {
  test.each(cases)('%s %s', (rule, _what, given, pass, value) => {
    const result = resultOf(rule, given);
    expect([result.pass, value === undefined ? undefined : result.value]).toEqual([pass, value]);
  });

  test('every rule is seen to fail and to pass', () => {
    const seen = new Set(cases.map(([rule, , , pass]) => `${rule} ${pass}`));
    expect(reviewRules.flatMap(({ code }) => [`${code} true`, `${code} false`]).filter((one) => !seen.has(one))).toEqual([]);
  });
});

test('SHIP-03 a rule shows what its verdict rests on', () => {
  expect(resultOf('R1', drivers({ idValidTo: '2026-05-31' })).evidence).toEqual({
    papers: [{ of: 'driver', id: 'd1', field: 'idValidTo', until: '2026-05-31' }],
    figures: { day: '2026-06-01' },
  });
  expect(resultOf('R3', { note: { departTime: '2026-06-01 07:59:59' } }).evidence.steps).toEqual(['loadTime', 'departTime']);
  expect(resultOf('R10', { sameSlip: [other], samePhoto: [{ ...other, fileId: 'f', path: 'p' }] }).evidence).toEqual({
    notes: [other],
    files: [{ id: 'f', path: 'p' }],
  });
});

test('SHIP-02 broken rules leave their marks, and take none of the others', () => {
  const broken = judgeNote(facts({ note: { loadWeight: 40_001 }, sameSlip: [other] }));
  expect(flagsAfter('noTrack,priceOutlier', broken)).toBe('noTrack,overload,duplicate');
  expect(flagsAfter('overload', judgeNote(facts()))).toBeNull();
});

test.each([
  ['铁矿石', ['0300']],
  ['氧化铝', ['1400']],
  ['水泥熟料', ['0600']],
  ['钢材', ['0400']],
  ['冷冻水果', ['1601', '1602']],
  ['百货', []],
])('SHIP-03 R12 %s is cargo of %s', (name, types) => {
  expect(cargoTypesOf(name)).toEqual(types);
});
