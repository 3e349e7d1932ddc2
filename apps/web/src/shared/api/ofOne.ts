import type { FieldProblem } from '@tarmac/admin-kit/request';
import type { BatchOutcome } from '@tarmac/admin-kit/resource';

/** A call for several that was made for one: what it comes to is the answer. @throws Error it was refused, in the server's words */
export async function ofOne(call: Promise<Outcome>): Promise<void> {
  const [failed] = (await call).fail;
  if (failed !== undefined)
    throw Object.assign(new Error(failed.message), {
      errorData: failed.errorData,
      status: failed.code === changedMeanwhile ? 409 : undefined,
    });
}

/** Somebody else has changed the row. */
const changedMeanwhile = 40901;

/** What a batch comes to, with what the server says of the inputs of a row where it does. */
interface Outcome {
  fail: ReadonlyArray<BatchOutcome['fail'][number] & { code?: number | null; errorData?: readonly FieldProblem[] | undefined }>;
}
