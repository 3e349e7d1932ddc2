import type { BatchOutcome } from '@tarmac/admin-kit/resource';

/** A call for several that was made for one: what it comes to is the answer. @throws Error it was refused, in the server's words */
export async function ofOne(call: Promise<BatchOutcome>): Promise<void> {
  const [failed] = (await call).fail;
  if (failed !== undefined) throw new Error(failed.message);
}
