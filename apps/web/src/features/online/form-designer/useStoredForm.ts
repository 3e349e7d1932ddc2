import type { FormHeadRow } from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { draftOf, type StoredForm } from './draft.ts';
import { formApi } from './form.resource.ts';
import type { SubDraft } from './previewForm.ts';

/** Reads what is stored of a definition. */
async function readForm(id: string, signal?: AbortSignal): Promise<StoredForm> {
  const options = signal && { signal };
  const [head, fields, indexs] = await Promise.all([
    formApi.head.get(id, options),
    formApi.field.listByHeadId({ headId: id }, options),
    formApi.index.listByHeadId({ headId: id }, options),
  ]);
  return { head, fields, indexs };
}

/** A stored definition; for `new` nothing is asked. */
export const useStoredForm = (id: string) =>
  useQuery({
    queryKey: ['formDraft', id, 'stored'],
    queryFn: ({ signal }) => readForm(id, signal),
    enabled: id !== 'new',
    retry: false,
    refetchOnWindowFocus: false,
  });

/** The sub-tables of a main table, in the order of their tabs. */
export const useSubTables = (head: FormHeadRow | undefined) =>
  useQuery({
    queryKey: ['formDraft', head?.id, 'subs', head?.subTableStr],
    enabled: Boolean(head?.subTableStr),
    queryFn: async ({ signal }) => {
      const names = head?.subTableStr?.split(',') ?? [];
      const { records } = await formApi.head.list({ tableType: '3', copyType: '0', pageNo: 1, pageSize: 200 }, { signal });
      const forms = await Promise.all(
        records.filter(({ tableName }) => names.includes(tableName ?? '')).map(({ id }) => readForm(id, signal)),
      );
      return forms
        .map((form): SubDraft & { head: FormHeadRow } => ({ id: form.head.id, draft: draftOf(form), head: form.head }))
        .toSorted((one, other) => (one.draft.head.tabOrderNum ?? 0) - (other.draft.head.tabOrderNum ?? 0));
    },
  });

/** Main tables that a sub-table can belong to. */
export const useMainTables = () =>
  useQuery({
    queryKey: ['formDraft', 'mains'],
    queryFn: async ({ signal }) =>
      (await formApi.head.list({ tableType: '2', copyType: '0', pageNo: 1, pageSize: 200 }, { signal })).records.map(
        ({ id, tableName, tableTxt }) => ({
          value: tableName ?? '',
          label: `${tableTxt ?? ''} (${tableName ?? ''})`,
          id,
          title: tableTxt ?? '',
        }),
      ),
  });

/** The buttons of a stored form. */
export const useButtons = (id: string) =>
  useQuery({
    queryKey: ['formDraft', id, 'buttons'],
    queryFn: ({ signal }) => formApi.button.ofForm(id, { signal }),
    enabled: id !== 'new',
  });
