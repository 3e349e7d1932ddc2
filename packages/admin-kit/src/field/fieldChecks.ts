import type { RequestCall } from '../request/requestTypes.ts';

/** What only a server can say of a value, asked while a form is filled in. Both answer the words of what is wrong, or nothing. */
export interface FieldChecks {
  /** Whether no other row has the value. @throws (as a rejection) when that cannot be had */
  unique: (question: UniqueQuestion, options?: { signal?: AbortSignal }) => Promise<string | undefined>;
  /** Whether the value passes a rule that the server keeps. @throws (as a rejection) when that cannot be had */
  rule: (question: RuleQuestion, options?: { signal?: AbortSignal }) => Promise<string | undefined>;
}

/** A value that no two rows may have. */
export interface UniqueQuestion {
  tableName: string;
  fieldName: string;
  fieldVal: string;
  /** Row that may have it: the one that is edited. */
  dataId?: string;
  /** Of the field that must be the same, too, for a value to be taken; servers that know no such thing ignore it. */
  withinVal?: string;
}

/** A value and the code of a rule. */
export interface RuleQuestion {
  ruleCode: string;
  value: string;
}

/**
 * The checks of a JeecgBoot server: `duplicate/check`, which an empty value is spared, and `checkRule/checkByCode`, which is not asked
 * without a code or a value. What it answers in words is what is wrong; anything else, such as no network, is thrown, without a notification.
 *
 * @param request a request client, or anything that answers its calls and throws errors with `status` and `code`
 * @example const loadFieldChecks = async () => createFieldChecks(client.request);
 * @source VAL-02
 */
export function createFieldChecks(request: <Result>(call: RequestCall<Result>) => Promise<Result>): FieldChecks {
  const ask = async (path: string, query: RequestCall['query'], signal: AbortSignal | undefined) => {
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
      question.fieldVal === '' ? undefined : ask('/sys/duplicate/check', { ...question }, signal),
    rule: async ({ ruleCode, value }, { signal } = {}) =>
      // The wire wants the value encoded once more than a query does.
      ruleCode === '' || value === ''
        ? undefined
        : ask('/sys/checkRule/checkByCode', { ruleCode, value: encodeURIComponent(value) }, signal),
  };
}
