import { describe, expect, test } from 'vitest';
import { reviewState } from './review.states.ts';
import {
  certificateText,
  doubtsAbout,
  endsOf,
  expiredCertificates,
  isUnreviewed,
  notApproved,
  reminderDaysWithin,
  stateWhenAdded,
  stateWhenEdited,
  verdictOf,
  warnedOf,
} from './reviewRules.ts';

const certificates = [
  { field: 'idValidTo', label: '身份证' },
  { field: 'licenceValidTo', label: '驾驶证' },
];

describe('FRT-01 certificates of a party', () => {
  test('FRT-01 the last day of a certificate is valid, the day after is not; what has no end does not run out', () => {
    const row = { idValidTo: '2026-06-30', licenceValidTo: null };
    expect(endsOf(row, certificates)).toEqual([{ field: 'idValidTo', label: '身份证', until: '2026-06-30' }]);
    for (const [day, expired] of [
      ['2026-06-29', []],
      ['2026-06-30', []],
      ['2026-07-01', ['身份证 2026-06-30']],
    ] as const)
      expect(expiredCertificates(row, { certificates, day })).toEqual(expired);
    expect(expiredCertificates({}, { certificates, day: '2026-07-01' })).toEqual([]);
    expect(certificateText({ field: 'a', label: '行驶证', until: '2027-01-01' })).toBe('行驶证 2027-01-01');
  });

  test('FRT-01 NT14 a holder is reminded 30, 15, 7 and 0 days before, as far ahead as the setting looks', () => {
    for (const [within, days] of [
      [31, [30, 15, 7, 0]],
      [30, [30, 15, 7, 0]],
      [29, [15, 7, 0]],
      [15, [15, 7, 0]],
      [14, [7, 0]],
      [7, [7, 0]],
      [6, [0]],
      [0, [0]],
      [-1, []],
    ] as const)
      expect(reminderDaysWithin(within), String(within)).toEqual(days);
  });
});

describe('FRT-01 C2 whether a party is approved', () => {
  test('FRT-01 without a verification that passed there is a doubt, and contradictions of now count more than it', () => {
    const of = (verifyState: string, { findings = [], verifyRemark = null }: { findings?: string[]; verifyRemark?: string | null } = {}) =>
      doubtsAbout({ verifyState, verifyRemark }, findings);
    expect(of('0')).toEqual(['尚未核验']);
    expect(of('2')).toEqual([]);
    expect(of('3', { verifyRemark: '姓名不一致' })).toEqual(['姓名不一致']);
    expect(of('2', { findings: ['证号不一致'] })).toEqual(['证号不一致']);
    expect(of('0', { findings: ['证号不一致'] })).toEqual(['证号不一致']);
  });

  test('FRT-01 a doubt wants a reason; a warning wants none; where warnings are not allowed no reason lets either pass', () => {
    const doubts = ['尚未核验'];
    const warnings = ['车架号校验位不符'];
    const of = (change: Partial<Parameters<typeof notApproved>[0]>) =>
      notApproved({ doubts: [], warnings: [], allowsWarnings: true, remark: '', ...change });
    expect(of({})).toBeUndefined();
    expect(of({ warnings })).toBeUndefined();
    expect(of({ doubts })).toEqual({ kind: 'unverified', reasons: doubts });
    expect(of({ doubts, warnings })).toEqual({ kind: 'unverified', reasons: doubts });
    expect(of({ doubts, remark: '已电话核实' })).toBeUndefined();
    expect(of({ allowsWarnings: false })).toBeUndefined();
    expect(of({ doubts, allowsWarnings: false, remark: '已电话核实' })).toEqual({ kind: 'warned', reasons: doubts });
    expect(of({ warnings, allowsWarnings: false, remark: '已电话核实' })).toEqual({ kind: 'warned', reasons: warnings });
    expect(of({ doubts, warnings, allowsWarnings: false })).toEqual({ kind: 'warned', reasons: [...doubts, ...warnings] });
  });

  test('FRT-01 warnings come from the rules of the fields that hold something; what is wrong altogether is no warning', () => {
    const fields = { vin: { rule: 'vin' }, plate: { rule: 'plate' }, name: {} } as unknown as Parameters<typeof warnedOf>[0]['fields'];
    const wrongDigit = 'LSVAM4187C2184840';
    const [warning, ...more] = warnedOf({ fields }, { vin: wrongDigit, plate: null, name: 'x' });
    expect(warning).toMatch(/校验/);
    expect(more).toEqual([]);
    expect(warnedOf({ fields }, { vin: 'LSVAM4187C2184847', plate: '鲁GA1234', name: 'x' })).toEqual([]);
    for (const vin of ['', null, 17, 'SHORT']) expect(warnedOf({ fields }, { vin, plate: '', name: '' }), String(vin)).toEqual([]);
  });

  test('FRT-01 the verdict of a verification names all that it found, in the room that the column has', () => {
    expect(verdictOf([], [])).toEqual({ verifyState: '2', verifyRemark: null });
    expect(verdictOf(['姓名不一致'], [])).toEqual({ verifyState: '3', verifyRemark: '姓名不一致' });
    expect(verdictOf([], ['驾驶证 2026-01-01'])).toEqual({ verifyState: '3', verifyRemark: '驾驶证 2026-01-01 已过期' });
    expect(verdictOf(['甲', '乙'], ['丙'])).toEqual({ verifyState: '3', verifyRemark: '甲；乙；丙 已过期' });
    expect(verdictOf(['长'.repeat(501)], []).verifyRemark).toHaveLength(500);
  });
});

describe('FRT-01 C1 C5 C7 C9 what happens to the state by itself', () => {
  const time = '2026-06-30 08:00:00';

  test('FRT-01 a new party is pending when nothing is missing', () => {
    expect(stateWhenAdded([], time)).toEqual({ state: '1', submitTime: time });
    expect(stateWhenAdded(['idNo'], time)).toEqual({ state: '0', submitTime: null });
  });

  test('FRT-01 only a key field that changes asks for a new review, by the state that the party is in', () => {
    const keyFields = ['idNo', 'name'];
    const edited = (old: object, values: object) => stateWhenEdited({ idNo: '1', name: null, ...old }, { values, keyFields, time });
    const unverified = { verifyState: '0', verifyRemark: null };
    const again = { ...unverified, state: '1', submitTime: time };
    for (const values of [{}, { idNo: '1' }, { name: null }, { idNo: undefined }, { phone: '2' }])
      expect(edited({ state: reviewState.approved }, values), JSON.stringify(values)).toEqual({});
    for (const values of [{ idNo: '2' }, { idNo: null }, { name: 'x' }, { name: 'x', idNo: '1' }])
      expect(edited({ state: reviewState.approved }, values), JSON.stringify(values)).toEqual(again);
    for (const [name, expected] of [
      ['draft', unverified],
      ['pending', unverified],
      ['approved', again],
      ['refused', unverified],
      ['frozen', { ...unverified, submitTime: time }],
      ['expired', again],
    ] as const)
      expect(edited({ state: reviewState[name] }, { idNo: '2' }), name).toEqual(expected);
    expect(edited({ state: reviewState.approved, uploadState: '30' }, { idNo: '2' })).toEqual({ ...again, uploadState: '80' });
    expect(edited({ state: reviewState.approved, uploadState: '10' }, { idNo: '2' })).toEqual(again);
    expect(edited({ state: reviewState.frozen, uploadState: '30' }, { idNo: '2' })).toEqual({ ...unverified, submitTime: time });
  });

  test('FRT-01 a party is unreviewed when it was handed in after its last verdict', () => {
    const [earlier, later] = ['2026-06-29 08:00:00', '2026-06-30 08:00:00'];
    expect(isUnreviewed({ submitTime: later, reviewTime: earlier })).toBe(true);
    expect(isUnreviewed({ submitTime: earlier, reviewTime: later })).toBe(false);
    expect(isUnreviewed({ submitTime: later, reviewTime: later })).toBe(false);
    expect(isUnreviewed({ submitTime: later, reviewTime: null })).toBe(true);
    expect(isUnreviewed({ submitTime: null, reviewTime: null })).toBe(false);
    expect(isUnreviewed({ reviewTime: earlier })).toBe(false);
  });
});
