import { describe, expect, test } from 'vitest';
import { storedRow as row } from '../../../../test/storedRow.ts';
import { checkWaybill, oddities, type WaybillParts } from './waybillMessage.ts';

type Note = WaybillParts['note'];
type Driver = NonNullable<WaybillParts['driver']>;
type Vehicle = NonNullable<WaybillParts['vehicle']>;

const now = '2026-06-02 12:00:00';
const note: Partial<Note> = {
  dispatchTime: '2026-06-01 08:00:00',
  loadTime: '2026-06-01 09:00:00',
  departTime: '2026-06-01 09:30:00',
  unloadTime: '2026-06-01 17:00:00',
  signTime: '2026-06-01 18:00:00',
  feeTotal: 290_016,
  serialNumber: '0000',
  vehicleAmount: 1,
  loadFiles: 'weighslip/a.png',
  unloadFiles: 'weighslip/b.png',
};
const driver: Partial<Driver> = { validPeriodTo: '2030-01-01', qualificationValidTo: '2030-01-01', lightOnly: '0' };
const vehicle: Partial<Vehicle> = { vehicleTonnage: 3300, rtcValidTo: '2030-01-01', inspectValidTo: '2030-01-01' };

interface Changes {
  note?: Partial<Note>;
  driver?: Partial<Driver>;
  vehicle?: Partial<Vehicle>;
  /** Gross weights of the goods in kilograms. */
  weights?: readonly number[];
}

const found = (changes: Changes = {}): string[] =>
  checkWaybill(
    {
      note: row<Note>({ ...note, ...changes.note }),
      company: row({}),
      shipper: undefined,
      driver: row<Driver>({ ...driver, ...changes.driver }),
      vehicle: row<Vehicle>({ ...vehicle, ...changes.vehicle }),
      goods: (changes.weights ?? [33_000]).map((goodsItemGrossWeight) => ({
        descriptionOfGoods: '煤',
        cargoTypeClassificationCode: '0100',
        goodsItemGrossWeight,
        cube: null,
        totalNumberOfPackages: null,
      })),
    },
    now,
  ).map(({ field, rule }) => `${rule} ${field}`);

// Below, at and above each limit of freight-domain 6.5.
describe('what keeps a waybill from being reported', () => {
  test.each<[string, Changes, string[]]>([
    ['a waybill as it should be', {}, []],
    ['consigned when it departs', { note: { dispatchTime: '2026-06-01 09:30:00' } }, []],
    ['consigned a second later', { note: { dispatchTime: '2026-06-01 09:30:01' } }, ['K02 consignmentDateTime']],
    [
      'accepted a second after it departs, where nobody sent it',
      { note: { dispatchTime: null, acceptTime: '2026-06-01 09:30:01' } },
      ['K02 consignmentDateTime'],
    ],
    ['loaded after it was consigned, without a departure of its own', { note: { departTime: null } }, []],
    ['departed a second before it was signed for', { note: { departTime: '2026-06-01 17:59:59' } }, []],
    ['departed when it was signed for', { note: { departTime: '2026-06-01 18:00:00' } }, ['K02 despatchActualDateTime']],
    ['departed later', { note: { departTime: '2026-06-01 18:00:01' } }, ['K02 despatchActualDateTime']],
    ['signed for now', { note: { signTime: now } }, []],
    ['signed for in a second', { note: { signTime: '2026-06-02 12:00:01' } }, ['K02 goodsReceiptDateTime']],
    ['a fee of a fen', { note: { feeTotal: 1 } }, []],
    ['no fee', { note: { feeTotal: 0 } }, ['K01 totalMonetaryAmount']],
    ['an unknown fee', { note: { feeTotal: null } }, ['K01 totalMonetaryAmount']],
    ['one of several vehicles without a number of its own', { note: { vehicleAmount: 2 } }, ['K01 serialNumber']],
    ['one of several vehicles', { note: { vehicleAmount: 2, serialNumber: '0001' } }, []],
    ['a single vehicle with a number of a part', { note: { serialNumber: '0001' } }, ['K01 serialNumber']],
    ['no goods', { weights: [] }, ['K01 vehicleInfo.goodsInfo']],
    ['as much as the vehicle carries, in two lines', { weights: [20_000, 13_000] }, []],
    ['a kilogram more', { weights: [20_000, 13_001] }, ['K05 vehicleInfo.goodsInfo']],
    ['neither sent nor accepted', { note: { dispatchTime: null, acceptTime: null } }, []],
    ['without a departure, and sent later', { note: { departTime: null, loadTime: null } }, []],
    ['not signed for yet', { note: { signTime: null } }, []],
    ['no slip of loading', { note: { loadFiles: null } }, ['K01 note.files']],
    ['no slip of unloading', { note: { unloadFiles: '' } }, ['K01 note.files']],
  ])('FRT-26 %s', (_what, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  const papers = [
    ['vehicleInfo.driver', (until: string) => ({ driver: { validPeriodTo: until } })],
    ['vehicleInfo.driver', (until: string) => ({ driver: { qualificationValidTo: until } })],
    ['vehicleInfo.vehicleNumber', (until: string) => ({ vehicle: { rtcValidTo: until } })],
    ['vehicleInfo.vehicleNumber', (until: string) => ({ vehicle: { inspectValidTo: until } })],
  ] as const;
  test.each(papers)('FRT-26 a paper of %s holds on its last day, and not on the next', (field, ending) => {
    expect(found(ending('2026-06-01'))).toEqual([]);
    expect(found(ending('2026-05-31'))).toEqual([`K04 ${field}`]);
  });

  test('FRT-26 who drives light vehicles alone needs no qualification', () => {
    expect(found({ driver: { lightOnly: '1', qualificationValidTo: '2020-01-01' } })).toEqual([]);
    expect(found({ driver: { lightOnly: '0', qualificationValidTo: '2020-01-01' } })).toEqual(['K04 vehicleInfo.driver']);
  });
});

describe('what is warned of', () => {
  const limits = { maxSpeedKmh: 110, trackRequired: false, priceOutlierBp: 5000, lanePrice: 100_000 };
  const fast: Partial<Note> = {
    departTime: '2026-06-01 08:00:00',
    unloadTime: '2026-06-01 10:00:00',
    distance: 220_000,
    trackState: '1',
    unitPrice: 100_000,
  };
  const warned = (changes: Partial<Note>) =>
    oddities({ note: row<Note>({ ...fast, ...changes }), shipper: undefined }, limits).map(({ rule }) => rule);
  /** With words and places. */
  const told = (
    changes: Partial<Note>,
    { isRequired = false, shipperIdNo = undefined as string | undefined, lanePrice = 100_000 as number | null } = {},
  ) =>
    oddities(
      {
        note: row<Note>({ ...fast, ...changes }),
        shipper: row<NonNullable<WaybillParts['shipper']>>(shipperIdNo === undefined ? {} : { shipperIdNo }),
      },
      { ...limits, trackRequired: isRequired, lanePrice },
    ).map(({ rule, field, message, level }) => `${rule} ${field} ${message}${level === undefined ? '' : ` (${level})`}`);

  test.each<[string, Partial<Note>, string[]]>([
    ['220 km in two hours', {}, []],
    ['a metre more', { distance: 220_001 }, ['K06']],
    ['arrived a second early', { arriveTime: '2026-06-01 09:59:59' }, ['K06']],
    ['ten minutes on the road', { unloadTime: '2026-06-01 08:10:00', distance: 18_333 }, []],
    ['a second less', { unloadTime: '2026-06-01 08:09:59', distance: 1000 }, ['K06']],
    ['an unknown distance', { distance: null }, []],
    ['half the usual price', { unitPrice: 50_000 }, []],
    ['less than half', { unitPrice: 49_999 }, ['K13']],
    ['half as much again', { unitPrice: 150_000 }, []],
    ['more than that', { unitPrice: 150_001 }, ['K13']],
  ])('FRT-26 %s', (_what, changes, expected) => {
    expect(warned(changes)).toEqual(expected);
  });

  test('FRT-26 K06 K13 the sentences name limit and place', () => {
    expect(told({ unloadTime: '2026-06-01 08:09:59' })).toEqual(['K06 goodsReceiptDateTime 运输时长不足10分钟 (warning)']);
    expect(told({ distance: 220_001 })).toEqual(['K06 goodsReceiptDateTime 平均车速超过110公里/小时 (warning)']);
    expect(told({ trackDistance: 100_000, distance: 999_000 })).toEqual([]);
    expect(told({ departTime: null, loadTime: null, distance: 999_000 })).toEqual([]);
    expect(told({ unloadTime: null, distance: 999_000 })).toEqual([]);
    expect(told({ unitPrice: 49_999 })).toEqual(['K13 totalMonetaryAmount 单价偏离线路中位价超过50% (warning)']);
    expect(told({ unitPrice: 1 }, { lanePrice: null })).toEqual([]);
  });

  test('FRT-26 K07 a bad track is warned of, and keeps a waybill where tracks are required; one not looked at yet never does', () => {
    const sentences = { 0: '轨迹尚未校验', 2: '轨迹异常或偏离装卸货地', 3: '没有轨迹' } as const;
    for (const [trackState, words] of Object.entries(sentences)) {
      expect(told({ trackState }), trackState).toEqual([`K07 note.track ${words} (warning)`]);
      expect(told({ trackState }, { isRequired: true }), trackState).toEqual([
        `K07 note.track ${words}${trackState === '0' ? ' (warning)' : ''}`,
      ]);
    }
    expect(told({ trackState: '1' }, { isRequired: true })).toEqual([]);
  });

  test('FRT-26 K15 a shipper does not carry their own goods', () => {
    const [id, other] = ['370000198001010017', '370000198001010025'];
    const warning = ['K15 actualCarrierInfo.actualCarrierID 托运人与实际承运人相同 (warning)'];
    expect(told({ actualCarrierId: id }, { shipperIdNo: id })).toEqual(warning);
    expect(told({ actualCarrierId: id }, { shipperIdNo: other })).toEqual([]);
    // Two numbers that nobody knows are not one person.
    expect(told({ actualCarrierId: null }, {})).toEqual([]);
  });
});
