import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import type { ContractFile } from '@tarmac/freight-api/shipping';
import { Note } from '../pages/Note.tsx';
import { contractTexts as texts } from './contractTexts.ts';

/** Who has signed, whether the text is still the one that was signed, and whose word all that is. @source freight-domain 2.22 contentHash */
export function ContractSeals({ verdict }: Pick<ContractFile, 'verdict'>) {
  const { localize } = useLocale();
  const { matches, seals, contentHash, authority } = verdict;
  return (
    <section
      aria-label={localize(texts.signatures)}
      className="mt-4 flex break-inside-avoid flex-col gap-2 border-0 border-t border-solid border-line pt-4"
    >
      <Note className="">{authority}</Note>
      {seals.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.notSigned)}</p>}
      {seals.map((seal) => (
        <p key={seal.side} className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{seal.name}</strong>
          {seal.signer !== null && seal.signer !== seal.name && <span>{seal.signer}</span>}
          <span>{seal.time}</span>
          <span className="break-all text-ink-secondary">
            {localize(texts.serial)} {seal.serial ?? '—'}
          </span>
          <SealTag seal={seal} />
        </p>
      ))}
      {contentHash !== null && (
        <p className="m-0 flex flex-wrap items-center gap-2">
          <span className="text-ink-secondary">{localize(texts.digest)}</span>
          <code className="break-all text-sm">{contentHash}</code>
          <Tag tone={matches === true ? 'ok' : 'danger'}>{localize(matches === true ? texts.matches : texts.altered)}</Tag>
        </p>
      )}
    </section>
  );
}

function SealTag({ seal: { valid } }: { seal: ContractFile['verdict']['seals'][number] }) {
  const { localize } = useLocale();
  if (valid === null) return <Tag>{localize(texts.unsealed)}</Tag>;
  return <Tag tone={valid ? 'ok' : 'danger'}>{localize(valid ? texts.valid : texts.invalid)}</Tag>;
}
