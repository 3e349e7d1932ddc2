import { startOutboxWorker } from '../src/platform/jobs/outboxWorker.ts';
import type { Platform } from '../src/platform/platform.ts';

/** Delivers what is due by the clock of the platform, as a server that has just started does. */
export async function deliverOutbox(platform: Platform): Promise<void> {
  const handlers = platform.modules.flatMap((module) => module.outbox ?? []);
  const worker = startOutboxWorker(platform, handlers, platform.log);
  await worker.drain();
  await worker.stop();
}
