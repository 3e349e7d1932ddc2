/**
 * Cell types by what a project calls them: the member of `JVXETypes` (Vue 2) or `JVxeTypes` (Vue 3), and the text behind it. The names of
 * Vue 2 are those of the kit.
 */
const counterparts = new Map([
  ...[
    'normal',
    'hidden',
    'input',
    'inputNumber',
    'textarea',
    'select',
    'radio',
    'date',
    'datetime',
    'time',
    'checkbox',
    'switch',
    'upload',
    'file',
    'image',
    'popup',
    'progress',
    'tags',
    'slot',
    'row-number',
    'row-checkbox',
    'row-radio',
    'row-expand',
    'row-drag-sort',
    'select-search',
    'select-multiple',
    'select-dict-search',
    'sel_search',
    'list_multi',
    'input_pop',
    'sel_depart',
    'sel_user',
  ].map((name) => [name, name] as const),
  ['rowNumber', 'row-number'],
  ['rowCheckbox', 'row-checkbox'],
  ['rowRadio', 'row-radio'],
  ['rowExpand', 'row-expand'],
  ['rowDragSort', 'row-drag-sort'],
  ['input-number', 'inputNumber'],
  ['inputPop', 'input_pop'],
  ['selectSearch', 'select-search'],
  ['selectMultiple', 'select-multiple'],
  ['selectDictSearch', 'select-dict-search'],
  ['departSelect', 'sel_depart'],
  ['depart-select', 'sel_depart'],
  ['userSelect', 'sel_user'],
  ['user-select', 'sel_user'],
]);

/** The kit's cell type for a name of the project; undefined where there is none. */
export const cellTypeOf = (name: string): string | undefined => counterparts.get(name);

/** Members of a column that belong to the type's `props` in the kit, by their names there. */
const propNames = new Map([
  ['allowSearch', 'allowSearch'],
  ['allowInput', 'allowInput'],
  ['allowClear', 'allowClear'],
  ['customValue', 'customValue'],
  ['defaultChecked', 'defaultChecked'],
  ['dict', 'dict'],
  ['async', 'async'],
  ['tipsContent', 'tipsContent'],
  ['format', 'format'],
  ['action', 'action'],
  ['responseName', 'responseName'],
  ['btnText', 'btnText'],
  ['allowDownload', 'allowDownload'],
  ['allowRemove', 'allowRemove'],
  ['number', 'maxCount'],
  ['maxCount', 'maxCount'],
  ['popupCode', 'popupCode'],
  ['field', 'field'],
  ['orgFields', 'orgFields'],
  ['destFields', 'destFields'],
  ['multi', 'multiple'],
  ['multiple', 'multiple'],
  ['slotName', 'slotName'],
  ['maxlength', 'maxLength'],
  ['maxLength', 'maxLength'],
  ['min', 'min'],
  ['max', 'max'],
  ['precision', 'decimals'],
]);

const text = ['maxLength'];
const select = ['allowSearch', 'allowInput'];
const date = ['format'];
const toggle = ['customValue', 'defaultChecked'];
const file = ['action', 'responseName', 'btnText', 'allowDownload', 'allowRemove', 'maxCount'];

/** Names of props that a type takes. */
const propsOfType: Readonly<Record<string, readonly string[]>> = {
  input: text,
  textarea: text,
  input_pop: text,
  inputNumber: ['min', 'max', 'decimals'],
  select,
  'select-search': select,
  sel_search: select,
  'select-multiple': select,
  list_multi: select,
  'select-dict-search': ['dict', 'async', 'tipsContent'],
  radio: ['allowClear'],
  date,
  datetime: date,
  time: date,
  checkbox: toggle,
  switch: toggle,
  upload: file,
  file,
  image: file,
  popup: ['popupCode', 'field', 'orgFields', 'destFields', 'multiple'],
  slot: ['slotName'],
  sel_depart: ['multiple'],
  sel_user: ['multiple'],
};

/** The kit's name of a prop where the type takes it. */
export function propOf(type: string, name: string): string | undefined {
  const prop = propNames.get(name);
  return prop !== undefined && propsOfType[type]?.includes(prop) ? prop : undefined;
}
