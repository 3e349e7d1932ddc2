import type { Tx } from '../../../platform/db/database.ts';
import { cleanRichText } from '../../../platform/html/richText.ts';
import { placesIn } from './placeholders.ts';
import { standardTemplateId, standardTemplates } from './standardTemplates.ts';
import { hyTemplate } from './template.table.ts';

/** Writes the templates that are not there yet; what people have made of the others stays. */
export async function seedTemplates(tx: Tx): Promise<void> {
  await tx
    .insert(hyTemplate)
    .values(
      standardTemplates.map(({ contractType, name, content }) => ({
        id: standardTemplateId(contractType),
        seriesId: standardTemplateId(contractType),
        tenantId: 0,
        createBy: 'system',
        kind: 'contract',
        contractType,
        name,
        content: cleanRichText(content),
        placeholders: placesIn(content).known,
      })),
    )
    .onConflictDoNothing();
}
