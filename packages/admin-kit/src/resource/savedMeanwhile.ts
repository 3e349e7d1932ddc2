import type { FieldProblem } from '../form/problems.ts';
import type { useAllTexts } from '../i18n/useAllTexts.ts';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { initialValues, type FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';

type Values = Readonly<Record<string, unknown>>;

/** A save that was refused because somebody else had saved first. The form goes on from `stored`; what was typed into it stays. */
export class SavedMeanwhile extends Error {
  /** What the inputs would begin with now. */
  readonly stored: FormValues;
  readonly errorData: readonly FieldProblem[];

  constructor(message: string, stored: FormValues, errorData: readonly FieldProblem[]) {
    super(message);
    this.stored = stored;
    this.errorData = errorData;
  }
}

/** Compares what a form began with, what was typed and what is stored now: says who changed what, and at inputs that both changed what the other one wrote. */
export function savedMeanwhile({ context, fields, read, now, typed, texts }: Meanwhile): SavedMeanwhile {
  const { t, localize, locale } = texts;
  const [before, stored] = [initialValues(context, read), initialValues(context, now)];
  const text = (name: string, row: Values) => {
    const meta = fields[name]!;
    const shown = meta.textField === undefined ? undefined : row[meta.textField];
    return typeof shown === 'string' && shown !== '' ? shown : context.kindOf(meta).text(row[name], meta, context.words);
  };
  const both = Object.keys(stored).filter(
    (name) => !isSame(stored[name], before[name]) && !isSame(typed[name], before[name]) && !isSame(typed[name], stored[name]),
  );
  const changed = Object.keys(fields).filter((name) => !bookkeeping.has(name) && !isSame(now[name], read[name]));
  const by = [now['updateBy_dictText'], now['updateBy']].find((one) => typeof one === 'string' && one !== '');
  const message = t('resource.savedMeanwhile', {
    who: typeof by === 'string' ? by : t('resource.somebody'),
    fields:
      changed.length === 0
        ? t('resource.otherData')
        : new Intl.ListFormat(locale).format(changed.map((name) => localize(fields[name]!.label))),
  });
  return new SavedMeanwhile(message, stored, [
    { path: '', message },
    ...both.map((path) => ({ path, message: t('resource.storedNow', { value: text(path, now) || '--' }) })),
  ]);
}

interface Meanwhile {
  context: FieldsContext;
  /** All fields of the resource: what changed may stand at no input. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** What the form began with. */
  read: Values;
  /** What is stored now. */
  now: Values;
  typed: FormValues;
  texts: Pick<ReturnType<typeof useAllTexts>, 't' | 'localize' | 'locale'>;
}

/** What every save changes. */
const bookkeeping = new Set(['version', 'updateBy', 'updateTime']);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
