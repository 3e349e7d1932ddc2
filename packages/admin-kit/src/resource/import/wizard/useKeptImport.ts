import { use, useEffect, useRef } from 'react';
import { DraftContext } from '../../../form/draftContext.ts';
import type { RunState } from './importRun.ts';
import type { ImportWork } from './importWork.ts';
import { fileMark, forgetRun, keepCheck, keepRun, type Place, readRun } from './keptRun.ts';
import type { ReadColumn } from './readCell.ts';
import type { ChosenSheet } from './useChosenSheet.ts';

/** How long after the last fixed cell it is remembered: pasting fixes thousands in a row. */
const keptAfterMs = 250;

/** A sheet of a file, as it is found again. */
export type About = Pick<ChosenSheet, 'file' | 'sheet' | 'headerAt'>;
const placeOf = ({ file, sheet, headerAt }: About): Place => ({ file: fileMark(file), sheet: sheet.index, headerAt });

/** What is remembered of an import over a reload, for the same person and file. */
export function useKeptImport(resource: string) {
  const drafts = use(DraftContext);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  const drop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const flush = () => {
    const write = waiting.current?.write;
    drop();
    write?.();
  };
  useEffect(() => {
    // A page that is left may not come back to its timers.
    globalThis.addEventListener('pagehide', flush);
    return () => {
      globalThis.removeEventListener('pagehide', flush);
      flush();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `flush` reads nothing but a ref.
  }, []);
  return {
    read: (file: File) => readRun(drafts, { resource, file }),
    /** Remembers how far an import is. */
    keep: (about: About, { run, work, columns }: { run: RunState; work: ImportWork; columns: readonly ReadColumn[] }) => {
      drop();
      keepRun(drafts, { resource, kept: { ...placeOf(about), run }, work, columns });
    },
    /** Remembers, a little later, what was fixed. */
    keepFixed: (about: About, { work, columns }: { work: ImportWork; columns: readonly ReadColumn[] }) => {
      drop();
      const write = () => keepCheck(drafts, { resource, place: placeOf(about), work, columns });
      waiting.current = { timer: setTimeout(flush, keptAfterMs), write };
    },
    forget: () => {
      drop();
      forgetRun(drafts, resource);
    },
  };
}
