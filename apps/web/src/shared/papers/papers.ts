import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import type { CallOptions } from '@tarmac/freight-api';
import type { PaperReading } from '@tarmac/freight-api/fleet';

/** How the papers of a resource are read from their pictures. */
export interface Papers {
  /** Of the resource: labels and kinds of what is read. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Which paper a field of pictures shows, by the values of `cert_kind`. */
  kinds: Readonly<Record<string, string>>;
  /** Who may have them read. */
  permission: string;
  read: (picture: { kind: string; image: string }, options?: CallOptions) => Promise<PaperReading>;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields of pictures, of those asked, that hold one. */
export const shownPapers = (papers: Papers, values: Values): string[] =>
  // A mask, `***1`, says only that there is a paper.
  Object.keys(papers.kinds).filter((name) => typeof values[name] === 'string' && values[name] !== '' && !values[name].startsWith('***'));

/** Reads papers one after the other; of what stands on several, the first one says it. */
export async function readPapers(
  papers: Papers,
  { files, values, options }: { files: readonly string[]; values: Values; options?: CallOptions },
): Promise<PaperReading> {
  let simulated = false;
  let fields: PaperReading['fields'] = {};
  for (const name of files) {
    const image = String(values[name]).split(',')[0] ?? '';
    // One at a time: the service behind it counts what is asked at once.
    const reading = await papers.read({ kind: papers.kinds[name] ?? '', image }, options);
    simulated ||= reading.simulated;
    fields = { ...reading.fields, ...fields };
  }
  return { simulated, fields };
}

/** Whether an input holds nothing yet. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether a read value says the same as a typed one. */
export const isSameValue = (read: unknown, typed: unknown): boolean => toText(read).trim() === toText(typed).trim();

/** A number that was masked because the reader may not see it says nothing for an input. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('**');
