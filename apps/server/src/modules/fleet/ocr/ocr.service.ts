import type { AnyEntity } from '../../../platform/contract/index.ts';
import { holds, type Context } from '../../../platform/context.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { readableFile } from '../../system/file/readableFile.ts';
import { readPaper } from './reader/readPaper.ts';

/**
 * What stands on the picture of a paper, for the fields of a kind of row. Personal numbers are masked, unless the picture is the actor's
 * own upload or they may see them.
 *
 * @throws NotFound there is no such picture, or it is not shown to the actor
 * @source freight-domain F04, F05
 */
export async function readPaperFor(ctx: Context, kind: AnyEntity, input: { kind: string; image: string }) {
  const file = await readableFile(ctx, input.image);
  const { simulated, fields } = await readPaper(ctx, { kind: input.kind, path: file.path, sha256: file.sha256 });
  const isOpen = file.isOwn || holds(ctx.actor, `${kind.name}:viewSensitive`);
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(kind.fields, name));
  return {
    simulated,
    fields: Object.fromEntries(
      known.map(([name, value]) => [name, !isOpen && kind.fields[name]?.sensitive === true ? maskText(String(value)) : value]),
    ),
  };
}
