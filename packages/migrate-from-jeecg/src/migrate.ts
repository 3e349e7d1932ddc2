import { type ColumnSet, findColumnSets } from './columns.ts';
import type { Finding } from './findings.ts';
import { convertMenu } from './menu.ts';
import { type CodeUse, findCodes } from './permissions.ts';
import { findPopups } from './popups.ts';
import { type Printable, print } from './print.ts';
import type { Report } from './report.ts';
import { readSource, type SourceFile } from './source.ts';
import { findTableUses, type TableUse } from './tables.ts';

/** A file of the project, as text. */
export interface ProjectFile {
  /** Path within the project, with `/`. */
  path: string;
  text: string;
}

/** What a migration writes. */
export interface Migration {
  /** Texts by path. */
  files: ReadonlyMap<string, string>;
  report: Report;
}

/**
 * Converts what a JeecgBoot Vue project declares: columns of editable tables, popups, permission codes, and its menu where it is handed in.
 * Nothing is run, and nothing of the project is changed.
 */
export function migrate(project: readonly ProjectFile[], options: { menu?: ProjectFile } = {}): Migration {
  const files = new Map<string, string>();
  const findings: Finding[] = [];
  const codes: CodeUse[] = [];
  const converted = { columns: 0, tables: 0, popups: 0, menuEntries: 0, permissions: 0 };

  for (const { path, text } of project) {
    if (isStock.test(path)) continue;
    const file = read(path, { text, findings });
    if (file === undefined) continue;
    const { sets, findings: ofColumns } = findColumnSets(file);
    const { uses, findings: ofTables } = findTableUses(file, sets);
    const { popups, findings: ofPopups } = findPopups(file);
    const permissions = findCodes(file);
    findings.push(...ofColumns, ...ofTables, ...ofPopups, ...permissions.findings);
    codes.push(...permissions.uses);
    converted.tables += sets.length;
    converted.columns += sets.reduce((count, set) => count + set.columns.length, 0);
    converted.popups += popups.length;
    const bare = path.replace(/\.\w+$/, '');
    if (sets.length > 0) files.set(`tables/${bare}.ts`, tablesText(sets, uses));
    if (popups.length > 0)
      files.set(
        `popups/${bare}.ts`,
        [
          `import type { PopupPickerProps } from '@tarmac/admin-kit/popup-picker';`,
          '',
          `/** Spread into \`<PopupPicker>\`, beside its \`onPick\`. */`,
          `export const popups = ${print(popups.map(({ props }) => props))} satisfies readonly PopupPickerProps[];`,
          '',
        ].join('\n'),
      );
  }
  converted.permissions = codes.length;

  const defined = new Set(codes.filter(({ code }) => !code.endsWith(':')).map(({ code }) => code));
  if (options.menu !== undefined) {
    const menu = convertMenu(JSON.parse(options.menu.text), options.menu.path);
    findings.push(...menu.findings);
    for (const code of menu.codes) defined.add(code);
    converted.menuEntries = countOf(menu.nodes);
    files.set('menu.ts', menuText(menu.nodes, menu.screens));
  }
  if (defined.size > 0) files.set('permissions.ts', permissionsText([...defined].toSorted()));
  return { files, report: { files: project.length, converted, findings, codes } };
}

/** JeecgBoot's own components: the kit stands in their place. */
const isStock = /(?:^|\/)components\/(?:jeecg|jeecgbiz|JVxeCells|JVxeCustom|Form|Table)\//;

/** What has nothing to convert is not parsed: most files of a project. */
const isWorthReading =
  /j-vxe-table|JVXE?Table|JVXE?Types|JEditableTable|j-editable-table|FormTypes|j-popup|JPopup|v-(?:has|auth|role)|hasPermission|isDisabledAuth|\bauth(?:-pre|Pre)?\b/i;

function read(path: string, { text, findings }: { text: string; findings: Finding[] }): SourceFile | undefined {
  if (!isWorthReading.test(text)) return undefined;
  try {
    return readSource(path, text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    findings.push({ file: path, line: 0, subject: path, problem: 'unread', detail });
    return undefined;
  }
}

function tablesText(sets: readonly ColumnSet[], uses: readonly TableUse[]): string {
  const taken = new Set<string>();
  const blocks = sets.map(({ path, columns }) => {
    const name = freeName(path, taken);
    const use = uses.find((one) => one.columns === path);
    return [
      `export const ${name} = ${print(columns)} satisfies readonly EditableColumn[];`,
      ...(use && isFilled(use.props)
        ? ['', `/** Spread into \`<EditableTable>\`. */`, constant(`${name}Table`, { value: use.props, type: 'TableProps' })]
        : []),
      ...(use && isFilled(use.options)
        ? [
            '',
            `/** Spread into \`useEditableTable({ … })\`. */`,
            constant(`${name}Options`, { value: use.options, type: 'Partial<TableStoreOptions>' }),
          ]
        : []),
    ].join('\n');
  });
  const text = blocks.join('\n\n');
  const types = ['EditableColumn', 'EditableTableProps', 'TableStoreOptions'].filter(
    (name) => text.includes(name) || (name === 'EditableTableProps' && text.includes('TableProps')),
  );
  return [
    `import type { ${types.join(', ')} } from '@tarmac/admin-kit/editable-table';`,
    '',
    ...(text.includes('satisfies TableProps') ? [`type TableProps = Omit<EditableTableProps, 'table' | 'label'>;`, ''] : []),
    text,
    '',
  ].join('\n');
}

const constant = (name: string, { value, type }: { value: { [name: string]: Printable }; type: string }): string =>
  `export const ${name} = ${print(value)} satisfies ${type};`;
const isFilled = (value: object): boolean => Object.values(value).some((one) => one !== undefined);

/** `testOrderTable.columns` is `testOrderTableColumns`. */
function freeName(path: string, taken: Set<string>): string {
  const words = path.split('.').filter((word) => /^[A-Za-z_$][\w$]*$/.test(word));
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('') || 'columns';
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
  taken.add(free);
  return free;
}

function menuText(nodes: readonly Printable[], screens: readonly string[]): string {
  return [
    `import type { MenuNode } from '@tarmac/admin-kit/layout';`,
    '',
    `export const menu: readonly MenuNode[] = ${print([...nodes])};`,
    '',
    '/** Names of the screens that the menu opens and the app brings. */',
    `export const screens = ${print([...screens])} as const;`,
    '',
  ].join('\n');
}

function permissionsText(codes: readonly string[]): string {
  return [
    '/** Every permission code of the project: `<Can action={…}>`, `useCan(…)`, `permission` of an action. */',
    `export const permissionCodes = ${print([...codes])} as const;`,
    '',
    '/** A permission code of the project. */',
    'export type PermissionCode = (typeof permissionCodes)[number];',
    '',
  ].join('\n');
}

function countOf(nodes: readonly Printable[]): number {
  return nodes.reduce<number>((count, node) => count + 1 + countOf((node as { children?: Printable[] }).children ?? []), 0);
}
