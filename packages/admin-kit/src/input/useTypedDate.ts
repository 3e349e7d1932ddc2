import { useId, useState } from 'react';
import { useUnreadInput } from '../internals/unreadInput.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What is typed into a date input until it is read, and why it cannot be. */
export interface TypedDate {
  /** What stands in the input instead of the value; null while nothing is typed. */
  draft: string | null;
  /** Why it is not taken, in words. */
  problem: string | undefined;
  /** Id of the element that tells it. */
  problemId: string;
  type: (text: string) => void;
  /** The input was left: what it holds is taken, or said to be none. */
  commit: () => void;
  /** Something else was chosen. */
  forget: () => void;
}

/**
 * Reads what is typed. What is not a date, or none that may be chosen, stays in the input with a message, and a form around it waits: neither
 * what was typed nor the former value goes on without a word.
 */
export function useTypedDate({ value, read, minimum, maximum, isAtOnce, onValueChange, onWhole }: TypedDateOptions): TypedDate {
  const { t } = useTexts();
  const problemId = useId();
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean; of: string | null } | null>(null);
  // Chosen in the calendar, or set from elsewhere: what was typed before is over.
  const present = typed !== null && (!typed.isLeft || typed.of === value) ? typed : null;

  const refusalOf = (text: string): string | undefined => {
    const found = read(text);
    if (found === null) return text.trim() === '' ? undefined : t('date.unreadable', { text: text.trim().slice(0, 40) });
    const day = found.slice(0, 10);
    if (minimum && day < minimum.slice(0, 10)) return t('date.tooEarly', { day: minimum.slice(0, 10) });
    if (maximum && day > maximum.slice(0, 10)) return t('date.tooLate', { day: maximum.slice(0, 10) });
    return undefined;
  };
  const problem = present?.isLeft ? refusalOf(present.text) : undefined;
  useUnreadInput(problemId, problem);

  const take = (next: string | null) => {
    if (next !== value) onValueChange(next);
  };
  return {
    draft: present?.text ?? null,
    problem,
    problemId,
    type: (text) => {
      // Once it was refused it is judged by every letter.
      setTyped({ text, isLeft: present?.isLeft ?? false, of: value });
      // A whole date, or none, counts at once: what a form says of it must not go away, and move buttons, with the click on one of them. Ends of a
      // range, which are put in order, wait until they are left.
      if (isAtOnce && text === '') take(null);
      else if (isAtOnce && read(text) === text && refusalOf(text) === undefined) {
        take(text);
        onWhole?.();
      }
    },
    commit: () => {
      if (present === null) return;
      if (refusalOf(present.text) !== undefined) {
        setTyped({ ...present, isLeft: true, of: value });
        return;
      }
      setTyped(null);
      take(present.text.trim() === '' ? null : read(present.text));
    },
    forget: () => setTyped(null),
  };
}

interface TypedDateOptions {
  value: string | null;
  /** Reads a text, null when it is none. */
  read: (text: string) => string | null;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  minimum: string | undefined;
  maximum: string | undefined;
  /** Takes a whole date before the input is left. */
  isAtOnce: boolean;
  onValueChange: (value: string | null) => void;
  /** A whole date was typed: nothing is left to choose. */
  onWhole?: () => void;
}
