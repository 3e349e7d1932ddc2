import type { FieldChecks } from '../field/fieldChecks.ts';
import type { RequestCall } from '../request/requestTypes.ts';

/**
 * The checks of a JeecgBoot server: `duplicate/check`, which an empty value is spared, and `checkRule/checkByCode`, which is not asked
 * without a code or a value. What it answers in words is what is wrong; anything else, such as no network, is thrown, without a notification.
 *
 * @param request a request client, or anything that answers its calls and throws errors with `status` and `code`
 * @example const loadFieldChecks = async () => createFieldChecks(client.request);
 * @source VAL-02
 */
export function createFieldChecks(request: <Result>(call: RequestCall<Result>) => Promise<Result>): FieldChecks {
  const ask = async (path: string, { query, signal }: { query: RequestCall['query']; signal: AbortSignal | undefined }) => {
    try {
      await request({ method: 'GET', path, query, signal, quiet: true });
      return undefined;
    } catch (error) {
      const { status, code, message } = error as { status?: unknown; code?: unknown; message?: unknown };
      // Such a server refuses a value with the code 500 in an answer that is well; one that broke down sends it as the status, too.
      if (status === 200 && String(code) === '500' && typeof message === 'string') return message;
      throw error;
    }
  };
  return {
    unique: async (question, { signal } = {}) =>
      question.fieldVal === '' ? undefined : ask('/sys/duplicate/check', { query: { ...question }, signal }),
    rule: async ({ ruleCode, value }, { signal } = {}) =>
      // The wire wants the value encoded once more than a query does.
      ruleCode === '' || value === ''
        ? undefined
        : ask('/sys/checkRule/checkByCode', { query: { ruleCode, value: encodeURIComponent(value) }, signal }),
  };
}
