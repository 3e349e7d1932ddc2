import { Dialog } from '@tarmac/admin-kit/dialog';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, RadioGroup } from '@tarmac/admin-kit/input';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { errorText } from '../../../shared/texts/errorText.ts';

const texts = defineTexts({
  close: { zh: '关闭', en: 'Close' },
  choose: { zh: '选择文件', en: 'Choose a file' },
  mode: { zh: '有错误行时', en: 'With bad lines' },
  good: { zh: '导入正确的行', en: 'Take the good ones' },
  all: { zh: '全部不导入', en: 'Take none' },
  problems: { zh: '未导入的行', en: 'Lines that were not taken' },
  line: { zh: '行', en: 'Line' },
  column: { zh: '列', en: 'Field' },
  reason: { zh: '原因', en: 'Reason' },
});

/** What becomes of good lines beside bad ones: they are taken, or none is. */
export type BankFileMode = 'good' | 'all';

interface BankFileDialogProps {
  title: LocalText;
  help: LocalText;
  /** Name of the file's input. */
  file: LocalText;
  /** What else is to be said before a file can be taken. */
  children?: ReactNode;
  isReady?: boolean;
  /** Sends the file, and tells what became of it. */
  send: (mode: BankFileMode, form: FormData) => Promise<BankFileOutcome>;
  onOpenChange: (open: boolean) => void;
}

/** What became of a file, in words, and what is wrong with the lines that were not taken. */
export interface BankFileOutcome {
  told: string;
  problems: readonly { line: number; field: string; reason: string }[];
}

/** Takes a file of a bank, and says of each bad line what is wrong with it. */
export function BankFileDialog({ title, help, file: name, children, isReady = true, send, onOpenChange }: BankFileDialogProps) {
  const { localize } = useLocale();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<BankFileMode>('good');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<BankFileOutcome>();
  /** Whether this file was sent: another one may follow, and there is nothing to take back. */
  const isSent = outcome !== undefined;
  const submit = async () => {
    setProblem(undefined);
    const form = new FormData();
    form.append('file', file!);
    setOutcome(await send(mode, form));
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={640}
      title={localize(title)}
      okClose={false}
      cancelText={isSent ? localize(texts.close) : undefined}
      okDisabled={!isReady || file === undefined || isSent}
      onOk={submit}
      onOkError={(error) => setProblem(errorText(error))}
    >
      <p className="m-0 mb-4 text-ink-secondary">{localize(help)}</p>
      <div className="flex flex-col gap-4">
        {children}
        <div className="flex items-center gap-3">
          <Button onClick={() => chooser.current?.click()}>{localize(texts.choose)}</Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,.xml"
            aria-label={localize(name)}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setOutcome(undefined);
              target.value = '';
            }}
          />
          <span role="status">{file?.name}</span>
        </div>
        <div className="flex items-center gap-3">
          <span id={`${id}-mode`}>{localize(texts.mode)}</span>
          <RadioGroup
            aria-labelledby={`${id}-mode`}
            value={mode}
            onValueChange={(next) => setMode(next as BankFileMode)}
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

function Outcome({ outcome: { told, problems } }: { outcome: BankFileOutcome }) {
  const { localize } = useLocale();
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
