import { isIP } from 'node:net';
import { isForbiddenPlace, isOwnPlace } from '../../../platform/networkPlaces.ts';

/** A predicate or a filter of a route: its name, and what it is given in the order of its short form. */
export interface RouteItem {
  name: string;
  args: string[];
}

/** How many things an item is given, and what these are called where they are named. */
interface ItemKind {
  min: number;
  max: number;
  names?: readonly string[];
}

const many: ItemKind = { min: 1, max: 20 };
const one: ItemKind = { min: 1, max: 1 };
const named = (min: number, ...names: string[]): ItemKind => ({ min, max: names.length, names });

/** Conditions that a gateway knows and that only look at the request. */
const predicates: Readonly<Record<string, ItemKind>> = {
  Path: many,
  Host: many,
  Method: many,
  RemoteAddr: many,
  Header: named(1, 'header', 'regexp'),
  Query: named(1, 'param', 'regexp'),
  Cookie: named(2, 'name', 'regexp'),
  After: named(1, 'datetime'),
  Before: named(1, 'datetime'),
  Between: named(2, 'datetime1', 'datetime2'),
  Weight: named(2, 'group', 'weight'),
};

/** Changes of a request or an answer. What sends people elsewhere or runs scripts over bodies is not among them. */
const filters: Readonly<Record<string, ItemKind>> = {
  StripPrefix: { ...one, names: ['parts'] },
  PrefixPath: { ...one, names: ['prefix'] },
  SetPath: { ...one, names: ['template'] },
  RewritePath: named(2, 'regexp', 'replacement'),
  AddRequestHeader: named(2, 'name', 'value'),
  AddRequestParameter: named(2, 'name', 'value'),
  AddResponseHeader: named(2, 'name', 'value'),
  SetRequestHeader: named(2, 'name', 'value'),
  SetResponseHeader: named(2, 'name', 'value'),
  RemoveRequestHeader: { ...one, names: ['name'] },
  RemoveResponseHeader: { ...one, names: ['name'] },
  RemoveRequestParameter: { ...one, names: ['name'] },
  RequestSize: { ...one, names: ['maxSize'] },
  Retry: { ...one, names: ['retries'] },
  PreserveHostHeader: { min: 0, max: 0 },
  SecureHeaders: { min: 0, max: 0 },
};

/** Items that take whole numbers, and how large. */
const numbers: Readonly<Record<string, number>> = { StripPrefix: 20, Retry: 10, RequestSize: 1_000_000_000 };

/**
 * Reads the predicates or filters of a route, as stock clients and gateways write them: what they are given stands in a list, under
 * generated keys, or under its names.
 *
 * @returns the items, or what is wrong with them
 * @source SYS-16, jeecg-wire 3.11
 */
export function readItems(kind: 'predicates' | 'filters', given: readonly unknown[]): RouteItem[] | string {
  const known = kind === 'predicates' ? predicates : filters;
  const what = kind === 'predicates' ? '断言' : '过滤器';
  const items: RouteItem[] = [];
  for (const item of given) {
    const { name, args } = (item ?? {}) as { name?: unknown; args?: unknown };
    const rules = typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined;
    if (typeof name !== 'string' || rules === undefined) return `不支持的${what}“${textOf(name).slice(0, 40)}”`;
    const list = inOrder(args, rules);
    if (list === undefined || list.length < rules.min || list.length > rules.max) return `${what}“${name}”的参数不正确`;
    // An expression would be evaluated by the gateway; a line break would begin another header.
    if (list.some((text) => text === '' || text.length > 500 || /[\u0000-\u001f\u007f]/.test(text) || /[#$]\{/.test(text)))
      return `${what}“${name}”的参数含有不允许的内容`;
    const limit = numbers[name];
    if (limit !== undefined && list.some((text) => !/^\d{1,10}$/.test(text) || Number(text) > limit))
      return `${what}“${name}”的参数应为不大于 ${limit} 的整数`;
    items.push({ name, args: list });
  }
  return items;
}

/** Items as a gateway reads them: what they are given under generated keys. */
export const definitionOf = ({ name, args }: RouteItem): { name: string; args: Record<string, string> } => ({
  name,
  args: Object.fromEntries(args.map((text, index) => [`_genkey_${index}`, text])),
});

/** A name alone: no port, path or number, and not the machine itself. Registries know services, not addresses. */
const serviceName = /^lb:\/\/(?!localhost$)[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * What is wrong with the place that a route leads to: it must be http or https, without a user, and neither the gateway's own machine
 * nor a place that nothing may lead to; or, as `lb://name`, a service by the name that the gateway's registry has for it. Internal
 * addresses are what a gateway is for.
 *
 * @source SYS-16, security 12.51
 */
export function problemOfUri(uri: string): string | undefined {
  if (serviceName.test(uri)) return undefined;
  if (!URL.canParse(uri)) return '服务地址不是网址';
  const { protocol, username, password, hash, search, hostname } = new URL(uri);
  if (protocol !== 'http:' && protocol !== 'https:') return '服务地址只能是 http、https 或 lb://服务名';
  if (username !== '' || password !== '' || hash !== '' || search !== '' || /[\s\\#{}$]/.test(uri)) return '服务地址含有不允许的内容';
  // The parser has spelled every way to write a number out.
  const host = hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '');
  const isOwnName = host === 'localhost' || host.endsWith('.localhost');
  if (isOwnName || (isIP(host) !== 0 && (isForbiddenPlace(host) || isOwnPlace(host)))) return '服务地址指向不允许的主机';
  return undefined;
}

function inOrder(args: unknown, { names }: ItemKind): string[] | undefined {
  if (args === undefined || args === null) return [];
  if (Array.isArray(args))
    return args.every((text) => typeof text === 'string' || typeof text === 'number') ? args.map((text) => String(text).trim()) : undefined;
  if (typeof args !== 'object') return undefined;
  const entries = Object.entries(args);
  if (entries.some(([, text]) => typeof text !== 'string' && typeof text !== 'number')) return undefined;
  const places = entries.map(([key, text]) => {
    const generated = /^_genkey_(\d{1,2})$/.exec(key)?.[1];
    return { place: generated === undefined ? (names?.indexOf(key) ?? -1) : Number(generated), text: String(text).trim() };
  });
  if (places.some(({ place }) => place < 0)) return undefined;
  return places.sort((left, right) => left.place - right.place).map(({ text }) => text);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
