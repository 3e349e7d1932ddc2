import { useConfirm } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, Tag } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/texts/errorText.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { deviceName } from './deviceName.ts';
import { ownApi, ownQueries } from './ownProfile.ts';
import { SettingLine } from './SettingLine.tsx';

/** Where the person is signed in; anywhere else can be signed out. @source GEN-01 */
export function DeviceList() {
  const { localize } = useLocale();
  const confirm = useConfirm();
  const { data, error, isPending, refetch } = useQuery(ownQueries.sessions());
  const end = async (id: string) => {
    if (!(await confirm(localize(texts.endConfirm)))) return;
    try {
      await ownApi.endSession({ id });
      notices.success(localize(texts.ended));
      await refetch();
    } catch (failure) {
      notices.warning(errorText(failure));
    }
  };
  return (
    <section aria-label={localize(texts.devices)}>
      <h3 className="m-0 text-base font-medium">{localize(texts.devices)}</h3>
      {isPending && <Skeleton />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      <ul className="m-0 list-none p-0">
        {data?.map(({ id, address, userAgent, startedAt, lastSeenAt, isCurrent }) => (
          <SettingLine
            key={id}
            title={address ?? '--'}
            hint={
              <>
                <span className="line-clamp-1" title={userAgent ?? undefined}>
                  {deviceName(userAgent ?? '')}
                </span>
                <span className="flex flex-wrap gap-x-3 tabular-nums">
                  <span>
                    {localize(texts.signedInAt)} {startedAt}
                  </span>
                  <span>
                    {localize(texts.seenAt)} {lastSeenAt}
                  </span>
                </span>
              </>
            }
          >
            {isCurrent ? (
              <Tag tone="ok">{localize(texts.current)}</Tag>
            ) : (
              <Button size="small" onClick={() => void end(id)}>
                {localize(texts.end)}
              </Button>
            )}
          </SettingLine>
        ))}
      </ul>
    </section>
  );
}
