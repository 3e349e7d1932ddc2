import { useTab } from '@tarmac/admin-kit/tabs';
import { useState } from 'react';
import { session } from '../../../shared/session/session.ts';
import { nowText } from '../../../shared/texts/nowText.ts';
import type { GroupName, StatAsked, StatSpec, Step } from './statSpec.ts';

const steps: readonly Step[] = ['day', 'week', 'month'];
const dayMs = 86_400_000;
const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Steps that give a line neither two points nor hundreds of them. */
function stepFor(from: string, to: string): Step {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days <= 62) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** Parts of the address that a page of statistics knows. */
export type StatChange = Partial<Record<'from' | 'to' | 'step' | 'by' | 'companyId' | 'customerId' | 'agentId' | 'measure', string | null>>;

/** What the address of the tab asks for; by default the last 30 days. */
export function useStatAsked(spec: StatSpec) {
  const { search, setSearch } = useTab();
  const [today] = useState(() => nowText().slice(0, 10));
  const isStaff = session.state().userType === '1';
  const groups = spec.groups.filter((group) => isStaff || spec.internal?.includes(group) !== true);
  const [begin, end] = [search.get('from'), search.get('to')];
  const [from, to] = isDay(begin) && isDay(end) ? [begin, end] : [daysBefore(today, 29), today];
  const filter = (name: 'companyId' | 'customerId' | 'agentId') => search.get(name) ?? undefined;
  const filters = { companyId: filter('companyId'), customerId: filter('customerId'), agentId: filter('agentId') };
  const asked: StatAsked = {
    from,
    to,
    step: steps.find((one) => one === search.get('step')) ?? stepFor(from, to),
    by: groups.find((one) => one === search.get('by')) ?? (groups[0] as GroupName),
    ...Object.fromEntries(Object.entries(filters).filter(([, id]) => id !== undefined)),
  };
  const change = (changes: StatChange) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, 'push');
  };
  return { asked, filters, groups, measure: search.get('measure'), change };
}
