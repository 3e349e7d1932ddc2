import { toText } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, AnyRow, Resource } from '@tarmac/admin-kit/resource';
import type { ReactNode } from 'react';

/** What a row is called: its title, and of a person the name to sign in with. */
function rowTitle<Row extends AnyRow>(resource: Pick<Resource<Row>, 'titleField'>, row: Row): string {
  const values = row as Readonly<Record<string, unknown>>;
  const [realname, username] = [toText(values['realname']), toText(values['username'])];
  return realname !== '' && username !== '' ? `${realname}（${username}）` : toText(values[resource.titleField]);
}

/** Says above the inputs of an action which row it is about: nobody freezes the line beside the one that was meant. */
export const subjectOf =
  <Row extends AnyRow, Name extends string>(resource: Resource<Row, Name>): NonNullable<ActionForm<Row>['intro']> =>
  ([row]) => <Subject label={resource.label} title={rowTitle(resource, row!)} />;

/** A question about a row that names the row; for `confirm` of an action. */
export const askAbout =
  <Row extends AnyRow, Name extends string>(resource: Resource<Row, Name>, question: LocalText) =>
  (row: Row): ReactNode => <Question resource={resource} rows={[row]} question={question} />;

/** A question about rows that names the row where one is chosen, and tells how many otherwise. */
export const askAboutAll =
  <Row extends AnyRow, Name extends string>(resource: Resource<Row, Name>, question: LocalText) =>
  (rows: readonly Row[]): ReactNode => <Question resource={resource} rows={rows} question={question} />;

function Question<Row extends AnyRow>({ resource, rows, question }: QuestionProps<Row>) {
  const { localize } = useLocale();
  const [row] = rows;
  return (
    <>
      {row !== undefined && <Subject label={resource.label} title={rows.length === 1 ? rowTitle(resource, row) : `× ${rows.length}`} />}
      {localize(question)}
    </>
  );
}

interface QuestionProps<Row extends AnyRow> {
  resource: Pick<Resource<Row>, 'label' | 'titleField'>;
  rows: readonly Row[];
  question: LocalText;
}

function Subject({ label, title }: { label: Resource<AnyRow>['label']; title: string }) {
  const { localize } = useLocale();
  return (
    <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 text-ink-secondary">
      {localize(label)} <strong className="text-ink">{title}</strong>
    </p>
  );
}
