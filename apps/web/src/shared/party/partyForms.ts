import type { FormItem } from '@tarmac/admin-kit/resource';
import type { Needs } from '@tarmac/freight-api/rules';
import type { ResourceForms } from '../lists/quickForms.ts';

/** States in which a party is not handed in: it may lack what its review needs. @source freight-domain 3.3 */
const draftStates: readonly unknown[] = ['0', '3'];

interface GroupedForms<Name extends string> extends ResourceForms<Name> {
  form: Extract<ResourceForms<Name>['form'], { groups: unknown }>;
}

/** The form of a party that is reviewed: what the review needs is marked and asked for, unless the party is kept as a draft. */
export function definePartyForms<Name extends string>(needs: Needs, forms: GroupedForms<Name>): GroupedForms<Name> {
  const mark = (item: Name | FormItem<Name>): FormItem<Name> => {
    const whole = typeof item === 'string' ? { field: item } : item;
    return Object.hasOwn(needs, whole.field) ? { ...whole, needed: needs[whole.field] } : whole;
  };
  return {
    ...forms,
    form: { groups: forms.form.groups.map((group) => ({ ...group, items: group.items.map(mark) })) },
    formDraftable: (row) => row === undefined || draftStates.includes((row as { state?: unknown }).state),
  };
}
