import type { Platform } from '../../platform/platform.ts';

/** A place for a channel that tests put in that of the installed one, for one server. */
export function replaceable<Channel>() {
  const replaced = new WeakMap<Platform, Channel>();
  return {
    replace: (platform: Platform, channel: Channel): void => {
      replaced.set(platform, channel);
    },
    /** What was put in; undefined where the installed one stands. */
    replacementOf: (platform: Platform): Channel | undefined => replaced.get(platform),
  };
}
