import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, useUploadTransport } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { useSession } from '@tarmac/admin-kit/session';
import { createCaptchaCookie, createSmsChannel, SmsSecurityDialog } from '@tarmac/admin-kit/sms';
import type { Contract, ContractFile } from '@tarmac/freight-api/shipping';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadProblem } from '../LoadProblem.tsx';
import { client, session } from '../session.ts';
import { contract, contractApi, contractQueries } from './contract.resource.ts';
import { ContractSeals } from './ContractSeals.tsx';
import { contractTexts as texts } from './contractTexts.ts';

const ownPhone = createSmsChannel(client.request, 'user');
const savedCaptcha = createCaptchaCookie('captcha_user');

/** The text of a contract with its signatures, to read, to print, and to sign where it waits for the reader. */
export function ContractViewer({ rows, onOpenChange }: ActionDialogProps<Contract, unknown>) {
  return <ContractDialog id={rows[0]!.id} onOpenChange={onOpenChange} />;
}

/** The same by id. @source freight-domain S04 查看, A06, ACCT-06 */
export function ContractDialog({ id, onOpenChange }: { id: string; onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery(contractQueries.file({ id }));
  const text = useRef<HTMLDivElement>(null);
  const [hasRead, setHasRead] = useState(false);
  const [isProving, setProving] = useState(false);
  const signing = useSigning(data);
  const maySign = data?.maySign ?? false;
  const print = () => window.print();
  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        width={860}
        fullScreenToggle
        title={`${localize(contract.label)} ${data?.contract.contractNo ?? ''}`}
        okText={localize(maySign ? texts.sign : texts.print)}
        okClose={false}
        okDisabled={data === undefined || (maySign && !hasRead)}
        busy={signing.isPending}
        onOk={() => (maySign ? setProving(true) : print())}
        aside={maySign ? <Button onClick={print}>{localize(texts.print)}</Button> : undefined}
      >
        {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton rows={12} />}
        {data !== undefined && (
          <>
            {maySign && !hasRead && <p className="m-0 mb-3 text-waiting-ink print:hidden">{localize(texts.readFirst)}</p>}
            <div ref={text} className="overflow-x-auto [&_th]:whitespace-nowrap">
              <SafeHtml html={data.content} />
            </div>
            <Scans path={data.contract.file} />
            <ContractSeals verdict={data.verdict} />
            <End text={text} onSeen={() => setHasRead(true)} />
          </>
        )}
      </Dialog>
      <SignCheck open={isProving} onOpenChange={setProving} onVerified={() => signing.mutate()} />
    </>
  );
}

/** Told once the end of the text has been on the screen. */
function End({ text, onSeen }: { text: RefObject<HTMLElement | null>; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const [shown, last] = [text.current, end.current];
    if (shown === null || last === null) return;
    const seen = new IntersectionObserver((entries) => {
      // What cleans the text arrives late: until there is one, its end is no end.
      if (shown.textContent !== '' && entries.at(-1)?.isIntersecting === true) tell();
    });
    const grown = new ResizeObserver(() => {
      seen.unobserve(last);
      seen.observe(last);
    });
    grown.observe(shown);
    return () => {
      seen.disconnect();
      grown.disconnect();
    };
  }, [text]);
  return <div ref={end} className="h-px" />;
}

function SignCheck({ open, onOpenChange, onVerified }: { open: boolean; onOpenChange: (open: boolean) => void; onVerified: () => void }) {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const phone = typeof user?.['phone'] === 'string' ? user['phone'] : '';
  return (
    <SmsSecurityDialog
      open={open}
      onOpenChange={onOpenChange}
      channel={ownPhone}
      saved={savedCaptcha}
      hint={`${localize(texts.hint)} ${phone.replace(/^(\d{3})\d{4}/, '$1****')}`}
      onVerified={onVerified}
    />
  );
}

/** Signs, and shows the serial of the signature. */
function useSigning(file: ContractFile | undefined) {
  const { localize } = useLocale();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => contractApi.sign({ id: file!.contract.id, version: file!.contract.version }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async (signed) => {
      const before = [file?.contract.signASerial, file?.contract.signBSerial];
      const serial = [signed.signASerial, signed.signBSerial].find((one) => one !== null && !before.includes(one));
      notices.success(localize(texts.signed).replace('{serial}', serial ?? ''));
      // A waybill shows how far its agreement is.
      await Promise.all([contract.name, 'shippingNote'].map((name) => cache.invalidateQueries({ queryKey: [name] })));
    },
  });
}

/** What was signed on paper. */
function Scans({ path }: { path: string | null }) {
  const { localize } = useLocale();
  const { urlOf } = useUploadTransport();
  if (path === null || path === '') return null;
  return (
    <p className="m-0 mt-4 flex flex-wrap gap-3 print:hidden">
      {path.split(',').map((one, index) => (
        <a key={one} href={urlOf(one)} target="_blank" rel="noopener">
          {`${localize(texts.scan)} ${index + 1}`}
        </a>
      ))}
    </p>
  );
}
