import { createContext, use, useEffect } from 'react';
import { usePending } from './pending.ts';

/** What an input tells the field around it. */
interface FieldOfInput {
  /** Words above the input, where they are words. */
  label: string | undefined;
  /** Whether it holds a text that it cannot read: it has a value to its person, though none to the form. */
  onUnreadChange: (isUnread: boolean) => void;
}

/** The field of a form around an input. */
export const FieldContext = createContext<FieldOfInput | undefined>(undefined);

/** Holds the form around an input back as long as what stands there cannot be read, and says which field that is. @param refusal why, in words */
export function useUnreadInput(id: string, refusal: string | undefined): void {
  const field = use(FieldContext);
  const words = refusal !== undefined && field?.label !== undefined ? `${field.label}: ${refusal}` : refusal;
  usePending(words === undefined ? [] : [[id, words]]);
  const onUnreadChange = field?.onUnreadChange;
  const isUnread = refusal !== undefined;
  useEffect(() => {
    if (!isUnread) return undefined;
    onUnreadChange?.(true);
    return () => onUnreadChange?.(false);
  }, [isUnread, onUnreadChange]);
}
