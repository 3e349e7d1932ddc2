import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeTollService, openTollService } from '../../../../../test/fakeTollService.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { testEtcChannel } from '../conformance.ts';
import type { EtcChannel } from '../etcChannel.ts';
import { etcChannelOf } from '../etcChannels.ts';
import { tollService } from './tollService.ts';

const keys = { keyId: 'tarmac', secret: 'what we sign with, 32 characters or more' };
let server: TestServer;
let service: FakeTollService;
let channel: EtcChannel;
beforeAll(async () => {
  const clock = { now: () => server.clock.now() };
  service = await openTollService(clock, keys);
  server = await testServer({ shared: true, config: { etc: { url: service.url, ...keys } } });
  channel = etcChannelOf(server.context());
});
afterAll(() => service.close());

let numbers = 0;
const trip = () => ({
  noteNo: `YD260602${String((numbers += 1)).padStart(6, '0')}`,
  plate: '鲁G12345',
  plateColor: '2',
  buyer: { name: '某物流有限公司', taxNo: '91370700MA3D000127' },
  startTime: '2026-06-01 08:00:00',
  startAdcode: null,
  endAdcode: null,
  distance: 100,
  fee: 100,
});

describe('FRT-18 a toll service over HTTPS', () => {
  testEtcChannel(() => ({ channel, unlisted: '鲁GX0001', pass: (ms) => server.clock.advance(ms) }));

  test('FRT-18 it takes the place of the embedded one, and is not an imitation', () => {
    expect(channel).toMatchObject({ name: 'https', simulated: false });
  });

  test.each(['http', 'late500', 'garbage', 'shape', 'redirect', 'silence'] as const)(
    'FRT-18 %s is not an answer: nobody takes it for a refusal, and the same report again is accepted',
    async (fault) => {
      const given = trip();
      service.faults.push(fault);
      await expect(channel.startTrip(given)).rejects.toThrow(Error);
      expect(await channel.startTrip(given)).toEqual({ state: 'accepted' });
    },
  );

  test('FRT-18 a message under another secret is not taken', async () => {
    const config = { ...server.platform.config.etc!, secret: 'x'.repeat(32) };
    await expect(tollService(server.platform, { config }).queryInvoices('x')).rejects.toThrow('401');
    expect(service.refused).toEqual(['signature']);
  });
});
