import type { FieldProblem } from '../../request/ApiError.ts';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { textsOf } from '../../i18n/useTexts.ts';
import { zhResource } from '../texts.zh.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { changedFields, isOtherValue, lastEditor } from './changedFields.ts';
import { initialValues, type FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Compares what a form began with, what was typed and what is stored now.
 *
 * @returns what the save rejects with: who changed what, at inputs that both changed what the other one wrote, and `stored`, from which the
 * form goes on
 */
export function savedMeanwhile({ context, before, fields, read, now, typed, texts }: Meanwhile): Error & Refusal {
  const { localize, locale } = texts;
  const t = textsOf(texts, zhResource);
  const stored = initialValues(context, now);
  const textNow = (name: string) => {
    const meta = fields[name]!;
    const shown = meta.textField === undefined ? undefined : now[meta.textField];
    return typeof shown === 'string' && shown !== '' ? shown : context.kindOf(meta).text(now[name], { meta, words: context.words });
  };
  const differs = (name: string, { one, other }: { one: unknown; other: unknown }) =>
    isOtherValue(context.kindOf(fields[name]!), { one, other });
  const both = Object.keys(stored).filter(
    (name) =>
      differs(name, { one: stored[name], other: before[name] }) &&
      differs(name, { one: typed[name], other: before[name] }) &&
      differs(name, { one: typed[name], other: stored[name] }),
  );
  const changed = changedFields({ fields, kindOf: context.kindOf }, { before: read, now });
  const message = t('resource.savedMeanwhile', {
    who: lastEditor(now) ?? t('resource.somebody'),
    fields:
      changed.length === 0
        ? t('resource.otherData')
        : new Intl.ListFormat(locale).format(changed.map((name) => localize(fields[name]!.label))),
  });
  const errorData = [
    { path: '', message },
    ...both.map((path) => ({ path, message: t('resource.storedNow', { value: textNow(path) || '--' }) })),
  ];
  return Object.assign(new Error(message), { stored, errorData, okText: t('resource.saveMine') });
}

interface Refusal {
  /** What the inputs would begin with now. */
  stored: FormValues;
  errorData: readonly FieldProblem[];
  /** What saving does now. */
  okText: string;
}

interface Meanwhile {
  context: FieldsContext;
  /** What the inputs began with. */
  before: FormValues;
  /** All fields of the resource: what changed may stand at no input. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** The row that the form began with. */
  read: Values;
  /** The row that is stored now. */
  now: Values;
  typed: FormValues;
  texts: Pick<LocaleContextValue, 'find' | 'localize' | 'locale'>;
}
