import type { RowId } from '../columnTypes.ts';
import type { CellName } from './tableEvents.ts';
import type { ErrorMap } from './tableStore.ts';

/** Errors of cells, as few as there are, and what changed since anyone was told. */
export class ErrorBook {
  readonly map = new Map<RowId, Map<string, string>>();
  /** Errors per column: most have none, and need no look at their rows. */
  readonly #counts = new Map<string, number>();
  #changed: CellName[] = [];

  get(rowId: RowId, key: string): string | undefined {
    return this.map.get(rowId)?.get(key);
  }

  set({ rowId, key, message }: { rowId: RowId; key: string; message?: string | undefined }): void {
    const row = this.map.get(rowId);
    if (row?.get(key) === message) return;
    this.#changed.push([rowId, key]);
    const had = row?.has(key) ? 1 : 0;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + (message === undefined ? 0 : 1) - had);
    if (message !== undefined) {
      if (row) row.set(key, message);
      else this.map.set(rowId, new Map([[key, message]]));
      return;
    }
    row!.delete(key);
    if (row!.size === 0) this.map.delete(rowId);
  }

  hasErrors(key: string): boolean {
    return (this.#counts.get(key) ?? 0) > 0;
  }

  forget(rowId: RowId): void {
    for (const key of this.map.get(rowId)?.keys() ?? []) this.set({ rowId, key });
  }

  clear(): void {
    for (const rowId of this.map.keys()) this.forget(rowId);
  }

  /** The cells whose error is another one since the last call. */
  takeChanged(): readonly CellName[] {
    const changed = this.#changed;
    this.#changed = [];
    return changed;
  }

  get errors(): ErrorMap {
    return this.map;
  }
}
