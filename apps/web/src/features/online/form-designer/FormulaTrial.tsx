import type { Row, TableStore } from '@tarmac/admin-kit/editable-table';
import { expressionFunctions } from '@tarmac/admin-kit/expression';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Select, TextArea, TextInput } from '@tarmac/admin-kit/input';
import { formFieldFields } from '@tarmac/freight-api/online';
import { useRef, useState, useSyncExternalStore } from 'react';
import { designTexts as texts } from './designTexts.ts';
import { TrialLimits, TrialSpent } from './TrialRun.tsx';
import { tryOut } from './trialRun.ts';
import { trialTexts } from './trialTexts.ts';

const kinds = ['computeExpr', 'visibleExpr', 'requiredExpr'] as const;

/** Tries a formula on values that a person gives, with the names that it can read at hand, and puts it into its field. */
export function FormulaTrial({ store }: { store: TableStore }) {
  const { localize } = useLocale();
  useSyncExternalStore(store.subscribe, store.version);
  const rows = store.getAll().tableData;
  const [about, setAbout] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>('computeExpr');
  const [source, setSource] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const names = rows.map(nameOf).filter((name) => name !== '');
  const insert = (text: string) => {
    const at = area.current?.selectionStart ?? source.length;
    setSource(source.slice(0, at) + text + source.slice(area.current?.selectionEnd ?? at));
    area.current?.focus();
  };
  const result = source === '' ? undefined : tryOut({ name: '', source, kind: 'value' }, values);
  const put = () => {
    const index = rows.findIndex((row) => nameOf(row) === about);
    const rowId = store.rowIdAt(index);
    if (rowId !== undefined) store.write({ rowId, key: kind, value: source });
  };
  return (
    <section aria-label={localize(texts.trial)} className="flex flex-col gap-3 rounded-md border border-solid border-line bg-sunken p-3">
      <h2 className="m-0 text-base font-medium">{localize(texts.trial)}</h2>
      <div className="flex flex-wrap gap-2">
        <div className="w-44">
          <Select
            aria-label={localize(trialTexts.field)}
            value={about}
            onValueChange={setAbout}
            options={names.map((value) => ({ value, label: value }))}
          />
        </div>
        <div className="w-44">
          <Select
            aria-label={localize(trialTexts.kind)}

            value={kind}
            onValueChange={(next) => next && setKind(next)}
            options={kinds.map((value) => ({ value, label: localize(formFieldFields[value].label) }))}
          />
        </div>
        <Button disabled={about === null || source === ''} onClick={put}>
          {localize(trialTexts.put)}
        </Button>
      </div>
      <TextArea
        ref={(element) => void (area.current = element as HTMLTextAreaElement | null)}
        aria-label={localize(trialTexts.formula)}
        value={source}
        onValueChange={(next) => setSource(next ?? '')}
        rows={2}
      />
      <div className="flex flex-wrap gap-1.5">
        {[...names.map((name) => `row.${name}`), 'today', 'user.username', ...expressionFunctions.map((name) => `${name}(`)].map((text) => (
          <Button key={text} size="small" onClick={() => insert(text)}>
            {text}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 desktop:grid-cols-4">
        {names.map((name) => (
          <label key={name} className="flex flex-col gap-1 text-sm text-ink-secondary">
            row.{name}
            <TextInput
              value={values[`row.${name}`] ?? ''}
              onValueChange={(next) => setValues({ ...values, [`row.${name}`]: next ?? '' })}
            />
          </label>
        ))}
      </div>
      <p role="status" className="m-0 font-medium">
        {localize(trialTexts.result)} {result === undefined ? '—' : localize(result.text)}
      </p>
      {result && <TrialSpent result={result} />}
      <TrialLimits />
    </section>
  );
}

const nameOf = (row: Row): string => (typeof row['dbFieldName'] === 'string' ? row['dbFieldName'] : '');
