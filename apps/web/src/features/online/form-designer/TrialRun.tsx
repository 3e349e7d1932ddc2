import { type LocalText, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Tag, TextInput } from '@tarmac/admin-kit/input';
import { type ReactNode, useState } from 'react';
import { trialTexts as texts } from './trialTexts.ts';
import { namesRead, trialLimits, type Tried, type TrialResult, tryOut } from './trialRun.ts';

interface TrialRunProps {
  title: LocalText;
  tried: readonly Tried[];
  /** Stands above the values, such as a choice of what is tried. */
  children?: ReactNode;
  /** Said of what a trial does not do. */
  note?: LocalText;
}

/** Tries what a form says of its rows on values that a person gives, with what it takes of what it may take. Nothing is stored. */
export function TrialRun({ title, tried, children, note }: TrialRunProps) {
  const { localize } = useLocale();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const names = namesRead(tried);
  return (
    <section aria-label={localize(title)} className="mt-gap flex flex-col gap-3 rounded-md border border-solid border-line bg-sunken p-3">
      <h2 className="m-0 text-base font-medium">{localize(title)}</h2>
      {children}
      {names.length > 0 && (
        <div
          role="group"
          aria-label={localize(texts.values)}
          className="grid grid-cols-2 gap-2 desktop:grid-cols-4"
          onKeyDown={(event) => {
            // Enter in a value of a trial saves no form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        >
          {names.map((name) => (
            <label key={name} className="flex min-w-0 flex-col gap-1 text-sm text-ink-secondary">
              <span className="truncate" title={name}>
                {name}
              </span>
              <TextInput value={values[name] ?? ''} onValueChange={(next) => setValues({ ...values, [name]: next ?? '' })} />
            </label>
          ))}
        </div>
      )}
      {tried.length === 0 ? (
        <p className="m-0 text-ink-secondary">{localize(texts.nothing)}</p>
      ) : (
        <div role="status">
          <ul aria-label={localize(texts.results)} className="m-0 flex list-none flex-col gap-2 p-0">
            {tried.map((one) => (
              <Result key={`${one.name} ${one.source}`} tried={one} result={tryOut(one, values)} />
            ))}
          </ul>
        </div>
      )}
      {note && <p className="m-0 text-sm text-ink-secondary">{localize(note)}</p>}
      <TrialLimits />
    </section>
  );
}

function Result({ tried, result }: { tried: Tried; result: TrialResult }) {
  const { localize } = useLocale();
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-mono">{tried.name}</span>
      {tried.kind === 'condition' ? (
        <Tag tone={result.ok ? 'ok' : 'waiting'}>{localize(result.text)}</Tag>
      ) : (
        <span className={`font-medium ${result.ok ? '' : 'text-danger-ink'}`}>{localize(result.text)}</span>
      )}
      <TrialSpent result={result} />
    </li>
  );
}

/** What a trial took, of what it may take. */
export function TrialSpent({ result }: { result: TrialResult }) {
  const { localize } = useLocale();
  const { characters, steps, milliseconds } = result;
  const parts = [
    interpolate(localize(texts.characters), { count: characters, most: trialLimits.characters }),
    ...(steps === undefined ? [] : [interpolate(localize(texts.steps), { count: steps, most: trialLimits.steps })]),
    ...(milliseconds === undefined ? [] : [interpolate(localize(texts.time), { ms: milliseconds.toFixed(1) })]),
  ];
  return <span className="text-sm text-ink-secondary">{parts.join(' · ')}</span>;
}

/** What an expression, and what a press, may take at most. */
export function TrialLimits() {
  const { localize } = useLocale();
  return <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(texts.limits), trialLimits)}</p>;
}
