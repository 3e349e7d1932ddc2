import { menuNodes } from '@tarmac/admin-kit/jeecg';
import type { Finding } from './findings.ts';
import type { Printable } from './print.ts';

/** A menu of the project in the kit's words. */
export interface ConvertedMenu {
  nodes: Printable[];
  /** Names of screens that have to be written. */
  screens: string[];
  /** Codes of buttons that the menu defines. */
  codes: string[];
  findings: Finding[];
}

type Entry = { [name: string]: unknown };

/**
 * Converts the menu of a JeecgBoot server: the answer of `/sys/permission/getUserPermissionByToken`, or of `/sys/permission/list`, with or
 * without its envelope.
 *
 * @throws Error when it is neither
 */
export function convertMenu(json: unknown, file: string): ConvertedMenu {
  const entries = menuOf(json);
  const screens = new Set<string>();
  const codes = new Set<string>();
  const findings: Finding[] = [];

  const take = (entry: Entry): { [name: string]: Printable }[] => {
    const meta = recordOf(entry.meta);
    const title = textOf(meta.title ?? entry.title ?? entry.name);
    // Buttons stand among the menu of `list`, as its third kind.
    if (Number(entry.menuType) === 2) {
      for (const code of textOf(entry.perms).split(',')) if (code.trim() !== '') codes.add(code.trim());
      return [];
    }
    for (const item of Array.isArray(meta.permissionList) ? meta.permissionList : []) {
      const code = textOf(recordOf(item).action ?? recordOf(item).perms);
      if (code !== '') codes.add(code);
    }
    const path = textOf(entry.path ?? entry.url);
    if (path === '') {
      findings.push({ file, line: 0, subject: title, problem: 'menuEntry', detail: title });
      return [];
    }
    const was = typeof entry.component === 'string' && entry.component !== '' ? entry.component : null;
    const component = menuNodes([{ component: was }])[0]?.component ?? null;
    // Groups, frames and the kit's own views have other names there.
    if (component !== null && component === was) screens.add(component);
    const children = listOf(entry.children).flatMap(take);
    const address = textOf(meta.url);
    return [
      {
        path,
        // `name` is the route's in one answer and the title in the other.
        name: meta.title === undefined ? undefined : textOf(entry.name) || undefined,
        component,
        redirect: textOf(entry.redirect) || undefined,
        hidden: entry.hidden === true || entry.hidden === 1 || undefined,
        route: entry.route === '0' || entry.route === false ? '0' : undefined,
        meta: {
          title,
          icon: textOf(meta.icon ?? entry.icon) || undefined,
          keepAlive: meta.keepAlive === true || entry.keepAlive === true || undefined,
          url: /^https?:/.test(address) ? address : undefined,
          internalOrExternal: meta.internalOrExternal === true || entry.internalOrExternal === true || undefined,
        },
        children: children.length > 0 ? children : undefined,
      },
    ];
  };

  const nodes = entries.flatMap(take);
  for (const name of screens) findings.push({ file, line: 0, subject: name, problem: 'screen', detail: name });
  return { nodes, screens: [...screens], codes: [...codes], findings };
}

function menuOf(json: unknown): Entry[] {
  const result = recordOf(json).result ?? json;
  const list = Array.isArray(result) ? result : recordOf(result).menu;
  if (!Array.isArray(list)) throw new Error('Neither a list of menu entries nor an answer that holds one.');
  return listOf(list);
}

const listOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []);
const recordOf = (value: unknown): Entry => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
