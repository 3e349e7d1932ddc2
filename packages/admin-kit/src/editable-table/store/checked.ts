import type { RowId } from '../columnTypes.ts';
import type { CheckedApi } from './selectionTypes.ts';
import type { TableCore } from './tableCore.ts';
import type { SelectRowChange } from './tableEvents.ts';

/** Makes the part of a store that knows which rows are checked. 'All' is one word and its exceptions, not a list. */
export function createChecked(core: TableCore): CheckedApi {
  const isRadio = core.options.rowSelectionType === 'radio';
  let isAll = false;
  /** With `isAll` the rows that are not checked, else those that are. */
  let listed = new Set<RowId>();
  let counted: { edition: number; disabled: number } | undefined;

  const canCheck = (id: RowId) => {
    const row = core.rows.row(id);
    return row !== undefined && !core.isRowDisabled(row);
  };
  const isChecked = (id: RowId) => listed.has(id) !== isAll && canCheck(id);

  /** Rows that cannot be checked: a pass over all of them, once per change, and only where there is such a rule. */
  function disabledCount(): number {
    if (!core.options.disabledRows) return 0;
    if (counted?.edition !== core.edition) {
      let disabled = 0;
      for (let place = 0; place < core.rows.count; place += 1) {
        if (core.isRowDisabled(core.rows.slot(core.rows.idAt(place))!)) disabled += 1;
      }
      counted = { edition: core.edition, disabled };
    }
    return counted.disabled;
  }

  function count(): number {
    let among = 0;
    for (const id of listed) if (canCheck(id)) among += 1;
    return isAll ? core.rows.count - disabledCount() - among : among;
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

  function checkedRows(): RowId[] {
    const { rows } = core;
    if (!isAll) return [...listed].filter(canCheck).toSorted((one, other) => rows.placeOf(one) - rows.placeOf(other));
    return Array.from({ length: rows.count }, (_, place) => rows.idAt(place)).filter(isChecked);
  }

  function tell(change: Pick<SelectRowChange, 'type' | 'action' | 'row'>) {
    core.emit({ kind: 'checked' });
    core.options.on?.selectRowChange?.({
      ...change,
      selectedRows: () => checkedRows().map((id) => core.rows.slot(id)!),
      selectedRowIds: () => checkedRows().map((id) => core.keyOf(id)),
    });
  }

  core.afterStep.push(({ added, removed }) => {
    // A new row begins unchecked, and so does one that comes back.
    for (const id of added) if (isAll) listed.add(id);
    for (const id of removed) listed.delete(id);
    if (removed.length > 0 || (isAll && added.length > 0)) core.emit({ kind: 'checked' });
  });
  core.afterLoad.push(() => {
    isAll = false;
    listed = new Set();
    counted = undefined;
  });

  return {
    isChecked,
    checkedCount: count,
    checkedState() {
      if (isFiltered()) return stateInView();
      const checked = count();
      if (checked === 0) return 'none';
      return checked >= core.rows.count - disabledCount() ? 'all' : 'some';
    },
    setChecked(rowIds, checked) {
      const ids = [...rowIds].filter((id) => canCheck(id) && isChecked(id) !== checked);
      if (ids.length === 0) return;
      if (isRadio && checked) {
        isAll = false;
        listed = new Set([ids[0]!]);
      } else {
        for (const id of ids) {
          if (checked === isAll) listed.delete(id);
          else listed.add(id);
        }
      }
      tell({
        type: isRadio ? 'radio' : 'checkbox',
        action: checked ? 'selected' : 'unselected',
        ...(ids.length === 1 ? { row: core.rows.row(ids[0]!) } : {}),
      });
    },
    checkAll(checked) {
      if (isRadio && checked) return;
      if (checked && isFiltered()) {
        if (isAll) listed = new Set(checkedRows());
        isAll = false;
        for (let place = 0; place < core.rows.viewCount; place += 1) listed.add(core.rows.viewIdAt(place));
      } else {
        isAll = checked;
        listed = new Set();
      }
      tell({ type: isRadio ? 'radio' : 'checkbox-all', action: checked ? 'selected-all' : 'unselected' });
    },
    checkedRows,
  };
}
