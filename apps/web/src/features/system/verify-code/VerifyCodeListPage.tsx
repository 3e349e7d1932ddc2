import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createVerifyCodeApi, type VerifyCode, verifyCodeFields } from '@tarmac/freight-api/system';
import { late } from '@tarmac/admin-kit/chunk';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';
import { verifyCodeTexts as texts } from './verifyCodeTexts.ts';

const LocalMessageDialog = late(() => import('./LocalMessageDialog.tsx'), { part: 'LocalMessageDialog' });

const api = createVerifyCodeApi(client);
const verifyCode = defineResource<VerifyCode>()({
  label: { zh: '验证码记录', en: 'Verification code' },
  api: withLook<VerifyCode, typeof api>(api),
  permission: 'verifyCode',
  titleField: 'phone',
  fields: verifyCodeFields,
});

const isLocal = (row: VerifyCode) => row.channel === 'local';

const view = defineAction(verifyCode, {
  label: texts.view,
  permission: 'verifyCode:viewCode',
  when: (row) => isLocal(row) && row.state !== '40',
  dialog: LocalMessageDialog,
});

/** Codes that were sent to phones. Those of the local adapter can be read here. @source FRT-24, freight-domain X01 */
export default function VerifyCodeListPage() {
  return (
    <ResourceList
      resource={verifyCode}
      // Its list works out some fields by itself, which the conditions of an advanced query cannot ask for.
      advanced={false}
      search={['phone', 'scene', 'state', 'sendTime']}
      columns={[
        'phone',
        'scene',
        { field: 'channel', cell: (row: VerifyCode) => (isLocal(row) ? <LocalChannel /> : row.channel) },
        'state',
        'sendTime',
        'expireTime',
        'useTime',
        'ip',
        'failReason',
      ]}
      defaultSort={{ column: 'sendTime', order: 'desc' }}
      rowActions={[view]}
      view={false}
    />
  );
}

function LocalChannel() {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      {localize(texts.local)}
      <Tag tone="waiting">{localize(texts.simulated)}</Tag>
    </span>
  );
}
