import { useSyncExternalStore } from 'react';

/** What a table says to people who do not see it. */
export interface Voice {
  say: (text: string) => void;
  said: () => string;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps what was said last, apart from the table: saying something draws nothing else anew. */
export function createVoice(): Voice {
  const listeners = new Set<() => void>();
  let said = '';
  return {
    say(text) {
      said = text;
      for (const listener of listeners) listener();
    },
    said: () => said,
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
