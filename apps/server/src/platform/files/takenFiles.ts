import type { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../context.ts';
import { fieldOf } from '../contract/fields.ts';
import type { Tx } from '../db/database.ts';
import { type FieldError, invalidInput } from '../errors.ts';
import { stripSignatures } from './signedPath.ts';

/** A value of a field that holds files, as it came in. */
export interface GivenFiles {
  /** Key of the field. */
  name: string;
  label: LocalizedText;
  /** Addresses, joined by commas. */
  value: string;
  /** What the same field of the row holds already: it may stay. */
  before?: string | null | undefined;
}

/**
 * The paths to store of what a form brought. A row may name only files that its writer uploaded, was shown within the last minutes, or
 * that it named before in the same field: an answer signs what a row names.
 *
 * @returns paths by key, without signatures
 * @throws InvalidInput naming each field that brings another file
 * @source security 10.47a
 */
export async function takenFiles(tx: Tx, ctx: Context, given: readonly GivenFiles[]): Promise<Readonly<Record<string, string>>> {
  const kept = ({ before }: GivenFiles) => new Set((before ?? '').split(','));
  const newOf = (one: GivenFiles) => {
    const old = kept(one);
    return addressesOf(one.value).filter((address) => !old.has(stripSignatures(address)) && !/^https?:/.test(address));
  };
  const added = given.flatMap(newOf);
  const foreign = added.length === 0 ? new Set<string>() : await ctx.platform.ports.foreignFiles(tx, ctx, added);
  const problems = given
    // A mask that stands for no stored file names nothing.
    .filter((one) => newOf(one).some((address) => foreign.has(address) || address.startsWith('***')))
    .map(({ name, label }): FieldError => ({
      path: name,
      message:
        ctx.locale === 'zh'
          ? `${label.zh}中的文件不存在或已失效，请重新上传`
          : `${label.en}: a file is gone or its address has expired; upload it again`,
    }));
  if (problems.length > 0) throw invalidInput(problems[0]?.message ?? '', problems);
  return Object.fromEntries(given.map(({ name, value }) => [name, stripSignatures(value)]));
}

/** The same for one value of a call that is not a row's form. @param given.schema of the value, for its label */
export async function takenValue(
  tx: Tx,
  ctx: Context,
  given: { name: string; schema: z.ZodType; value: string | null | undefined; before?: string | null },
): Promise<string> {
  const { name, schema, value, before } = given;
  const label = fieldOf(schema)?.label ?? { zh: '附件', en: 'Files' };
  const { [name]: paths = '' } = await takenFiles(tx, ctx, [{ name, label, value: value ?? '', before }]);
  return paths;
}

const addressesOf = (value: string): string[] => value.split(',').filter((address) => address !== '');
