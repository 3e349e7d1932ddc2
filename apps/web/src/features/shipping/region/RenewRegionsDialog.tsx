import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, DateInput, TextArea, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { createRegionApi, type RegionTable, type RenewedRegions } from '@tarmac/freight-api/shipping';
import { type ReactNode, useId, useRef, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { readDivisionLines } from './readDivisionLines.ts';
import { regionTexts as texts } from './regionTexts.ts';

const api = createRegionApi(client);
/** A table of all divisions has some 100 kB. */
const mostBytes = 1024 * 1024;

/** Takes a newer table of divisions, shows what it changes, and puts it into force. @source freight-domain 2.45 */
export function RenewRegionsDialog({ present, onOpenChange, onRenewed }: RenewRegionsDialogProps) {
  const { localize } = useLocale();
  const [asOf, setAsOf] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [differences, setDifferences] = useState<RenewedRegions>();
  const rows = readDivisionLines(text);
  const isComplete = asOf !== null && source.trim() !== '' && rows.length > 0;

  const ask = async (isTrial: boolean) => {
    setProblem(undefined);
    const answer = await api.renew({ asOf: asOf!, source: source.trim(), rows, isTrial });
    if (isTrial) return setDifferences(answer);
    notices.success(localize(texts.done));
    onRenewed();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={640}
      title={localize(texts.renew)}
      okText={localize(differences === undefined ? texts.compare : texts.apply)}
      okDisabled={!isComplete}
      okClose={false}
      onOk={() => ask(differences === undefined)}
      onOkError={(error) => setProblem(errorText(error))}
    >
      {differences === undefined ? (
        <div className="flex flex-col gap-4">
          <Labelled label={texts.day}>
            {(id) => <DateInput id={id} required minimum={present.asOf} value={asOf} onValueChange={setAsOf} />}
          </Labelled>
          <Labelled label={texts.source}>
            {(id) => (
              <TextInput
                id={id}
                required
                maxLength={200}
                placeholder={localize(texts.sourceHint)}
                value={source}
                onValueChange={setSource}
              />
            )}
          </Labelled>
          <Labelled label={texts.table}>
            {(id) => <TextArea id={id} required rows={8} placeholder={localize(texts.tableHint)} value={text} onValueChange={setText} />}
          </Labelled>
          <div className="flex items-center gap-3">
            <TextFileButton onRead={setText} onProblem={setProblem} />
            <span role="status" className="text-sm text-ink-secondary">
              {text !== '' && (rows.length > 0 ? interpolate(localize(texts.read), { count: rows.length }) : localize(texts.nothingRead))}
            </span>
          </div>
        </div>
      ) : (
        <Differences differences={differences} onBack={() => setDifferences(undefined)} />
      )}
      {problem !== undefined && (
        <p role="alert" className="m-0 mt-3 text-danger-ink">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function Labelled({ label, children }: { label: LocalText; children: (id: string) => ReactNode }) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {localize(label)}
      </label>
      {children(id)}
    </div>
  );
}

/** Reads a text file. Sheets are pasted instead. */
function TextFileButton({ onRead, onProblem }: { onRead: (text: string) => void; onProblem: (problem: string | undefined) => void }) {
  const { localize } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onRead(new TextDecoder('utf-8', { fatal: true }).decode(await file.slice(0, mostBytes).arrayBuffer()));
      onProblem(undefined);
    } catch {
      onProblem(localize(texts.unreadableFile));
    }
  };
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {localize(texts.chooseFile)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt"
        aria-label={localize(texts.chooseFile)}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </>
  );
}

function Differences({ differences, onBack }: { differences: RenewedRegions; onBack: () => void }) {
  const { localize } = useLocale();
  const { added, abolished, renamed } = differences;
  const lists = [
    { title: texts.added, lines: added.map(({ adcode, name }) => `${adcode} ${name}`) },
    { title: texts.abolished, lines: abolished.map(({ adcode, name }) => `${adcode} ${name}`) },
    { title: texts.renamed, lines: renamed.map(({ adcode, name, before }) => `${adcode} ${before} → ${name}`) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <div className="flex flex-col gap-3">
      {lists.map(({ title, lines }) => (
        <section key={title.en}>
          <h3 className="m-0 mb-1 text-base font-semibold">{interpolate(localize(title), { count: lines.length })}</h3>
          <ul className="m-0 max-h-40 list-none overflow-y-auto rounded-md bg-sunken p-2 text-sm tabular-nums">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {lists.length === 0 && <p className="m-0">{localize(texts.same)}</p>}
      {abolished.length > 0 && <p className="m-0 text-sm text-ink-secondary">{localize(texts.keeps)}</p>}
      <div>
        <Button size="small" onClick={onBack}>
          {localize(texts.back)}
        </Button>
      </div>
    </div>
  );
}

/** Props of {@link RenewRegionsDialog}. */
export interface RenewRegionsDialogProps {
  /** The table in force. */
  present: RegionTable;
  onOpenChange: (open: boolean) => void;
  onRenewed: () => void;
}
