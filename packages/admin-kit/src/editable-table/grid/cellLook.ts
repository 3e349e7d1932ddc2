import type { LaidColumn } from './columnLayout.ts';

/** What a cell looks like beside its content, as bits: compared as one number, so an unchanged cell costs nothing. */
export const look = {
  selected: 1,
  active: 2,
  invalid: 4,
  locked: 8,
  changed: 16,
  /** Its value was just loaded again; fades. @source TBL-12 */
  flashing: 32,
  /** Edges of a selected range. */
  edgeTop: 64,
  edgeBottom: 128,
  edgeStart: 256,
  edgeEnd: 512,
  /** Something is said of it; others draw it. */
  noted: 1024,
} as const;

const edges = look.edgeTop | look.edgeBottom | look.edgeStart | look.edgeEnd;

/** What follows from the selection alone. */
export const selectionLook = look.selected | look.active | edges;

// Blocks with a line as high as the row: a flex box in each cell would double the layout of a scrolled frame.
const cell = 'truncate border-b border-e border-solid border-line px-2 leading-(--kit-line) h-(--kit-line)';
const loose = `absolute top-0 ${cell}`;
const pinned = `relative shrink-0 ${cell}`;
const aligns = { left: '', center: ' text-center', right: ' text-end tabular-nums' };

/** Classes that a cell keeps as long as it stands for the same column. */
export function cellClass(laid: LaidColumn, align: 'left' | 'center' | 'right'): string {
  return (laid.pin === undefined ? loose : pinned) + (laid.helper === undefined ? aligns[align] : ' text-center');
}

// Where the system chooses the colours grounds are gone: there lines and the system's own words for a state tell it.
const activeFrame = 'outline-2 -outline-offset-2 outline-solid outline-primary-solid forced-colors:outline-[color:Highlight]';
const invalidFrame =
  'outline-1 -outline-offset-1 outline-solid outline-danger-solid ' +
  'forced-colors:outline-2 forced-colors:-outline-offset-3 forced-colors:outline-dashed';

/** Classes by look. Every combination is written once and then found again. */
export function lookClass(bits: number): string {
  const known = written.get(bits);
  if (known !== undefined) return known;
  const classes = [
    bits & look.selected ? 'bg-primary-soft' : bits & look.invalid ? 'bg-danger-soft' : bits & look.locked ? 'bg-sunken' : 'bg-surface',
    bits & look.locked ? 'text-ink-secondary forced-colors:text-[color:GrayText]' : 'text-ink',
    bits & look.active ? activeFrame : bits & look.invalid && invalidFrame,
    bits & look.active && bits & look.invalid && 'forced-colors:outline-4 forced-colors:-outline-offset-4 forced-colors:outline-dashed',
    bits & look.changed &&
      'before:absolute before:start-0 before:top-0 before:border-4 before:border-solid before:border-transparent before:border-s-primary-solid before:border-t-primary-solid',
    bits & look.flashing && 'bg-waiting-soft!',
    bits & look.flashing &&
      !(bits & (look.active | look.invalid)) &&
      'forced-colors:outline-2 forced-colors:-outline-offset-3 forced-colors:outline-dotted',
    bits & edges &&
      'after:pointer-events-none after:absolute after:inset-0 after:border-0 after:border-solid after:border-primary-solid forced-colors:after:border-[color:Highlight]',
    bits & look.edgeTop && 'after:border-t-2',
    bits & look.edgeBottom && 'after:border-b-2',
    bits & look.edgeStart && 'after:border-s-2',
    bits & look.edgeEnd && 'after:border-e-2',
  ];
  const text = ` ${classes.filter(Boolean).join(' ')}`;
  written.set(bits, text);
  return text;
}

const written = new Map<number, string>();
