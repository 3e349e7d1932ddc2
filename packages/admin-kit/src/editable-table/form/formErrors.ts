import type { FieldProblem } from '../../request/ApiError.ts';
import type { EditableColumn, RowId, ValidateRule } from '../columnTypes.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What a form found wrong in a table, as a rule of each column: so it is kept, shown and forgotten as the table's own errors are. */
export interface FormErrors {
  /** Rules per column, after those of the app. */
  rules(own: Readonly<Record<string, readonly ValidateRule[]>> | undefined): Record<string, readonly ValidateRule[]>;
  /** Places problems such as `{ path: '3.price' }` in their cells, shown or not; those of before are gone. Resolves once they stand. */
  place(store: TableStore, problems: readonly FieldProblem[]): Promise<void>;
}

/** Makes the book of what a form found wrong. */
export function createFormErrors(columns: readonly EditableColumn[]): FormErrors {
  const messages = new Map<RowId, Map<string, { message: string; value: unknown }>>();
  const ruleOf = (key: string): ValidateRule => ({
    handler: ({ rowId, cellValue }, callback) => {
      const found = messages.get(rowId)?.get(key);
      // Another value has not been looked at by the form yet.
      if (found === undefined || found.value !== cellValue) callback(true);
      else callback(false, found.message);
    },
  });
  return {
    rules: (own) => Object.fromEntries(columns.map(({ key }) => [key, [...(own?.[key] ?? []), ruleOf(key)]])),
    async place(store, problems) {
      const { rows } = storeParts.get(store)!.core;
      const before = [...messages].flatMap(([rowId, cells]) => [...cells.keys()].map((key) => [rowId, key] as const));
      messages.clear();
      const byIndex = new Map<number, FieldProblem[]>();
      for (const problem of problems) {
        const index = Number(problem.path.split('.')[0]);
        byIndex.set(index, [...(byIndex.get(index) ?? []), problem]);
      }
      const touched: Array<readonly [RowId, string]> = [...before];
      for (const [index, found] of byIndex) {
        if (!(index < rows.count)) continue;
        const rowId = rows.idAt(index);
        const cells = new Map<string, { message: string; value: unknown }>();
        for (const { path, message } of found) {
          const key = path.split('.')[1] ?? store.visibleColumns()[0] ?? '';
          cells.set(key, { message, value: store.value(rowId, key) });
          touched.push([rowId, key]);
        }
        messages.set(rowId, cells);
      }
      await Promise.all(touched.map(([rowId, key]) => store.validateCell(rowId, key)));
    },
  };
}
