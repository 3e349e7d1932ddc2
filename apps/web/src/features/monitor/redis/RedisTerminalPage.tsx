import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { createCacheMonitorApi } from '@tarmac/freight-api/monitor';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { problemText } from '../../../shared/api/notOffered.ts';
import { cacheTexts as texts } from '../shared/monitorTexts.ts';
import { isLines, quietly } from '../shared/quietly.ts';

const api = createCacheMonitorApi(quietly(isLines));
const mostEntries = 200;

/** What was typed and what came of it. */
interface Entry {
  id: number;
  command: string;
  lines: readonly string[];
  failed: boolean;
}

/** A terminal on the cache that reads and does nothing else. @source MON-05 */
export default function RedisTerminalPage() {
  const { localize } = useLocale();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [typed, setTyped] = useState('');
  const [back, setBack] = useState(0);
  const output = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (output.current !== null) output.current.scrollTop = output.current.scrollHeight;
  }, [entries]);
  const tell = (command: string, { lines, failed }: { lines: readonly string[]; failed: boolean }) =>
    setEntries((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, command, lines, failed }].slice(-mostEntries));
  const run = useMutation({
    mutationFn: (command: string) => api.command({ command }),
    onSuccess: (lines, command) => tell(command, { lines, failed: false }),
    onError: (error, command) => tell(command, { lines: [problemText(error, localize)], failed: true }),
  });
  const send = () => {
    if (typed.trim() === '' || run.isPending) return;
    run.mutate(typed.trim());
    setTyped('');
    setBack(0);
  };
  const recall = (steps: number) => {
    const next = Math.min(entries.length, Math.max(0, back + steps));
    setBack(next);
    setTyped(next === 0 ? '' : entries[entries.length - next]!.command);
  };
  return (
    <section aria-label={localize(texts.terminal)} className="flex flex-col gap-3">
      <h2 className="m-0 text-lg font-semibold">{localize(texts.terminal)}</h2>
      <p className="m-0 text-sm text-ink-secondary">{localize(texts.terminalHelp)}</p>
      <div data-theme="dark" className="flex flex-col rounded-lg border border-solid border-line bg-canvas font-mono text-sm text-ink">
        {/* Reached by keyboard, so that it can be scrolled. */}
        <div
          ref={output}
          role="log"
          aria-label={localize(texts.output)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="h-96 overflow-auto p-3 break-words whitespace-pre-wrap"
        >
          {entries.map(({ id, command, lines, failed }) => (
            <div key={id} className="mb-1">
              <div className="text-ink-secondary">{`> ${command}`}</div>
              <div className={failed ? 'text-danger-ink' : undefined}>{lines.join('\n')}</div>
            </div>
          ))}
        </div>
        <form
          className="flex items-center gap-2 border-0 border-t border-solid border-line p-2"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <span aria-hidden>&gt;</span>
          <input
            aria-label={localize(texts.command)}
            className="h-control min-w-0 flex-1 border-0 bg-transparent px-1 text-ink"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              recall(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <Button size="small" onClick={() => setEntries([])}>
            {localize(texts.clear)}
          </Button>
          <Button size="small" variant="primary" busy={run.isPending} onClick={send}>
            {localize(texts.run)}
          </Button>
        </form>
      </div>
    </section>
  );
}
