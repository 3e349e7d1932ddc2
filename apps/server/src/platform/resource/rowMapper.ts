import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import { showOnly } from '../contract/partialRow.ts';
import { signPaths } from '../files/signedPath.ts';
import type { AskedFields } from './askedFields.ts';
import { maskFiles, maskText } from './maskText.ts';
import type { CommonTable, Resource } from './resource.ts';

/**
 * Makes the function that turns a stored row into one of the wire: texts of coded values, masks, signed file addresses, and
 * blanks where the actor may not look. The stored row itself is changed: a copy of a wide row costs more than all the rest.
 *
 * @param options `asked`: the fields that are shown, absent for all
 * @source jeecg-wire 1.9, freight-domain 0.4
 */
export async function createRowMapper<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { reveal, asked }: { reveal: boolean; asked?: AskedFields | undefined },
): Promise<(row: Record<string, unknown>) => Record<string, unknown>> {
  const { kind, options } = resource;
  const { dictionaries, config } = ctx.platform;
  const { coded, files, sensitive: guarded } = plannedFor(kind, asked);
  const textOf = coded.length === 0 ? () => '' : await dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  const sensitive = reveal ? [] : guarded;
  const numbers = sensitive.filter((name) => !files.includes(name));
  const papers = new Set(sensitive.filter((name) => files.includes(name)));
  const hidden = (options.hidden?.(ctx) ?? []).filter((name) => asked === undefined || asked.fields.has(name));
  const now = ctx.clock.now().getTime();

  return (stored) => {
    const row = options.mapRow === undefined ? stored : options.mapRow(stored, ctx);
    for (const [name, dict, textName] of coded) row[textName] = textOf(dict, textValue(row[name]));
    const masksFiles = papers.size > 0 && options.showsFiles?.(row, ctx) !== true;
    for (const name of files) {
      const paths = row[name];
      if (typeof paths !== 'string' || paths === '') continue;
      row[name] = masksFiles && papers.has(name) ? maskFiles(paths) : signPaths(config.secret, { reader: ctx.actor, paths, now });
    }
    for (const name of numbers) if (typeof row[name] === 'string') row[name] = maskText(row[name]);
    for (const name of hidden) if (name in row) row[name] = null;
    return asked === undefined ? row : showOnly(row, asked.shown);
  };
}

/** What is done to the fields of an entity, for any reader. */
interface Plan {
  /** Name, dictionary, and the name of the text. */
  coded: readonly (readonly [string, string, string])[];
  files: readonly string[];
  sensitive: readonly string[];
}

/** By entity, or by what is asked of one: both live as long as the process, or are made again for many. */
const plans = new WeakMap<object, Plan>();

function plannedFor(kind: AnyEntity, asked: AskedFields | undefined): Plan {
  const known = plans.get(asked ?? kind);
  if (known !== undefined) return known;
  const fields = asked === undefined ? Object.entries(kind.fields) : [...asked.fields].map((name) => [name, kind.fields[name]!] as const);
  const plan: Plan = {
    coded: fields.flatMap(([name, { dict }]) => (dict === undefined ? [] : [[name, dict, `${name}_dictText`] as const])),
    files: fields.filter(([, field]) => field.kind === 'files').map(([name]) => name),
    sensitive: fields.filter(([, field]) => field.sensitive === true).map(([name]) => name),
  };
  plans.set(asked ?? kind, plan);
  return plan;
}

/** Coded values are texts or whole numbers; anything else has no text. */
function textValue(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
