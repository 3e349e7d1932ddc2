import { describe, expect, test } from 'vitest';
import {
  ageOn,
  checkDriverIdCard,
  checkLicenceClass,
  checkLngLat,
  checkPlateColor,
  checkRule,
  hasControlsBetweenLines,
  idCardCheckCharacter,
  luhnDigit,
  nameKey,
  orgCheckCharacter,
  readIdCard,
  readTonnes,
  readYuan,
  rules,
  spellingOf,
  spellText,
  toGcj02,
  toWgs84,
  usccCheckCharacter,
  type RuleName,
} from './index.ts';

const times = (text: string, count: number) => text.repeat(count);
const card = (digits: number) => {
  const body = times('6', digits - 1);
  return body + luhnDigit(body);
};
const idCard = (first17: string) => first17 + idCardCheckCharacter(first17);
const uscc = (org: string) => {
  const body = `91370700${org}`;
  return body + usccCheckCharacter(body);
};

describe('CHK-01 forms at their limits, and nothing before or behind them', () => {
  /** Texts that fit a rule exactly; one sign more at either end does not. */
  const exact: [RuleName, string[], string[]][] = [
    ['uscc', ['91370700MA3D000127'], ['91370700MA3D00012', '91370700ma3d000127']],
    ['idCard', [idCard('37000019800101001')], [`${idCard('37000019800101001').slice(0, 17)}x`, idCard('37000019800101001').slice(1)]],
    ['vin', ['LFWSRXSJ0M1E00001'], [times('A', 16), times('A', 18), `${times('A', 16)}a`, `${times('A', 16)}Q`]],
    ['bankCard', [card(15), card(16), card(19)], [card(14), card(20), '']],
    ['corporateAccount', [times('1', 6), times('a', 32), 'A-1234'], [times('1', 5), times('1', 33), '12345_', '']],
    ['cnaps', [times('1', 12)], [times('1', 11), times('1', 13), `${times('1', 11)}a`]],
    [
      'invoiceNo',
      [times('1', 20), `${times('1', 10)}-${times('2', 8)}`, `${times('1', 12)} ${times('2', 8)}`, times('1', 18)],
      [
        times('1', 17),
        times('1', 19),
        times('1', 21),
        `${times('1', 11)}-${times('2', 8)}`,
        `${times('1', 10)}--${times('2', 8)}`,
        `${times('1', 10)}-${times('2', 7)}`,
        `${times('a', 12)} ${times('2', 8)}`,
      ],
    ],
    ['mobile', ['13000000000', '19999999999'], ['12000000000', '1300000000', '130000000000', '23000000000']],
    [
      'phone',
      ['0101234567', '05361234567', '0536-12345678', '0536-12345678-1', '0536-12345678-123456', '4001234567', '13800000000'],
      ['010123456', '0536-123456789', '05361234567-', '0536-1234567-1234567', '400123456', '40012345678', '1234567', 'x05361234567'],
    ],
    [
      'email',
      ['a@b.c', `${times('a', 64)}@b.cn`, 'a@b.c.d.e', `a@${times('b', 95)}.cn`],
      ['@b.c', `${times('a', 65)}@b.cn`, 'a@b', 'a@.c', 'a@b.', 'a@b..c', 'a@@b.c', 'a b@c.d', 'a@b.c d', `a@${times('b', 96)}.cn`],
    ],
    [
      'password',
      ['Abcdef1!', `Aa1!${times('x', 26)}`, 'Äöü12 !x', '😀Aa1bcde'],
      ['Abcde1!', `Aa1!${times('x', 27)}`, 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1 ', ''],
    ],
    ['yuan', ['0', '1.2', '1.23', '9999999999.99'], ['1.', '.5', '1.234', '99999999999', '-1', 'x1', '1x', '']],
    ['tonnes', ['0', '1.2', '1.234', '9999.999'], ['1.', '.5', '1.2345', '10000', '-1', 'x1', '1x', '']],
    ['rtc', [times('1', 12), times('鲁', 20), '鲁〔2020〕(1)-a'], [times('鲁', 21), '', '鲁 1', '鲁_1']],
    ['permit', [times('1', 12), times('鲁', 50)], [times('鲁', 51), '', '鲁 1']],
    ['qualification', ['1', times('1', 19), '鲁（2020）1'], [times('1', 20), '', '1 2', '1_2']],
    [
      'taxNo',
      [times('A', 15), times('A', 18), times('A', 20)],
      [times('A', 14), times('A', 16), times('A', 17), times('A', 19), times('A', 21), `${times('A', 14)}a`, ''],
    ],
    ['licenceClass', ['A1', 'A1,B2', 'M'], ['', 'A4', 'A1,', 'A1, B2', 'a1', 'A1,X']],
    ['adcode', ['370783', '441900'], ['37078', '3707830', '370000', '370700', 'x70783']],
    ['trailerPlate', ['鲁G1234挂', '鲁GAB12挂'], ['鲁G123挂', '鲁G12345挂', '鲁G1234挂x', 'x鲁G1234挂', '鲁I1234挂']],
    [
      'plate',
      ['鲁GA1234', '鲁GD12345', '鲁G12345D', '鲁G1234挂'],
      ['鲁GA123456', '鲁GA123', '鲁GA1234x', 'x鲁GA1234', '鲁G123456', '鲁GO1234'],
    ],
  ];

  test.each(exact.flatMap(([name, good]) => good.map((value) => [name, value] as const)))('CHK-01 %s takes %s', (name, value) => {
    expect(rules[name](value).ok).toBe(true);
  });
  test.each(exact.flatMap(([name, _good, bad]) => bad.map((value) => [name, value] as const)))('CHK-01 %s refuses %j', (name, value) => {
    expect(rules[name](value)).toMatchObject({ ok: false, level: 'error' });
  });
  test.each(['uscc', 'idCard', 'vin', 'bankCard', 'cnaps', 'mobile', 'email', 'licenceClass'] as const)(
    'CHK-01 %s takes nothing around the value',
    (name) => {
      const good = exact.find(([one]) => one === name)?.[1][0] ?? '';
      for (const value of [`x${good}`, `${good}x`, `1${good}`, `${good}1`, `${good}\n${good}`])
        if (name !== 'email' || !/^x|x$|^1|1$/.test(value)) expect(rules[name](value).ok, value).toBe(false);
    },
  );

  test('CHK-01 an organisation code: nine signs, the last of them a digit or X; others only warn', () => {
    const good = `MA3D0001${orgCheckCharacter('MA3D0001')}`;
    expect(rules.orgCode(good)).toEqual({ ok: true });
    expect(rules.orgCode('MA3D0001B')).toMatchObject({ ok: true, level: 'warning', message: { zh: '组织机构代码校验位不符，请核对' } });
    for (const value of [good.slice(0, 8), `${good}0`, `0${good}`, 'ma3d00012', 'MA3D000_2', ''])
      expect(rules.orgCode(value).ok, value).toBe(false);
    // Inside of a credit code its own check character counts, and that of the organisation only warns.
    expect(rules.uscc(uscc('MA3D0001B'))).toMatchObject({ ok: true, level: 'warning' });
  });

  test('CHK-01 a warning says what is odd, in both languages', () => {
    for (const [name, value, zh] of [
      ['vin', 'LFWSRXSJ1M1E00001', '车辆识别代号校验位不符，请核对'],
      ['rtc', '鲁交运管370783号', '道路运输证号不是12位数字，请核对'],
      ['permit', '鲁交运管370783号', '道路运输经营许可证号不是12位数字，请核对'],
      ['rtc', times('1', 11), '道路运输证号不是12位数字，请核对'],
      ['permit', times('1', 13), '道路运输经营许可证号不是12位数字，请核对'],
    ] as const) {
      const result = rules[name](value);
      expect(result).toMatchObject({ ok: true, level: 'warning', message: { zh } });
      expect(result.message?.en).toMatch(/^[\x20-\x7e]{10,}$/);
    }
    for (const name of ['rtc', 'permit'] as const) expect(rules[name](times('1', 12))).toEqual({ ok: true });
  });

  test.each<[string, boolean]>([
    [idCard('37000019800101001'), true],
    ['91370700MA3D000127', true],
    [times('A', 18), false],
  ])('CHK-01 the number of a party %s: %s', (value, ok) => expect(rules.partyNo(value).ok).toBe(ok));
});

describe('CHK-01 ID cards', () => {
  test.each<[string, string | undefined]>([
    ['11000019800101001', '1980-01-01'],
    ['15000019800101001', '1980-01-01'],
    ['16000019800101001', undefined],
    ['10000019800101001', undefined],
    ['83000019800101001', '1980-01-01'],
    ['84000019800101001', undefined],
    ['37000019000101001', '1900-01-01'],
    ['37000018991231001', undefined],
    ['37000020000229001', '2000-02-29'],
    ['37000019000229001', undefined],
    ['37000019801301001', undefined],
    ['37000019800132001', undefined],
    ['37000019800431001', undefined],
    ['37000019800100001', undefined],
  ])('CHK-01 %s was born on %s', (first17, birthday) => expect(readIdCard(idCard(first17))?.birthday).toBe(birthday));

  test('CHK-01 the last digit but one tells the gender', () => {
    expect(readIdCard(idCard('37000019800101002'))?.gender).toBe('2');
    expect(readIdCard(idCard('37000019800101003'))?.gender).toBe('1');
  });

  test.each([
    ['1997-12-31', '司机未满18周岁'],
    ['1998-01-01', undefined],
    ['2050-12-31', undefined],
    ['2051-01-01', '司机年龄超过70周岁，请核对'],
  ])('CHK-01 a driver born on 1980-01-01, on %s: %s', (today, zh) => {
    const result = checkDriverIdCard(idCard('37000019800101001'), today);
    expect(result.message?.zh).toBe(zh);
    expect(result.ok).toBe(zh !== '司机未满18周岁');
    if (zh !== undefined) expect(result.message?.en).toMatch(/^The driver is (?:older|younger) than \d\d$/);
  });
  test('CHK-01 a number that is wrong is told as that', () => {
    expect(checkDriverIdCard('370000198001010018', '2026-01-01')).toMatchObject({ ok: false, message: { zh: '身份证号校验不通过' } });
    expect([ageOn('1980-06-15', '2026-06-14'), ageOn('1980-06-15', '2026-06-15'), ageOn('1980-06-15', '2026-06-16')]).toEqual([45, 46, 46]);
  });
});

describe('CHK-01 licences and plates', () => {
  const all = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'D', 'E', 'F', 'M', 'N', 'P'];
  test.each<[string, number | undefined, string]>([
    ['Q31', undefined, 'A2 C6'],
    ['Q11', undefined, 'A2'],
    ['B11', undefined, 'A2'],
    ['G11', 400, 'A2'],
    ['H51', undefined, 'A1 A2 A3 B1 B2 C1 C2 C3'],
    ['N11', undefined, 'A1 A2 A3 B1 B2 C1 C2 C3'],
    ['H31', undefined, 'A1 A2 A3 B1 B2 C1 C2'],
    ['H41', undefined, 'A1 A2 A3 B1 B2 C1 C2'],
    ['H11', undefined, 'A2 B2'],
    ['H21', undefined, 'A2 B2'],
    ['Z11', 0, 'A2 B2'],
    ['Z11', -1, 'A2 B2'],
    ['Z11', 1, 'A1 A2 A3 B1 B2 C1 C2'],
    ['Z11', 449, 'A1 A2 A3 B1 B2 C1 C2'],
    ['Z11', 450, 'A1 A2 A3 B1 B2 C1 C2'],
    ['Z11', 451, 'A2 B2'],
    ['XQ', undefined, 'A2 B2'],
    ['XH3', undefined, 'A2 B2'],
    ['HN', undefined, 'A2 B2'],
  ])('CHK-01 a vehicle of type %s and %s hundredths of a tonne may be driven with %s', (type, grossMass, classes) => {
    expect(all.filter((one) => checkLicenceClass(one, { vehicleType: type, grossMass }).ok).join(' ')).toBe(classes);
  });
  test('CHK-01 classes are read in any case and with blanks; the refusal says why', () => {
    expect(checkLicenceClass(' c1 , b2 ', { vehicleType: 'H11' }).ok).toBe(true);
    expect(checkLicenceClass('C1', { vehicleType: 'H11' })).toEqual({
      ok: false,
      level: 'error',
      message: { zh: '准驾车型不符', en: 'The licence class does not allow this vehicle' },
    });
  });

  test.each([
    ['鲁G12345', '1', true],
    ['鲁GAB123', '1', true],
    ['鲁GABC12', '1', false],
    ['鲁GAB123', '2', true],
    ['鲁GABC12', '2', false],
    ['鲁GABC12', '91', true],
    ['鲁GABC12', '92', true],
    ['鲁GABC12', '93', false],
    ['鲁G12345', '', false],
    ['鲁G1234', '2', false],
  ])('CHK-01 %s with colour %s: %s', (plate, color, ok) => {
    const result = checkPlateColor(plate, color);
    expect(result.ok).toBe(ok);
    if (!ok) expect(result.message?.zh).toBe(plate.length < 7 ? '车牌号格式不正确' : '车牌号与车牌颜色不符');
    if (!ok) expect(result.message?.en).toMatch(/^The plate number /);
  });
  test.each(['鲁GA123学', '鲁GA123警', '粤Z1234港', '粤Z1234澳', '沪A0023领', '224001使', '京V应急01'])(
    'CHK-01 %s may not carry freight',
    (plate) => {
      expect(rules.plate(plate)).toMatchObject({ ok: false, message: { zh: '该类号牌不能承运' } });
    },
  );
});

describe('CHK-01 places and amounts', () => {
  // Reference values: gcoord 1.0.7.
  test.each([
    [
      { lng: 116.404, lat: 39.915 },
      { lng: 116.410_244_5, lat: 39.916_404_3 },
    ],
    [
      { lng: 121.4737, lat: 31.2304 },
      { lng: 121.478_223_1, lat: 31.228_457_7 },
    ],
    [
      { lng: 87.6168, lat: 43.8256 },
      { lng: 87.619_649_9, lat: 43.826_805_4 },
    ],
  ])('PLACE-03 %j of WGS-84 is drawn at %j, and read back', (place, drawn) => {
    const there = toGcj02(place);
    expect(there.lng).toBeCloseTo(drawn.lng, 4);
    expect(there.lat).toBeCloseTo(drawn.lat, 4);
    const back = toWgs84(there, 'gcj02');
    expect(back.lng).toBeCloseTo(place.lng, 6);
    expect(back.lat).toBeCloseTo(place.lat, 6);
  });
  test('PLACE-03 a place of Baidu is read to the metre; what lies outside of China, or is WGS-84, stays', () => {
    const read = toWgs84({ lng: 116.416_627_24, lat: 39.922_699_55 }, 'bd09');
    expect(read.lng).toBeCloseTo(116.404, 4);
    expect(read.lat).toBeCloseTo(39.915, 4);
    for (const outside of [
      { lng: 72, lat: 30 },
      { lng: 138, lat: 30 },
      { lng: 100, lat: 0.8 },
      { lng: 100, lat: 56 },
    ]) {
      expect(toGcj02(outside)).toEqual(outside);
      expect(toWgs84(outside, 'gcj02')).toEqual(outside);
    }
    expect(toWgs84({ lng: 116, lat: 40 }, 'wgs84')).toEqual({ lng: 116, lat: 40 });
    expect(toGcj02({ lng: 72.1, lat: 30 }).lng).not.toBe(72.1);
  });

  test.each([
    [73.4, 30, true],
    [73.399, 30, false],
    [135.1, 30, true],
    [135.101, 30, false],
    [100, 3.8, true],
    [100, 3.799, false],
    [100, 53.6, true],
    [100, 53.601, false],
    [Number.NaN, 30, false],
    [100, Number.NaN, false],
  ])('PLACE-03 %d, %d is a point: %s', (lng, lat, ok) => expect(checkLngLat(lng, lat).ok).toBe(ok));

  test.each<[string, number | undefined, number | undefined]>([
    ['0', 0, 0],
    ['1', 100, 1000],
    ['1.5', 150, 1500],
    ['1.25', 125, 1250],
    ['1.255', undefined, 1255],
    ['1.2555', undefined, undefined],
    ['9999', 999_900, 9_999_000],
    ['10000', 1_000_000, undefined],
    ['9999999999', 999_999_999_900, undefined],
    ['10000000000', undefined, undefined],
    ['-1', undefined, undefined],
    ['x1', undefined, undefined],
    ['1x', undefined, undefined],
    ['1.', undefined, undefined],
    ['', undefined, undefined],
  ])('VAL-03 %j are %s fen, and %s kg', (text, fen, kg) => {
    expect(readYuan(text)).toBe(fen);
    expect(readTonnes(text)).toBe(kg);
  });
});

describe('CHK-02 spellings', () => {
  test('CHK-02 rules are found by their own names alone, and take usual spellings', () => {
    expect(spellingOf(undefined)).toBeUndefined();
    expect(spellingOf('constructor')).toBeUndefined();
    expect(spellingOf('email')).toBeUndefined();
    expect(spellingOf('plate')).toBe('compact');
    expect(checkRule('email', 'a@b.c')).toEqual({ ok: true });
    expect(checkRule('email', ' a@b.c')).toMatchObject({ ok: false });
    expect(checkRule('mobile', '+86 138-0000-0000')).toEqual({ ok: true });
    expect(checkRule('corporateAccount', '3700 1234 567')).toEqual({ ok: true });
  });
  test.each<[string, string]>([
    ['潍坊·顺达 物流（示例）', '潍坊顺达物流(示例)'],
    [' ＡＢ－C_d. ', 'abcd'],
    ['\u200B', ''],
  ])('CHK-02 names are compared without width, case, blanks and signs: %j', (text, key) => expect(nameKey(text)).toBe(key));
  test.each<[string, string]>([
    ['0086-13800000000', '13800000000'],
    ['8613800000000', '13800000000'],
    ['86138000000001', '86138000000001'],
    ['5008613800000000', '5008613800000000'],
    ['1-2-3', '123'],
    ['1-2-x', '1-2-x'],
    ['010-8686', '010-8686'],
    ['（0536）8888', '05368888'],
  ])('CHK-02 a phone %s is stored as %s', (text, stored) => expect(spellText(text, 'phone')).toBe(stored));
  test('CHK-02 a text without a spelling is cleaned, and line ends are not controls of several lines', () => {
    expect(spellText(' a\u200Bb ')).toBe('ab');
    expect(spellText(' plain ')).toBe('plain');
    expect(hasControlsBetweenLines('a\r\nb\tc')).toBe(false);
    expect(hasControlsBetweenLines('a\u0000b')).toBe(true);
  });
});
