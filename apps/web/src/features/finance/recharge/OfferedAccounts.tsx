import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { companyAccountFields, thirdAccountFields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { rechargeQueries } from './recharge.resource.ts';
import { rechargeTexts as texts } from './rechargeTexts.ts';

type Line = readonly [label: { zh: string; en: string }, value: string];

/** Where to send the money of a wallet, line by line as a bank asks for it, each to be copied. @source freight-domain A01 */
export function OfferedAccounts({ walletId }: { walletId: string }) {
  const { localize } = useLocale();
  const { data: banks = [] } = useQuery(rechargeQueries.receiveAccounts({ walletId }));
  const { data: thirds = [] } = useQuery(rechargeQueries.thirdAccounts({ walletId }));
  const accounts: ReadonlyArray<{ id: string; lines: readonly Line[] }> = [
    ...banks.map(({ id, accountName, accountNo, bankName, branchName, cnaps }) => ({
      id,
      lines: [
        [companyAccountFields.accountName.label, accountName],
        [companyAccountFields.accountNo.label, accountNo],
        [companyAccountFields.bankName.label, `${bankName} ${branchName}`],
        [companyAccountFields.cnaps.label, cnaps],
      ] as const,
    })),
    ...thirds.map(({ id, accountName, accountNo, channelCode }) => ({
      id,
      lines: [
        [thirdAccountFields.accountName.label, accountName],
        [thirdAccountFields.accountNo.label, accountNo],
        [thirdAccountFields.channelCode.label, channelCode],
      ] as const,
    })),
  ];
  return (
    <Panel title={texts.sendTo}>
      {accounts.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noAccount)}</p>}
      <div className="flex flex-col gap-3">
        {accounts.map(({ id, lines }) => (
          <Facts
            key={id}
            facts={lines
              .filter(([, value]) => value.trim() !== '')
              .map(([label, value]) => {
                const name = localize(label);
                return [
                  name,
                  <span key={name} className="inline-flex items-center gap-1">
                    {value}
                    <CopyButton name={name} value={value} />
                  </span>,
                ] as const;
              })}
          />
        ))}
      </div>
      <p className="m-0 mt-3 text-ink-secondary">{localize(texts.purposeHelp)}</p>
    </Panel>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const { localize } = useLocale();
  const copy = async () => {
    // Without https browsers offer no clipboard: the line is marked by hand then.
    const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
    if (clipboard === undefined) return notices.warning(localize(texts.noClipboard));
    await clipboard.writeText(value);
    notices.success(localize(texts.copied));
  };
  return (
    <Button variant="link" size="small" aria-label={`${localize(texts.copy)} ${name}`} onClick={() => void copy()}>
      {localize(texts.copy)}
    </Button>
  );
}
