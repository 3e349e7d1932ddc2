import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageOn,
  checkBankCard,
  checkDriverIdCard,
  checkLicenceClass,
  checkLngLat,
  checkPlateColor,
  checkRule,
  checkRuleCodes,
  divisionStart,
  idCardCheckCharacter,
  luhnDigit,
  normalisePlate,
  orgCheckCharacter,
  readIdCard,
  readTonnes,
  readYuan,
  rules,
  usccCheckCharacter,
  vinCheckCharacter,
  type RuleName,
} from './index.ts';

const good: [RuleName, string][] = [
  ['uscc', '91370700MA3D000127'],
  ['uscc', '91330100MA2H7K21XA'],
  ['uscc', '91120116MA06W8X5XN'],
  ['orgCode', 'MA3D00012'],
  ['idCard', '370000198001010017'],
  ['vin', 'LFWSRXSJ0M1E00001'],
  ['vin', 'LZZ1CLWB3NA000002'],
  ['plate', '鲁GA1234'],
  ['plate', '鲁GD12345'],
  ['plate', '鲁G12345D'],
  ['plate', '鲁G1234挂'],
  ['bankCard', '6299990000000000012'],
  ['corporateAccount', '3700-1234567'],
  ['cnaps', '102458000012'],
  ['mobile', '13800000000'],
  ['phone', '0536-1234567'],
  ['phone', '4001234567'],
  ['phone', '02112345678-12'],
  ['adcode', '370783'],
  ['adcode', '441900'],
  ['adcode', '810000'],
  ['rtc', '370783000000'],
  ['permit', '370783000000'],
  ['qualification', '370000000000000000'],
  ['invoiceNo', '26372000000000000001'],
  ['invoiceNo', '370022414012345678'],
  ['taxNo', '91370700MA3D000127'],
  ['taxNo', '370700123456789'],
  ['partyNo', '370000198001010017'],
  ['partyNo', '91370700MA3D000127'],
  ['password', 'Abcdef1!'],
  ['yuan', '85.5'],
  ['tonnes', '32.480'],
  ['licenceClass', 'A2,B2'],
  ['trailerPlate', '鲁G1234挂'],
  ['email', 'a@b.cn'],
];
const bad: [RuleName, string][] = [
  ['uscc', '91370700MA3D000128'],
  ['uscc', '91370700MA3D00012I'],
  ['uscc', ''],
  ['orgCode', 'MA3D0001'],
  ['idCard', '370000198001010018'],
  ['idCard', '990000198001010017'],
  ['idCard', '370000198002300017'],
  ['vin', 'LFWSRXSJ0M1E0000'],
  ['vin', 'LFWSRXSJ0M1E0000O'],
  ['plate', '鲁IA1234'],
  ['plate', '鲁GA123学'],
  ['plate', '使012345'],
  ['plate', '鲁GA12'],
  ['bankCard', '6299990000000000013'],
  ['bankCard', '62999900000000'],
  ['corporateAccount', '12'],
  ['cnaps', '1024'],
  ['mobile', '12800000000'],
  ['phone', '12345'],
  ['adcode', '370700'],
  ['adcode', '370000'],
  ['adcode', '37078'],
  ['rtc', ''],
  ['permit', 'x'.repeat(51)],
  ['qualification', '1'.repeat(20)],
  ['invoiceNo', '123'],
  ['taxNo', '123'],
  ['partyNo', '37'],
  ['password', 'abcdef1!'],
  ['password', 'Ab1!'],
  ['password', `Aa1!${'x'.repeat(27)}`],
  ['yuan', '1.234'],
  ['yuan', '-1'],
  ['tonnes', '32.4801'],
  ['licenceClass', 'A9'],
  ['trailerPlate', '鲁GA1234'],
  ['email', 'a b@c.d'],
];

describe('CHK-01 checks of single values', () => {
  test.each(good)('%s takes %s', (name, value) => expect(rules[name](value)).toMatchObject({ ok: true }));
  test.each(bad)('%s refuses %s', (name, value) => {
    const result = rules[name](value);

    expect(result.ok).toBe(false);
    expect(result.message?.zh).toMatch(/\p{Script=Han}/u);
    expect(result.message?.en).toMatch(/^[\x20-\x7e]+$/);
  });

  test('values of the table pass without a warning', () => {
    for (const [name, value] of good.slice(0, 7)) expect(rules[name](value).level).toBeUndefined();
  });
  test('doubtful values pass with a warning', () => {
    expect(rules.vin('LFWSRXSJ1M1E00001')).toMatchObject({ ok: true, level: 'warning' });
    expect(rules.rtc('鲁交运管370783号')).toMatchObject({ ok: true, level: 'warning' });
    expect(rules.orgCode('MA3D00013')).toMatchObject({ ok: true, level: 'warning' });
  });
  test('every published code names a check, and an unknown name gives none', () => {
    for (const name of Object.values(checkRuleCodes)) expect(checkRule(name, '')).toMatchObject({ ok: false });
    expect(checkRule('constructor', 'x')).toBeUndefined();
  });
});

test.each([
  ['370000', '37'],
  ['370700', '3707'],
  ['370783', '370783'],
  // A province whose counties lie right below it, and a city without counties.
  ['460000', '46'],
  ['441900', '4419'],
  ['100000', '10'],
  ['37', '37'],
  ['', ''],
])('PLACE-02 what lies in the division %s has codes that begin with %j', (adcode, start) => expect(divisionStart(adcode)).toBe(start));

describe('CHK-01 plates and their colour', () => {
  test.each([
    ['鲁GA1234', '1', true],
    ['鲁GA1234', '2', true],
    ['鲁GABC12', '2', false],
    ['鲁GABC12', '91', true],
    ['鲁GA1234', '94', false],
    ['鲁GD12345', '94', true],
    ['鲁GD12345', '1', false],
    ['鲁G12345D', '93', true],
    ['鲁G12345D', '94', false],
    ['鲁G1234挂', '2', true],
    ['鲁G1234挂', '1', false],
    ['鲁GA1234', '9', false],
  ])('%s with colour %s: %s', (plate, color, ok) => expect(checkPlateColor(plate, color).ok).toBe(ok));

  test('stores capitals without dots and blanks', () => expect(normalisePlate(' 鲁g·a12 34')).toBe('鲁GA1234'));
});

describe('CHK-01 licence classes', () => {
  test.each([
    ['A2', 'Q11', true],
    ['B2', 'Q11', false],
    ['A2', 'B11', true],
    ['B2', 'H11', true],
    ['C1', 'H11', false],
    ['C1', 'H31', true],
    ['C2', 'H41', true],
    ['C6', 'Q31', true],
    ['B2', 'Q31', false],
    ['C3', 'H51', true],
    ['C4', 'H51', false],
    ['B2', 'Z11', true],
    ['C1', 'Z71', false],
    ['C1,A2', 'Q21', true],
  ])('%s for %s: %s', (classes, type, ok) => expect(checkLicenceClass(classes, { vehicleType: type }).ok).toBe(ok));

  test('a special vehicle of 4.5 t may be driven with C1', () =>
    expect(checkLicenceClass('C1', { vehicleType: 'Z31', grossMass: 449 }).ok).toBe(true));
});

describe('CHK-01 ages, points and typed amounts', () => {
  test('reads birthday and gender', () => expect(readIdCard('370000198001010017')).toEqual({ birthday: '1980-01-01', gender: '1' }));
  test('a driver is 18 at least; above 70 warns', () => {
    expect(checkDriverIdCard('370000198001010017', '1997-12-31')).toMatchObject({ ok: false });
    expect(checkDriverIdCard('370000198001010017', '1998-01-01')).toEqual({ ok: true });
    expect(checkDriverIdCard('370000198001010017', '2051-01-01')).toMatchObject({ ok: true, level: 'warning' });
    expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
  });
  test('a point lies in China', () => {
    expect(checkLngLat(116.655, 40.13).ok).toBe(true);
    expect(checkLngLat(40.13, 116.655).ok).toBe(false);
  });
  test('typed amounts are read exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        (fen) => readYuan(`${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`) === fen,
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        (kg) => readTonnes(`${Math.floor(kg / 1000)}.${String(kg % 1000).padStart(3, '0')}`) === kg,
      ),
    );
    expect(readYuan('0.1')).toBe(10);
    expect(readTonnes('x')).toBeUndefined();
  });
});

describe('CHK-01 any single wrong character is found', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const spoil = (value: string, at: number, by: number) =>
    value.slice(0, at) + String((Number(value.charAt(at)) + by) % 10) + value.slice(at + 1);

  test('in a bank card', () => {
    fc.assert(
      fc.property(digits(18), fc.nat(17), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const card = body + luhnDigit(body);
        return checkBankCard(card).ok && !checkBankCard(spoil(card, at, by)).ok;
      }),
    );
  });
  test('in an ID card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1950, max: 2005 }),
        digits(3),
        fc.integer({ min: 14, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (day, month, year, tail, at, by) => {
          const body = `370000${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${tail}`;
          const value = body + idCardCheckCharacter(body);
          return rules.idCard(value).ok && !rules.idCard(spoil(value, at, by)).ok;
        },
      ),
    );
  });
  test('in a credit code', () => {
    fc.assert(
      fc.property(digits(8), fc.nat(16), fc.integer({ min: 1, max: 9 }), (tail, at, by) => {
        const org = tail + orgCheckCharacter(tail);
        const body = `91370700${org}`.replaceAll('I', '1');
        const value = body + usccCheckCharacter(body);
        fc.pre(/\d/.test(value.charAt(at)));
        return rules.uscc(value).ok && !rules.uscc(spoil(value, at, by)).ok;
      }),
    );
  });
  test('V-VIN a character that no VIN has counts as nothing in its check', () => {
    expect(vinCheckCharacter('IIIIIIIIIIIIIIIII')).toBe('0');
  });
  test('in a VIN, as a warning', () => {
    fc.assert(
      fc.property(digits(6), fc.integer({ min: 11, max: 16 }), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
        const draft = `LFWSRXSJ0M1${serial}`;
        const vin = draft.slice(0, 8) + vinCheckCharacter(draft) + draft.slice(9);
        return rules.vin(vin).level === undefined && rules.vin(spoil(vin, at, by)).level === 'warning';
      }),
    );
  });
});
