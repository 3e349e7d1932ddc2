/** Where a payment file stands, by dictionary `pay_file_state`. */
export const payFileState = { underway: '10', finished: '20' } as const;

/** Formats of payment files, by dictionary `pay_file_format`. */
export const payFileFormats = ['xlsx', 'csv', 'pain001'] as const;
export type PayFileFormat = (typeof payFileFormats)[number];
