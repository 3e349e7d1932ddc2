import { createConfigQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../api/quietClient.ts';
import { type TileSettings, tilesIn } from './tiles.ts';

const queries = createConfigQueries(quietClient);
const freshFor = 10 * 60_000;

/** The operator's tile server; undefined where there is none, as on servers of another make, and until it is known. */
export function useTiles(): TileSettings | undefined {
  const { data } = useQuery({ ...queries.cfg(), staleTime: freshFor, retry: false });
  return data === undefined ? undefined : tilesIn(data);
}
