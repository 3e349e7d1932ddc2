/** A predicate or a filter of a route. */
export interface RouteItem {
  name: string;
  args: string[];
}

/** Items as lines to type: `Path=/api/**, /v2/**`, one item a line. */
export const linesOf = (items: readonly RouteItem[] | null | undefined): string =>
  (items ?? [])
    .map(({ name, args }) => (args.length === 0 ? name : `${name}=${args.map((one) => one.replaceAll(',', '\\,')).join(', ')}`))
    .join('\n');

/** The items that lines say; empty lines say nothing. A comma within a value is written `\,`. */
export function itemsOf(lines: string | null | undefined): RouteItem[] {
  return (lines ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = line, rest] = /^([^=]*)=(.*)$/.exec(line) ?? [];
      const args = rest === undefined ? [] : rest.split(/(?<!\\),/).map((one) => one.trim().replaceAll('\\,', ','));
      return { name: name.trim(), args };
    });
}
