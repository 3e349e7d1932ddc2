import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, RadioGroup } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { BankStatementImport } from '@tarmac/freight-api/finance';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';
import { bankLine, bankLineApi } from './bankLine.resource.ts';
import { bankLineTexts as texts } from './bankLineTexts.ts';

type Mode = 'good' | 'all';

/** Takes a statement of an account, and says of each bad line what is wrong with it. @source freight-domain F23 */
export function ImportStatementDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  // The account that is looked at is the likely one.
  const { search } = useTab();
  const [account, setAccount] = useState(search.get('companyAccountId'));
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<Mode>('good');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<BankStatementImport>();
  const send = async () => {
    setProblem(undefined);
    const form = new FormData();
    form.append('file', file!);
    setOutcome(await bankLineApi.importStatement({ companyAccountId: account!, mode }, form));
    await client.invalidateQueries({ queryKey: [bankLine.name] });
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={640}
      title={localize(texts.import)}
      okClose={false}
      okDisabled={account === null || file === undefined}
      onOk={send}
      onOkError={(error) => setProblem(errorText(error))}
    >
      <p className="m-0 mb-4 text-ink-secondary">{localize(texts.importHelp)}</p>
      <div className="flex flex-col gap-4">
        <div>
          <label htmlFor={`${id}-account`} className="mb-1 block">
            {localize(texts.account)}
          </label>
          <OwnAccountPicker id={`${id}-account`} value={account} onValueChange={setAccount} />
        </div>
        <div className="flex items-center gap-3">
          <Button onClick={() => chooser.current?.click()}>{localize(texts.choose)}</Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,.xml"
            aria-label={localize(texts.file)}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          <span role="status">{file?.name}</span>
        </div>
        <div className="flex items-center gap-3">
          <span id={`${id}-mode`}>{localize(texts.mode)}</span>
          <RadioGroup
            aria-labelledby={`${id}-mode`}
            value={mode}
            onValueChange={(next) => setMode(next as Mode)}
            options={(['good', 'all'] as const).map((value) => ({ value, label: localize(texts[value]) }))}
          />
        </div>
      </div>
      {problem !== undefined && (
        <p role="alert" className="m-0 mt-3 text-danger-ink">
          {problem}
        </p>
      )}
      {outcome !== undefined && <Outcome outcome={outcome} />}
    </Dialog>
  );
}

function Outcome({ outcome: { taken, known, matched, problems } }: { outcome: BankStatementImport }) {
  const { localize } = useLocale();
  const told = interpolate(localize(texts.outcome), { taken, known, matched });
  if (problems.length === 0)
    return (
      <p role="status" className="m-0 mt-4 rounded-md bg-sunken px-3 py-2">
        {told}
      </p>
    );
  return (
    <div className="mt-4">
      <FigureTable
        label={localize(texts.problems)}
        sums={[
          ['', told],
          [localize(texts.problems), String(problems.length)],
        ]}
        columns={[{ label: localize(texts.line), isNumber: true }, { label: localize(texts.column) }, { label: localize(texts.reason) }]}
        rows={problems.map(({ line, field, reason }) => ({ key: `${line}-${field}`, cells: [line, field, reason] }))}
      />
    </div>
  );
}
