import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Switch } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { NotificationSetting } from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../shared/texts/errorText.ts';
import { newsKey } from '../../../shared/api/pendingCounts.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { ownApi, ownQueries } from './ownProfile.ts';
import { SettingLine } from './SettingLine.tsx';

const kinds = [
  { name: 'announcement', label: texts.announcement, hint: texts.announcementHint },
  { name: 'system', label: texts.system, hint: texts.systemHint },
] as const;

/** Which kinds of messages the bell tells of. @source GEN-01 */
export function NotificationSection() {
  const { localize } = useLocale();
  const queryClient = useQueryClient();
  const question = ownQueries.notification();
  const { data, error, isPending, refetch } = useQuery(question);
  if (isPending) return <Skeleton />;
  if (data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const change = async (next: NotificationSetting) => {
    queryClient.setQueryData(question.queryKey, next);
    try {
      await ownApi.setNotification(next);
      notices.success(localize(texts.saved));
      await queryClient.invalidateQueries({ queryKey: newsKey });
    } catch (failure) {
      queryClient.setQueryData(question.queryKey, data);
      notices.warning(errorText(failure));
    }
  };
  return (
    <>
      <p className="m-0 mb-2 text-ink-secondary">{localize(texts.urgentHint)}</p>
      <ul className="m-0 list-none p-0">
        {kinds.map(({ name, label, hint }) => (
          <SettingLine key={name} title={localize(label)} hint={localize(hint)}>
            <Switch aria-label={localize(label)} value={data[name]} onValueChange={(isOn) => void change({ ...data, [name]: isOn })} />
          </SettingLine>
        ))}
      </ul>
    </>
  );
}
