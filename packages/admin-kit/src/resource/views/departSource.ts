import type { Department, OrgSource } from '../../org-picker/orgSource.ts';
import type { SavedViewSource } from './savedViews.ts';

/** The departments that a view may be shared with, for a picker; nothing else can be chosen there. */
export function departSource(source: SavedViewSource): OrgSource {
  const none = () => Promise.reject(new Error('departSource: only departments can be chosen here.'));
  return {
    departments: async () => {
      const made = new Map<string, Department & { children: Department[] }>();
      const roots: Department[] = [];
      for (const { code, name, parentCode } of await source.departments()) {
        const department = { id: code, name, code, children: [] };
        made.set(code, department);
        (made.get(parentCode ?? '')?.children ?? roots).push(department);
      }
      return roots;
    },
    people: none,
    peopleOf: none,
    entries: none,
    entriesOf: none,
    regions: none,
  };
}
