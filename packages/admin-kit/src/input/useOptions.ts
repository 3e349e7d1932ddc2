import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../internals/errorText.ts';
import { useShown } from '../i18n/useShown.ts';
import { matchOptions, type Option, type OptionValue, type SpokenOption, spokenOptions } from './options.ts';

/** Where the choices come from: given at once, or searched for. */
export interface OptionSource<Value extends OptionValue> {
  /** What can be chosen, in order; not needed beside `loadOptions`. */
  options?: ReadonlyArray<Option<Value>>;
  /** Searches on the server while a person types; called after `searchDelay` of quiet. Takes the place of `options`. */
  loadOptions?: (query: string, signal: AbortSignal) => Promise<ReadonlyArray<Option<Value>>>;
  /** Milliseconds, default 300. @source DICT-03 */
  searchDelay?: number;
  /** Characters that must be typed before a search, default 0; until then the tip 请输入搜索内容 is shown. @source DICT-03 */
  searchFrom?: number;
}

/** What the list shows now. */
export interface OptionsView<Value extends OptionValue> {
  options: ReadonlyArray<SpokenOption<Value>>;
  state: 'ready' | 'loading' | 'failed' | 'idle';
  /** What went wrong, in the server's words. */
  message: string;
  retry: () => void;
}

/** The options to show for what is typed. Late answers to former questions are dropped. */
export function useOptions<Value extends OptionValue>(
  source: OptionSource<Value>,
  { query, isOpen }: { query: string; isOpen: boolean },
): OptionsView<Value> {
  const { options = [], loadOptions, searchDelay = 300, searchFrom = 0 } = source;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const isAsking = Boolean(loadOptions) && isOpen && query.trim().length >= searchFrom;

  // A new function of the same meaning at each render must not ask again.
  const ask = useEffectEvent((wanted: string, signal: AbortSignal) => loadOptions?.(wanted, signal) ?? Promise.resolve([]));

  useEffect(() => {
    if (!isAsking) return;
    const aborter = new AbortController();
    const timer = setTimeout(
      () => {
        ask(query, aborter.signal).then(
          (found) => {
            if (!aborter.signal.aborted) setAnswer({ query, attempt, found });
          },
          (error: unknown) => {
            if (!aborter.signal.aborted) setAnswer({ query, attempt, message: errorText(error) });
          },
        );
      },
      query === '' ? 0 : searchDelay,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isAsking, query, attempt, searchDelay]);

  const shown = useShown();
  const retry = () => setAttempt(attempt + 1);
  if (!loadOptions) return { options: matchOptions(spokenOptions(options, shown), query), state: 'ready', message: '', retry };
  if (!isAsking && isOpen) return { options: [], state: 'idle', message: '', retry };
  if (!answer || answer.query !== query || answer.attempt !== attempt) return { options: [], state: 'loading', message: '', retry };
  if (answer.message !== undefined) return { options: [], state: 'failed', message: answer.message, retry };
  return { options: spokenOptions(answer.found ?? [], shown), state: 'ready', message: '', retry };
}

interface Answer<Value extends OptionValue> {
  query: string;
  attempt: number;
  found?: ReadonlyArray<Option<Value>>;
  message?: string;
}
