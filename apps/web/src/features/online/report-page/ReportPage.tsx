import { FieldProvider } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { PermissionProvider } from '@tarmac/admin-kit/permission';
import { ApiError } from '@tarmac/admin-kit/request';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useSession } from '@tarmac/admin-kit/session';
import { useTab } from '@tarmac/admin-kit/tabs';
import { late } from '@tarmac/admin-kit/chunk';
import { createReportApi, type ReportScreen } from '@tarmac/freight-api/online';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { useTabTitle } from '../../../shared/pages/useTabTitle.ts';
import { accessQuery } from '../../../shared/session/access.ts';
import { session } from '../../../shared/session/session.ts';
import { asCalled, ReportParams, valuesFrom } from './ReportParams.tsx';
import { reportKinds } from './reportKinds.tsx';
import { reportPermission, reportResource } from './reportResource.tsx';
import { reportTexts as texts } from './reportTexts.ts';
import { SlowReport } from './SlowReport.tsx';

const ReportCharts = late(() => import('./ReportCharts.tsx'), { meanwhile: () => <Skeleton rows={6} /> });

const quietReports = createReportApi(quietClient);
const granted = ['list', 'export'].map((action) => ({ action: `${reportPermission}:${action}` }));

/** The page of a report, by the id at the end of its address. @source ONL-06, jeecg-wire 4.1 */
export default function ReportPage() {
  const { localize, locale } = useLocale();
  const { pathname } = useTab();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['reportScreen', id, locale],
    queryFn: ({ signal }) => quietReports.getScreen(id, { signal }),
    retry: false,
    staleTime: 60_000,
  });
  // An entry of its own in the menu names the tab; the one that stands for all reports does not.
  const label = data && !routes.some(({ path }) => path === pathname) ? data.name : undefined;
  useTabTitle(label);
  if (error instanceof ApiError && error.status === 404) return <Empty>{localize(texts.missing)}</Empty>;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={10} />;
  return (
    // The server has let the reader in by the permission of the report.
    <PermissionProvider formList={granted}>
      <FieldProvider kinds={reportKinds}>
        <ReportList screen={data} />
      </FieldProvider>
    </PermissionProvider>
  );
}

function ReportList({ screen }: { screen: ReportScreen }) {
  const { search } = useTab();
  const { user } = useSession(session);
  const values = valuesFrom(search, screen.params);
  const given = JSON.stringify(asCalled(values));
  const {
    resource,
    columns,
    search: sought,
  } = useMemo(
    () =>
      reportResource(screen, {
        params: JSON.parse(given) as Record<string, string>,
        user: { id: user?.id ?? '', username: user?.username ?? '', realname: user?.realname ?? '' },
      }),
    [screen, given, user],
  );
  const params = JSON.parse(given) as Record<string, string>;
  return (
    <ResourceList
      key={resource.name}
      resource={resource}
      columns={columns}
      search={sought}
      advanced={false}
      view={false}
      selectable={false}
      defaultSort={null}
      storageId={`report:${screen.id}`}
      viewsOf={`report:${screen.id}`}
      header={(list) => (
        <>
          <SlowReport keys={[[resource.name], ['reportCharts', screen.id]]} />
          {screen.params.length > 0 && <ReportParams params={screen.params} values={values} />}
          {screen.charts.length > 0 && <ReportCharts screen={screen} query={list.exportQuery} params={params} />}
        </>
      )}
    />
  );
}
