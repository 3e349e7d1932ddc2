import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { tonnes } from './noteSteps.ts';
import { assertRoadTimes } from './roadTimes.ts';
import type { NoteRow } from './shippingNote.resource.ts';
import { assertLoad, gainOf, isGain } from './weighing.service.ts';

/** Weights and times that replace those of a waybill; what is absent stays. */
export interface Correction {
  loadWeight?: number | undefined;
  unloadWeight?: number | undefined;
  loadTime?: string | undefined;
  departTime?: string | undefined;
  arriveTime?: string | undefined;
  unloadTime?: string | undefined;
  signTime?: string | undefined;
}

/** The values that were given. */
export const givenOf = <Given extends object>(given: Given): { [Name in keyof Given]?: Exclude<Given[Name], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;

/**
 * Checks weights and times that are put right afterwards, by the guards of loading, unloading and signing.
 *
 * @param overloadTolerance in 1/10000 of the approved load
 * @throws AppError 40213 above the approved load; 40214 unloaded before it was loaded; InvalidInput other steps out of order
 * @throws WarningsToConfirm 40215 more unloaded than loaded, by over 5 %
 */
export async function assertCorrection(
  ctx: Context,
  note: NoteRow,
  { given, overloadTolerance }: { given: Correction; overloadTolerance: number },
): Promise<void> {
  const { loadWeight, unloadWeight, ...times } = givenOf(given);
  const problems = new ProblemList();
  if (loadWeight !== undefined) await problems.ask(() => assertLoad(note, { weight: loadWeight, overloadTolerance, path: 'loadWeight' }));
  await problems.ask(() => assertRoadTimes(ctx, note, { given: times, paths: {} }));
  const [loaded, unloaded] = [loadWeight ?? note.loadWeight, unloadWeight ?? note.unloadWeight];
  const isWeighed = loadWeight !== undefined || unloadWeight !== undefined;
  if (isWeighed && unloaded !== null && isGain(loaded, unloaded))
    await problems.ask(() => confirmWarnings(ctx, [{ code: 40215, message: gainOf(loaded, unloaded) }]));
  problems.end();
}

/** What changed of the weights, for the timeline; '' for nothing. */
export const weightsInWords = (before: NoteRow, after: NoteRow): string =>
  (['loadWeight', 'unloadWeight'] as const)
    .flatMap((name) =>
      before[name] === after[name]
        ? []
        : [`${name === 'loadWeight' ? '装货' : '卸货'}${tonnes(before[name] ?? 0)}吨 → ${tonnes(after[name] ?? 0)}吨`],
    )
    .join('，');
