import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Tag } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import type { FormValues } from '@tarmac/admin-kit/resource';
import type { PaperReading } from '@tarmac/freight-api/fleet';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ReadingTable } from './ReadingTable.tsx';
import { isBlank, isMasked, isSameValue, type Papers, readPapers, shownPapers } from './papers.ts';
import { paperTexts as texts } from './paperTexts.ts';

interface Outcome extends PaperReading {
  filled: number;
}

/**
 * Below a group of inputs with pictures of papers: reads them, fills what is empty and shows what differs. What was typed is never
 * changed but by the button beside it.
 *
 * @source freight-domain F04, F05 ocr
 */
export function ReadPapers({ papers, values, inputs }: ReadPapersProps) {
  const { localize } = useLocale();
  const can = useCan();
  const form = useFormContext();
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const files = shownPapers(papers, values).filter((name) => inputs.includes(name));
  if (files.length === 0 || !can(papers.permission)) return null;

  const fill = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const read = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const reading = await readPapers(papers, { files, values });
      // What was typed while the pictures were read counts as typed.
      const typed = form.getValues() as FormValues;
      const empty = Object.entries(reading.fields).filter(
        ([name, value]) => Object.hasOwn(typed, name) && isBlank(typed[name]) && !isMasked(value),
      );
      for (const [name, value] of empty) fill(name, value);
      setOutcome({ ...reading, filled: empty.length });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const differing = Object.entries(outcome?.fields ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) && !isBlank(values[name]) && !isMasked(values[name]) && !isSameValue(value, values[name]),
  );

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2" aria-live="polite">
        <Button busy={isBusy} onClick={() => void read()}>
          {localize(texts.read)}
        </Button>
        {outcome?.simulated === true && <Tag tone="waiting">{localize(texts.simulated)}</Tag>}
        {problem !== undefined && <span className="text-danger-ink">{problem}</span>}
        {outcome !== undefined && <span className="text-ink-secondary">{localize(wordsOf(outcome, differing.length))}</span>}
        {outcome !== undefined && outcome.filled > 0 && (
          <span className="text-ink-secondary">{interpolate(localize(texts.filled), { count: outcome.filled })}</span>
        )}
      </div>
      {differing.length > 0 && (
        <ReadingTable
          label={localize(texts.readings)}
          fields={papers.fields}
          rows={differing.map(([name, value]) => ({ name, read: value, typed: values[name] }))}
          onTake={fill}
        />
      )}
    </div>
  );
}

function wordsOf({ fields, filled }: Outcome, differing: number) {
  if (Object.keys(fields).length === 0) return texts.nothing;
  if (differing > 0) return texts.differs;
  return filled > 0 ? '' : texts.agrees;
}

/** Props of {@link ReadPapers}. */
export interface ReadPapersProps {
  papers: Papers;
  /** What is typed now. */
  values: FormValues;
  /** Fields of the group: those of its pictures are read. */
  inputs: readonly string[];
}
