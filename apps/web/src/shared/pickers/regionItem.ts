import type { FormItem } from '@tarmac/admin-kit/resource';

/** The division of an address: its pick fills in province, city and district, which a person may then call otherwise. @source VAL-02 */
export const regionItem: FormItem<'adcode' | 'province' | 'city' | 'district'> = {
  field: 'adcode',
  onPick: (picked, set) => {
    const path = picked?.row?.['path'];
    const names: readonly unknown[] = Array.isArray(path) ? path : [];
    // Districts of a city without a row of its own carry its name; where the level above is a city, that is it.
    set('province', names[0] ?? '');
    set('city', picked?.row?.['city'] ?? names[1] ?? '');
    set('district', names.at(-1) ?? '');
  },
};
