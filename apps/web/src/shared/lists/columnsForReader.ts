import { session } from '../session/session.ts';
import { type OutOfView, outOfView } from './outOfView.ts';

type NameOf<Column> = Column extends string ? Column : Column extends { field: infer Name extends string } ? Name : never;
type Hidden<Column> = Column extends string ? { field: Column; hidden: true } : Column & { hidden: true };

/**
 * Columns as they lie for the signed-in person when a list is opened for the first time: the platform's people see those of their work, customers
 * and carriers no column that names themselves in each row or that the server leaves empty for them. All can be switched on.
 *
 * @example columns={columnsForReader(['amount', 'customerName', 'applyBy'], { party: ['applyBy'], customer: ['customerName'] })}
 */
export function columnsForReader<const Column extends string | object>(
  columns: readonly Column[],
  off: OutOfView<NoInfer<NameOf<Column>>>,
): ReadonlyArray<Column | Hidden<Column>> {
  const hidden: readonly string[] = outOfView(session.state().userType, off);
  return columns.map((column) => {
    const name = typeof column === 'string' ? column : (column as { field?: string }).field;
    if (name === undefined || !hidden.includes(name)) return column;
    return (typeof column === 'string' ? { field: column, hidden: true } : { ...(column as object), hidden: true }) as Hidden<Column>;
  });
}
