import type { Row, RowId } from '../columnTypes.ts';

/** Rows taken out of the order, or put into it: enough to do it, and to undo it. */
export interface RowMove {
  kind: 'insert' | 'remove';
  ids: readonly RowId[];
  /** Places in the order, rising: where the rows stand once they are in. */
  at: readonly number[];
  /** Places in the view, -1 for rows that were not shown. */
  viewAt: readonly number[];
  /** Which view those are places of; see {@link RowTable.viewNumber}. */
  viewNumber: number;
}

/**
 * Rows by their ids, the order that a person arranged, and the view after sorting and filtering. Both are `null` as long as they
 * are what was loaded, so nothing here grows with the rows until something is written.
 */
export class RowTable {
  /** Rows by id, removed ones too. */
  #slots: readonly Row[];
  #isOwn = false;
  #order: Int32Array | null = null;
  #view: Int32Array | null = null;
  #count: number;
  #viewNumber = 0;
  #places: Int32Array | null = null;
  #viewPlaces: Int32Array | null = null;

  constructor(rows: readonly Row[]) {
    this.#slots = rows;
    this.#count = rows.length;
  }

  get count(): number {
    return this.#count;
  }

  get viewCount(): number {
    return this.#view ? this.#view.length : this.#count;
  }

  /** Ids ever given. */
  get slotCount(): number {
    return this.#slots.length;
  }

  get hasView(): boolean {
    return this.#view !== null;
  }

  /** Rises with every other order or choice that is shown: places of the view that were noted under another number are none now. */
  get viewNumber(): number {
    return this.#viewNumber;
  }

  /** The row of an id, removed or not. */
  slot(id: RowId): Row | undefined {
    return this.#slots[id];
  }

  /** The row of an id unless it was removed. */
  row(id: RowId): Row | undefined {
    return this.has(id) ? this.#slots[id] : undefined;
  }

  has(id: RowId): boolean {
    return this.placeOf(id) >= 0;
  }

  idAt(place: number): RowId {
    return this.#order ? this.#order[place]! : place;
  }

  placeOf(id: RowId): number {
    if (!this.#order) return id >= 0 && id < this.#count ? id : -1;
    this.#places ??= invert(this.#order, this.slotCount);
    return this.#places[id] ?? -1;
  }

  viewIdAt(place: number): RowId {
    return this.#view ? this.#view[place]! : this.idAt(place);
  }

  viewPlaceOf(id: RowId): number {
    if (!this.#view) return this.placeOf(id);
    this.#viewPlaces ??= invert(this.#view, this.slotCount);
    return this.#viewPlaces[id] ?? -1;
  }

  /** Ids in order, as they are now: not to be written, and not changed by what comes later. `null`: 0 … count - 1. */
  ids(): Int32Array | null {
    return this.#order;
  }

  /** Ids in the order of the view, as `ids`. */
  viewIds(): Int32Array | null {
    return this.#view ?? this.#order;
  }

  setView(view: Int32Array | null): void {
    this.#viewNumber += 1;
    this.repairView(view);
  }

  /** Rows come into the view, which stays the one that it is. */
  repairView(view: Int32Array | null): void {
    this.#view = view;
    this.#viewPlaces = null;
  }

  write(id: RowId, row: Row): void {
    this.#own()[id] = row;
  }

  /** Gives ids to new rows; they have no place yet. */
  add(rows: readonly Row[]): RowId[] {
    const slots = this.#own();
    const from = slots.length;
    // An identity would take them in by itself.
    if (!this.#order && this.#count < from) this.#order = identity(this.#count);
    for (const row of rows) slots.push(row);
    return rows.map((_, index) => from + index);
  }

  /** Puts rows into the order, and into the view if they have places there. */
  insert({ ids, at, viewAt, viewNumber }: RowMove): void {
    const isTail = !this.#order && at.every((place, index) => place === this.#count + index && ids[index] === place);
    if (isTail) this.#count += ids.length;
    else {
      this.#order = insertAt(this.#order ?? identity(this.#count), { ids, at });
      this.#count = this.#order.length;
    }
    if (this.#view && viewNumber === this.#viewNumber) {
      const shown = ids.map((id, index) => [id, viewAt[index]!] as const).filter(([, place]) => place >= 0);
      const rising = shown.toSorted((one, other) => one[1] - other[1]);
      this.#view = insertAt(this.#view, { ids: rising.map(([id]) => id), at: rising.map(([, place]) => place) });
    }
    this.#forgetPlaces();
  }

  /** Takes rows out; what it answers puts them back. */
  remove(ids: readonly RowId[]): RowMove {
    const known = ids.filter((id) => this.has(id));
    const sorted = known.toSorted((one, other) => this.placeOf(one) - this.placeOf(other));
    const move: RowMove = {
      kind: 'remove',
      ids: sorted,
      at: sorted.map((id) => this.placeOf(id)),
      viewAt: sorted.map((id) => this.viewPlaceOf(id)),
      viewNumber: this.#viewNumber,
    };
    const gone = new Set(sorted);
    this.#order = (this.#order ?? identity(this.#count)).filter((id) => !gone.has(id));
    this.#count = this.#order.length;
    if (this.#view) this.#view = this.#view.filter((id) => !gone.has(id));
    this.#forgetPlaces();
    return move;
  }

  /** Back to identity where the order is one again, so that a step undone costs nothing further. */
  settle(): void {
    if (this.#order?.every((id, at) => id === at)) this.#order = null;
  }

  #own(): Row[] {
    if (!this.#isOwn) {
      this.#slots = this.#slots.slice();
      this.#isOwn = true;
    }
    return this.#slots as Row[];
  }

  #forgetPlaces(): void {
    this.#places = null;
    this.#viewPlaces = null;
  }
}

/** 0 … count - 1. */
export function identity(count: number): Int32Array {
  const ids = new Int32Array(count);
  for (let at = 0; at < count; at += 1) ids[at] = at;
  return ids;
}

function invert(ids: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size).fill(-1);
  for (let at = 0; at < ids.length; at += 1) places[ids[at]!] = at;
  return places;
}

/** Puts ids in so that each stands at its place afterwards; places beyond the end are moved up to it. */
function insertAt(into: Int32Array, { ids, at }: { ids: readonly RowId[]; at: readonly number[] }): Int32Array {
  const result = new Int32Array(into.length + ids.length);
  let next = 0;
  let from = 0;
  for (let place = 0; place < result.length; place += 1) {
    const isHere = next < ids.length && (at[next]! <= place || from >= into.length);
    result[place] = isHere ? ids[next++]! : into[from++]!;
  }
  return result;
}
