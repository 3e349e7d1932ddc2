/** Where a move of the active cell goes. */
export type Move =
  | { to: 'step'; rows: number; columns: number }
  /** To the edge of what holds values, as Ctrl and an arrow do in a spreadsheet. */
  | { to: 'edge'; rows: number; columns: number }
  | { to: 'page'; rows: 1 | -1 }
  | { to: 'rowStart' | 'rowEnd' | 'first' | 'last' };

/** What a key asks for. */
export type GridCommand =
  | { do: 'move'; move: Move; extend: boolean }
  /** Along the row, and on in the next one; leaves the table at its ends. */
  | { do: 'tab'; back: boolean }
  | { do: 'edit' | 'open' | 'toggle' | 'clear' | 'undo' | 'redo' | 'fillDown' | 'fillRight' | 'find' | 'leave' | 'save' | 'menu' }
  /** Beyond a spreadsheet: the row goes up or down, its sub-table opens. */
  | { do: 'rowUp' | 'rowDown' | 'subTable' }
  | { do: 'select'; what: 'all' | 'row' | 'column' }
  | { do: 'error'; back: boolean }
  | { do: 'commit'; next: 'down' | 'up' | 'stay' }
  | { do: 'cancel' }
  | { do: 'newLine' };

/** The part of a keyboard event that decides. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** How a cell is being edited: arrows move on from what was typed into a cell, and move the caret in what was opened. */
export type EditMode = 'none' | 'typed' | 'opened';

const arrows: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * What a key asks of the table; `undefined` leaves it to the browser. `isRtl` turns left and right around.
 *
 * @source TBL-02
 */
export function keyCommand(key: Key, { mode, isRtl = false }: { mode: EditMode; isRtl?: boolean }): GridCommand | undefined {
  const isCtrl = withControl(key);
  if (mode !== 'none') {
    const command = editingCommand(key, isCtrl);
    if (command !== undefined || mode === 'opened') return command;
    return isCtrl || key.shiftKey ? undefined : movement(key, isRtl);
  }
  if (key.altKey && key.shiftKey && key.key === 'ArrowUp') return { do: 'rowUp' };
  if (key.altKey && key.shiftKey && key.key === 'ArrowDown') return { do: 'rowDown' };
  return movement(key, isRtl) ?? (isCtrl ? withCtrl(key) : plain(key));
}

const withControl = (key: Key) => key.ctrlKey || key.metaKey;

function editingCommand(key: Key, isCtrl: boolean): GridCommand | undefined {
  switch (key.key) {
    case 'Enter':
      if (key.altKey) return { do: 'newLine' };
      return { do: 'commit', next: isCtrl ? 'stay' : key.shiftKey ? 'up' : 'down' };
    case 'Escape':
      return { do: 'cancel' };
    case 'Tab':
      return { do: 'tab', back: key.shiftKey };
    case 's':
      return isCtrl ? { do: 'save' } : undefined;
    default:
      return undefined;
  }
}

function movement(key: Key, isRtl: boolean): GridCommand | undefined {
  const move = moveOf(key, isRtl);
  return move && { do: 'move', move, extend: key.shiftKey };
}

function moveOf(key: Key, isRtl: boolean): Move | undefined {
  const isCtrl = withControl(key);
  const arrow = arrows[key.key];
  if (arrow !== undefined && !key.altKey) {
    return { to: isCtrl ? 'edge' : 'step', rows: arrow[0], columns: isRtl ? -arrow[1] : arrow[1] };
  }
  if (key.key === 'Home') return { to: isCtrl ? 'first' : 'rowStart' };
  if (key.key === 'End') return { to: isCtrl ? 'last' : 'rowEnd' };
  if (key.key === 'PageUp' && !isCtrl) return { to: 'page', rows: -1 };
  if (key.key === 'PageDown' && !isCtrl) return { to: 'page', rows: 1 };
  return undefined;
}

function withCtrl(key: Key): GridCommand | undefined {
  switch (key.key.toLowerCase()) {
    case 'a':
      return { do: 'select', what: 'all' };
    case ' ':
      return { do: 'select', what: 'column' };
    case 'z':
      return { do: key.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'd':
      return { do: 'fillDown' };
    case 'r':
      return { do: 'fillRight' };
    case 'f':
    case 'h':
      return { do: 'find' };
    case 's':
      return { do: 'save' };
    case 'enter':
      return { do: 'subTable' };
    default:
      return undefined;
  }
}

function plain(key: Key): GridCommand | undefined {
  switch (key.key) {
    case 'F2':
      return { do: 'edit' };
    case 'Enter':
      return key.shiftKey ? { do: 'move', move: { to: 'step', rows: -1, columns: 0 }, extend: false } : { do: 'edit' };
    case 'ArrowDown':
      return { do: 'open' };
    case 'Tab':
      return { do: 'tab', back: key.shiftKey };
    case ' ':
      return key.shiftKey ? { do: 'select', what: 'row' } : { do: 'toggle' };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case 'Escape':
      return { do: 'leave' };
    case 'F8':
      return { do: 'error', back: key.shiftKey };
    case 'F10':
      return key.shiftKey ? { do: 'menu' } : undefined;
    case 'ContextMenu':
      return { do: 'menu' };
    default:
      return undefined;
  }
}
