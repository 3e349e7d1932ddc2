import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeInsuranceService, openInsuranceService } from '../../../../../test/fakeInsuranceService.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { testInsuranceChannel } from '../conformance.ts';
import type { InsuranceChannel } from '../insuranceChannel.ts';
import { insuranceChannelOf } from '../insuranceChannels.ts';
import { insuranceService } from './insuranceService.ts';

const keys = { keyId: 'tarmac', secret: 'what we sign with, 32 characters or more' };
let server: TestServer;
let service: FakeInsuranceService;
let channel: InsuranceChannel;
beforeAll(async () => {
  const clock = { now: () => server.clock.now() };
  service = await openInsuranceService(clock, keys);
  server = await testServer({ shared: true, config: { insurance: { url: service.url, ...keys } } });
  channel = insuranceChannelOf(server.context());
});
afterAll(() => service.close());

describe('FRT-29 an insurance service over HTTPS', () => {
  testInsuranceChannel(() => ({
    channel,
    plates: { refused: '鲁GX1', later: '鲁GX2', cancelRefused: '鲁GX3', claimRefused: '鲁GX4' },
    pass: (ms) => server.clock.advance(ms),
  }));

  test('FRT-29 it takes the place of the embedded ones, is not an imitation, and has papers of its own', async () => {
    expect(channel).toMatchObject({ name: 'https', simulated: false });
    expect(Buffer.from((await channel.file('TB1'))!).toString()).toBe('%PDF-1.7');
  });

  test.each(['http', 'late500', 'garbage', 'shape', 'redirect', 'silence'] as const)(
    'FRT-29 %s is not an answer: nobody takes it for a refusal, and the same claim again is taken',
    async (fault) => {
      service.faults.push(fault);
      await expect(channel.claimStatus('TB1')).rejects.toThrow(Error);
      expect(await channel.claimStatus('TB1')).toMatchObject({ state: 'refused' });
    },
  );

  test('FRT-29 a message under another secret is not taken', async () => {
    const config = { ...server.platform.config.insurance!, secret: 'x'.repeat(32) };
    await expect(insuranceService(server.platform, { config }).companies()).rejects.toThrow('401');
    expect(service.refused).toEqual(['signature']);
  });
});
