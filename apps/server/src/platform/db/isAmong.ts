import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a column holds one of many texts, which travel as one value: a parameter for each takes longer than the rows. */
export const isAmong = (column: SQLWrapper, texts: readonly string[]): SQL => sql`${column} = any(${sql.param([...texts])}::text[])`;
