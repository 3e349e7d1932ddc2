import { type FieldDefinition, FieldView, useFieldKinds } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { changedFields, lastEditor } from '@tarmac/admin-kit/resource';
import { reviewTexts as texts } from './reviewTexts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Says that a row was changed while somebody looked at it: who did it, and each field with its value then and now. */
export function ChangedSince({ fields, before, now }: ChangedSinceProps) {
  const { localize } = useLocale();
  const kindOf = useFieldKinds();
  const changed = changedFields({ fields, kindOf }, before, now);
  return (
    <section
      aria-label={localize(texts.changes)}
      className="mb-3 rounded-md border border-solid border-warning bg-warning/10 px-3 py-2 text-ink"
    >
      <p role="status" className="m-0">
        {localize(texts.changedMeanwhile).replace('{who}', lastEditor(now) ?? localize(texts.somebody))}
      </p>
      {changed.length > 0 && (
        <ul className="m-0 mt-1 list-none p-0">
          {changed.map((name) => {
            const meta = fields[name]!;
            return (
              <li key={name} className="flex flex-wrap items-center gap-2 py-0.5">
                <span className="text-ink-secondary">{localize(meta.label)}</span>
                {meta.kind === 'files' ? (
                  <span>{localize(texts.filesChanged)}</span>
                ) : (
                  <>
                    <del>
                      <FieldView meta={meta} name={name} row={before} />
                    </del>
                    <span aria-hidden>→</span>
                    <ins className="no-underline font-semibold">
                      <FieldView meta={meta} name={name} row={now} />
                    </ins>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Props of {@link ChangedSince}. */
interface ChangedSinceProps {
  fields: Readonly<Record<string, FieldDefinition>>;
  /** The row as it was read first. */
  before: Values;
  /** The row as it is now. */
  now: Values;
}
