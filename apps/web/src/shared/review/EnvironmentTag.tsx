import { DictText } from '@tarmac/admin-kit/dictionary';
import { Tag } from '@tarmac/admin-kit/input';

/** Where an upload went: what went to the test receiver is never taken for one that the authorities have. @source freight-domain 6.8 */
export function EnvironmentTag({ environment }: { environment: string | null }) {
  if (environment === null) return null;
  return (
    <Tag tone={environment === 'SANDBOX' ? 'waiting' : 'ok'}>
      <DictText code="upload_environment" value={environment} />
    </Tag>
  );
}
