import type { TreePlace } from './treeModel.ts';

/**
 * What an arrow does in any tree: opens, closes, or goes to the first child or the parent.
 *
 * @param placeAt tells of the node at an index of those in view; undefined behind the last
 * @returns the index to go to, or that the node is to be opened or closed
 */
export function treeStep(
  placeAt: (index: number) => (TreePlace & { isOpen: boolean; isHeld?: boolean }) | undefined,
  { index, towards }: { index: number; towards: 'in' | 'out' },
): number | 'toggle' | undefined {
  const { level, isParent, isOpen, isHeld } = placeAt(index)!;
  if (isParent && !isHeld && isOpen === (towards === 'out')) return 'toggle';
  if (towards === 'in') return isParent && (placeAt(index + 1)?.level ?? 0) > level ? index + 1 : undefined;
  for (let at = index - 1; at >= 0; at--) if (placeAt(at)!.level < level) return at;
  return undefined;
}
