import type { OnlineForm, OnlineRow } from './onlineForm.ts';
import type { ResourceApi } from '../resource/api.ts';

/** What stands before the names of the fields of a one-to-one sub-table in the form of its main row. No field has a colon in its name. */
export const scopeOf = (sub: { name: string }): string => `${sub.name}:`;

type Call = NonNullable<ResourceApi<OnlineRow>['add']>;
type Body = Readonly<Record<string, unknown>>;

/** One row with the fields of its one-to-one sub-tables beside its own. */
export function flatRow(form: OnlineForm, row: OnlineRow): OnlineRow {
  const inner = form.subs
    .filter(({ relation }) => relation === 'one')
    .flatMap((sub) => {
      const held = row[sub.name];
      return typeof held === 'object' && held !== null
        ? Object.entries(held).map(([key, value]) => [scopeOf(sub) + key, value] as const)
        : [];
    });
  return inner.length === 0 ? row : { ...row, ...Object.fromEntries(inner) };
}

/**
 * The way back, of what a form sends: without what the server works out. Of a one-to-one row of which something changed all is sent, because
 * its server checks it as a whole.
 */
export function nestedBody(form: OnlineForm, { body, stored }: { body: Body; stored?: OnlineRow | undefined }): Record<string, unknown> {
  const nested = form.subs
    .filter(({ relation }) => relation === 'one')
    .flatMap((sub) => {
      const scope = scopeOf(sub);
      const own = Object.entries(body).filter(([key]) => key.startsWith(scope) && !isWorkedOut(sub, key.slice(scope.length)));
      if (own.length === 0) return [];
      const before = Object.entries((stored?.[sub.name] ?? {}) as OnlineRow).filter(
        ([key]) => key === 'id' || key === 'version' || (sub.fields.some(({ name }) => name === key) && !isWorkedOut(sub, key)),
      );
      return [
        [sub.name, Object.fromEntries([...before, ...own.map(([key, value]) => [key.slice(scope.length), value] as const)])] as const,
      ];
    });
  const main = Object.entries(body).filter(([key]) => !key.includes(':') && !isWorkedOut(form, key));
  return { ...Object.fromEntries(main), ...Object.fromEntries(nested) };
}

const isWorkedOut = ({ fields }: Pick<OnlineForm, 'fields'>, name: string): boolean => {
  const field = fields.find((one) => one.name === name);
  return field !== undefined && (Boolean(field.computed) || field.field.readOnly === true);
};

/** The calls of a form, with rows as one form can show them. What the server says of a part of a one-to-one row is said at its input. */
export function nestedApi(form: OnlineForm, api: ResourceApi<OnlineRow>): ResourceApi<OnlineRow> {
  const read = new Map<string, OnlineRow>();
  const { get, add, edit } = api;
  const send =
    (call: Call): Call =>
    async (input, options) => {
      const body: Body = input;
      try {
        return await call(nestedBody(form, { body, stored: read.get(String(body['id'])) }) as never, options);
      } catch (error) {
        throw atInputs(form, error);
      }
    };
  return {
    ...api,
    list: async (query, options) => {
      const page = await api.list(query, options);
      return { ...page, records: page.records.map((row) => flatRow(form, row)) };
    },
    ...(get && {
      get: async (id, options) => {
        const row = await get(id, options);
        read.set(id, row);
        return flatRow(form, row);
      },
    }),
    ...(add && { add: send(add) }),
    ...(edit && { edit: send(edit) }),
  };
}

function atInputs(form: OnlineForm, error: unknown): unknown {
  const { errorData } = error as { errorData?: unknown };
  if (!Array.isArray(errorData)) return error;
  const scopes = form.subs.filter(({ relation }) => relation === 'one');
  const placed = errorData.map((problem: { path?: unknown }) => {
    const sub = scopes.find(({ name }) => typeof problem.path === 'string' && problem.path.startsWith(`${name}.`));
    return sub === undefined ? problem : { ...problem, path: scopeOf(sub) + String(problem.path).slice(sub.name.length + 1) };
  });
  return Object.assign(error as Error, { errorData: placed });
}
