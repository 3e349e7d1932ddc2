import { DictText } from '@tarmac/admin-kit/dictionary';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { ownVat } from './aboutTax.ts';
import { taxQueries } from './taxDeclaration.resource.tsx';
import { taxTexts as texts } from './taxTexts.ts';

/** The rules that a declaration followed from, as they were then. @source FRT-17, freight-domain 4.8 */
export function TaxRules({ id, taxKind }: { id: string; taxKind: string | null }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery(taxQueries.rules({ id }));
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={3} />;
  if (data.length === 0)
    return <p className="m-0 text-ink-secondary">{localize(taxKind === ownVat ? texts.rulesOfBooks : texts.noRules)}</p>;
  const daysOf = (from: string, to: string | null) =>
    to === null ? interpolate(localize(texts.rulesFrom), { from }) : interpolate(localize(texts.rulesBetween), { from, to });
  return (
    <ul className="m-0 flex list-none flex-col gap-3 p-0">
      {data.map(({ ruleKind, validFrom, validTo, source, lines }) => (
        <li key={`${ruleKind} ${validFrom}`}>
          <div className="font-semibold">
            <DictText code="tax_rule_kind" value={ruleKind} />{' '}
            <span className="font-normal text-ink-secondary">{daysOf(validFrom, validTo)}</span>
          </div>
          {lines.map((line) => (
            <div key={line} className="tabular-nums">
              {line}
            </div>
          ))}
          <div className="text-ink-secondary">{source}</div>
        </li>
      ))}
    </ul>
  );
}
