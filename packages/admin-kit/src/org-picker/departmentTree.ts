import type { Department } from './orgSource.ts';

/** A department as it stands in the list that is seen. */
export interface TreeEntry {
  department: Department;
  /** 1 for a root. */
  level: number;
  parent: string | null;
  isOpen: boolean;
  position: number;
  siblings: number;
}

/** What a search found: departments that fit, and those above them. */
export interface TreeHits {
  fitting: ReadonlySet<string>;
  leading: ReadonlySet<string>;
}

/** Looks through the whole tree. */
export function findDepartments(roots: readonly Department[], fits: (name: string) => boolean): TreeHits {
  const fitting = new Set<string>();
  const leading = new Set<string>();
  const look = (department: Department): boolean => {
    let leads = false;
    for (const child of department.children) leads = look(child) || leads;
    if (leads) leading.add(department.id);
    const doesFit = fits(department.name);
    if (doesFit) fitting.add(department.id);
    return leads || doesFit;
  };
  for (const root of roots) look(root);
  return { fitting, leading };
}

/** The departments in view, from the top. A search opens what leads to its hits; below a hit a person goes on. */
export function departmentsInView(roots: readonly Department[], expanded: ReadonlySet<string>, hits: TreeHits | undefined): TreeEntry[] {
  const list: TreeEntry[] = [];
  const walk = (
    level: readonly Department[],
    { depth, parent, isBelowHit }: { depth: number; parent: string | null; isBelowHit: boolean },
  ) => {
    const shown = hits === undefined || isBelowHit ? level : level.filter(({ id }) => hits.fitting.has(id) || hits.leading.has(id));
    shown.forEach((department, index) => {
      const { id, children } = department;
      const isOpen = children.length > 0 && (expanded.has(id) || hits?.leading.has(id) === true);
      list.push({ department, level: depth, parent, isOpen, position: index + 1, siblings: shown.length });
      if (isOpen) walk(children, { depth: depth + 1, parent: id, isBelowHit: isBelowHit || hits?.fitting.has(id) === true });
    });
  };
  walk(roots, { depth: 1, parent: null, isBelowHit: false });
  return list;
}

/** Ids of the departments above those that are chosen. */
export function pathsTo(roots: readonly Department[], isChosen: (department: Department) => boolean): string[] {
  const above: string[] = [];
  const look = (department: Department): boolean => {
    let leads = false;
    for (const child of department.children) leads = look(child) || leads;
    if (leads) above.push(department.id);
    return leads || isChosen(department);
  };
  for (const root of roots) look(root);
  return above;
}
