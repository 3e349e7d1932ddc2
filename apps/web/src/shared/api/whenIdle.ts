/**
 * Fetches code when the page in view has its hands free: what nobody waits for must not come before what they do.
 *
 * @example const Code = late(() => whenIdle(() => import('./Code.tsx')))
 */
export async function whenIdle<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await new Promise<void>((resolve) => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
  return load();
}
