import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { CellNode } from './CellNode.ts';

/** Fills a cell of the table's own columns. */
export function paintHelper(
  store: TableStore,
  node: CellNode,
  t: (key: keyof KitMessages, params?: MessageParams) => string,
  isExpanded: boolean,
): void {
  const { element, laid, rowId, viewIndex } = node;
  if (laid.helper === 'number') {
    const text = String(viewIndex + 1);
    if (element.textContent !== text) element.textContent = text;
  }
  if (laid.helper === 'drag') button(element, '⠿', t('grid.dragRow', { row: viewIndex + 1 }), 'cursor-grab touch-none');
  if (laid.helper === 'expand') {
    const name = t(isExpanded ? 'grid.collapseRow' : 'grid.expandRow', { row: viewIndex + 1 });
    button(element, isExpanded ? '▾' : '▸', name, 'cursor-pointer rtl:-scale-x-100').setAttribute('aria-expanded', String(isExpanded));
  }
  if (laid.helper === 'check') {
    let box = element.firstElementChild as HTMLInputElement | null;
    if (box === null) {
      box = document.createElement('input');
      box.type = store.options.rowSelectionType ?? 'checkbox';
      box.tabIndex = -1;
      box.className = 'pointer-events-none align-middle accent-primary-solid';
      element.append(box);
    }
    box.checked = store.isChecked(rowId);
    box.disabled = store.isRowDisabled(rowId);
    box.setAttribute('aria-label', t('table.selectRow', { row: viewIndex + 1 }));
  }
}

/** The one button of a cell. Presses are heard by the grid; the keys for it are those of the row's menu. */
function button(element: HTMLElement, sign: string, name: string, classes: string): HTMLElement {
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
