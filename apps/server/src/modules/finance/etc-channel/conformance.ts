import { expect, test } from 'vitest';
import type { EtcChannel, TripStart } from './etcChannel.ts';

/** A channel under test, with a service behind it. */
export interface EtcSubject {
  channel: EtcChannel;
  /** A plate that is not on the list of the service. */
  unlisted: string;
  /** Lets time pass, ms. */
  pass(ms: number): void;
}

const day = 86_400_000;
let numbers = 0;

/**
 * What every channel keeps, whatever service is behind it.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testEtcChannel(open: () => EtcSubject): void {
  const trip = (values: Partial<TripStart> = {}): TripStart => ({
    noteNo: `YD260601${String((numbers += 1)).padStart(6, '0')}`,
    plate: '鲁G12345',
    plateColor: '2',
    buyer: { name: '某物流有限公司', taxNo: '91370700MA3D000127' },
    startTime: '2026-06-01 08:00:00',
    startAdcode: '370700',
    endAdcode: null,
    distance: 500,
    fee: 271_000,
    ...values,
  });
  const ended = async (values?: Partial<TripStart>) => {
    const { channel } = open();
    const given = trip(values);
    expect(await channel.startTrip(given)).toEqual({ state: 'accepted' });
    const end = { noteNo: given.noteNo, plate: given.plate, plateColor: given.plateColor, endTime: '2026-06-01 18:00:00', fee: given.fee };
    expect(await channel.endTrip(end)).toEqual({ state: 'accepted' });
    return { given, end };
  };

  test('FRT-18 a vehicle is registered, as often as it is asked; one that is not listed is refused with a reason', async () => {
    const { channel, unlisted } = open();
    const vehicle = { plate: '鲁G12345', plateColor: '2' };
    const registered = await channel.registerVehicle(vehicle);
    expect(registered).toEqual({ state: 'registered', etcCardNo: expect.stringMatching(/^\d{1,30}$/) });
    expect(await channel.registerVehicle(vehicle)).toEqual(registered);
    expect(await channel.registerVehicle({ ...vehicle, plate: unlisted })).toEqual({
      state: 'refused',
      code: expect.stringMatching(/^.{1,40}$/),
      reason: expect.stringMatching(/\S/),
      final: false,
    });
  });

  test('FRT-18 the same report again is accepted and changes nothing; the number of another trip is none', async () => {
    const { channel, pass } = open();
    const { given, end } = await ended();
    expect(await channel.startTrip(given)).toEqual({ state: 'accepted' });
    expect(await channel.endTrip({ ...end, endTime: '2026-06-02 18:00:00' })).toEqual({ state: 'accepted' });
    await expect(channel.startTrip({ ...given, startTime: '2026-06-01 09:00:00' })).rejects.toThrow(Error);
    pass(day);
    const invoices = await channel.queryInvoices(given.noteNo);
    expect(invoices.every(({ exitTime }) => exitTime <= end.endTime)).toBe(true);
  });

  test('FRT-18 an end without a start is refused', async () => {
    const { noteNo, plate, plateColor, fee } = trip();
    expect(await open().channel.endTrip({ noteNo, plate, plateColor, fee, endTime: '2026-06-01 18:00:00' })).toMatchObject({
      state: 'refused',
      reason: expect.stringMatching(/\S/),
    });
  });

  test('FRT-18 invoices are there a day after the end, not before, and the same each time; what is not known has none', async () => {
    const { channel, pass } = open();
    const { given } = await ended();
    pass(day - 1000);
    expect(await channel.queryInvoices(given.noteNo)).toEqual([]);
    pass(1000);
    const invoices = await channel.queryInvoices(given.noteNo);
    expect(invoices.length).toBeGreaterThanOrEqual(1);
    expect(invoices.length).toBeLessThanOrEqual(4);
    expect(await channel.queryInvoices(given.noteNo)).toEqual(invoices);
    // 500 km at 1.36 yuan.
    expect(invoices.reduce((sum, { amountInclTax }) => sum + amountInclTax, 0)).toBe(68_000);
    for (const invoice of invoices) {
      expect(invoice).toMatchObject({ plate: given.plate, buyerName: given.buyer.name, buyerTaxNo: given.buyer.taxNo });
      expect([300, 500, 900]).toContain(invoice.taxRate);
      // Times ten thousand, the tax is that of its rate to half a fen.
      const exact = (invoice.amountInclTax * invoice.taxRate) / (10_000 + invoice.taxRate);
      expect(Math.abs(invoice.taxAmount - exact)).toBeLessThanOrEqual(0.5);
    }
    expect(new Set(invoices.map(({ invoiceNo }) => invoiceNo)).size).toBe(invoices.length);
    expect(await channel.queryInvoices('YD99999999')).toEqual([]);
  });

  test('FRT-18 a way of no length has no toll', async () => {
    const { channel, pass } = open();
    const { given } = await ended({ distance: 0 });
    pass(day);
    expect(await channel.queryInvoices(given.noteNo)).toEqual([]);
  });
}
