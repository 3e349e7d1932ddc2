import { toText } from '../../internals/toText.ts';
import type { CellContext, CellType } from '../cells/cellType.ts';
import type { TagsCellProps, ToggleCellProps } from '../cells/cellTypeMap.ts';
import { hrefOf } from '../cells/plain.ts';
import { percentOf } from '../cells/progress.ts';
import { tagsOf } from '../cells/tags.ts';
import { isBlank } from '../cells/texts.ts';

// What is on is filled also where the system chooses the colours.
const onClass =
  'border-primary-solid bg-primary-solid text-on-solid forced-color-adjust-none ' +
  'forced-colors:border-[color:Highlight] forced-colors:bg-[color:Highlight] forced-colors:text-[color:HighlightText]';

/** Draws a cell without React, see `CellType.paint`. */
export type CellPaint = NonNullable<CellType['paint']>;

/** How the built-in types that are more than a text look. The types themselves know no page. */
export const cellPaints: Readonly<Record<string, CellPaint>> = {
  checkbox: (element, { value, cell }) => {
    const isOn = isChecked(value, cell);
    const box = mark(element);
    setText(box, isOn ? '✓' : '');
    setClass(
      box,
      `inline-block size-4 cursor-pointer rounded-sm border border-solid text-center align-middle text-xs leading-3.5 ${
        isOn ? onClass : 'border-line-strong bg-surface'
      }`,
    );
  },
  switch: (element, { value, cell }) => {
    const isOn = isChecked(value, cell);
    const track = mark(element);
    if (track.firstElementChild === null) track.append(document.createElement('span'));
    setClass(
      track,
      `inline-flex h-4 w-7 cursor-pointer items-center rounded-full border border-solid align-middle ${
        isOn ? `justify-end ${onClass}` : 'border-line-strong bg-hover'
      }`,
    );
    setClass(
      track.firstElementChild as HTMLElement,
      'size-3 rounded-full border border-solid border-line-strong bg-surface forced-colors:bg-[color:Canvas]',
    );
  },
  progress: (element, { value }) => {
    const percent = percentOf(value);
    const track = only(element, 'span');
    if (track.childElementCount === 0) track.append(document.createElement('span'), document.createElement('span'));
    setClass(track, 'flex h-full items-center gap-2');
    const [bar, text] = track.children as unknown as [HTMLElement, HTMLElement];
    setClass(
      bar,
      'h-1.5 min-w-0 flex-1 rounded-full border border-solid border-line-strong bg-no-repeat text-primary-solid forced-color-adjust-none ' +
        'forced-colors:border-[color:CanvasText] forced-colors:text-[color:Highlight]',
    );
    const width = `${Math.max(0, Math.min(100, percent))}% 100%`;
    bar.style.backgroundImage = 'linear-gradient(currentcolor, currentcolor)';
    if (bar.style.backgroundSize !== width) bar.style.backgroundSize = width;
    setText(text, `${percent}%`);
  },
  tags: (element, { value, cell }) => {
    const { setTagColor } = cell.column.props as TagsCellProps;
    const tags = tagsOf(value);
    while (element.childElementCount > tags.length) element.lastElementChild?.remove();
    for (const [at, tagValue] of tags.entries()) {
      const tag = (element.children[at] ?? element.appendChild(document.createElement('span'))) as HTMLElement;
      setClass(tag, 'me-1 inline-block rounded-sm border border-solid border-line bg-hover px-1.5 leading-5 text-xs');
      setText(tag, tagValue);
      const color = setTagColor?.({ tagValue, value, row: cell.row, column: cell.column });
      const [ground, ink] = typeof color === 'string' ? [color, ''] : (color ?? ['', '']);
      tag.style.backgroundColor = ground;
      tag.style.color = ink;
    }
  },
  link: (element, { value, cell }) => {
    const address = hrefOf(value, cell);
    const link = only(element, 'a') as HTMLAnchorElement;
    setClass(link, address === undefined ? '' : 'text-primary-ink hover:underline');
    link.tabIndex = -1;
    if (address === undefined) link.removeAttribute('href');
    else if (link.getAttribute('href') !== address) {
      link.href = address;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    setText(link, cell.options.textOf(value) ?? toText(value));
  },
};

/** Types whose drawing holds no word: a screen reader is given the text instead. */
export const silentPaints: ReadonlySet<string> = new Set(['checkbox', 'switch']);

function isChecked(value: unknown, cell: CellContext): boolean {
  const [on] = (cell.column.props as ToggleCellProps).customValue ?? [true];
  return !isBlank(value) && toText(value) === toText(on);
}

/** The one element of a cell. */
function only(element: HTMLElement, tag: 'span' | 'a'): HTMLElement {
  const present = element.firstElementChild as HTMLElement | null;
  if (present !== null) return present;
  const made = document.createElement(tag);
  element.append(made);
  return made;
}

/** The one element of a cell that is a mark; `data-mark` says that a press on it means the mark itself. */
function mark(element: HTMLElement): HTMLElement {
  const made = only(element, 'span');
  made.dataset['mark'] = '';
  made.ariaHidden = 'true';
  return made;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function setClass(element: HTMLElement, classes: string): void {
  if (element.className !== classes) element.className = classes;
}
