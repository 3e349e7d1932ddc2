import type { RowId } from '../columnTypes.ts';
import type { CheckedApi, RowSelection } from './selectionTypes.ts';
import type { TableCore } from './tableCore.ts';
import type { SelectRowChange } from './tableEvents.ts';

/** More rows than these are not put in order one by one. */
const few = 1000;

/** Makes the part of a store that knows which rows are checked, in the shape that TanStack Table has for it. */
export function createChecked(core: TableCore): CheckedApi {
  const isRadio = core.options.rowSelectionType === 'radio';
  const hasRule = core.options.disabledRows !== undefined;
  let chosen: Record<string, true> = {};
  /** Entries of `chosen`. */
  let size = 0;
  /** Somebody else reads this one: it is copied before the next write. */
  let isLent = false;
  let counted: { edition: number; checked: number; able: number } | undefined;

  const canCheck = (id: RowId) => {
    const row = core.rows.row(id);
    return row !== undefined && !core.isRowDisabled(row);
  };
  // A row may have become one that cannot be checked.
  const isChecked = (id: RowId) => chosen[id] === true && (!hasRule || canCheck(id));

  /** Rows that are checked and rows that can be: a pass over all of them once per change, and only where there is such a rule. */
  function counts(): { checked: number; able: number } {
    if (!hasRule) return { checked: size, able: core.rows.count };
    if (counted?.edition !== core.edition) {
      counted = { edition: core.edition, checked: 0, able: 0 };
      for (let place = 0; place < core.rows.count; place += 1) {
        const id = core.rows.idAt(place);
        if (!canCheck(id)) continue;
        counted.able += 1;
        if (chosen[id]) counted.checked += 1;
      }
    }
    return counted;
  }

  const isFiltered = () => core.rows.viewCount < core.rows.count;

  function stateInView(): 'all' | 'some' | 'none' {
    let has = false;
    let lacks = false;
    for (let place = 0; place < core.rows.viewCount && !(has && lacks); place += 1) {
      const id = core.rows.viewIdAt(place);
      if (isChecked(id)) has = true;
      else if (canCheck(id)) lacks = true;
    }
    return has ? (lacks ? 'some' : 'all') : 'none';
  }

  function* shown() {
    for (let place = 0; place < core.rows.viewCount; place += 1) {
      const id = core.rows.viewIdAt(place);
      if (!hasRule || canCheck(id)) yield id;
    }
  }

  function checkedRows(): RowId[] {
    const { rows } = core;
    if (size <= few)
      return idsOf(chosen)
        .filter(isChecked)
        .toSorted((one, other) => rows.placeOf(one) - rows.placeOf(other));
    return Array.from({ length: rows.count }, (_, place) => rows.idAt(place)).filter(isChecked);
  }

  function own(): Record<string, true> {
    if (isLent) chosen = { ...chosen };
    isLent = false;
    counted = undefined;
    return chosen;
  }

  function put(ids: Iterable<RowId>) {
    const rows = own();
    for (const id of ids) {
      if (rows[id]) continue;
      rows[id] = true;
      size += 1;
    }
  }

  function drop(ids: Iterable<RowId>) {
    const rows = own();
    for (const id of ids) if (rows[id] && Reflect.deleteProperty(rows, id)) size -= 1;
  }

  function replace(next: Record<string, true>) {
    chosen = next;
    size = Object.keys(next).length;
    isLent = false;
    counted = undefined;
  }

  function tell(change: Pick<SelectRowChange, 'type' | 'action' | 'row'>) {
    core.emit({ kind: 'checked' });
    core.options.on?.selectRowChange?.({
      ...change,
      selectedRows: () => checkedRows().map((id) => core.rows.slot(id)!),
      selectedRowIds: () => checkedRows().map((id) => core.keyOf(id)),
    });
  }

  /** Tells that rows are checked now, or not any more. */
  function tellRows(ids: readonly RowId[], checked: boolean) {
    tell({
      type: isRadio ? 'radio' : 'checkbox',
      action: checked ? 'selected' : 'unselected',
      ...(ids.length === 1 ? { row: core.rows.row(ids[0]!) } : {}),
    });
  }

  core.afterStep.push(({ removed }) => {
    if (removed.length === 0) return;
    // A row that comes back begins unchecked, as a new one does.
    drop(removed);
    core.emit({ kind: 'checked' });
  });
  core.afterLoad.push(() => replace({}));

  return {
    isChecked,
    rowSelection() {
      isLent = true;
      return chosen;
    },
    setRowSelection(update) {
      const before = chosen;
      isLent = true;
      const next = update(before);
      const added = idsOf(next).filter((id) => !before[id]);
      const taken = idsOf(before).filter((id) => !next[id]);
      const refused = new Set(added.filter((id) => !canCheck(id)));
      const able = added.filter((id) => !refused.has(id));
      if (able.length === 0 && taken.length === 0) return;
      replace(next);
      drop([...refused]);
      tellRows(able.length > 0 ? able : taken, able.length > 0);
    },
    checkedCount: () => counts().checked,
    checkedState() {
      if (isFiltered()) return stateInView();
      const { checked, able } = counts();
      if (checked === 0) return 'none';
      return checked >= able ? 'all' : 'some';
    },
    setChecked(rowIds, checked) {
      const ids = [...rowIds].filter((id) => canCheck(id) && isChecked(id) !== checked);
      if (ids.length === 0) return;
      if (isRadio && checked) replace({ [ids[0]!]: true });
      else if (checked) put(ids);
      else drop(ids);
      tellRows(ids, checked);
    },
    checkAll(checked) {
      if (isRadio && checked) return;
      if (!checked || !isFiltered()) replace({});
      if (checked) put(shown());
      tell({ type: isRadio ? 'radio' : 'checkbox-all', action: checked ? 'selected-all' : 'unselected' });
    },
    checkedRows,
  };
}

const idsOf = (selection: RowSelection): RowId[] => Object.keys(selection).map(Number);
