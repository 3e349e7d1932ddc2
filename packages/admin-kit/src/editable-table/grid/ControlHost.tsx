import {
  type ComponentType,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CellControlProps } from '../cells/cellType.ts';
import { cellControls } from '../controls/cellControls.ts';
import { placeholderOf } from '../store/newRows.ts';
import type { TableChange, TableStore } from '../store/tableStore.ts';
import { EditTarget } from './EditTarget.ts';
import type { OpenControl } from './controllerHost.ts';
import type { GridHandle } from './gridTypes.ts';

/** React controls of cell types, by the name of the type. */
export type CellControls = Readonly<Record<string, ComponentType<CellControlProps>>>;

/** The React control that is open over its cell. */
export function ControlHost({ grid, store, controls }: { grid: GridHandle; store: TableStore; controls: CellControls | undefined }) {
  const open = useSyncExternalStore(grid.subscribeControl, grid.control);
  if (open === null || store.cell(open.rowId, open.key) === undefined) return null;
  return <PlacedControl key={`${open.rowId} ${open.key}`} grid={grid} store={store} open={open} controls={controls} />;
}

function PlacedControl({
  grid,
  store,
  open,
  controls,
}: {
  grid: GridHandle;
  store: TableStore;
  open: OpenControl;
  controls: CellControls | undefined;
}) {
  const { rowId, key, typed } = open;
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCancelled = useRef(false);
  const value = useSyncExternalStore(store.subscribe, () => store.value(rowId, key));
  const type = store.typeOf(key);
  const cell = store.cell(rowId, key);
  const laid = grid.painter.layout.byKey.get(key);
  // A file may arrive long after the control has closed.
  const [home] = useState(() => new EditTarget(store, { rowId, laid: { key } }));
  // All that is written until it closes is one step, which Escape takes back as long as it is the last one.
  const [visit] = useState(() => crypto.randomUUID());
  const isWriting = useRef(false);
  const isLastStep = useRef(false);
  const write = (work: () => void) => {
    isWriting.current = true;
    work();
    isWriting.current = false;
  };

  useLayoutEffect(() => {
    const place = () => {
      const at = laid && grid.boxOf({ row: store.viewIndexOf(rowId), column: laid.place });
      if (box.current === null || at === undefined) return;
      const { style } = box.current;
      style.insetInlineStart = `${at.start}px`;
      style.top = `${at.top}px`;
      style.width = `${at.width}px`;
      style.minHeight = `${at.height}px`;
    };
    place();
    return grid.subscribeMove(place);
  }, [grid, store, rowId, laid]);
  useEffect(() => {
    const end = store.subscribe(({ kind }) => {
      if (kind === 'history') isLastStep.current = isWriting.current;
      const isGone = kind !== 'selection' && store.viewIndexOf(rowId) < 0;
      if (isGone || home.rowId !== rowId || store.cell(rowId, key) === undefined) grid.closeControl();
      // The keys that are still to come are not for the row that stands there now.
      if (isGone) store.activate(null);
    });
    return () => {
      end();
      clearTimeout(leaving.current);
    };
  }, [grid, store, rowId, key, home]);

  const close = (next?: 'down' | 'on' | 'back') => {
    grid.closeControl();
    if (next === 'down') grid.controller.run({ do: 'move', move: { to: 'step', rows: 1, columns: 0 }, extend: false });
    else if (next !== undefined) grid.controller.run({ do: 'tab', back: next === 'back' });
  };
  // Before the control itself: one press leaves the cell as it was, whatever is open and typed.
  const handleEscape = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Escape') return;
    event.stopPropagation();
    isCancelled.current = true;
    // Files are uploaded and taken away by actions of their own.
    if (isLastStep.current && !box.current?.querySelector('[data-many-stops]')) store.undo();
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && box.current?.contains(event.target as Node) && !box.current.querySelector('[data-many-stops]')) {
      event.preventDefault();
      // What is typed and not yet read is taken when the focus leaves.
      close(event.shiftKey ? 'back' : 'on');
    } else if (event.key === 'Enter' && !event.defaultPrevented && box.current?.contains(event.target as Node)) {
      if ((event.target as Element).closest('button, textarea') !== null) return;
      // The focus is in the grid by the time that the browser would carry the key out: there it would be typed over the next cell.
      event.preventDefault();
      close('down');
    }
  };

  const name = type?.name ?? '';
  const Control =
    (type?.edit.by === 'control' ? type.edit.Control : undefined) ?? controls?.[name] ?? cellControls[name] ?? cellControls['text'];
  if (Control === undefined || cell === undefined || laid === undefined) return null;
  return (
    <div
      ref={box}
      role="presentation"
      className="pointer-events-auto absolute z-30 flex items-center bg-surface outline-2 -outline-offset-2 outline-solid outline-primary-solid"
      onKeyDownCapture={handleEscape}
      onKeyDown={handleKeyDown}
      // Focus may go on to what the control itself has opened, which React counts as inside of it.
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => grid.closeControl(!isLost()), 0);
      }}
    >
      <Suspense fallback={null}>
        <Control
          value={value}
          cell={cell}
          home={home}
          {...(typed === undefined ? {} : { typed })}
          label={`${laid.column?.title ?? key} ${store.viewIndexOf(rowId) + 1}`}
          invalid={store.errorOf(rowId, key) !== undefined}
          readOnly={store.lockOf(rowId, key) !== undefined}
          text={store.editText(rowId, key)}
          placeholder={placeholderOf(laid.column)}
          read={(text) => {
            const next = type?.parse(text, cell);
            if (next === undefined && !isCancelled.current)
              write(() => void store.writeText({ rowId: home.rowId, key, text, keeps: true, coalesce: visit }));
            return next;
          }}
          onValueChange={(next) => {
            if (isCancelled.current) return;
            write(() => {
              const refusal = store.write({ rowId: home.rowId, key, value: next, coalesce: visit });
              if (refusal !== undefined) grid.refused([refusal]);
            });
          }}
          onRowChange={(values) =>
            write(() => {
              const writeAll = (change: TableChange) => {
                for (const one of Object.keys(values)) change.set({ rowId: home.rowId, key: one, value: values[one] });
              };
              store.edit({ label: laid.column?.title ?? key, coalesce: visit }, writeAll);
            })
          }
          onClose={() => close()}
        />
      </Suspense>
    </div>
  );
}

/** Whether nothing has the focus, as after a press on bare ground or when the focused part went away. */
const isLost = () => document.activeElement === document.body || document.activeElement === null;
