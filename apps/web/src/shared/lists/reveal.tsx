import {
  type ActionDialogProps,
  type AnyRow,
  defineAction,
  type Resource,
  ResourceDetail,
  type RowAction,
} from '@tarmac/admin-kit/resource';
import type { ListQuery } from '@tarmac/freight-api';
import { defineTexts } from '../texts/defineTexts.ts';

const texts = defineTexts({ reveal: { zh: '查看敏感信息', en: 'Show sensitive data' } });

interface ListCall<Row> {
  list: (query: ListQuery, options?: { signal?: AbortSignal }) => Promise<{ records: readonly Row[] }>;
}

/** Reads a row as its lists show it: numbers and papers masked, and no reveal on record. */
export const lookBy =
  <Row,>(list: ListCall<Row>['list']) =>
  async (id: string, options?: { signal?: AbortSignal }): Promise<Row> => {
    const page: { records?: readonly Row[] } | null = await list({ id, pageSize: 1 }, options);
    if (page?.records?.length === 0) throw Object.assign(new Error('未找到对应实体'), { status: 404 });
    // Where the answer is not a list, this is not a row, and the detail says that it cannot be read.
    return page?.records?.[0] as Row;
  };

/** The calls of a resource with {@link lookBy}. */
export const withLook = <Row, Api extends ListCall<Row>>(api: Api & ListCall<Row>) => ({ ...api, look: lookBy<Row>(api.list) });

/** The action 查看敏感信息: the detail with numbers and papers in full. Every view is logged. @source freight-domain F04, F05, 0.4 */
export function revealAction<Row extends AnyRow>(resource: Resource<Row>): RowAction<Row> {
  const Revealed = ({ rows, onOpenChange }: ActionDialogProps<Row, unknown>) => (
    <ResourceDetail resource={resource} row={rows[0]!} revealed onOpenChange={onOpenChange} />
  );
  return defineAction(resource, {
    key: 'reveal',
    label: texts.reveal,
    permission: resource.revealPermission,
    listOnly: true,
    dialog: Revealed,
  });
}
