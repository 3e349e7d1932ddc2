import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, useUploadTransport } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Contract, ContractFile } from '@tarmac/freight-api/shipping';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadProblem } from '../pages/LoadProblem.tsx';
import { OwnPhoneCheck } from '../session/OwnPhoneCheck.tsx';
import { contract, contractApi, contractQueries } from './contract.resource.ts';
import { ContractSeals } from './ContractSeals.tsx';
import { ContractText } from './ContractText.tsx';
import { contractTexts as texts } from './contractTexts.ts';

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
            <ContractText ref={text} html={data.content} />
            <Scans path={data.contract.file} />
            <ContractSeals verdict={data.verdict} />
            <End text={text} onSeen={() => setHasRead(true)} />
          </>
        )}
      </Dialog>
      <OwnPhoneCheck open={isProving} onOpenChange={setProving} hint={localize(texts.hint)} onSuccess={() => signing.mutate()} />
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
      if (entries.at(-1)?.isIntersecting === true) tell();
    });
    const grown = new ResizeObserver(() => {
      // What cleans the text arrives late. Until there is one, its end is not an end, and is not even looked at: what was seen of it would
      // be told when the text is there.
      if (shown.textContent === '') return;
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
