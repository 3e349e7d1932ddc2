import type { TableStore } from '../store/tableStore.ts';
import type { News, Speaker } from './liveMessages.ts';
import type { Collaborator } from './liveTypes.ts';
import type { LineClock } from './tableLine.ts';

const presenceTimes = {
  /** A place is told again, so that who came later knows it, and who is gone is missed. */
  again: 10_000,
  /** Nobody is there who has not said so for that long. */
  gone: 25_000,
  /** Places are told no more often: an arrow key held down says where it ended. */
  pause: 150,
} as const;

/** Colours that people are told apart by. */
const colourCount = 5;

/** Makes the part of a shared table that knows who else has it open, and where they are. */
export function createPresence(parts: { store: TableStore; clock: LineClock; changed: () => void; tell: (news: News) => boolean }) {
  const { store, clock, changed, tell } = parts;
  const people = new Map<string, { news: News; name: string; pageId: string | undefined; colour: number; timer: unknown }>();
  let timer: unknown;
  let beat: unknown;
  let isDue = false;

  function sayNow(): void {
    const { active } = store.selection();
    const rowId = active === null ? undefined : store.rowIdAt(active.row);
    const column = active === null ? undefined : store.visibleColumns()[active.column];
    const isKnown = rowId !== undefined && column !== undefined && !store.isNew(rowId);
    tell({ kind: 'here', row: isKnown ? store.keyOf(rowId) : null, column: isKnown ? column : null });
    clock.clearTimeout(beat);
    beat = clock.setTimeout(sayNow, presenceTimes.again);
  }

  const leave = (caseId: string) => {
    clock.clearTimeout(people.get(caseId)?.timer);
    if (people.delete(caseId)) changed();
  };

  /** The colour that the fewest have. */
  function freeColour(): number {
    const taken = Array.from({ length: colourCount }, () => 0);
    for (const { colour } of people.values()) taken[colour]! += 1;
    return taken.indexOf(Math.min(...taken));
  }

  return {
    hear(news: News, from: Speaker | undefined): void {
      if (news.kind === 'gone') {
        for (const [caseId, { pageId }] of people) if (pageId !== undefined && pageId === from?.pageId) leave(caseId);
        return;
      }
      if (news.caseId === undefined) return;
      if (news.kind === 'bye') return leave(news.caseId);
      if (news.kind === 'saved') return;
      const { caseId } = news;
      const known = people.get(caseId);
      clock.clearTimeout(known?.timer);
      people.set(caseId, {
        news: news.kind === 'here' ? news : (known?.news ?? news),
        name: from?.name ?? known?.name ?? '',
        pageId: from?.pageId,
        colour: known?.colour ?? freeColour(),
        timer: clock.setTimeout(() => leave(caseId), presenceTimes.gone),
      });
      changed();
    },
    nameOf: (caseId: string) => people.get(caseId)?.name ?? '',
    list: (): Collaborator[] =>
      [...people].map(([caseId, { news, name, colour }]) => {
        const rowId = news.row == null ? undefined : store.rowIdOf(news.row);
        const isKnown = rowId !== undefined && news.column != null && store.column(news.column) !== undefined;
        return { caseId, name, colour, place: isKnown ? { rowId, key: news.column! } : null };
      }),
    /** Tells where the person here is: at once, and what follows soon after once, at its end. */
    sayPlace(): void {
      isDue = true;
      if (timer !== undefined) return;
      const turn = () => {
        timer = undefined;
        if (!isDue) return;
        isDue = false;
        sayNow();
        timer = clock.setTimeout(turn, presenceTimes.pause);
      };
      turn();
    },
    /** The line broke: who is there is unknown. */
    clear(): void {
      for (const caseId of people.keys()) leave(caseId);
    },
    dispose(): void {
      clock.clearTimeout(timer);
      clock.clearTimeout(beat);
      for (const { timer: own } of people.values()) clock.clearTimeout(own);
    },
  };
}
