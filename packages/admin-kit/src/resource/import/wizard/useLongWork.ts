import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ImportBusy, isSeen } from './importBusy.ts';
import { callWords } from './failureText.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Work of the wizard that takes a while: what is under way, what went wrong with it, and how it is stopped. */
export function useLongWork(onLeave: () => void) {
  const { t } = useTexts(zhImport);
  const [busy, setBusy] = useState<ImportBusy | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const aborter = useRef(new AbortController());
  const [box, setBox] = useState<HTMLElement | null>(null);
  // A wizard that is closed leaves nothing running but the call that is on its way. One that a tab keeps out of view goes on; its tab
  // can be closed meanwhile, which nobody hears.
  const isGone = () => box?.isConnected === false;
  const leave = useEffectEvent(() => {
    if (!isGone()) return;
    aborter.current.abort();
    onLeave();
  });
  useEffect(() => () => leave(), [box]);

  /** Runs long work and says what went wrong with it; answers whether it came to its end. */
  const during = async (first: ImportBusy, action: (watch: (busy: ImportBusy) => void, signal: AbortSignal) => Promise<void>) => {
    const mine = new AbortController();
    // Another sheet may be chosen while one is read: the last one counts.
    aborter.current.abort();
    aborter.current = mine;
    const watch = (next: ImportBusy) => {
      if (isGone()) mine.abort();
      if (!mine.signal.aborted) setBusy((now) => (isSeen(now, next) ? next : now));
    };
    setProblem(null);
    setBusy(first);
    try {
      await action(watch, mine.signal);
      return true;
    } catch (error) {
      if (!mine.signal.aborted) setProblem(callWords(error, t));
      return false;
    } finally {
      if (aborter.current === mine) setBusy(null);
    }
  };
  return {
    busy,
    problem,
    setProblem,
    /** What the wizard stands in. */
    setBox,
    isGone,
    during,
    abort: () => aborter.current.abort(),
  };
}
