import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { takenFiles } from '../../../platform/files/takenFiles.ts';
import { cleanRichText, imagesOf, withImages } from '../../../platform/html/richText.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { labelOf } from './formFields.ts';
import type { KeptForm } from './keptForms.ts';

type Row = Record<string, unknown>;

const isRich = ({ fieldShowType }: SnapshotField): boolean => fieldShowType === 'umeditor';

/**
 * Takes from rich texts what could harm their readers.
 *
 * @throws InvalidInput a text shows a stored picture that its writer may not name
 * @source security 10.47a, 11.48
 */
export async function cleanRichFields(
  tx: Tx,
  ctx: Context,
  { form, values, before }: { form: KeptForm; values: Row; before: Row | undefined },
): Promise<void> {
  for (const field of form.fields.filter(isRich)) {
    const { dbFieldName: name } = field;
    const [given, old] = [values[name], before?.[name]];
    if (typeof given !== 'string') continue;
    values[name] = cleanRichText(given);
    const known = typeof old === 'string' ? imagesOf(old).join(',') : null;
    await takenFiles(tx, ctx, [{ name, label: labelOf(field), value: imagesOf(given).join(','), before: known }]);
  }
}

/** Signs the pictures of rich texts for the reader; absent where a form has none. @source security 10.46 */
export function richMapper(form: KeptForm): ((row: Row, ctx: Context) => Row) | undefined {
  const names = form.fields.filter(isRich).map(({ dbFieldName }) => dbFieldName);
  if (names.length === 0) return undefined;
  return (row, { platform, actor, clock }) => {
    for (const name of names) {
      const text = row[name];
      if (typeof text === 'string')
        row[name] = withImages(text, { secret: platform.config.secret, reader: actor, now: clock.now().getTime() });
    }
    return row;
  };
}
