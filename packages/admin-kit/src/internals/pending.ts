import { createContext, use, useEffect, useId } from 'react';
import { useUnsavedChanges } from './unsaved.ts';

/** What inputs of a form still wait for, in words, by input; a form gives it and saves nothing meanwhile. */
export const PendingContext = createContext<Map<string, string> | undefined>(undefined);

/** Says what an input still waits for, such as an upload under way: its form holds back with saving, and leaving asks first. */
export function usePending(words: string): void {
  const pending = use(PendingContext);
  const id = useId();
  useUnsavedChanges(words !== '');
  useEffect(() => {
    if (words === '' || pending === undefined) return;
    pending.set(id, words);
    return () => void pending.delete(id);
  }, [pending, id, words]);
}
