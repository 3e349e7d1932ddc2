import type { Platform } from '../../../../platform/platform.ts';
import type { BankChannel } from '../bankChannel.ts';

/** The bank that comes with the product. */
export const embeddedChannel = (_platform: Platform): BankChannel => ({
  name: 'embedded',
  simulated: true,
  transfer: async () => ({ state: 'accepted' }),
  query: async () => ({ state: 'processing' }),
  receipt: async () => null,
  balance: async () => 0,
  statement: async () => [],
});
