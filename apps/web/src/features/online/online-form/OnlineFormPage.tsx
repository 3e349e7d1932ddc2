import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { OnlineScreen, type OnlineUser } from '@tarmac/admin-kit/online';
import { ApiError } from '@tarmac/admin-kit/request';
import { useSession } from '@tarmac/admin-kit/session';
import { useTab } from '@tarmac/admin-kit/tabs';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { useTabTitle } from '../../../shared/pages/useTabTitle.ts';
import { OrganisationAround } from '../../../shared/pickers/orgPickers.tsx';
import { ReportsAround } from '../../../shared/pickers/reportPickers.tsx';
import { RichTextInput } from '@tarmac/admin-kit/rich-text';
import { accessQuery } from '../../../shared/session/access.ts';
import { session } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { onlineApi, readDefinition } from './onlineCalls.ts';

const texts = defineTexts({
  missing: { zh: '此表单尚未发布，或已被移除', en: 'This form is not published, or was removed' },
});

// It comes while the definition is read.
OnlineScreen.preload();

/** The screen of a form that an administrator declared, by the id at the end of its address. @source ONL-01, ROUTE-06 */
export default function OnlineFormPage() {
  const { localize } = useLocale();
  const { pathname } = useTab();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const { user } = useSession(session);
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['onlineForm', id],
    queryFn: ({ signal }) => readDefinition(id, { signal }),
    retry: false,
    // Others may publish another version while a tab is open; it is read again when the tab is opened again.
    staleTime: 60_000,
  });
  const who = useMemo((): OnlineUser => {
    const { id: userId = '', username = '', realname = '', departmentCode } = user ?? {};
    return { id: userId, username, realname, ...(departmentCode && { orgCode: departmentCode }) };
  }, [user]);
  // An entry of its own in the menu names the tab; the one that stands for all forms does not.
  const isNamed = routes.some(({ path }) => path === pathname);
  const label = data && !isNamed ? localize(data.label) : undefined;
  useTabTitle(label);
  if (error instanceof ApiError && error.status === 404) return <Empty>{localize(texts.missing)}</Empty>;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={10} />;
  return (
    <OrganisationAround>
      <ReportsAround>
        <OnlineScreen form={data} api={onlineApi} user={who} richText={RichTextInput} />
      </ReportsAround>
    </OrganisationAround>
  );
}
