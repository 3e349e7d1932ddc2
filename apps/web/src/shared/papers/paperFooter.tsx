import type { FormValues } from '@tarmac/admin-kit/resource';
import { late } from '@tarmac/admin-kit/chunk';
import type { Papers } from './papers.ts';

const ReadPapers = late(() => import('./ReadPapers.tsx'), { part: 'ReadPapers' });
const PaperReadings = late(() => import('./PaperReadings.tsx'), { part: 'PaperReadings' });

/** The foot of a group of inputs: has the pictures among them read. */
export const paperFooter =
  (papers: Papers, ...inputs: readonly string[]) =>
  (values: FormValues) => <ReadPapers papers={papers} values={values} inputs={inputs} />;

/** What is read from the papers of a row, for its review. */
export const paperReadings = (papers: Papers) => (row: object) => (
  <PaperReadings papers={papers} row={row as Readonly<Record<string, unknown>>} />
);
