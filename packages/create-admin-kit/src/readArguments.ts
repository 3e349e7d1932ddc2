import { parseArgs } from 'node:util';

export const backEnds = ['rest', 'jeecg', 'openapi'] as const;

/** Which server an app speaks to. */
export type BackEndName = (typeof backEnds)[number];

/** What the command line asks for. */
export type Command =
  | { kind: 'create'; folder: string | undefined; backEnd: BackEndName | undefined; isYes: boolean; packages: Record<string, string> }
  | { kind: 'addResource'; from: string; path: string; name: string | undefined }
  | { kind: 'eject'; widget: string | undefined }
  | { kind: 'help' };

/** What is said of the command line. */
export const help = `npm create @tarmac/admin-kit [folder] -- [--back-end rest|jeecg|openapi] [--yes]
  makes an app: login, guard, menu, tabs, one resource over a mock server, tests

In the folder of such an app:
  create-admin-kit add resource --from openapi.json|https://… --path /devices [--name device]
    writes fields, resource, page, menu entry and types from the operations of a path
  create-admin-kit eject [widget]
    copies the source of a widget and its tests into the app; without a name it lists the widgets

  --yes                asks nothing: the folder is my-admin and the server REST unless said
  --package name=spec  takes a package from somewhere else, such as @tarmac/admin-kit=file:../kit.tgz`;

/**
 * Reads a command line.
 *
 * @throws UsageError with what is wrong with it
 */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help === true) return { kind: 'help' };
  const [first, second, ...further] = positionals;
  if (first === 'add') {
    if (second !== 'resource' || further.length > 0)
      throw new UsageError(`What can be added is a resource: add resource --from … --path …`);
    const { from, path, name } = values;
    if (from === undefined || path === undefined) throw new UsageError('add resource needs --from (a file or an address) and --path.');
    if (!path.startsWith('/')) throw new UsageError(`A path begins with a slash, as in the document: /${path}.`);
    if (name !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new UsageError(`'${name}' is not a name: letters and digits, a small one first.`);
    return { kind: 'addResource', from, path, name };
  }
  if (first === 'eject') return { kind: 'eject', widget: second };
  if (second !== undefined) throw new UsageError(`One folder is made at a time: '${second}' is too much.`);
  const backEnd = backEnds.find((one) => one === values['back-end']);
  if (values['back-end'] !== undefined && backEnd === undefined)
    throw new UsageError(`--back-end is one of ${backEnds.join(', ')}, and not '${values['back-end']}'.`);
  return { kind: 'create', folder: first, backEnd, isYes: values.yes === true, packages: packagesOf(values.package ?? []) };
}

/** The command line is not understood; its message says why. */
export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'back-end': { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        name: { type: 'string' },
        package: { type: 'string', multiple: true },
        path: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function packagesOf(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((one) => {
      const at = one.indexOf('=');
      if (at <= 0 || at === one.length - 1) throw new UsageError(`--package takes name=spec, and not '${one}'.`);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}
