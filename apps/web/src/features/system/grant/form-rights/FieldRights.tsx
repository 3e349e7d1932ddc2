import { useLocale } from '@tarmac/admin-kit/i18n';
import { Checkbox } from '@tarmac/admin-kit/input';
import type { OnlineFormRoles } from '@tarmac/freight-api/online';
import type { KeyboardEvent } from 'react';
import { canHave, columnRights, type Edits, hasRight, lacking, type Place } from './formRightsModel.ts';
import { formRightsTexts as texts } from './formRightsTexts.ts';

interface Parts {
  picture: OnlineFormRoles;
  roleId: string;
  edits: Edits;
}

type Field = OnlineFormRoles['fields'][number];

/** A line for each field with what the role has of it, and in words who lacks it. Arrow keys go from box to box. */
export function FieldRights({ query, onRight, ...parts }: Parts & { query: string; onRight: (places: Place[], has: boolean) => void }) {
  const { localize } = useLocale();
  const word = query.trim().toLowerCase();
  const found = parts.picture.fields.filter(({ code, title }) => word === '' || `${title} ${code}`.toLowerCase().includes(word));
  const has = (place: Place) => hasRight(parts.picture, { ...parts, place });
  return (
    <section aria-label={localize(texts.fields)}>
      <div className="max-h-[55vh] overflow-auto rounded-md border border-solid border-line">
        <table className="w-full border-collapse text-start" onKeyDown={walk}>
          <caption className="sr-only">{localize(texts.fields)}</caption>
          <thead className="sticky top-0 z-1 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-1.5 text-start font-medium">
                {localize(texts.field)}
              </th>
              {columnRights.map((right) => {
                const places = found.filter((field) => canHave(field, right)).map(({ code }) => ({ code, right }));
                const count = places.filter(has).length;
                return (
                  <th
                    key={right}
                    scope="col"
                    className="w-28 px-2 py-1 text-start font-medium max-tablet:w-16 max-tablet:px-1 tablet:whitespace-nowrap"
                  >
                    <Checkbox
                      className="min-h-7 max-tablet:flex-col max-tablet:gap-1 max-tablet:text-sm"
                      value={places.length > 0 && count === places.length}
                      indeterminate={count > 0 && count < places.length}
                      disabled={places.length === 0}
                      onValueChange={(value) => onRight(places, value)}
                    >
                      {localize(texts[right])}
                    </Checkbox>
                  </th>
                );
              })}
              <th scope="col" className="px-3 py-1.5 text-start font-medium max-tablet:hidden">
                {localize(texts.lacking)}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((field) => (
              <tr key={field.code} className="border-0 border-t border-solid border-line hover:bg-hover">
                <th scope="row" className="px-3 py-0 text-start font-normal">
                  {field.title}
                  <div className="text-sm text-ink-secondary tablet:hidden">
                    <Lacking field={field} {...parts} isBrief />
                  </div>
                </th>
                {columnRights.map((right) => (
                  <td key={right} className="px-2 py-0 max-tablet:text-center">
                    {canHave(field, right) ? (
                      <Checkbox
                        className="min-h-8 tablet:pe-6"
                        aria-label={`${field.title} ${localize(texts[right])}`}
                        value={has({ code: field.code, right })}
                        onValueChange={(value) => onRight([{ code: field.code, right }], value)}
                      />
                    ) : (
                      <span aria-hidden className="text-ink-disabled">
                        –
                      </span>
                    )}
                  </td>
                ))}
                <td className="px-3 py-1 text-sm text-ink-secondary max-tablet:hidden">
                  <Lacking field={field} {...parts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p className="m-0 p-3 text-ink-secondary">{localize(texts.none)}</p>}
      </div>
    </section>
  );
}

const said = { listShow: texts.notInList, formShow: texts.notInForm, formEditable: texts.notEditable } as const;

/** @param props.isBrief nothing is said where nobody lacks it */
function Lacking({ field, isBrief = false, ...parts }: Parts & { field: Field; isBrief?: boolean }) {
  const { localize } = useLocale();
  const rolesOf = (right: (typeof columnRights)[number]) =>
    canHave(field, right) ? lacking(parts.picture, { ...parts, place: { code: field.code, right } }) : [];
  const unseen = rolesOf('formShow');
  const nowhere = unseen.filter((role) => rolesOf('listShow').includes(role));
  const lines = columnRights.flatMap((right) => {
    // Who sees it nowhere is said once, and not again not to edit it.
    const roles = rolesOf(right).filter((role) => !(right === 'formEditable' ? unseen : nowhere).includes(role));
    return roles.length === 0 ? [] : [{ words: localize(said[right]), roles }];
  });
  const all = nowhere.length === 0 ? lines : [{ words: localize(texts.notSeen), roles: nowhere }, ...lines];
  if (all.length === 0 && isBrief) return null;
  if (all.length === 0) return <span className="text-ink-faint">{localize(texts.nobody)}</span>;
  return all.map(({ words, roles }) => <div key={words}>{`${words}${roles.join(localize(texts.between))}`}</div>);
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Goes to the next box in the direction of an arrow key. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td, th') as HTMLTableCellElement | null;
  if (step === undefined || cell === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex;
  let column = cell.cellIndex;
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (next === undefined) return;
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box === null) continue;
    event.preventDefault();
    box.focus();
    return;
  }
}
