import { late } from '../internals/late.ts';
import type { DetailPart } from '../resource/detail/ResourceDetail.tsx';
import { scopeOf } from './nestedRows.ts';
import type { OnlineForm, OnlineParts, OnlineRow } from './onlineForm.ts';

const SubRows = late(() => import('./SubRows.tsx'));

/** The detail of a row: its fields, those of one-to-one sub-tables, and the rows of the others. */
export function detailPartsOf(form: OnlineForm): ReadonlyArray<DetailPart<OnlineRow>> {
  const ones = form.subs.filter(({ relation }) => relation === 'one');
  const many = form.subs.filter(({ relation }) => relation === 'many');
  const parts: Array<DetailPart<OnlineRow>> = [
    { title: '', fields: shownIn(form) },
    ...ones.map((sub) => ({ title: sub.label, fields: shownIn(sub).map((name) => scopeOf(sub) + name) })),
  ];
  // Rows that have a list of their own below the main list are seen there.
  if (form.theme === 'erp' || many.length === 0) return parts;
  if (form.theme === 'tab') return [...parts, { title: '', render: (row) => <SubRows subs={many} row={row} /> }];
  return [...parts, ...many.map((sub) => ({ title: sub.label, render: (row: OnlineRow) => <SubRows subs={[sub]} row={row} /> }))];
}

const shownIn = ({ fields }: OnlineParts): string[] =>
  fields.filter(({ inForm, inList, view }) => (inForm || inList) && view !== 'hidden' && view !== 'password').map(({ name }) => name);
