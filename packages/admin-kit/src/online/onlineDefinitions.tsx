import { toText } from '../internals/toText.ts';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { FieldView } from '../field/FieldView.tsx';
import { isBlank } from '../resource/form/fieldValues.ts';
import { periodOf } from './fieldSettings.ts';
import { linkedNames } from './linkedChain.ts';
import { linkOf } from './linkOf.ts';
import { OnlineLink } from './OnlineLink.tsx';
import type { OnlineUser } from './onlineApi.ts';
import type { OnlineField, OnlineParts } from './onlineForm.ts';
import { defaultOf } from './valueTexts.ts';

/** A field of a screen that was made from one of an online form; its inputs read the view and what belongs to it. */
export interface OnlineFieldDefinition extends FieldDefinition {
  online: OnlineField;
  /** What stands before the names of fields that belong to it in the same form: those of a one-to-one sub-table have its name and a colon. */
  scope: string;
  /** The field as lists ask for it, where that differs. */
  asked?: OnlineFieldDefinition;
}

/** The kind that a view is drawn as, where it is not that of the stored value. @source jeecg-wire 4.3 */
const kindOfView: Readonly<Record<string, string>> = {
  password: 'onlinePassword',
  switch: 'onlineSwitch',
  radio: 'onlineRadio',
  checkbox: 'onlineCheckbox',
  time: 'time',
  month: 'onlineMonth',
  umeditor: 'onlineRichText',
  sel_user: 'onlinePick',
  sel_depart: 'onlinePick',
  pca: 'onlinePick',
  popup: 'onlinePick',
  popup_dict: 'onlinePick',
  sel_search: 'onlinePick',
  cat_tree: 'onlinePick',
  sel_tree: 'onlinePick',
  link_down: 'onlinePick',
  link_table: 'onlinePick',
};

/** Whether a choice is made from a table and not from a dictionary that is there as a whole. */
const isOfTable = ({ field }: OnlineField) => field.dict === undefined && field.calledBy !== undefined;

function kindOf(online: OnlineField): string {
  const { view, field } = online;
  if (periodOf(online) !== undefined) return 'onlinePeriod';
  if ((view === 'radio' || view === 'checkbox') && isOfTable(online)) return 'onlinePick';
  if (view === 'list' || view === 'list_multi') return isOfTable(online) ? 'onlinePick' : field.kind;
  // Numbers that only look like a choice stay numbers.
  const isText = field.kind === 'text' || field.kind === 'longText' || field.kind === 'dict' || field.kind === 'reference';
  return isText && Object.hasOwn(kindOfView, view) ? kindOfView[view]! : field.kind;
}

/** A field of an online form as a resource declares it. */
function definitionOf(
  online: OnlineField,
  { user, isRoot = false, scope = '' }: { user: OnlineUser; isRoot?: boolean; scope?: string },
): OnlineFieldDefinition {
  const { field, name, width, href, defaultValue } = online;
  const asked = online.query ? definitionOf({ ...online, ...online.query, ...unsaid }, { user, scope }) : undefined;
  const meta: OnlineFieldDefinition = {
    ...field,
    kind: kindOf(online),
    // Its input says what is asked of it.
    ...(asked && { asked, filter: asked.filter }),
    online,
    scope,
    // A tree of another table is a dictionary, too.
    ...(online.view === 'sel_tree' && toText(online.config['dictTable']) && { calledBy: toText(online.config['dict']) }),
    ...(width !== null && { width }),
    ...(isRoot && { default: '0' }),
    ...(href !== null && {
      cell: (value, row) => {
        const address = isBlank(value) ? undefined : linkOf(href, { row, user });
        const shown = <FieldView meta={{ ...meta, cell: undefined }} name={scope + name} row={row} />;
        return address === undefined ? shown : <OnlineLink address={address}>{shown}</OnlineLink>;
      },
    }),
  };
  // Read when a form begins: of a page that is open since yesterday, today is another day.
  if (defaultValue !== null && !isRoot)
    Object.defineProperty(meta, 'default', {
      enumerable: true,
      get: () => defaultOf(defaultValue, { meta: field, around: { row: {}, user } }),
    });
  return meta;
}

/** What a search has none of. */
const unsaid = { query: null, defaultValue: null, href: null } as const;

/** The fields of a form or a sub-table. */
export const definitionsOf = (
  { fields, tree }: Pick<OnlineParts, 'fields' | 'tree'>,
  { user, scope = '' }: { user: OnlineUser; scope?: string },
): Record<string, OnlineFieldDefinition> => {
  const linked = linkedNames(fields);
  return Object.fromEntries(
    fields.map((field) => {
      const online = linked.has(field.name) ? { ...field, view: 'link_down' } : field;
      return [scope + field.name, definitionOf(online, { user, scope, isRoot: field.name === tree?.parentField })];
    }),
  );
};
