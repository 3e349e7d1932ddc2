import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { chartKinds } from '../report-designer/designerTexts.ts';

/** How a block may draw its report. */
export const graphTypeTexts = defineTexts({ ...chartKinds, table: { zh: '表格', en: 'Table' } });
