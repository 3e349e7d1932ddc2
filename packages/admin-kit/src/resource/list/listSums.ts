import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { SpokenColumn, TableSums } from '../../table/columns.ts';
import type { AnyRow } from '../defineResource.ts';
import { pageSums, uncountedLabel } from './fieldColumns.tsx';
import type { ResourceListHandle } from './useResourceList.ts';

/** The totals over all that is filtered, whether they came with the rows or after them; undefined while they are not known. */
export const totalsOfAll = <Row>({
  page,
  sums,
}: Pick<ResourceListHandle<Row>, 'page' | 'sums'>): Readonly<Record<string, number>> | undefined =>
  sums === undefined ? page?.sums : sums.isPending ? undefined : sums.sums;

/** The lines of sums below a list: of the page at once; of all that is filtered as soon as they are known. */
export function listSums<Row extends AnyRow>(
  list: ResourceListHandle<Row>,
  {
    columns,
    fields,
    localeContextValue: { t, localize },
  }: {
    columns: ReadonlyArray<SpokenColumn<Row>>;
    fields: Readonly<Record<string, FieldDefinition>>;
    localeContextValue: Pick<LocaleContextValue, 't' | 'localize'>;
  },
): TableSums | undefined {
  const { sums } = list;
  // Those of the filter before name the columns until the new ones are there.
  const known = sums?.sums ?? list.page?.sums ?? {};
  const keys = columns.filter((column) => column.formatSum && Object.hasOwn(known, column.key)).map((column) => column.key);
  const isSlow = sums?.sumsTooSlow === true && !sums.isPending;
  if (keys.length === 0 && !isSlow) return undefined;
  return {
    page: keys.length > 0 ? pageSums(list.rows, { keys, fields }) : undefined,
    total: totalsOfAll(list) ?? {},
    without: uncountedLabel(fields, localize),
    ...(isSlow && { totalNote: t('table.sumsTooSlow') }),
    ...(sums?.isPending && { totalNote: t('table.summing') }),
  };
}
