import type { ColumnSet } from './columns.ts';
import type { Finding } from './findings.ts';
import { Code, isKnown, isObject, type Literal, textIn } from './literals.ts';
import { type Printable, printable } from './print.ts';
import type { SourceFile } from './source.ts';
import { dataOf } from './data.ts';
import { type Element, elementsOf, isOn, valueOf } from './template.ts';

/** How the project draws one of its editable tables. */
export interface TableUse {
  /** What it binds as its columns. */
  columns: string;
  line: number;
  /** For `EditableTable`. */
  props: { [name: string]: Printable };
  /** For `useEditableTable`. */
  options: { [name: string]: Printable };
}

const switches = new Map([
  ['row-number', 'rowNumber'],
  ['row-selection', 'rowSelection'],
  ['click-select-row', 'clickSelectRow'],
  ['reload-effect', 'reloadEffect'],
  ['async-remove', 'asyncRemove'],
  ['always-edit', 'alwaysEdit'],
]);
const optionSwitches = new Map([['drag-sort', 'dragSort']]);
const optionTexts = new Map([
  ['row-key', 'rowKey'],
  ['drag-sort-key', 'dragSortKey'],
  ['row-selection-type', 'rowSelectionType'],
]);
const heights = new Map([
  ['height', 'height'],
  ['max-height', 'maxHeight'],
]);
/** What the app wires up again where it shows the table, and what the kit needs nobody for. */
const passedOver = new Set(
  'ref columns data-source loading disabled bordered keep-source size class style key id stripe resizable auth-pre async'.split(' '),
);

/** Finds the editable tables of a template, and says what each is told beside its columns. */
export function findTableUses(file: SourceFile, sets: readonly ColumnSet[]): { uses: TableUse[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const data = dataOf(file);
  const uses = elementsOf(file.template)
    .filter(({ tag }) => tag === 'j-vxe-table' || tag === 'j-editable-table')
    .flatMap((element): TableUse[] => {
      const bound = element.attributes.get('columns');
      const columns = bound !== undefined && 'code' in bound ? boundPath(bound.code) : '';
      const isWritten = sets.some(({ path }) => path === columns);
      if (!isWritten)
        findings.push({ file: file.path, line: element.line, subject: element.tag, problem: 'tableColumns', detail: columns });
      const use = convert(element, { file: file.path, columns, findings, data });
      return isWritten ? [use] : [];
    });
  return { uses, findings };
}

const boundPath = (code: string): string => code.replace(/^this\.|\.value$/g, '').trim();

interface ConvertCall {
  file: string;
  columns: string;
  findings: Finding[];
  /** What names of the script hold, see {@link dataOf}. */
  data: ReadonlyMap<string, Literal>;
}

/** What the kit has under another name, where the app says how. */
const byHand = new Map([
  ['pagination', 'pagination'],
  ['click-row-show-sub-form', 'subTable'],
  ['click-row-show-main-form', 'details'],
  ['socket-reload', 'live'],
  ['socket-key', 'live'],
  ['linkage-config', 'optionsOf'],
  ['edit-rules', 'editRules'],
  ['row-expand', 'expand'],
  ['expand-config', 'expand'],
  ['radio-config', 'rowSelectionType'],
]);

function convert(element: Element, { file, columns, findings, data }: ConvertCall): TableUse {
  const use: TableUse = { columns, line: element.line, props: {}, options: {} };
  const tell = (problem: Finding['problem'], detail: string): void => {
    findings.push({ file, line: element.line, subject: columns, problem, detail });
  };
  for (const [name, attribute] of element.attributes) {
    if (passedOver.has(name)) continue;
    const written = valueOf(attribute);
    const value = 'code' in attribute && (written === undefined || written instanceof Code) ? data.get(boundPath(attribute.code)) : written;
    const toggle = switches.get(name);
    const optionToggle = optionSwitches.get(name);
    const option = optionTexts.get(name);
    const height = heights.get(name);
    const isSet = isOn(value);
    if (toggle !== undefined && isSet !== undefined) use.props[toggle] = isSet || undefined;
    else if (optionToggle !== undefined && isSet !== undefined) use.options[optionToggle] = isSet || undefined;
    else if (option !== undefined && typeof value === 'string') use.options[option] = value;
    else if (height !== undefined && Number.isFinite(pixels(value))) use.props[height] = pixels(value);
    else if (name === 'toolbar' && isSet !== undefined) use.props.toolbar ??= isSet || undefined;
    else if (name === 'toolbar-config' && isObject(value) && Array.isArray(value.btn ?? value.btns))
      use.props.toolbar = { buttons: toolbarButtons(value.btn ?? value.btns) };
    else if (name === 'disabled-rows' && isObject(value) && isKnown(value)) use.options.disabledRows = printable(value);
    else {
      const isKnownName = switches.has(name) || optionSwitches.has(name) || optionTexts.has(name) || heights.has(name);
      const counterpart = byHand.get(name);
      if (isKnownName) tell('tableByHand', name);
      else if (counterpart === undefined) tell('tableMember', name);
      else tell('tableByHand', counterpart === name ? name : `${name} → ${counterpart}`);
    }
  }
  for (const slot of element.slots) tell('tableSlot', slot);
  return use;
}

/** `400` and `"400"`. */
const pixels = (value: Literal): number =>
  typeof value === 'number' ? value : /^\d+$/.test(textIn(value) ?? '') ? Number(value) : Number.NaN;

/** Buttons that both know; those beside them are the app's `actions`. */
function toolbarButtons(value: Literal): Printable {
  const known = ['add', 'insert', 'save', 'remove', 'clearSelection', 'collapse'];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && known.includes(one)) : undefined;
}
