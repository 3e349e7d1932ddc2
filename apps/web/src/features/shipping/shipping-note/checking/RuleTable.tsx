import { DictText } from '@tarmac/admin-kit/dictionary';
import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { FileGallery, StatusTag, TextInput, useUploadTransport } from '@tarmac/admin-kit/input';
import type { BusinessRules } from '@tarmac/freight-api/shipping';
import { PersonName } from '../../../../shared/lists/PersonName.tsx';
import { checkingTexts as texts } from './checkingTexts.ts';
import { type RuleFigure, ruleFigures } from './ruleFigures.ts';

type Rule = BusinessRules['rules'][number];

/** Why rules are let be, by their codes. */
export type Overrides = Readonly<Partial<Record<Rule['rule'], string>>>;

/** The rules of the business review: what each measured, its limit, its result and what that rests on. @source freight-domain S01 */
export function RuleTable({ rules, overrides, onOverridesChange }: RuleTableProps) {
  const { localize } = useLocale();
  const head = 'py-1.5 pe-3 text-start font-normal text-ink-secondary';
  return (
    <table aria-label={localize(texts.rules)} className="w-full border-collapse text-start">
      <thead>
        <tr className="border-b border-solid border-line">
          {[texts.rule, texts.measured, texts.limit, texts.result].map((label) => (
            <th key={label.en} scope="col" className={head}>
              {localize(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <RuleRow
            key={rule.rule}
            rule={rule}
            reason={overrides[rule.rule]}
            onReasonChange={onOverridesChange && ((reason) => onOverridesChange({ ...overrides, [rule.rule]: reason }))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RuleTableProps {
  rules: readonly Rule[];
  overrides: Overrides;
  /** Absent: nothing is let be here. */
  onOverridesChange?: ((overrides: Overrides) => void) | undefined;
}

function RuleRow({ rule, reason, onReasonChange }: RuleRowProps) {
  const { localize } = useLocale();
  const { value, limit } = ruleFigures(rule);
  const cell = 'py-1.5 pe-3 align-top tabular-nums';
  const isOverridden = rule.overrideReason !== null;
  const state = rule.pass ? texts.rulePassed : isOverridden ? texts.ruleOverridden : texts.ruleBroken;
  return (
    <tr className="border-b border-solid border-line">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <span className="me-1.5 text-ink-secondary">{rule.rule}</span>
        <DictText code="review_rule" value={rule.rule} />
        <RuleProof rule={rule} />
        {!rule.pass && onReasonChange && (
          <TextInput
            aria-label={`${rule.rule} ${localize(texts.overrideReason)}`}
            placeholder={localize(texts.overrideReason)}
            className="mt-1.5"
            maxLength={200}
            value={reason ?? ''}
            onValueChange={(typed) => onReasonChange(typed ?? '')}
          />
        )}
        {isOverridden && (
          <p className="m-0 mt-1 text-sm text-ink-secondary">
            {localize(texts.overrideReason)}: {rule.overrideReason} · <PersonName username={rule.overrideBy} /> · {rule.overrideTime}
          </p>
        )}
      </th>
      <td className={cell}>
        <Figure figure={value} />
      </td>
      <td className={cell}>
        <Figure figure={limit} />
      </td>
      <td className={cell}>
        <StatusTag tone={rule.pass ? 'ok' : isOverridden ? 'waiting' : 'danger'}>{localize(state)}</StatusTag>
      </td>
    </tr>
  );
}

interface RuleRowProps {
  rule: Rule;
  reason: string | undefined;
  onReasonChange: ((reason: string) => void) | undefined;
}

/** Other waybills and pictures that a verdict rests on. */
function RuleProof({ rule: { pass, evidence } }: { rule: Rule }) {
  const { localize } = useLocale();
  const { urlOf } = useUploadTransport();
  const { notes = [], files = [], papers = [] } = evidence;
  if (pass) return null;
  return (
    <>
      {notes.length > 0 && (
        <p className="m-0 mt-1 text-sm text-ink-secondary">
          {localize(texts.otherNotes)}:{' '}
          {notes.map(({ id, number }) => (
            <a key={id} href={`/shipping/detail/${id}`} target="_blank" rel="noopener" className="me-2 text-primary-ink">
              {number}
            </a>
          ))}
        </p>
      )}
      {papers.map(({ of, field, until }) => (
        <p key={`${of} ${field}`} className="m-0 mt-1 text-sm text-danger-ink">
          {until}
        </p>
      ))}
      {files.length > 0 && (
        <FileGallery
          size="small"
          className="mt-1"
          files={files.map(({ id, path }) => ({ id, label: localize(texts.documents), url: urlOf(path) }))}
        />
      )}
    </>
  );
}

function Figure({ figure }: { figure: RuleFigure }) {
  const { localize } = useLocale();
  return (
    <>
      {'text' in figure ? figure.text : <FieldView meta={figure.meta} name="value" row={{ value: figure.value }} />}
      {figure.unit !== undefined && <span className="ms-1 text-ink-secondary">{localize(figure.unit)}</span>}
    </>
  );
}
