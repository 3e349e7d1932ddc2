import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { AnyRow, DetailPart, FormSpec, Resource } from '@tarmac/admin-kit/resource';
import { defineTexts } from '../texts/defineTexts.ts';

const texts = defineTexts({
  documents: { zh: '证件', en: 'Documents' },
  rest: { zh: '状态与记录', en: 'State and history' },
});

/**
 * The detail of a row in the groups of its form: papers beside the facts, below what else stands there (`rail`), and what no form has at the
 * end. `without` are fields that are shown in another way.
 */
export function detailParts<Row extends AnyRow, Name extends string>(
  { fields }: Resource<Row, Name>,
  {
    form,
    without = [],
    rail = [],
  }: {
    form: Extract<FormSpec<NoInfer<Name>>, { groups: unknown }>;
    without?: ReadonlyArray<NoInfer<Name>>;
    rail?: ReadonlyArray<DetailPart<NoInfer<Row>, NoInfer<Name>>>;
  },
): Array<DetailPart<Row, Name>> {
  const left = new Set(Object.keys(fields) as Name[]);
  // The text of a reference is shown under the name of the reference.
  for (const name of left) left.delete(fields[name].textField as Name);
  for (const name of without) left.delete(name);
  const take = (names: readonly Name[]) => names.filter((name) => left.delete(name));
  const documents = take([...left].filter((name) => fields[name].kind === 'files'));
  const groups = form.groups.map(({ title, items }) => ({
    title,
    fields: take(items.map((item) => (typeof item === 'string' ? item : item.field))),
  }));
  const part = (title: LocalText, names: readonly Name[]) => (names.length > 0 ? [{ title, fields: names }] : []);
  return [
    ...groups.filter(({ fields: names }) => names.length > 0),
    ...part(texts.rest, [...left]),
    ...rail,
    ...part(texts.documents, documents).map((each) => ({ ...each, place: 'rail' as const, columns: 2 as const })),
  ];
}
