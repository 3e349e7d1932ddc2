import { toText } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, AnyRow, Resource } from '@tarmac/admin-kit/resource';

/** Says above the inputs of a deed which row it is about: nobody freezes the line beside the one that was meant. */
export const subjectOf =
  <Row extends AnyRow, Name extends string>(resource: Resource<Row, Name>): NonNullable<ActionForm<Row>['intro']> =>
  ([row]) => <Subject label={resource.label} title={toText((row as Readonly<Record<string, unknown>>)[resource.titleField])} />;

function Subject({ label, title }: { label: Resource<AnyRow>['label']; title: string }) {
  const { localize } = useLocale();
  return (
    <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 text-ink-secondary">
      {localize(label)} <strong className="text-ink">{title}</strong>
    </p>
  );
}
