import { useLocale } from '@tarmac/admin-kit/i18n';
import { useRef } from 'react';
import { designerTexts as texts } from './designerTexts.ts';

interface SqlEditorProps {
  id: string;
  value: string;
  onValueChange: (sql: string) => void;
  /** What the server has against it, with the line where it says one. */
  problem: string | undefined;
}

/** The line that a refusal names, counted from 1. */
const lineOf = (problem: string | undefined): number | undefined => {
  const [, zh, en] = /第 (\d+) 行|line (\d+)/.exec(problem ?? '') ?? [];
  return zh || en ? Number(zh ?? en) : undefined;
};

/** The SQL of a report beside the numbers of its lines; the line that is refused is marked. @source ONL-07 */
export function SqlEditor({ id, value, onValueChange, problem }: SqlEditorProps) {
  const { localize } = useLocale();
  const numbers = useRef<HTMLOListElement>(null);
  const wrong = lineOf(problem);
  const lines = value.split('\n').length;
  return (
    <div className="flex flex-col gap-1">
      <div
        className={`flex h-56 overflow-hidden rounded-md border border-solid bg-surface font-mono text-sm leading-6 focus-within:border-primary-solid ${problem ? 'border-danger-solid' : 'border-line'}`}
      >
        <ol
          ref={numbers}
          aria-hidden
          className="m-0 list-none overflow-hidden border-0 border-e border-solid border-line bg-sunken px-2 py-1 text-end text-ink-secondary tabular-nums select-none"
        >
          {Array.from({ length: lines }, (_, at) => (
            <li key={at} className={at + 1 === wrong ? 'rounded-sm bg-danger-soft text-danger-ink' : undefined}>
              {at + 1}
            </li>
          ))}
        </ol>
        <textarea
          id={id}
          spellCheck={false}
          wrap="off"
          maxLength={20_000}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          className="m-0 min-w-0 flex-1 resize-none border-0 bg-transparent px-2 py-1 font-mono text-sm leading-6 whitespace-pre text-ink outline-none"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onScroll={(event) => {
            if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p
        id={`${id}-problem`}
        role={problem ? 'alert' : undefined}
        className={`m-0 text-sm ${problem ? 'text-danger-ink' : 'text-ink-secondary'}`}
      >
        {problem ?? localize(texts.sqlHelp)}
      </p>
    </div>
  );
}
