import { sortKeys } from '../table/columns.ts';
import type { BackEndCapabilities, BackEndQuery, FilterWay } from './backEnd.ts';

/** Says what a list asks that its back end has not declared. */
export function unanswerable({ filters, sort }: BackEndQuery, { filters: ways, orders }: BackEndCapabilities): Error {
  for (const [field, filter] of Object.entries(filters))
    for (const way of Object.keys(filter) as FilterWay[])
      if (!ways.includes(way)) return unable(`narrow '${field}' by '${way}': it takes ${ways.join(', ') || 'no filters'}`);
  const asked = sortKeys(sort).length;
  if (asked > 1 && orders !== 'several') return unable('order by several columns');
  return asked > 0 && orders === 'none' ? unable('order rows') : unable('take conditions that are joined by and / or');
}

const unable = (what: string) => new Error(`This back end cannot ${what}.`);
