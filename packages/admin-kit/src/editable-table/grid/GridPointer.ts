import { onRest, strayPx } from '../../internals/onRest.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { placeOfElement } from './frameGeometry.ts';
import type { GridController } from './GridController.ts';
import type { GridPainter } from './GridPainter.ts';
import { placeAt } from './placeAt.ts';

/** What the pointer works on. */
export interface PointerHost {
  readonly store: TableStore;
  readonly painter: GridPainter;
  readonly controller: GridController;
  readonly viewport: HTMLElement;
  readonly headSize: number;
  /** A click on a cell of the table's own columns. */
  helperClick(kind: 'check' | 'expand' | 'drag' | 'number', given: { row: number; event: PointerEvent }): void;
  /** One click opens a control, as in a form. */
  readonly isOneClick: boolean;
  /** A click that was not a drag, on a cell with a value. */
  cellClick(place: CellPlace): void;
  /** The menu of a cell is asked for, at a point of the screen. */
  menu(place: CellPlace, at: { x: number; y: number }): void;
}

// Px from an edge within which a drag scrolls, and how far in one frame.
const edge = 32;
const edgeStep = 24;

/** Mouse and touch on the rows: select, extend, add, drag with scrolling at the edges, open for editing. */
export function attachPointer(host: PointerHost): () => void {
  const { store, painter, controller, viewport } = host;
  let isDragging = false;
  let frame = 0;
  let at = { x: 0, y: 0 };
  // A finger that rests asks for the menu: not every browser tells of it.
  let stopRest = () => {};
  // The finger that asked for the menu is still down: what the browser makes of it is neither a click nor another menu.
  let isAnswered = false;
  // Where a finger went down: it means the cell only when it is lifted there, for it may be going to scroll.
  let touched: { place: CellPlace; how: 'select' | 'extend' | 'add' } | undefined;
  // The cell that tells the pointer what is wrong with it.
  let told: HTMLElement | undefined;

  const choose = (place: CellPlace, how: 'select' | 'extend' | 'add') => {
    controller.goTo(place, how);
    controller.focus();
  };

  /** Goes on selecting while the pointer rests near an edge. */
  const step = () => {
    frame = 0;
    if (!isDragging) return;
    const box = viewport.getBoundingClientRect();
    const down = at.y > box.bottom - edge ? edgeStep : at.y < box.top + host.headSize + edge ? -edgeStep : 0;
    const across = at.x > box.right - edge ? edgeStep : at.x < box.left + edge ? -edgeStep : 0;
    if (down !== 0 || across !== 0) {
      viewport.scrollBy(across, down);
      frame = requestAnimationFrame(step);
    }
    const place = placeAt(host, at);
    if (place !== undefined) store.extendTo(place);
  };

  const handleDown = (event: PointerEvent) => {
    stopRest();
    isAnswered = false;
    touched = undefined;
    if (event.button !== 0) return;
    // A control of a cell's own, as an input that is always open, takes the press itself.
    if (event.target instanceof Element && event.target.closest('input, textarea, button, a, [data-own-press]') !== null) return;
    const found = placeOfElement(painter, event.target);
    if (found === undefined) return;
    const { row, laid } = found;
    if (laid.helper !== undefined) return host.helperClick(laid.helper, { row, event });
    const place = { row, column: laid.place };
    const how = event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'add' : 'select';
    // The press would move the focus from the text area; a finger may still scroll.
    event.preventDefault();
    at = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'mouse') {
      touched = { place, how };
      stopRest = onRest(() => {
        isAnswered = true;
        if (!store.isSelected(place.row, place.column)) choose(place, 'select');
        host.menu(place, at);
      });
      return;
    }
    choose(place, how);
    isDragging = true;
    viewport.setPointerCapture(event.pointerId);
  };

  const handleMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > strayPx) stopRest();
    if (!isDragging) return;
    at = { x: event.clientX, y: event.clientY };
    if (frame === 0) frame = requestAnimationFrame(step);
  };

  const handleUp = (event: PointerEvent) => {
    stopRest();
    if (!isDragging) return;
    isDragging = false;
    viewport.releasePointerCapture(event.pointerId);
  };

  /** The browser takes the finger away: it scrolls. */
  const handleCancel = (event: PointerEvent) => {
    touched = undefined;
    handleUp(event);
  };

  const handleClick = (event: MouseEvent) => {
    if (isAnswered) return;
    if (touched !== undefined) choose(touched.place, touched.how);
    touched = undefined;
    const found = placeOfElement(painter, document.elementFromPoint(event.clientX, event.clientY));
    if (found === undefined || found.laid.helper !== undefined) return;
    const { key, place } = found.laid;
    const element = painter.cellAt(found.row, key)?.element;
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    // A box or a switch that is painted in the cell is meant itself; beside it the cell is only selected.
    const isOnMark = hit !== null && hit !== element && hit.closest('[data-mark]') !== null;
    const by = store.typeOf(key)?.edit.by;
    if (isOnMark && by === 'toggle' && !event.shiftKey) controller.edit();
    else if (host.isOneClick && by === 'control' && !event.shiftKey && !event.ctrlKey) controller.edit();
    host.cellClick({ row: found.row, column: place });
  };

  const handleDouble = (event: MouseEvent) => {
    const found = placeOfElement(painter, document.elementFromPoint(event.clientX, event.clientY));
    if (found === undefined || found.laid.helper !== undefined) return;
    if (store.typeOf(found.laid.key)?.edit.by !== 'toggle') controller.edit();
  };

  const handleMenu = (event: MouseEvent) => {
    const found = placeOfElement(painter, event.target);
    if (found === undefined) return;
    event.preventDefault();
    stopRest();
    if (isAnswered) return;
    const place = { row: found.row, column: Math.max(0, found.laid.place) };
    if (!store.isSelected(place.row, place.column)) controller.goTo(place);
    controller.focus();
    host.menu(place, { x: event.clientX, y: event.clientY });
  };

  const handleOver = (event: PointerEvent) => {
    const found = placeOfElement(painter, event.target);
    const cell = found && painter.cellAt(found.row, found.laid.key);
    if (told !== cell?.element) told?.removeAttribute('title');
    const error = cell && store.errorOf(cell.rowId, cell.laid.key);
    told = error === undefined ? undefined : cell?.element;
    if (error !== undefined && told !== undefined) told.title = error;
  };

  const stopListening = listen(viewport, {
    pointerover: handleOver,
    contextmenu: handleMenu,
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointercancel: handleCancel,
    // Else a press of the mouse is made up, which closes the menu again.
    touchend: (event) => isAnswered && event.cancelable && event.preventDefault(),
    click: handleClick,
    dblclick: handleDouble,
  });
  return () => {
    cancelAnimationFrame(frame);
    stopRest();
    stopListening();
  };
}

type Handlers = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

function listen(element: HTMLElement, handlers: Handlers): () => void {
  const stop = new AbortController();
  for (const [name, handle] of Object.entries(handlers)) element.addEventListener(name, handle as EventListener, stop);
  return () => stop.abort();
}
