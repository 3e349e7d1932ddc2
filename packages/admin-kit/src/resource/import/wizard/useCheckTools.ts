import { useQuery } from '@tanstack/react-query';
import { useMaybeDictionaryStore } from '../../../dictionary/DictionaryProvider.tsx';
import type { DictionaryStore } from '../../../dictionary/createDictionaryStore.ts';
import { useFieldKinds, useFieldWords, useRuleCheckSource } from '../../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../../field/FieldMeta.ts';
import { loadSchema } from '../../../form/standardSchema.ts';
import type { ImportColumn } from '../../api.ts';
import type { AnyRow, Resource } from '../../defineResource.ts';
import type { CheckContext } from './checkRows.ts';
import type { ReadColumn } from './readCell.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** The columns of an import, as the server tells them. */
export function useImportColumns<Row extends AnyRow>(resource: Resource<Row>) {
  const { importRows } = resource.api;
  return useQuery({
    queryKey: ['importColumns', resource.name],
    queryFn: ({ signal }) => importRows!.columns({ signal, quiet: true }),
    retry: false,
    staleTime: Infinity,
  });
}

/** What rows are checked with; fetches rules, dictionaries and the schema of an add when asked. */
export function useCheckTools<Row extends AnyRow>(resource: Resource<Row>) {
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const loadRules = useRuleCheckSource();
  const store = useMaybeDictionaryStore();
  const { t, localize } = useTexts(zhImport);

  const readColumns = (columns: readonly ImportColumn[]): ReadColumn[] =>
    columns.map(({ name, label, required, unique, uniqueWith, field }) => ({
      name,
      title: localize(label),
      required,
      unique,
      uniqueWith,
      // A screen may have given the field another kind; the server's facts of it hold.
      field: field === null ? undefined : ofCells(resource, { name, sent: field as FieldDefinition }),
    }));

  const loadTools = async (columns: readonly ReadColumn[]): Promise<Pick<CheckContext, 'tools' | 'schema'>> => {
    const codes = [...new Set(columns.flatMap(({ field }) => (field?.kind === 'dict' && field.dict ? [field.dict] : [])))];
    const add = resource.schemas.add;
    const [checkRule, schema] = await Promise.all([
      loadRules(),
      // Without it the fields and the server check all the same.
      add === undefined ? undefined : loadSchema(add).catch(() => undefined),
      ...codes.map((code) => arrival(store, code)),
    ]);
    const itemsOf = (code: string) => store?.read(code).items ?? [];
    return { schema, tools: { kindOf, words, t, checkRule, itemsOf } };
  };
  return { readColumns, loadTools };
}

/** The kind is the screen's; but a code that its forms pick in a way of their own is named in a sheet as any other. */
function ofCells<Row extends AnyRow>(resource: Resource<Row>, { name, sent }: { name: string; sent: FieldDefinition }): FieldDefinition {
  const own = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return own === undefined || (own.kind === 'reference' && sent.kind === 'dict') ? sent : { ...sent, kind: own.kind };
}

/** Waits until a dictionary is there, or is known not to come. */
function arrival(store: DictionaryStore | null, code: string): Promise<void> {
  return new Promise((resolve) => {
    if (store === null) return resolve();
    store.load(code);
    const isSettled = () => store.read(code).state !== 'loading';
    if (isSettled()) return resolve();
    const end = store.subscribe(() => {
      if (!isSettled()) return;
      end();
      resolve();
    });
    return undefined;
  });
}
