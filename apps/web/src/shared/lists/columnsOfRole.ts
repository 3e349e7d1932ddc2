type NameOf<Column> = Column extends string ? Column : Column extends { field: infer Name extends string } ? Name : never;
type Hidden<Column> = Column extends string ? { field: Column; hidden: boolean } : Column & { hidden: boolean };

/** What tells the work of a role: a permission that its people hold, and one that they lack. Who holds everything has no role of these. */
const work = {
  /** Makes payments, which others approve. */
  cashier: { may: 'pay:submit', lacks: 'pay:approve' },
  /** Approves what cashiers make. */
  financeManager: { may: 'pay:approve', lacks: 'pay:submit' },
  /** Declares taxes. */
  tax: { may: 'tax:build', lacks: 'tax:review' },
  /** Reviews papers of drivers, vehicles, carriers and customers. */
  auditor: { may: 'driver:review', lacks: 'shipping:businessReview' },
  /** Reviews what waybills carried, and where. */
  compliance: { may: 'shipping:businessReview', lacks: 'shipping:dispatch' },
} as const;

/** Roles that lists open for in columns of their own. */
export type Work = keyof typeof work;

/** The work of the one who is asked about; undefined of people who do all of it, or none. */
export const workOf = (can: (permission: string) => boolean): Work | undefined =>
  (Object.keys(work) as Work[]).find((name) => can(work[name].may) && !can(work[name].lacks));

/**
 * Columns as a list opens with them for a role: those that its work needs, in their order, before all others, which can be switched on. Without
 * any for the role they lie as they are.
 *
 * @example columns={columnsOfRole(['invoiceNo', 'amountInclTax', 'taxAmount'], { reader: workOf(can), roles: { tax: ['invoiceNo', 'taxAmount'] } })}
 */
export function columnsOfRole<const Column extends string | object>(
  columns: readonly Column[],
  { reader, roles }: { reader: Work | undefined; roles: Partial<Record<Work, readonly NoInfer<NameOf<Column>>[]>> },
): ReadonlyArray<Column | Hidden<Column>> {
  const own: readonly string[] | undefined = reader && roles[reader];
  if (own === undefined) return columns;
  const nameOf = (column: Column) => (typeof column === 'string' ? column : ((column as { field?: string }).field ?? ''));
  const as = (column: Column, hidden: boolean) =>
    (typeof column === 'string' ? { field: column, hidden } : { ...(column as object), hidden }) as Hidden<Column>;
  return [
    ...own.flatMap((name) => columns.filter((column) => nameOf(column) === name).map((column) => as(column, false))),
    ...columns.filter((column) => !own.includes(nameOf(column))).map((column) => as(column, true)),
  ];
}
