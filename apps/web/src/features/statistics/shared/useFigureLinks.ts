import { useCan } from '@tarmac/admin-kit/permission';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import type { StatPlace, StatSpec } from './statSpec.ts';

/** Where figures lead: to the rows that they were counted from; undefined for people who do not have that list. */
export function useFigureLinks(spec: StatSpec, place: StatPlace): (of: Partial<StatPlace>) => string | undefined {
  const can = useCan();
  const { isMine } = useMenuPages();
  return ({ measure, ...of }) => {
    const partly = measure !== undefined && spec.partial.includes(measure) ? measure : undefined;
    const href = spec.listOf({ ...place, ...of, ...(partly && { measure: partly }) }, isMine);
    return can(spec.listPermission) && isMine(href) ? href : undefined;
  };
}
