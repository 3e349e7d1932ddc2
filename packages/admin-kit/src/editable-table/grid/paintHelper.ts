import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { CellNode } from './CellNode.ts';

// As the boxes of the kit, which React draws.
const boxClass =
  'pointer-events-none m-0 size-4 appearance-none border border-solid border-line-strong bg-surface text-center align-middle text-xs leading-3.5 text-on-solid ' +
  'checked:border-primary-solid disabled:border-line disabled:bg-sunken disabled:text-ink-disabled forced-colors:disabled:border-[color:GrayText]';
const markClass = {
  checkbox: "rounded-sm checked:bg-primary-solid checked:before:content-['✓']",
  radio: 'rounded-full checked:border-5',
};

/** Fills a cell of the table's own columns. */
export function paintHelper(
  { element, laid, rowId, viewIndex }: CellNode,
  { store, t, isExpanded }: { store: TableStore; t: (key: keyof KitMessages, params?: MessageParams) => string; isExpanded: boolean },
): void {
  if (laid.helper === 'number') {
    const text = String(viewIndex + 1);
    if (element.textContent !== text) element.textContent = text;
  }
  if (laid.helper === 'drag')
    button(element, { sign: '⠿', name: t('grid.dragRow', { row: viewIndex + 1 }), classes: 'cursor-grab touch-none' });
  if (laid.helper === 'expand') {
    const [sign, key] = isExpanded ? (['▾', 'grid.collapseRow'] as const) : (['▸', 'grid.expandRow'] as const);
    const made = button(element, { sign, name: t(key, { row: viewIndex + 1 }), classes: 'cursor-pointer rtl:-scale-x-100' });
    made.setAttribute('aria-expanded', String(isExpanded));
  }
  if (laid.helper === 'check') {
    let box = element.firstElementChild as HTMLInputElement | null;
    if (box === null) {
      const type = store.options.rowSelectionType ?? 'checkbox';
      box = document.createElement('input');
      box.type = type;
      box.tabIndex = -1;
      box.className = `${boxClass} ${markClass[type]}`;
      element.append(box);
    }
    box.checked = store.isChecked(rowId);
    box.disabled = store.isRowDisabled(rowId);
    box.setAttribute('aria-label', t('table.selectRow', { row: viewIndex + 1 }));
  }
}

/** The one button of a cell. Presses are heard by the grid; the keys for it are those of the row's menu. */
function button(element: HTMLElement, { sign, name, classes }: { sign: string; name: string; classes: string }): HTMLElement {
  let made = element.firstElementChild as HTMLElement | null;
  if (made === null) {
    made = document.createElement('span');
    made.setAttribute('role', 'button');
    made.className = `inline-block w-full select-none text-ink-secondary ${classes}`;
    element.append(made);
  }
  if (made.textContent !== sign) made.textContent = sign;
  if (made.getAttribute('aria-label') !== name) made.setAttribute('aria-label', name);
  return made;
}
