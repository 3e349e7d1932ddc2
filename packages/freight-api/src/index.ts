export * from './generated/all.ts';
export * from './fetchTransport.ts';
export * from './generated/permissions.ts';
export type * from './generated/shared.ts';
export * from './importFile.ts';
export { importRows, type RowImport } from './importRows.ts';
export * from './metadata.ts';
export * from './transport.ts';
