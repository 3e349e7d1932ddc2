import { toText } from '@tarmac/admin-kit/field';
import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, RadioGroup, TextArea, useUploadTransport } from '@tarmac/admin-kit/input';
import { type AnyRow, FieldDescriptions, type Resource } from '@tarmac/admin-kit/resource';
import { notices } from '@tarmac/admin-kit/notice';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reviewTexts as texts } from './reviewTexts.ts';

/** The verdict on a certification. */
export interface Verdict {
  pass: boolean;
  remark: string | null;
}

/** Shows a party's documents beside what was typed, and takes the verdict; a refusal needs a reason. @source freight-domain F04 审核 */
export function ReviewDrawer<Row extends AnyRow, Name extends string>({
  resource,
  row: listed,
  fields,
  documents,
  onOpenChange,
  onSubmit,
}: ReviewDrawerProps<Row, Name>) {
  const { localize, t } = useLocale();
  const { get } = resource.api;
  const id = resource.rowKey(listed);
  // The list masks personal numbers; the stored row has them for those who may see them.
  const stored = useQuery({
    queryKey: [resource.name, 'get', id],
    queryFn: ({ signal }) => get!(id, { signal }),
    enabled: get !== undefined,
  });
  const row = stored.data ?? listed;
  const { urlOf } = useUploadTransport();
  const [pass, setPass] = useState(true);
  const [remark, setRemark] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const remarkId = useId();
  const isMissing = !pass && remark.trim() === '';
  const values = row as Readonly<Record<string, unknown>>;
  const images = documents.flatMap((name) =>
    toText(values[name])
      .split(',')
      .filter((path) => path !== '')
      .map((path) => ({ path, label: localize(resource.fields[name].label), url: urlOf(path) })),
  );
  const save = async () => {
    setChecked(true);
    if (isMissing) return;
    setSaving(true);
    try {
      await onSubmit({ pass, remark: remark.trim() === '' ? null : remark.trim() });
    } catch (error) {
      notices.warning(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      width={980}
      title={`${localize(texts.review)}${localize(resource.label)} · ${toText(values[resource.titleField])}`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <section aria-label={localize(texts.documents)}>
          <h3 className="m-0 mb-2 text-base font-semibold">{localize(texts.documents)}</h3>
          {images.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noDocuments)}</p>}
          <div className="grid grid-cols-2 gap-3">
            {images.map((image) => (
              <figure key={image.path} className="m-0">
                <a href={image.url} target="_blank" rel="noopener">
                  <img
                    src={image.url}
                    alt={image.label}
                    className="aspect-[8/5] w-full rounded-md border border-solid border-line bg-sunken object-contain"
                  />
                </a>
                <figcaption className="mt-1 text-sm text-ink-secondary">{image.label}</figcaption>
              </figure>
            ))}
          </div>
        </section>
        <div className="flex flex-col gap-4">
          <FieldDescriptions resource={resource} row={row} names={fields} columns={2} title={localize(texts.data)} />
          <RadioGroup
            aria-label={localize(texts.verdict)}
            variant="buttons"
            value={pass ? 'pass' : 'refuse'}
            options={[
              { value: 'pass', label: localize(texts.pass) },
              { value: 'refuse', label: localize(texts.refuse) },
            ]}
            onValueChange={(value) => setPass(value === 'pass')}
          />
          <div>
            <label htmlFor={remarkId} className="mb-1 block text-ink-secondary">
              {localize(texts.remark)}
            </label>
            <TextArea id={remarkId} value={remark} onValueChange={setRemark} maxLength={200} invalid={isChecked && isMissing} />
            {isChecked && isMissing && (
              <p role="alert" className="m-0 mt-1 text-sm text-danger-ink">
                {localize(texts.remarkMissing)}
              </p>
            )}
          </div>
        </div>
      </div>
    </Drawer>
  );
}

/** Props of {@link ReviewDrawer}. */
export interface ReviewDrawerProps<Row extends AnyRow, Name extends string> {
  resource: Resource<Row, Name>;
  row: Row;
  /** What was typed, in the order in which a reviewer compares it. */
  fields: readonly NoInfer<Name>[];
  /** Fields that hold pictures. */
  documents: readonly NoInfer<Name>[];
  onOpenChange: (open: boolean) => void;
  /** Rejects with what the server said; the drawer then stays. */
  onSubmit: (verdict: Verdict) => Promise<void>;
}
