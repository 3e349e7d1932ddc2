import { matchText, type SoundMatch } from '../internals/textSearch.ts';
import type { SpokenCommand } from './createCommandStore.ts';

/** A command with how its title fits. */
export interface FoundCommand {
  command: SpokenCommand;
  /** Positions in the title that fit the query. */
  at: readonly number[];
}

/** Commands that fit a query, the best first; without one all in their order. Groups keep together, by their best command. */
export function searchCommands(all: readonly SpokenCommand[], { query, bySound }: { query: string; bySound?: SoundMatch }): FoundCommand[] {
  const found = all.flatMap((command, index) => {
    const title = matchText(command.title, { query, bySound });
    const others = [command.hint ?? '', ...(command.keywords ?? [])].map((text) => matchText(text, { query, bySound })?.score ?? -1);
    const score = Math.max(title?.score ?? -1, Math.max(...others) - 10);
    return score < 0 ? [] : [{ command, at: title?.at ?? [], score, index }];
  });
  const best = new Map<string, number>();
  for (const { command, score } of found) best.set(command.group, Math.max(score, best.get(command.group) ?? -1));
  const groups = [...best.keys()];
  return found.toSorted((one, other) => {
    const byGroup = best.get(other.command.group)! - best.get(one.command.group)!;
    if (byGroup !== 0) return byGroup;
    const byOrder = groups.indexOf(one.command.group) - groups.indexOf(other.command.group);
    return byOrder !== 0 ? byOrder : other.score - one.score || one.index - other.index;
  });
}
