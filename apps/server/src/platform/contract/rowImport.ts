import { z } from 'zod';

/** Rows that one call takes in: as many as are checked and written together. */
const rowsPerCall = 500;

/** A column that rows may fill, with how its cells are read. */
export const ImportColumn = z
  .object({
    /** Key of the cells. */
    name: z.string(),
    /** Header of the column in sheets. */
    label: z.object({ zh: z.string(), en: z.string() }),
    /** Other headers that mean it, such as what an export calls it. */
    aliases: z.array(z.object({ zh: z.string(), en: z.string() })),
    required: z.boolean(),
    /** No two rows may have the same value. */
    unique: z.boolean(),
    /** Names of columns that must be the same, too, before the values count as the same. */
    uniqueWith: z.array(z.string()).optional(),
    example: z.string().nullable(),
    /** The field that the cells are read as; null where names stand for rows, or a rule of the sheet reads them. */
    field: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ImportColumn' });

const SheetRow = z.object({
  /** As the sheet counts; problems are told by it. */
  row: z.int().min(1).max(10_000_000),
  /** A cell that is too long for any field is a fault of its row; the whole call is bounded by its size. */
  cells: z.record(z.string().max(64), z.string()),
});

/** Lines of a sheet that the caller has read: texts by the names of the columns, as they would stand in an uploaded sheet. */
export const ImportRows = z
  .object({
    rows: z.array(SheetRow).min(1).max(rowsPerCall),
    /** Doubtful rows are taken as well. */
    confirmWarnings: z.boolean().optional(),
  })
  .meta({ id: 'ImportRows' });

/** Lines to check, with those of earlier calls that they may refer to: these count as taken. */
export const CheckRows = z
  .object({
    rows: z.array(SheetRow).min(1).max(rowsPerCall),
    /** Told nothing about. */
    before: z.array(SheetRow).max(rowsPerCall).optional(),
  })
  .meta({ id: 'CheckRows' });

/** What became, or would become, of the rows of one call. */
export const ImportedRows = z
  .object({
    totalCount: z.int(),
    successCount: z.int(),
    errorCount: z.int(),
    /** What is wrong, by row and by name of the column; a null name means the whole row. Rows that are not named were taken. */
    errors: z.array(
      z.object({
        row: z.int(),
        name: z.string().nullable(),
        reason: z.string(),
        /** Only doubtful: with `confirmWarnings` the row is taken. */
        doubtful: z.boolean(),
      }),
    ),
    /** What the good rows changed, for a sheet; null where the import tells nothing, or nothing was written. */
    report: z
      .object({
        title: z.string(),
        captions: z.array(z.string()),
        lines: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
      })
      .nullable(),
  })
  .meta({ id: 'ImportedRows' });
