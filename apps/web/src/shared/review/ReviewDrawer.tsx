import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import { Drawer, useConfirm } from '@tarmac/admin-kit/dialog';
import { Form, type SchemaSource } from '@tarmac/admin-kit/form';
import { type LocalText, useLocale, withinSentence } from '@tarmac/admin-kit/i18n';
import { Button, FileGallery, useUploadTransport } from '@tarmac/admin-kit/input';
import {
  type ActionDialogProps,
  type AnyRow,
  ChangedSince,
  FieldDescriptions,
  type FormValues,
  type Resource,
  useFieldsForm,
} from '@tarmac/admin-kit/resource';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Note } from '../pages/Note.tsx';
import { Corrections, correctedOf, type CorrectionsSpec } from './Corrections.tsx';
import { reviewTexts as texts } from './reviewTexts.ts';
import {
  askWhenDecided,
  doubtfulSpec,
  type Verdict,
  verdictBody,
  verdictFields,
  VerdictInputs,
  verdictKeys,
  verdictOf,
  verdictSpec,
} from './verdict.tsx';

/** Takes the verdict above a party's documents and what was typed; a refusal needs a reason, and so does passing what is doubtful. @source freight-domain F04 审核 */
export function ReviewDrawer<Row extends AnyRow, Name extends string>({
  title,
  resource,
  row: listed,
  fields,
  documents,
  papers,
  readings,
  doubtOf,
  remark,
  schema,
  intro,
  corrections,
  isReady = true,
  draft,
  onOpenChange,
  onSubmit,
  onCheck,
  steps,
}: ReviewDrawerProps<Row, Name>) {
  const { locale, localize, t } = useLocale();
  const confirm = useConfirm();
  const hasPapers = documents.length > 0 || papers !== undefined;
  const { get } = resource.api;
  const id = resource.rowKey(listed);
  // The list masks personal numbers; the stored row has them for those who may see them.
  const stored = useQuery({
    // Not as it was when somebody looked at it before: what was verified since decides what is asked for.
    queryKey: [resource.name, 'review', id],
    queryFn: ({ signal }) => get!(id, { signal }),
    enabled: get !== undefined,
    gcTime: 0,
  });
  const row = stored.data ?? listed;
  const values = row as Readonly<Record<string, unknown>>;
  const version = typeof values['version'] === 'number' ? values['version'] : undefined;
  // What was read first after opening; somebody may change it while the drawer is open.
  const [first, setFirst] = useState<Row>();
  if (first === undefined && stored.data !== undefined && stored.isFetchedAfterMount) setFirst(stored.data);
  const before = first as Readonly<Record<string, unknown>> | undefined;
  // The version that a verdict under way was given for: what it changes itself is nobody else's change.
  const [sent, setSent] = useState<number>();
  const corrected = (typed: FormValues) => (corrections === undefined ? {} : correctedOf(corrections, { values: typed, row: values }));
  const shownVerdict = (typed: FormValues): Verdict => {
    const verdict = verdictOf(typed);
    return { ...verdict, ...(version === undefined ? {} : { version }), ...(verdict.pass ? corrected(typed) : {}) };
  };
  const { urlOf } = useUploadTransport();
  const doubt = doubtOf?.(row);
  const { form } = useFieldsForm({
    fields: { ...corrections?.fields, ...verdictFields(remark) },
    spec: [...(doubt === undefined ? verdictSpec : doubtfulSpec), ...Object.keys(corrections?.fields ?? {})],
    check: { schema, bodyOf: verdictBody, isCompletedLater: true },
    draft,
    askFurther: onCheck && askWhenDecided((typed) => onCheck(shownVerdict(typed))),
    onSubmit: async (typed) => {
      setSent(version);
      try {
        await onSubmit(shownVerdict(typed));
      } catch (error) {
        if (get === undefined || (error as { status?: unknown }).status !== 409) throw error;
        const { data: now } = await stored.refetch();
        if (now === undefined || (now as { version?: unknown }).version === version) throw error;
        throw new Error(localize(texts.decideAgain), { cause: error });
      }
    },
  });
  const isChanged = before !== undefined && before['version'] !== (form.isSaving ? sent : version);
  // A click beside the drawer is a way to close it, too.
  const leave = async () => {
    if (toText(form.methods.getValues('remark')).trim() !== '' && !(await confirm({ content: t('resource.discard') }))) return;
    form.forgetDraft();
    onOpenChange(false);
  };
  const heading = title
    ? localize(title)
    : t('resource.titleOf', { action: localize(texts.review), label: withinSentence(localize(resource.label), locale) });
  const files = documents.flatMap((name) =>
    toText(values[name])
      .split(',')
      .filter((path) => path !== '')
      .map((path, at) => ({ id: `${name} ${at}`, label: localize(resource.fields[name].label), url: urlOf(path) })),
  );

  return (
    <Drawer
      open
      onOpenChange={() => void leave()}
      width={hasPapers ? 980 : 640}
      title={`${heading} · ${toText(values[resource.titleField])}`}
      footer={
        <>
          {steps && <span className="me-auto">{steps}</span>}
          <Button onClick={() => void leave()}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={form.isSaving}
            disabled={!isReady}
            aria-keyshortcuts={verdictKeys.submit}
            onClick={() => void form.submit()}
          >
            {isChanged ? localize(texts.goOn) : t('common.ok')}
          </Button>
        </>
      }
    >
      <section aria-label={localize(texts.verdict)} className="mb-5 border-0 border-b border-solid border-line pb-4">
        {intro}
        {isChanged && <ChangedSince fields={resource.fields} before={before} now={values} />}
        {doubt !== undefined && <Note>{localize(texts.doubt).replace('{doubt}', localize(doubt))}</Note>}
        <Form form={form} aria-label={localize(texts.verdict)}>
          <VerdictInputs remark={remark} isDoubtful={doubt !== undefined} />
          {corrections && <Corrections spec={corrections} row={before} />}
        </Form>
      </section>
      <div className={hasPapers ? 'grid gap-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]' : undefined}>
        {papers?.(row)}
        {documents.length > 0 && (
          <section aria-label={localize(texts.documents)}>
            <h3 className="m-0 mb-2 text-base font-semibold">{localize(texts.documents)}</h3>
            {files.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noDocuments)}</p>}
            <FileGallery files={files} keys={verdictKeys.documents} />
          </section>
        )}
        <div className="flex flex-col gap-4">
          <FieldDescriptions resource={resource} row={row} names={fields} columns={2} title={localize(texts.data)} />
          {readings?.(row)}
        </div>
      </div>
    </Drawer>
  );
}

/** Props of {@link ReviewDrawer}. */
export interface ReviewDrawerProps<Row extends AnyRow, Name extends string> {
  /** What is decided on, where it is not the row as a whole. */
  title?: LocalText;
  resource: Resource<Row, Name>;
  row: Row;
  /** What was typed, in the order in which a reviewer compares it. */
  fields: readonly NoInfer<Name>[];
  /** Fields that hold pictures and other files; none leaves that side out. */
  documents: readonly NoInfer<Name>[];
  /** Stands in their place: documents of which each is decided on by itself. */
  papers?: (row: NoInfer<Row>) => ReactNode;
  /** What stands on the pictures, beside what was typed. */
  readings?: (row: NoInfer<Row>) => ReactNode;
  /** What speaks against passing a row: passing it needs a reason then. */
  doubtOf?: (row: NoInfer<Row>) => LocalText | undefined;
  /** The remark, as the contract has it. */
  remark: FieldDefinition;
  /** What the call of the verdict takes. */
  schema: SchemaSource;
  /** What else a verdict is about, before it is typed: what follows from it, for instance. */
  intro?: ReactNode;
  /** What may be put right while passing; it goes along with the verdict under its own names. */
  corrections?: CorrectionsSpec | undefined;
  /** Whether all that the verdict is about is in view, default true: nobody decides on what has not come yet. */
  isReady?: boolean;
  draft?: ActionDialogProps<Row, Verdict>['draft'];
  onOpenChange: (open: boolean) => void;
  /** Rejects with what the server said; the drawer then stays. */
  onSubmit: (verdict: Verdict) => Promise<void>;
  /** What the server has against a verdict that is not complete here. */
  onCheck?: ActionDialogProps<Row, Verdict>['onCheck'];
  /** Buttons to the rows before and behind in the list, for a row that is left undecided. */
  steps?: ReactNode;
}
