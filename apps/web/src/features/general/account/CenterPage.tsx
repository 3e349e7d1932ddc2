import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Descriptions, Skeleton, Tag } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { useQuery } from '@tanstack/react-query';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { MessagePanel } from '../dashboard/MessagePanel.tsx';
import { OrderPanel } from '../dashboard/OrderPanel.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { Avatar } from './Avatar.tsx';
import { type Profile, profileQuery } from './ownProfile.ts';

/** A person's own page: who they are, their messages and their work. @source GEN-01 */
export default function CenterPage() {
  const can = useCan();
  const { data, error, isPending, refetch } = useQuery(profileQuery);
  return (
    <div className="grid gap-3 desktop:grid-cols-[20rem_minmax(0,1fr)]">
      {isPending && <Skeleton rows={6} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && <Card profile={data} />}
      <div className="flex min-w-0 flex-col gap-3">
        <MessagePanel />
        {can('order:list') && <OrderPanel />}
      </div>
    </div>
  );
}

function Card({ profile }: { profile: Profile }) {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  const tags = (profile.tags ?? '').split(/[,，]/).filter((tag) => tag.trim() !== '');
  return (
    <section
      aria-label={localize(texts.profile)}
      className="flex flex-col items-center gap-3 self-start rounded-lg border border-solid border-line bg-surface p-6 text-center"
    >
      <Avatar path={profile.avatar ?? null} name={profile.realname ?? ''} />
      <h2 className="m-0 text-lg font-semibold">{profile.realname}</h2>
      {profile.signature && <p className="m-0 break-words text-ink-secondary">{profile.signature}</p>}
      <div className="w-full text-start">
        <Descriptions
          columns={1}
          items={(['account', 'departs', 'posts', 'roles', 'phone', 'email'] as const).map((name) => ({
            key: name,
            label: localize(texts[name]),
            value: (name === 'account' ? profile.username : profile[name]) || '--',
          }))}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-1" aria-label={localize(texts.tags)} role="group">
        {tags.length === 0 ? (
          <span className="text-ink-secondary">{localize(texts.noTags)}</span>
        ) : (
          tags.map((tag) => <Tag key={tag}>{tag.trim()}</Tag>)
        )}
      </div>
      <Button onClick={() => go('/account/settings/BaseSetting')}>{localize(texts.toSettings)}</Button>
    </section>
  );
}
