import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { ApiError } from '../../request/ApiError.ts';
import { refusesExport } from './manyChosen.ts';
import { saveFile } from '../saveFile.ts';
import type { ResourceColumn } from './fieldColumns.tsx';
import type { ResourceListHandle } from './useResourceList.ts';

/** Exports the chosen rows of a list, or all that is filtered, and says under which name. @throws what the call failed with */
export async function exportRows<Row extends AnyRow>(
  resource: Resource<Row>,
  {
    list,
    columns,
    localeContextValue: speech,
  }: {
    list: ResourceListHandle<Row>;
    /** Those of the list, where it is exported with its own. */
    columns: ReadonlyArray<ResourceColumn<Row>> | undefined;
    localeContextValue: LocaleContextValue;
  },
): Promise<void> {
  const { t, localize } = speech;
  if (list.selected.length > 0 && refusesExport(list.exportQuery, { chosen: list.selected, speech })) return;
  const wanted = list.selected.length > 0 ? { rows: list.selected } : { exported: list.page?.total ?? 0 };
  try {
    const name = saveFile(
      await resource.api.export!({ ...list.exportQuery, ...list.spell({ ...wanted, ...(columns && { columns: fieldsOf(columns) }) }) }),
      {
        fallbackName: `${localize(resource.label)}.xlsx`,
        emptyMessage: t('resource.exportFailed'),
      },
    );
    notices.success(t('resource.exported', { name }));
  } catch (error) {
    // Accepted: the server makes the file while the person goes on, and says so.
    if (!(error instanceof ApiError) || error.status !== 202) throw error;
    notices.info(error.message);
  }
}

/** The fields that columns show, each after the other; what a column is made of stands in its place. */
const fieldsOf = <Row extends AnyRow>(columns: ReadonlyArray<ResourceColumn<Row>>): string[] => [
  ...new Set(columns.flatMap((column) => (typeof column === 'string' ? [column] : [column.field ?? column.key, ...(column.reads ?? [])]))),
];
