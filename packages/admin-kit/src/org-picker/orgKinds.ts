import { itemLabel, type CategoryItem, type CategorySource } from '../dictionary/createDictionaryStore.ts';
import type { Label } from '../i18n/catalogue.ts';
import { treeNodes, type TreeNode } from '../input/tree/treeModel.ts';
import type { Department, OrgEntry, OrgSource, Person, Region } from './orgSource.ts';

/** Something that is or may be chosen. */
export interface OrgItem {
  /** What stands on the wire. */
  key: string;
  name: string;
  /** The department, the person and so on; missing while only the stored value is known. */
  row?: Readonly<Record<string, unknown>>;
}

/** What is chosen. */
export type OrgKind = 'department' | 'person' | 'role' | 'position' | 'region' | 'category';

/** What of it is stored. */
export type OrgValueField = 'id' | 'username' | 'code';

/** The parts of a comma list, each once. */
export const keysOf = (value: string | null): readonly string[] => [...new Set((value ?? '').split(',').filter((key) => key !== ''))];

/** A department as a choice. */
export const departmentItem = ({ id, name, code }: Department, field: OrgValueField): OrgItem => ({
  key: field === 'code' ? code : id,
  name,
  row: { id, name, code },
});

/** A person as a choice. */
export const personItem = (person: Person, field: OrgValueField): OrgItem => ({
  key: field === 'username' ? person.username : person.id,
  name: person.name,
  row: { ...person },
});

/** A role or a position as a choice. */
export const entryItem = (entry: OrgEntry, field: OrgValueField): OrgItem => ({
  key: field === 'code' ? entry.code : entry.id,
  name: entry.name,
  row: { ...entry },
});

/** All divisions as choices, by code; each is called by the whole way to it. */
export function regionItems(regions: readonly Region[]): ReadonlyMap<string, OrgItem> {
  const paths = new Map<string, readonly string[]>();
  return new Map(
    regions.map(({ code, name, parentCode, details }) => {
      const path = [...(paths.get(parentCode ?? '') ?? []), name];
      paths.set(code, path);
      return [code, { key: code, name: path.join(' / '), row: { code, name, path, ...details } }];
    }),
  );
}

/** Departments as nodes of a tree. */
export const departmentTree = (departments: readonly Department[]): readonly TreeNode[] =>
  departments.map(({ id, name, children }) => ({ value: id, label: name, children: departmentTree(children) }));

/** Divisions as nodes of a tree; what is no longer offered is left out. */
export function regionTree(regions: readonly Region[]): readonly TreeNode[] {
  const children = new Map<string | null, TreeNode[]>();
  const below = (code: string | null) => children.get(code) ?? children.set(code, []).get(code)!;
  for (const { code, name, parentCode, disabled } of regions)
    if (disabled !== true) below(parentCode).push({ value: code, label: name, children: below(code) });
  return below(null);
}

/** Categories as nodes of a tree; what is no longer offered is left out. */
export const categoryTree = (items: readonly CategoryItem[], localize: (label: Label) => string): readonly TreeNode[] =>
  items
    .filter(({ disabled }) => disabled !== true)
    .map((item) => ({ value: item.value, label: localize(itemLabel(item)), children: categoryTree(item.children ?? [], localize) }));

/** The whole tree below a code; a source that has only levels is asked for all of them. */
export async function askCategories(
  source: CategorySource,
  { code, parent = null }: { code: string; parent?: string | null },
): Promise<readonly CategoryItem[]> {
  if (source.tree !== undefined) return source.tree(code);
  const items = await source.children(code, parent);
  return Promise.all(
    items.map(async (item) =>
      item.leaf === true ? item : { ...item, children: await askCategories(source, { code, parent: item.value }) },
    ),
  );
}

/** The names that a host knows of a value: one for each of its parts, or none when they do not match in number. */
export function givenNames(keys: readonly string[], text: string | undefined): Readonly<Record<string, string>> {
  if (!text) return {};
  const names = keys.length === 1 ? [text] : text.split(/[,，]/);
  return names.length === keys.length ? Object.fromEntries(keys.map((key, index) => [key, names[index]!])) : {};
}

/** Asks for the names of stored values; what is not known is missing. */
export async function askNames(
  source: OrgSource,
  { kind, field, keys }: { kind: OrgKind; field: OrgValueField; keys: readonly string[] },
): Promise<Readonly<Record<string, string>>> {
  const items = await askItems(source, { kind, field, keys });
  return Object.fromEntries(items.filter((item) => keys.includes(item.key)).map(({ key, name }) => [key, name]));
}

async function askItems(
  source: OrgSource,
  { kind, field, keys }: { kind: OrgKind; field: OrgValueField; keys: readonly string[] },
): Promise<readonly OrgItem[]> {
  switch (kind) {
    case 'person':
      return (await source.peopleOf(keys, field === 'username' ? 'username' : 'id')).map((person) => personItem(person, field));
    case 'role':
    case 'position':
      return (await source.entriesOf(kind, { keys, by: field === 'code' ? 'code' : 'id' })).map((entry) => entryItem(entry, field));
    case 'region':
      return [...regionItems(await source.regions()).values()];
    case 'category': {
      const names = (await source.categories?.textOf(keys)) ?? [];
      return keys.map((key, index) => ({ key, name: names[index] ?? key }));
    }
    case 'department':
      return treeNodes(await source.departments()).map((department) => departmentItem(department, field));
  }
}
