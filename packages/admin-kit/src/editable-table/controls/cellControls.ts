import type { ComponentType } from 'react';
import { late } from '../../internals/late.ts';
import type { KitControlProps } from './kitControl.ts';

type Control = ComponentType<KitControlProps>;

// Nothing is known here of what a type narrows its control's value to.
const control = late as unknown as (load: () => Promise<{ default: unknown }>) => Control;

const choice = control(() => import('./ChoiceControl.tsx'));
const choices = control(() => import('./ChoicesControl.tsx'));
const date = control(() => import('./DateControl.tsx'));
const files = control(() => import('./FilesControl.tsx'));
const text = control(() => import('./TextControl.tsx'));

/** The controls that the kit brings, by the name of the cell type; each loads when the first cell of its kind opens. @source TBL-02 */
export const cellControls: Readonly<Record<string, Control>> = {
  select: choice,
  'select-search': choice,
  sel_search: choice,
  'select-multiple': choices,
  list_multi: choices,
  'select-dict-search': control(() => import('./DictSearchControl.tsx')),
  radio: control(() => import('./RadioControl.tsx')),
  date,
  datetime: date,
  time: date,
  upload: files,
  file: files,
  image: files,
  // Types without a control of their own are typed, until the app hands one in.
  text,
};
