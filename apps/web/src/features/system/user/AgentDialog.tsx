import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { User } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { userAgent, userAgentApi } from './userAgent.resource.tsx';
import { userTexts as texts } from './userTexts.ts';

/** Who acts for a person, and how long: one that is there is changed, else one is made. @source SYS-01, jeecg-wire 3.1 */
export function AgentDialog({ rows, onOpenChange }: ActionDialogProps<User, unknown>) {
  const { localize } = useLocale();
  const [{ username, realname }] = rows as readonly [User];
  const title = `${localize(texts.agentOf)}${realname}`;
  const { data, isPending } = useQuery({
    queryKey: ['userAgent', 'of', username],
    // None is told as a refusal by the wire.
    queryFn: ({ signal }) => userAgentApi.queryByUserName({ userName: username ?? '' }, { signal }).catch(() => null),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (isPending)
    return (
      <Dialog open onOpenChange={onOpenChange} width={560} title={title} footer={null}>
        <Skeleton />
      </Dialog>
    );
  return (
    <ResourceFormDialog
      resource={userAgent}
      title={title}
      {...(data ? { row: data } : { initial: { userName: username, status: '0' } })}
      form={[{ field: 'userName', disabled: true }, 'agentUserName', 'startTime', 'endTime', 'status']}
      columns={1}
      width={560}
      onOpenChange={onOpenChange}
    />
  );
}
