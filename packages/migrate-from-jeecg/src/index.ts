export { type Finding, findingText, type Language, type Problem } from './findings.ts';
export { migrate, type Migration, type ProjectFile } from './migrate.ts';
export type { CodeUse } from './permissions.ts';
export { type Report, reportText } from './report.ts';
