import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { refusesExport } from './manyChosen.ts';
import { saveFile } from '../saveFile.ts';
import type { ResourceListHandle } from './useResourceList.ts';

/** Exports the chosen rows of a list, or all that is filtered, and says under which name. @throws what the call failed with */
export async function exportRows<Row extends AnyRow>(
  resource: Resource<Row>,
  { list, localeContextValue: speech }: { list: ResourceListHandle<Row>; localeContextValue: LocaleContextValue },
): Promise<void> {
  const { t, localize } = speech;
  if (list.selected.length > 0 && refusesExport(list.exportQuery, { chosen: list.selected, speech })) return;
  const query = list.selected.length > 0 ? { ...list.exportQuery, ...list.spell({ rows: list.selected }) } : list.exportQuery;
  const name = saveFile(await resource.api.export!(query), {
    fallbackName: `${localize(resource.label)}.xlsx`,
    emptyMessage: t('resource.exportFailed'),
  });
  notices.success(t('resource.exported', { name }));
}
