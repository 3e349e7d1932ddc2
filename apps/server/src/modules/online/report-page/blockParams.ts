import { z } from 'zod';
import type { Problem } from '../problems.ts';

/** Where one parameter of a report comes from: from a parameter of the page, or from a value that the page sets. */
const BlockParam = z.object({
  name: z.string().min(1).max(32),
  /** Parameter of the page; null: `value`. */
  from: z.string().min(1).max(32).nullish(),
  value: z.string().max(200).nullish(),
});
export type BlockParam = z.output<typeof BlockParam>;

const BlockParams = z.array(BlockParam).max(50);

/** What a block says of the parameters of its report. What is stored was checked; what no longer reads so says nothing. */
export function blockParamsOf(stored: string | null): BlockParam[] {
  if (!stored) return [];
  try {
    return BlockParams.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** What is wrong with what a block says of parameters. */
export function blockParamProblems(
  stored: string | null,
  { path, ofReport, ofPage }: { path: string; ofReport: readonly string[]; ofPage: readonly string[] },
): Problem[] {
  if (!stored) return [];
  let given: unknown;
  try {
    given = JSON.parse(stored);
  } catch {
    given = undefined;
  }
  const parsed = BlockParams.safeParse(given);
  if (!parsed.success) return [{ path, zh: '参数配置不完整', en: 'The parameters are not complete' }];
  return parsed.data.flatMap(({ name, from }): Problem[] => {
    if (!ofReport.includes(name)) return [{ path, zh: `报表没有参数 ${name}`, en: `The report has no parameter ${name}` }];
    return from && !ofPage.includes(from) ? [{ path, zh: `页面没有参数 ${from}`, en: `The page has no parameter ${from}` }] : [];
  });
}

/**
 * What a report is asked with, as calls name it: what the block says, else what the page says of a parameter of the same name. Absent:
 * the value that the report has for it.
 *
 * @param ofPage values of the parameters of the page
 */
export function reportValues(
  stored: string | null,
  { ofReport, ofPage }: { ofReport: readonly string[]; ofPage: ReadonlyMap<string, string> },
): Record<string, string> {
  const said = new Map(blockParamsOf(stored).map((one) => [one.name, one]));
  return Object.fromEntries(
    ofReport.flatMap((name): [string, string][] => {
      const own = said.get(name);
      const value = own === undefined ? ofPage.get(name) : own.from ? ofPage.get(own.from) : (own.value ?? '');
      return value === undefined ? [] : [[`self_${name}`, value]];
    }),
  );
}
