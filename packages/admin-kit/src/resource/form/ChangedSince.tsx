import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { useFieldKinds } from '../../field/FieldProvider.tsx';
import { FieldView } from '../../field/FieldView.tsx';
import { changedFields, lastEditor } from './changedFields.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { sentText } from '../../field/sentText.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Says that a row was changed while somebody looked at it: who did it, and each field with its value then and now.
 *
 * @example <ChangedSince fields={device.fields} before={row} now={{ ...row, state: 'lent' }} />
 */
export function ChangedSince({ fields, before, now }: ChangedSinceProps) {
  const { t } = useTexts(zhScreens);
  const told = t('resource.changedMeanwhile', { who: name }).split(name);
  return (
    <section
      aria-label={t('resource.changes')}
      className="mb-3 rounded-md border border-solid border-waiting-line bg-waiting-soft px-3 py-2 text-ink"
    >
      <p role="status" className="m-0">
        {told[0]}
        <LastEditor fields={fields} now={now} />
        {told[1]}
      </p>
      <ChangedFields fields={fields} before={before} now={now} />
    </section>
  );
}

/** Stands in a sentence for a name that is looked up. */
const name = '\uE000';

/** Who changed a row last, by name where the field says how that is found. */
function LastEditor({ fields, now }: Pick<ChangedSinceProps, 'fields' | 'now'>) {
  const { t } = useTexts(zhScreens);
  const { updateBy } = fields;
  const isCalled = updateBy?.calledBy !== undefined && typeof now['updateBy'] === 'string' && sentText(now, 'updateBy') === undefined;
  return isCalled ? <FieldView meta={updateBy} name="updateBy" row={now} /> : (lastEditor(now) ?? t('resource.somebody'));
}

/** The fields of a row that changed, each with its value then and now. */
export function ChangedFields({ fields, before, now }: ChangedSinceProps) {
  const { t, localize } = useTexts(zhScreens);
  const kindOf = useFieldKinds();
  const changed = changedFields({ fields, kindOf }, { before, now });
  if (changed.length === 0) return null;
  return (
    <ul className="m-0 mt-1 list-none p-0">
      {changed.map((name) => {
        const meta = fields[name]!;
        return (
          <li key={name} className="flex flex-wrap items-center gap-2 py-0.5">
            <span className="text-ink-secondary">{localize(meta.label)}</span>
            {meta.kind === 'files' ? (
              <span>{t('resource.filesReplaced')}</span>
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
  );
}

/** Props of {@link ChangedSince}. */
export interface ChangedSinceProps {
  /** Fields that are compared, as a resource declares them. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** The row as it was read first. */
  before: Values;
  /** The row as it is now. */
  now: Values;
}
