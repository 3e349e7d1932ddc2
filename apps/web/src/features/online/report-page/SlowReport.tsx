import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportTexts as texts } from './reportTexts.ts';

/** Milliseconds after which a person is told that it takes long, and may stop it. */
const patience = 3000;

/** Whether something has been going on for longer than a person waits without asking. */
export function useIsLong(isGoing: boolean): boolean {
  const [isLong, setLong] = useState(false);
  const [wasGoing, setWasGoing] = useState(isGoing);
  if (wasGoing !== isGoing) {
    setWasGoing(isGoing);
    setLong(false);
  }
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return isLong;
}

const noteClass = 'm-0 flex flex-wrap items-center gap-3 text-sm text-ink-secondary';

/** Says that a report takes long, and stops it: the server ends what it does for nobody. @source RPT-04 */
export function SlowNote({ onStop }: { onStop: () => void }) {
  const { localize } = useLocale();
  return (
    <div role="status" className={noteClass}>
      {localize(texts.slow)}
      <Button onClick={onStop}>{localize(texts.stop)}</Button>
    </div>
  );
}

/** Says that a report was stopped. */
export function StoppedNote({ onAgain }: { onAgain: () => void }) {
  const { localize } = useLocale();
  return (
    <div role="status" className={noteClass}>
      {localize(texts.stopped)}
      <Button onClick={onAgain}>{localize(texts.again)}</Button>
    </div>
  );
}

/** The same for all that the page of one report asks for. @param keys what its queries begin with */
export function SlowReport({ keys }: { keys: readonly (readonly unknown[])[] }) {
  const queries = useQueryClient();
  const [isStopped, setStopped] = useState(false);
  const isOfReport = (key: readonly unknown[]) => keys.some((start) => start.every((part, at) => part === key[at]));
  const asked = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfReport(queryKey) };
  const isFetching = useIsFetching(asked) > 0;
  const isSlow = useIsLong(isFetching);
  if (isFetching && isSlow)
    return (
      <SlowNote
        onStop={() => {
          setStopped(true);
          void queries.cancelQueries(asked);
        }}
      />
    );
  if (isFetching || !isStopped) return null;
  return (
    <StoppedNote
      onAgain={() => {
        setStopped(false);
        void queries.refetchQueries(asked);
      }}
    />
  );
}
