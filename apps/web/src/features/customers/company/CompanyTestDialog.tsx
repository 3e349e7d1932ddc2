import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, Tag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Company } from '@tarmac/freight-api/customers';
import { createGovUploadApi } from '@tarmac/freight-api/government';
import { useQuery } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { quietClient } from '../../../shared/api/quietClient.ts';

const texts = defineTexts({
  title: { zh: '上报测试', en: 'Test the upload' },
  note: {
    zh: '只检查参数并向接收端申请令牌，不发送任何业务数据。',
    en: 'Checks the settings and requests a token. No business data is sent.',
  },
  settings: { zh: '主体上报参数', en: 'Settings of the company' },
  receiver: { zh: '接收端', en: 'Receiver' },
  token: { zh: '握手（申请令牌）', en: 'Handshake (token)' },
  ok: { zh: '正常', en: 'OK' },
  failed: { zh: '异常', en: 'Failed' },
  passed: { zh: '测试通过，接收端用时 {ms} 毫秒', en: 'Passed; the receiver took {ms} ms' },
  notPassed: { zh: '测试未通过，请按提示处理后重试', en: 'Not passed. Fix what failed and try again' },
  sandbox: { zh: '测试环境', en: 'Sandbox' },
  prod: { zh: '正式环境', en: 'Production' },
  again: { zh: '重新测试', en: 'Try again' },
});
const api = createGovUploadApi(quietClient);

/** Shakes hands with the receiver of the authority for a company, and tells each step. @source freight-domain F19 上报测试 */
export function CompanyTestDialog({ rows, onOpenChange }: ActionDialogProps<Company, unknown>) {
  const { localize } = useLocale();
  const { id, companyName } = rows[0]!;
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['companyTest', id],
    queryFn: ({ signal }) => api.testCompany({ id }, { signal }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`${localize(texts.title)} · ${companyName ?? ''}`}
      width={560}
      footer={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {localize(texts.again)}
        </Button>
      }
    >
      <Note>{localize(texts.note)}</Note>
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton rows={3} />}
      {data !== undefined && !isError && (
        <div className="flex flex-col gap-3" aria-busy={isFetching}>
          <ul className="m-0 flex list-none flex-col gap-2 p-0">
            {data.steps.map(({ name, passed, message }) => (
              <li key={name} className="flex flex-wrap items-baseline gap-2">
                <Tag tone={passed ? 'ok' : 'danger'}>{localize(passed ? texts.ok : texts.failed)}</Tag>
                <span className="font-medium">{localize(texts[name])}</span>
                <span className="text-ink-secondary">{message}</span>
              </li>
            ))}
          </ul>
          <p role="status" className={`m-0 ${data.passed ? 'text-ok-ink' : 'text-danger-ink'}`}>
            {localize(data.environment === 'PROD' ? texts.prod : texts.sandbox)} ·{' '}
            {localize(data.passed ? texts.passed : texts.notPassed).replace('{ms}', String(data.took))}
          </p>
        </div>
      )}
    </Dialog>
  );
}
