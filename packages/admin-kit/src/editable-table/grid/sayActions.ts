import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { CellName } from '../store/tableEvents.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { Voice } from './Spoken.tsx';

/** What happened since the page was last free. */
interface Action {
  /** What had been said before it. */
  said: string;
  isStep: boolean;
  isChecked: boolean;
  /** Other rows were loaded, or a step has added or removed some: what is checked follows from that. */
  hasRows: boolean;
  /** The cells that were written first; an app may answer by further ones. */
  cells: readonly CellName[] | 'all';
}

/**
 * Says to people who do not see it what is wrong, and what was done: the name of a step, and where it wrote one cell its text; how many rows are checked;
 * which columns are shown and not. Anyone who has said something of the action by then, such as what is wrong, has said it better.
 *
 * @source TBL-02, TBL-07
 */
export function sayActions({ store, voice, t, nameOf, layout }: ActionParts): () => void {
  let action: Action | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = store.visibleColumns();
  const textOf = ({ isStep, isChecked, hasRows, cells }: Action): string => {
    const { undo, redo } = store.history();
    if (isStep && undo[0] !== undefined && redo.length === 0) return stepText(store, { t, label: undo[0], cells });
    if (isChecked && !hasRows) return t('grid.checked', { count: store.checkedCount() });
    return '';
  };
  const columnText = (): string => {
    const before = shown;
    shown = store.visibleColumns();
    const titles = (keys: readonly string[], others: readonly string[]) =>
      keys.flatMap((key) => (others.includes(key) ? [] : [store.column(key)?.title ?? []])).join(', ');
    const [gone, come] = [titles(before, shown), titles(shown, before)];
    return gone !== '' ? t('grid.columnsHidden', { titles: gone }) : come !== '' ? t('grid.columnsShown', { titles: come }) : '';
  };
  const tell = () => {
    const done = action;
    action = undefined;
    if (done === undefined) return;
    const text = textOf(done) || columnText();
    if (text !== '' && voice.said() === done.said) voice.tell(text);
  };
  const stop = store.subscribe((event) => {
    const { kind } = event;
    if (kind === 'errors') {
      // Who has written it is in the next cell by now.
      const [rowId, key] = (event.cells === 'all' ? undefined : event.cells.find((cell) => store.errorOf(...cell) !== undefined)) ?? [
        -1,
        '',
      ];
      const [row, column] = [store.viewIndexOf(rowId), layout().byKey.get(key)?.place];
      if (row >= 0 && column !== undefined) voice.say(nameOf({ row, column }));
    }
    if (kind !== 'cells' && kind !== 'rows' && kind !== 'history' && kind !== 'checked' && kind !== 'columns') return;
    if (action === undefined) {
      action = { said: voice.said(), isStep: false, isChecked: false, hasRows: false, cells: [] };
      timer = setTimeout(tell);
    }
    if (kind === 'history') action.isStep = true;
    else if (kind === 'checked') action.isChecked = true;
    else if (kind === 'rows') action.hasRows = true;
    else if (kind === 'cells' && action.cells.length === 0) action.cells = event.cells;
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** What actions are told by. */
interface ActionParts {
  store: TableStore;
  voice: Voice;
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  /** Name of a cell, with what is wrong with it. */
  nameOf: (place: CellPlace) => string;
  layout: () => ColumnLayout;
}

function stepText(store: TableStore, { t, label, cells }: { t: ActionParts['t']; label: string; cells: Action['cells'] }): string {
  const isNamed = ([, key]: CellName) => label === store.words().t('grid.edit', { title: store.column(key)?.title ?? key });
  const written = cells === 'all' ? undefined : cells.find(isNamed);
  return written === undefined ? label : t('grid.written', { label, text: store.text(...written) || t('grid.filterEmpty') });
}
