import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import type { PasteResult } from '../clipboard/pasteCells.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { afterFrame } from '../store/slices.ts';
import type { CellHost, CellNode } from './CellNode.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { boxOf } from './frameGeometry.ts';
import type { WhichError } from './goToError.ts';
import type { OpenControl } from './controllerHost.ts';
import { GridController } from './GridController.ts';
import { gridOf } from './gridOf.ts';
import { GridPainter } from './GridPainter.ts';
import type { PainterFrame } from './painterFrame.ts';
import { attachPointer, type PointerHost } from './GridPointer.ts';
import { attachClipboard, pasteTexts } from './gridClipboard.ts';
import type { GridCommand } from './keys.ts';
import { type HandParts, loadHandParts, loadLateParts, loadVirtualWindow } from './loadLateParts.ts';
import { type CellInputHost, makeCellInput } from './makeCellInput.ts';
import { paintHelper } from './paintHelper.ts';
import { placeProxy } from './placeProxy.ts';
import type { Portals } from './portals.ts';
import type { ReloadFlash } from './reloadFlash.ts';
import type { Voice } from './Spoken.tsx';
import type { GridHandle } from './gridTypes.ts';
import type { Refusal } from '../store/wireTypes.ts';

/** What a grid is put together from. */
export interface GridParts extends Pick<PainterFrame, 'viewport' | 'body' | 'room' | 'rowSize' | 'headSize'> {
  store: TableStore;
  /** Lies over the viewport and takes no press itself. */
  layer: HTMLElement;
  proxy: HTMLTextAreaElement;
  layout: ColumnLayout;
  gridId: string;
  alwaysEdit: boolean;
  /** Cells whose value became another one by loading flash. @source TBL-12 */
  reloadEffect: boolean;
  portals: Portals;
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  voice: Voice;
  /** Carries out what is beyond cells: find, menu, save. False: nothing is there to do it. */
  run: (command: GridCommand) => boolean;
  isExpanded: (rowId: RowId) => boolean;
  helperClick: PointerHost['helperClick'];
  cellClick: (place: CellPlace) => void;
  menu: (place: CellPlace, at: { x: number; y: number }) => void;
  /** Brings a column into view that a person has hidden; the painter lays it out before this comes back. */
  showColumn: (key: string) => void;
  /** Whether React draws the cells of a column. */
  isReact: (key: string) => boolean;
}

/** Puts painter, keyboard and pointer together on elements that React has drawn. */
export function mountGrid(parts: GridParts): GridHandle {
  const { store, viewport, body, layer, proxy, rowSize, headSize, voice, t } = parts;
  const moves = new Set<() => void>();
  const controls = new Set<() => void>();
  let open: OpenControl | null = null;
  let hand: HandParts | undefined;
  let noteOf: (rowId: RowId, key: string) => string | undefined = () => undefined;
  const nameOfCell = ({ laid, viewIndex, rowId }: Pick<CellNode, 'laid' | 'viewIndex' | 'rowId'>) =>
    [laid.column?.title, t('grid.rowName', { row: viewIndex + 1 }), store.errorOf(rowId, laid.key), noteOf(rowId, laid.key)]
      .filter(Boolean)
      .join(', ');
  const nameOf = (place: CellPlace) => {
    const laid = painter.layout.byPlace[place.column];
    const rowId = store.rowIdAt(place.row);
    return laid === undefined || rowId === undefined ? '' : nameOfCell({ laid, viewIndex: place.row, rowId });
  };
  const refused = (refusals: readonly Refusal[]) => {
    const [first] = refusals;
    if (first === undefined) return;
    if (refusals.length > 1) voice.say(t('grid.refusedSome', { count: refusals.length }));
    else if (first.reason === 'ranges') voice.say(t('grid.refusedRanges'));
    else voice.say(first.reason === 'unreadable' ? t('grid.refusedUnreadable', { text: first.text ?? '' }) : t('grid.refusedLocked'));
  };

  const pasted = async (result: PasteResult) => {
    // Where its code is there it is said at once, before the name of the step is.
    hand ??= await loadHandParts().catch(() => undefined);
    hand?.tellPasted(result, { t, say: voice.say, maxRows: store.options.maxRows });
  };

  let flash: ReloadFlash | undefined;
  const inputHost: CellInputHost = {
    store,
    painter: () => painter,
    refused: (refusal) => refused([refusal]),
    goTo(place) {
      controller.goTo(place);
      controller.focus();
    },
    pass: () => controller.pass(),
    run: (command) => controller.run(command),
    async paste(texts) {
      const result = await pasteTexts(store, texts);
      if (result !== undefined) await pasted(result);
    },
  };
  const host: CellHost = {
    store,
    alwaysEdit: parts.alwaysEdit,
    isReact: parts.isReact,
    isFlashing: (rowId, key) => flash?.has(rowId, key) ?? false,
    noteOf: (rowId, key) => noteOf(rowId, key),
    drawByReact: (element, cell) => parts.portals.set(element, cell),
    paintHelper: (node) => paintHelper(node, { store, t, isExpanded: parts.isExpanded(node.rowId) }),
    labelOf: nameOfCell,
    makeInput: (node) => makeCellInput(inputHost, node),
    release: () => controller.pass(),
  };
  const painter: GridPainter = new GridPainter(host, {
    viewport,
    body,
    headSize,
    footSize: 0,
    rowSize,
    room: parts.room,
    layout: parts.layout,
  });
  const frame = { painter, headSize, rowSize };
  const showControl = (control: OpenControl | null) => {
    open = control;
    for (const listener of controls) listener();
  };
  const controller = new GridController({
    store,
    painter,
    proxy,
    nameOf,
    idOf: (rowId: RowId, key: string) => `${parts.gridId}-${rowId}-${key}`,
    entered({ row, column }) {
      if (!parts.alwaysEdit || document.activeElement !== proxy) return;
      const input = painter.cellAt(row, painter.layout.byPlace[column]?.key ?? '')?.input;
      if (input?.isConnected !== true) return;
      input.focus({ preventScroll: true });
      input.select();
    },
    showControl,
    refused,
    say: voice.say,
    run(command) {
      if (command.do !== 'error') return parts.run(command);
      void goToError(command.back ? 'previous' : 'next');
      return true;
    },
  });
  const goToError = async (which: WhichError) => {
    // Where its code is there the next key finds the other cell.
    hand ??= await loadHandParts().catch(() => undefined);
    const goTo = (cell: CellPlace) => {
      controller.goTo(cell);
      controller.focus();
    };
    await hand?.goToError({ store, layout: () => painter.layout, t, say: voice.say, goTo, showColumn: parts.showColumn }, which);
  };
  let fillHandle: { place: () => void; dispose: () => void } | undefined;
  let isOver = false;
  // Nothing is selected, and nothing done, before somebody has seen the table: after all that is seen of it.
  const addHandParts = async () => {
    await loadLateParts().catch(() => undefined);
    // Without its code there is no handle; the keys and the menu fill as well.
    hand ??= await loadHandParts().catch(() => undefined);
    if (isOver || hand === undefined) return;
    fillHandle = hand.attachFillHandle({
      store,
      painter,
      viewport,
      layer,
      headSize,
      boxOf: (place) => boxOf(frame, place),
      isEditing: () => controller.editMode !== 'none',
      filled: ({ refusals }) => refused(refusals),
    });
    fillHandle.place();
    if (parts.reloadEffect) flash = hand.createReloadFlash(store, painter);
    ends.push(hand.sayActions({ store, voice, t, nameOf, layout: () => painter.layout }), hand.listenToInner(viewport, controller));
  };

  const seeByEngine = async () => {
    // Without its code the table goes on seeing by itself.
    const engine = await loadVirtualWindow().catch(() => undefined);
    if (!isOver && engine !== undefined) painter.seeBy(engine.virtualWindow());
  };

  const place = () => {
    const { active } = store.selection();
    placeProxy(proxy, { controller, box: active === null ? undefined : boxOf(frame, active) });
    fillHandle?.place();
  };
  controller.onPlace = place;
  painter.onMove = () => {
    flash?.look();
    controller.rename();
    place();
    for (const listener of moves) listener();
  };
  const ends = [
    attachPointer({
      store,
      painter,
      controller,
      viewport,
      headSize,
      isOneClick: parts.alwaysEdit,
      helperClick: parts.helperClick,
      cellClick: parts.cellClick,
      menu: parts.menu,
    }),
    attachClipboard({
      store,
      controller,
      proxy,
      pasted: (result) => void pasted(result),
      refused,
    }),
    afterFrame(() => {
      void addHandParts();
      void seeByEngine();
    }),
    () => {
      isOver = true;
      fillHandle?.dispose();
    },
    store.subscribe((event) => {
      if (event.kind === 'selection') fillHandle?.place();
    }),
    observeSize(viewport, () => painter.measure()),
    () => flash?.dispose(),
    () => controller.dispose(),
    () => painter.dispose(),
  ];
  place();

  const handle: GridHandle = {
    store,
    painter,
    controller,
    focus: () => controller.focus(),
    control: () => open,
    subscribeControl(listener) {
      controls.add(listener);
      return () => controls.delete(listener);
    },
    closeControl(keepsFocus = false) {
      if (open === null) return;
      showControl(null);
      if (!keepsFocus) controller.focus();
    },
    boxOf: (cell) => boxOf(frame, cell),
    subscribeMove(listener) {
      moves.add(listener);
      return () => moves.delete(listener);
    },
    refused,
    pasted: (result) => void pasted(result),
    hand: () => hand,
    goToError: (which) => void goToError(which),
    annotate(next) {
      noteOf = next;
      painter.repaint();
    },
    dispose() {
      gridOf.delete(store);
      for (const end of ends) end();
    },
  };
  gridOf.set(store, handle);
  return handle;
}

function observeSize(element: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  return () => observer.disconnect();
}
