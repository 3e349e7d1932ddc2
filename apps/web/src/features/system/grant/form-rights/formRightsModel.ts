import type { OnlineFormRoles } from '@tarmac/freight-api/online';

/** What of a form a role has or has not. */
export type Right = OnlineFormRoles['limited'][number]['right'];
export const columnRights = ['listShow', 'formShow', 'formEditable'] as const satisfies readonly Right[];

export interface Place {
  code: string;
  right: Right;
}

/** What a person has changed and not saved: by place, and the rules as they shall be. */
export interface Edits {
  has: ReadonlyMap<string, boolean>;
  rules: readonly string[] | undefined;
}
export const noEdits: Edits = { has: new Map(), rules: undefined };

const keyOf = ({ code, right }: Place) => `${right} ${code}`;

/** Roles that were given a right; undefined where all have it. */
const rolesGiven = ({ limited }: OnlineFormRoles, { code, right }: Place): readonly string[] | undefined =>
  limited.find((one) => one.code === code && one.right === right)?.roles;

const isStored = (picture: OnlineFormRoles, { place, roleId }: { place: Place; roleId: string }): boolean =>
  rolesGiven(picture, place)?.includes(roleId) ?? true;

/** Whether the role has it, as it is on the screen. */
export const hasRight = (picture: OnlineFormRoles, { place, roleId, edits }: { place: Place; roleId: string; edits: Edits }): boolean =>
  edits.has.get(keyOf(place)) ?? isStored(picture, { place, roleId });

/** Whether a field can have a right at all: one that no list shows has none there. */
export const canHave = (field: OnlineFormRoles['fields'][number], right: (typeof columnRights)[number]): boolean =>
  ({ listShow: field.inList, formShow: field.inForm, formEditable: field.isEditable })[right];

/** Gives places to a role, or keeps them from it. What is not seen in a form is not edited there, and what is edited is seen. */
export function withRight(
  picture: OnlineFormRoles,
  { places, has, roleId, edits }: { places: readonly Place[]; has: boolean; roleId: string; edits: Edits },
): Edits {
  const next = new Map(edits.has);
  const set = (place: Place) => {
    if (isStored(picture, { place, roleId }) === has) next.delete(keyOf(place));
    else next.set(keyOf(place), has);
  };
  for (const place of places) {
    set(place);
    const field = picture.fields.find(({ code }) => code === place.code);
    if (field === undefined) continue;
    if (place.right === 'formShow' && !has && field.isEditable) set({ code: place.code, right: 'formEditable' });
    if (place.right === 'formEditable' && has && field.inForm) set({ code: place.code, right: 'formShow' });
  }
  return { ...edits, has: next };
}

/** All that roles can have of a form. */
export const placesOf = ({ fields, buttons }: OnlineFormRoles): Place[] => [
  ...fields.flatMap((field) => columnRights.filter((right) => canHave(field, right)).map((right) => ({ code: field.code, right }))),
  ...buttons.map(({ code }) => ({ code, right: 'button' as const })),
];

/** What another role has, for this one. */
export function copiedFrom(picture: OnlineFormRoles, { from, roleId }: { from: string; roleId: string }): Edits {
  const has = new Map(
    placesOf(picture)
      .filter((place) => isStored(picture, { place, roleId: from }) !== isStored(picture, { place, roleId }))
      .map((place) => [keyOf(place), isStored(picture, { place, roleId: from })]),
  );
  return withRules(picture, { rules: rulesOf(picture, from), roleId, edits: { has, rules: undefined } });
}

/** Rules that narrow the rows of a role. */
export const rulesOf = ({ rules }: OnlineFormRoles, roleId: string): string[] =>
  rules.filter(({ roles }) => roles.includes(roleId)).map(({ id }) => id);

export function withRules(
  picture: OnlineFormRoles,
  { rules, roleId, edits }: { rules: readonly string[]; roleId: string; edits: Edits },
): Edits {
  const isSame = new Set(rules).symmetricDifference(new Set(rulesOf(picture, roleId))).size === 0;
  return { ...edits, rules: isSame ? undefined : rules };
}

/** How much is not saved. */
export const countOf = ({ has, rules }: Edits): number => has.size + (rules === undefined ? 0 : 1);

/** The changes as the server takes them. */
export const changesOf = ({ has }: Edits) =>
  [...has].map(([key, value]) => {
    const [right = '', ...code] = key.split(' ');
    return { right: right as Right, code: code.join(' '), has: value };
  });

/** Names of roles that open the form and lack something of it, as it will be once it is saved. */
export function lacking(picture: OnlineFormRoles, { place, roleId, edits }: { place: Place; roleId: string; edits: Edits }): string[] {
  return picture.roles
    .filter(
      ({ id, actions }) =>
        actions.includes('list') &&
        !(id === roleId ? hasRight(picture, { place, roleId, edits }) : isStored(picture, { place, roleId: id })),
    )
    .map(({ title }) => title);
}
