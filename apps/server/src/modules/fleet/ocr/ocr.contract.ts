import { z } from 'zod';
import type { AnyEntity, Endpoint } from '../../../platform/contract/index.ts';

/** What stands on a paper. */
const PaperReading = z
  .object({
    /** Nobody has really read it; people are told so. */
    simulated: z.boolean(),
    /** By the names of the fields; empty where nothing could be read. */
    fields: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'PaperReading' });

/**
 * Reads what stands on the picture of a paper. It changes nothing.
 *
 * @param kinds values of `cert_kind` that this kind of row has
 * @source freight-domain F04, F05, 7
 */
export function ocrEndpoints<const Kinds extends readonly [string, ...string[]]>(
  kind: AnyEntity,
  { kinds, permission }: { kinds: Kinds; permission: string },
) {
  return {
    ocr: {
      method: 'POST',
      path: '/ocr',
      permission,
      summary: { zh: `识别${kind.label.zh}证件`, en: `Read papers: ${kind.label.en}` },
      body: z
        .object({
          kind: z.enum(kinds),
          /** The stored path, as an upload or a row gave it. */
          image: z.string().min(1).max(500),
        })
        .meta({ id: `${kind.name.charAt(0).toUpperCase()}${kind.name.slice(1)}PaperInput` }),
      reply: PaperReading,
      errors: ['NotFound', 'InvalidInput'],
    },
  } as const satisfies Record<string, Endpoint>;
}
