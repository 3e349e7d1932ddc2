import { type ComponentType, lazy } from 'react';
import type { KitControlProps } from './kitControl.ts';

type Control = ComponentType<KitControlProps>;

// `lazy` knows nothing of what a type narrows its control's value to.
const late = (load: () => Promise<{ default: unknown }>) => lazy(load as () => Promise<{ default: Control }>);

const choice = late(() => import('./ChoiceControl.tsx'));
const choices = late(() => import('./ChoicesControl.tsx'));
const date = late(() => import('./DateControl.tsx'));
const files = late(() => import('./FilesControl.tsx'));
const text = late(() => import('./TextControl.tsx'));

/** The controls that the kit brings, by the name of the cell type; each loads when the first cell of its kind opens. @source TBL-02 */
export const cellControls: Readonly<Record<string, Control>> = {
  select: choice,
  'select-search': choice,
  sel_search: choice,
  'select-multiple': choices,
  list_multi: choices,
  'select-dict-search': late(() => import('./DictSearchControl.tsx')),
  radio: late(() => import('./RadioControl.tsx')),
  date,
  datetime: date,
  time: date,
  upload: files,
  file: files,
  image: files,
  // Types without a control of their own are typed, until the app hands one in.
  text,
};
