import { useSyncExternalStore } from 'react';

/** What a table says to people who do not see it. */
export interface Voice {
  say: (text: string) => void;
  /** Says it to them alone: the others see what was done. */
  tell: (text: string) => void;
  said: () => string;
  /** What was said for all to read; '' where it was not. */
  shown: () => string;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps what was said last, apart from the table: saying something redraws nothing else. */
export function createVoice(): Voice {
  const listeners = new Set<() => void>();
  let said = '';
  let shown = '';
  const speak = (text: string, isShown: boolean) => {
    // The same words are another text: what is not a change is not read out.
    said = text === said ? `${text}\u00A0` : text;
    shown = isShown ? text : '';
    for (const listener of listeners) listener();
  };
  return {
    say: (text) => speak(text, true),
    tell: (text) => speak(text, false),
    said: () => said,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where screen readers hear it. */
export function Spoken({ voice }: { voice: Voice }) {
  const text = useSyncExternalStore(voice.subscribe, voice.said);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
