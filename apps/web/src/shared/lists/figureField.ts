import { field } from '@tarmac/admin-kit/field';

/** Nobody chooses a figure in a list: links of statistics ask for it. */
const FigurePicker = Object.assign(() => null, {
  textsOf: async (values: readonly string[], locale: string) => (await import('./figureNames.ts')).figureNames(values, locale),
});

/** The figure of a statistic whose rows a list shows, said by its name. @source freight-domain 5.4 */
export const figureField = field.reference({ kind: 'reference', label: { zh: '统计', en: 'Figure' } }, { picker: FigurePicker });
