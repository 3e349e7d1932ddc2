import type { HomeLayout } from '@tarmac/freight-api/system';

interface Keyed {
  key: string;
}

/** Cards in the order that a person chose; those that came since follow in their own. */
export function inOrder<Card extends Keyed>(cards: readonly Card[], { order }: Pick<HomeLayout, 'order'>): Card[] {
  const place = ({ key }: Card) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}

/**
 * Moves a card past its neighbour among those that are shown.
 *
 * @param shown keys of the cards in view, in order
 * @param all keys of all cards, in order
 * @param by -1 towards the beginning, 1 towards the end; beyond the ends nothing changes
 * @returns keys of all cards, in their new order
 */
export function moved({ shown, all, key, by }: { shown: readonly string[]; all: readonly string[]; key: string; by: -1 | 1 }): string[] {
  const neighbour = shown[shown.indexOf(key) + by];
  if (neighbour === undefined) return [...all];
  const others = all.filter((one) => one !== key);
  return others.toSpliced(others.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, key);
}
