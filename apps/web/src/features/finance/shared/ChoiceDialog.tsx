import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { Empty, RadioGroup, Skeleton } from '@tarmac/admin-kit/input';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';

interface ChoiceDialogProps<Item> {
  title: LocalText;
  /** What the choice is about, above it. */
  intro: string;
  /** What somebody else changed meanwhile. */
  changes?: ReactNode;
  /** Items that fit, the best one first: it is chosen already. */
  items: UseQueryResult<Item[]>;
  /** Name of the choice for assistive technology. */
  label: LocalText;
  /** Said where nothing fits. */
  none: LocalText;
  text: (item: Item) => string;
  onOpenChange: (open: boolean) => void;
  /** Rejects with what the server said. */
  onChosen: (item: Item) => Promise<void>;
}

/** Chooses one of a few things that fit. */
export function ChoiceDialog<Item extends { id: string }>(props: ChoiceDialogProps<Item>) {
  const { title, intro, changes, items, label, none, text, onOpenChange, onChosen } = props;
  const { localize } = useLocale();
  const [picked, setPicked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { data, error, isError, refetch } = items;
  const chosen = data?.find(({ id }) => id === picked) ?? data?.[0];
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={760}
      title={localize(title)}
      okClose={false}
      okDisabled={chosen === undefined}
      onOk={() => onChosen(chosen!)}
      onOkError={(problem) => setRefusal(errorText(problem))}
    >
      {changes}
      <p className="m-0 mb-3 rounded-md bg-sunken px-3 py-2 tabular-nums">{intro}</p>
      {refusal !== undefined && (
        <p role="alert" className="m-0 mb-3 text-danger-ink">
          {refusal}
        </p>
      )}
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton rows={4} />}
      {data?.length === 0 && <Empty>{localize(none)}</Empty>}
      {chosen !== undefined && (
        <RadioGroup
          aria-label={localize(label)}
          value={chosen.id}
          onValueChange={(id) => setPicked(String(id))}
          options={data!.map((item) => ({ value: item.id, label: text(item) }))}
        />
      )}
    </Dialog>
  );
}
