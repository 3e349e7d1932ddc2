import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, CheckboxGroup, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';

/** Entries that have data rules; those that are given open the choice of rules. */
export function RulesSection({ source, entries, given }: RulesSectionProps) {
  const { localize } = useLocale();
  const [open, setOpen] = useState<PermissionChoice | null>(null);
  if (entries.length === 0) return null;
  return (
    <section aria-label={localize(texts.rules)} className="border-0 border-t border-solid border-line pt-3">
      <p className="m-0 mb-2 text-ink-secondary">{localize(texts.rulesHint)}</p>
      <div className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <Button key={entry.key} size="small" disabled={!given.includes(entry.key)} onClick={() => setOpen(entry)}>
            {localize(texts.rulesOf)}
            {entry.slotTitle ?? entry.title}
          </Button>
        ))}
      </div>
      {open && <RulesDialog source={source} entry={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface RulesSectionProps {
  source: GrantSource;
  entries: readonly PermissionChoice[];
  /** Ids of what is given and saved. */
  given: readonly string[];
}

function RulesDialog({ source, entry, onClose }: { source: GrantSource; entry: PermissionChoice; onClose: () => void }) {
  const { localize } = useLocale();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['grant', source.key, 'rules', entry.key],
    queryFn: ({ signal }) => source.rules(entry.key, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const value = chosen ?? (data?.drChecked ?? '').split(',').filter(Boolean);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={420}
      title={`${localize(texts.rulesOf)}${entry.slotTitle ?? entry.title ?? ''}`}
      okDisabled={data === undefined}
      onOk={async () => {
        await source.saveRules(entry.key, value);
        notices.success(localize(texts.saved));
      }}
      onOkError={(failure) => notices.error(errorText(failure))}
    >
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <CheckboxGroup
          aria-label={localize(texts.rules)}
          value={[...value]}
          onValueChange={setChosen}
          options={data.datarule.map(({ id, ruleName, ruleColumn, ruleConditions, ruleValue }) => ({
            value: id,
            label: `${ruleName} (${[ruleColumn, ruleConditions, ruleValue].join(' ')})`,
          }))}
        />
      )}
    </Dialog>
  );
}
