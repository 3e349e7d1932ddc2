import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { testEtcChannel } from '../conformance.ts';
import { embeddedEtc } from './embeddedEtc.ts';
import { tollsOf } from './tolls.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer({ shared: true })));

describe('FRT-18 the embedded toll service', () => {
  testEtcChannel(() => ({
    channel: embeddedEtc(server.platform, 0),
    unlisted: '鲁AETC07',
    pass: (ms) => server.clock.advance(ms),
  }));

  test('FRT-18 all numbers of invoices split the toll to the fen, within the trip, over thousands of waybills', () => {
    const numbers = new Set<string>();
    const counts = new Set<number>();
    for (let place = 0; place < 2000; place += 1) {
      const trip = { noteNo: `YD${place}`, plate: '鲁G1', startTime: '2026-06-01 08:00:00', endTime: '2026-06-01 18:00:00', distance: 333 };
      const tolls = tollsOf({ ...trip, buyerName: '甲', buyerTaxNo: '乙' });
      counts.add(tolls.length);
      expect(tolls.reduce((sum, { amountInclTax }) => sum + amountInclTax, 0)).toBe(45_288);
      for (const { invoiceNo, entryTime, exitTime } of tolls) {
        numbers.add(invoiceNo);
        expect([trip.startTime <= entryTime, entryTime < exitTime, exitTime <= trip.endTime, /^\d{20}$/.test(invoiceNo)]).not.toContain(
          false,
        );
      }
      if (tolls.length > 0 && place === 0) expect(tolls).toEqual(tollsOf({ ...trip, buyerName: '甲', buyerTaxNo: '乙' }));
    }
    expect([...counts].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(numbers.size).toBeGreaterThan(4000);
  });

  test('FRT-18 a trip of another tenant is another trip', async () => {
    const [own, other] = [embeddedEtc(server.platform, 0), embeddedEtc(server.platform, 9)];
    const trip = {
      noteNo: 'YDSAME',
      plate: '鲁G1',
      plateColor: '2',
      buyer: { name: '甲', taxNo: '乙' },
      startAdcode: null,
      endAdcode: null,
      fee: 1,
    };
    expect(await own.startTrip({ ...trip, startTime: '2026-06-01 08:00:00', distance: 1 })).toEqual({ state: 'accepted' });
    expect(await other.startTrip({ ...trip, startTime: '2026-06-01 09:00:00', distance: 2 })).toEqual({ state: 'accepted' });
  });
});
