import type { BatchOutcome } from '../resource/writeRows.ts';

/** Whether an answer tells what became of each of several rows. */
export const isBatchOutcome = (value: unknown): value is BatchOutcome =>
  typeof value === 'object' &&
  value !== null &&
  'success' in value &&
  'fail' in value &&
  Array.isArray(value.success) &&
  Array.isArray(value.fail);

/** What an action on several rows says: the message of its success, unless rows were refused. The first reason stands for the others. */
export function batchMessage({ success, fail }: BatchOutcome, { message, locale }: { message: string; locale: 'zh' | 'en' }): string {
  const [first] = fail;
  if (first === undefined) return message;
  if (success.length === 0)
    return locale === 'zh' ? `${fail.length} 项均未成功：${first.message}` : `None of ${fail.length} succeeded: ${first.message}`;
  return locale === 'zh'
    ? `${success.length} 项成功，${fail.length} 项失败：${first.message}`
    : `${success.length} succeeded, ${fail.length} failed: ${first.message}`;
}
