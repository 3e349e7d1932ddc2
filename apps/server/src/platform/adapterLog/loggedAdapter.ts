import type { Platform } from '../platform.ts';
import { logCall } from './logCall.ts';

/**
 * The same adapter, whose calls are kept. What answers at once, such as the check of a signature, is no call.
 *
 * @source freight-domain 7
 */
export function loggedAdapter<Adapter extends { name: string; simulated?: boolean }>(
  platform: Platform,
  { tenantId, adapter }: { tenantId: number; adapter: string },
  inner: Adapter,
): Adapter {
  return new Proxy(inner, {
    get(target, operation) {
      const member: unknown = Reflect.get(target, operation, target);
      if (typeof member !== 'function' || typeof operation !== 'string') return member;
      return (...args: unknown[]): unknown => {
        const begun: unknown = Reflect.apply(member, target, args);
        if (!(begun instanceof Promise)) return begun;
        const { name, simulated = false } = target;
        return logCall(platform, { tenantId, adapter, operation, target: name, simulated, request: args }, () => begun);
      };
    },
  });
}
