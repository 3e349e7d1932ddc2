import type { FieldMeta } from '@tarmac/admin-kit/field';
import type { QueryOptions } from '@tarmac/freight-api';
import type { Statistics, StatFreightFiguresQuery } from '@tarmac/freight-api/statistics';
import type { groupTexts } from '../../../shared/texts/statGroups.ts';

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
  /** What the group is called, which the list says above its rows. */
  name?: string;
  filters: Readonly<Record<'companyId' | 'customerId' | 'agentId', string | undefined>>;
  /** One figure of the group, where it is made of some of its rows alone. */
  measure?: string;
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
  /** Measures that are made of some rows of their group alone: each leads to those. */
  partial: readonly string[];
  /** The list behind a group, or behind one of its measures. */
  listOf: (place: StatPlace, isMine: (href: string) => boolean) => string;
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

/** The rows of a figure as the filter of a list, by the facts that it is counted from: what the group is called, and a code for the server, which `figureNames` reads as well. */
export function figureAs(name: StatSpec['name'], { by, key, from, to, filters, measure, name: group = '' }: StatPlace): { figure: string } {
  const { companyId = '', customerId = '', agentId = '' } = filters;
  const of = by === 'time' || key === undefined ? '' : key === null ? '!' : `=${key}`;
  return {
    figure: `${group.replaceAll('#', ' ')} #${[name, by, measure ?? '', from, to, companyId, customerId, agentId, of].join('/')}`,
  };
}

const countedStatuses = '55,58,60,65,68,70,75,78,80,90';

/**
 * The list of waybills that were signed for, which freight and trips are counted from: by filters of the list where they name the group, so that
 * they can be changed there, else by what the figure is counted from.
 *
 * @param by filters that name the group
 */
export function signedNotes(
  place: StatPlace,
  { name, by }: { name: StatSpec['name']; by: Partial<Record<GroupName, (key: string) => Record<string, string | undefined>>> },
): string {
  const { key, by: group, filters, measure } = place;
  const ofGroup = typeof key === 'string' && group !== 'time' ? by[group]?.(key) : {};
  // All groups of agents together are not all waybills.
  const isNamed = ofGroup !== undefined && key !== null && measure === undefined && !(group === 'agent' && key === undefined);
  return addressOf('/shipping/list', {
    ...filters,
    ...(isNamed ? { ...daysAs('signTime', place), noteStatus_MultiString: countedStatuses, ...ofGroup } : figureAs(name, place)),
  });
}

/** The days of a point of the line that lie within what was asked for. */
export function bucketOf({ from, to, trend }: Statistics, day: string): { from: string; to: string } {
  const next = trend[trend.findIndex((point) => point.day === day) + 1]?.day;
  const last = next === undefined ? to : new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
  return { from: day < from ? from : day, to: last };
}
