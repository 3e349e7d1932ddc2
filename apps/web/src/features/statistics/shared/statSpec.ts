import type { FieldMeta } from '@tarmac/admin-kit/field';
import type { QueryOptions } from '@tarmac/freight-api';
import type { Statistics, StatFreightFiguresQuery } from '@tarmac/freight-api/statistics';
import type { groupTexts } from './statTexts.ts';

/** What statistics may be grouped by. */
export type GroupName = keyof typeof groupTexts;
/** How long a point of the line is. */
export type Step = 'day' | 'week' | 'month';
/** What is asked, as the address of a page says it. */
export interface StatAsked extends Omit<StatFreightFiguresQuery, 'by'> {
  from: string;
  to: string;
  step: Step;
  by: GroupName;
}

/** A group of figures, or all of them, and the days that they are of. */
export interface StatPlace {
  from: string;
  to: string;
  by: GroupName;
  /** Null for what belongs to none; absent for the total. */
  key?: string | null;
  name?: string;
  filters: Readonly<Record<'companyId' | 'customerId' | 'agentId', string | undefined>>;
}

/** A page of statistics: what it is grouped by, what it says, and which rows stand behind a figure. */
export interface StatSpec {
  name: 'collection' | 'mileage' | 'orders' | 'person' | 'freight';
  groups: readonly GroupName[];
  /** Groups that only the platform's own people are told of. */
  internal?: readonly GroupName[];
  fields: Readonly<Record<string, FieldMeta>>;
  /** In the order of the table. Fees that are hidden from the reader are left out. */
  measures: readonly string[];
  /** Measures whose groups add up to the total: of others no share is told. */
  additive: readonly string[];
  figures: (query: StatAsked) => QueryOptions<Statistics>;
  /** The list behind a group; undefined where none can be named. */
  listOf: (place: StatPlace) => string | undefined;
  /** Permission of that list. */
  listPermission: string;
}

/** An address with what it filters by; what is empty is left out. */
export const addressOf = (path: string, filters: Readonly<Record<string, string | null | undefined>>): string =>
  `${path}?${new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])) as [string, string][]).toString()}`;

/** The days of a place as the filter of a list. */
export const daysAs = (field: string, { from, to }: StatPlace): Record<string, string> => ({
  [`${field}_begin`]: `${from} 00:00:00`,
  [`${field}_end`]: `${to} 23:59:59`,
});

/** Both ends of a lane as the filter of a list. */
export function laneAs(key: string | null | undefined): Record<string, string | undefined> {
  const [sendCity, receiveCity] = (key ?? '').split('→');
  return { sendCity, receiveCity };
}

const countedStatuses = '55,58,60,65,68,70,75,78,80,90';

/** The list of waybills that were signed for, which freight and trips are counted from. @param by filters that name the group */
export const signedNotes = (
  place: StatPlace,
  by: Partial<Record<GroupName, (key: string) => Record<string, string | undefined>>>,
): string | undefined => {
  const { key, by: group, filters } = place;
  if (key === null) return undefined;
  const ofGroup = key === undefined || group === 'time' ? {} : by[group]?.(key);
  if (ofGroup === undefined) return undefined;
  return addressOf('/shipping/list', { ...daysAs('signTime', place), noteStatus_MultiString: countedStatuses, ...filters, ...ofGroup });
};
