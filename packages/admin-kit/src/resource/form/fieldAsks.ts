import type { FieldChecks, RuleQuestion, UniqueQuestion } from '../../field/fieldChecks.ts';
import { isSame } from '../../internals/isSame.ts';
import { toText } from '../../internals/toText.ts';
import { clean, fieldOf, isBlank, type FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';

/** What a server is asked about the value of one field. */
export interface FieldQuestion {
  unique?: UniqueQuestion;
  rule?: RuleQuestion;
}

/** Asks a server about values of a form and remembers the last answer of each field. */
export interface FieldAsks {
  /**
   * What is wrong with the value of a field, in the server's words. A question that is under way or was answered well is not asked again; a
   * refused one is, as it may be free by now. What could not be had counts as well: the server checks again when it saves.
   */
  ask: (name: string, question: FieldQuestion) => Promise<string | undefined>;
  /** What the last answer said, if it was about this question. */
  refusal: (name: string, question: FieldQuestion) => string | undefined;
  /** Forgets the answer of a field, also one that is still on its way; gives the words that may still stand at it. */
  forget: (name: string) => string | undefined;
  isAsking: (name: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the memory of one form. */
export function createFieldAsks(load: (() => Promise<FieldChecks>) | undefined): FieldAsks {
  const asked = new Map<string, Asked>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (name, question) => {
      if (!load) return Promise.resolve(undefined);
      const key = JSON.stringify(question);
      const before = asked.get(name);
      if (before?.key === key && (before.isOpen || before.problem === undefined)) return before.answer;
      before?.leaving.abort();
      const leaving = new AbortController();
      const isCurrent = () => asked.get(name)?.leaving === leaving;
      const answer = answerOf(load, { question, signal: leaving.signal }).then(
        (problem) => {
          if (!isCurrent()) return undefined;
          asked.set(name, { key, leaving, answer, problem, isOpen: false });
          tell();
          return problem;
        },
        () => {
          if (isCurrent() && asked.delete(name)) tell();
          return undefined;
        },
      );
      asked.set(name, { key, leaving, answer, problem: undefined, isOpen: true });
      tell();
      return answer;
    },
    refusal: (name, question) => {
      const last = asked.get(name);
      return last?.key === JSON.stringify(question) ? last.problem : undefined;
    },
    forget: (name) => {
      const last = asked.get(name);
      last?.leaving.abort();
      if (asked.delete(name)) tell();
      return last?.problem;
    },
    isAsking: (name) => asked.get(name)?.isOpen ?? false,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Asked {
  /** The question as text. */
  key: string;
  leaving: AbortController;
  answer: Promise<string | undefined>;
  problem: string | undefined;
  isOpen: boolean;
}

/** What the rule says comes first: a value that breaks it has to be another one anyway. Of two checks one may fail to be had. */
async function answerOf(
  load: () => Promise<FieldChecks>,
  { question, signal }: { question: FieldQuestion; signal: AbortSignal },
): Promise<string | undefined> {
  const checks = await load();
  const [byRule, byUnique] = await Promise.allSettled([
    question.rule && checks.rule(question.rule, { signal }),
    question.unique && checks.unique(question.unique, { signal }),
  ]);
  const problem = said(byRule) ?? said(byUnique);
  const failed = [byRule, byUnique].find((outcome) => outcome.status === 'rejected');
  if (problem === undefined && failed) throw failed.reason;
  return problem;
}

const said = (outcome: PromiseSettledResult<string | undefined>) => (outcome.status === 'fulfilled' ? outcome.value : undefined);

/**
 * What the server is to be asked about a field, if anything: not about a blank or masked value, nor about an input out of view, nor about
 * what is stored already.
 *
 * @param row the row that the form began with; its `id` says which one is edited
 */
export function questionOf(
  { fields, items }: Pick<FieldsContext, 'fields' | 'items'>,
  {
    name,
    values,
    stored,
    row,
  }: { name: string; values: FormValues; stored: FormValues | undefined; row: Readonly<Record<string, unknown>> | undefined },
): FieldQuestion | undefined {
  const meta = fieldOf(fields, name);
  const { unique, checkRule, sensitive } = meta;
  const value = values[name];
  if ((!unique && !checkRule) || isBlank(value) || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (items.find(({ field }) => field === name)?.when?.(values) === false) return undefined;
  const text = toText(clean(value, meta));
  if (sensitive && text.includes('*')) return undefined;
  const isStored = stored !== undefined && text === toText(stored[name]);
  const within = unique?.within;
  const around = within === undefined ? undefined : (unique?.withinValue ?? values[within] ?? row?.[within]);
  const isElsewhere = within !== undefined && within in values && !isSame(values[within], stored?.[within]);
  // Until it is known within what it must be unique, nothing can be said.
  const asksUnique = unique && (!isStored || isElsewhere) && (within === undefined || !isBlank(around));
  const question: FieldQuestion = {
    ...(asksUnique && {
      unique: {
        tableName: unique.table,
        fieldName: unique.column,
        fieldVal: text,
        ...(stored && typeof row?.['id'] === 'string' && { dataId: row['id'] }),
        ...(within !== undefined && { withinVal: toText(around) }),
      },
    }),
    ...(checkRule && !isStored && { rule: { ruleCode: checkRule, value: text } }),
  };
  return question.unique || question.rule ? question : undefined;
}
