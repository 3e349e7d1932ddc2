import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { ApiError } from '@tarmac/admin-kit/request';
import { saveFile } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { createReportPageViewApi, type ReportPageScreen } from '@tarmac/freight-api/online';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { TabStrip } from '../../../shared/pages/TabStrip.tsx';
import { useTabTitle } from '../../../shared/pages/useTabTitle.ts';
import { accessQuery } from '../../../shared/session/access.ts';
import { client } from '../../../shared/session/session.ts';
import { asCalled, ReportParams, valuesFrom } from '../report-page/ReportParams.tsx';
import { BlockView } from './BlockView.tsx';
import { boardTexts as texts } from './boardTexts.ts';

const quietPages = createReportPageViewApi(quietClient);
const pages = createReportPageViewApi(client);

/** A page of reports, by the code or the id at the end of its address. @source ONL-08, jeecg-wire 4.5 */
export default function ReportBoardPage() {
  const { localize, locale } = useLocale();
  const { pathname } = useTab();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const code = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['reportBoard', code, locale],
    queryFn: ({ signal }) => quietPages.getPage({ code }, { signal }),
    retry: false,
    staleTime: 60_000,
  });
  // An entry of its own in the menu names the tab; the one that stands for all pages does not.
  useTabTitle(data && !routes.some(({ path }) => path === pathname) ? data.name : undefined);
  if (error instanceof ApiError && error.status === 404) return <Empty>{localize(texts.missing)}</Empty>;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={12} />;
  return <Board key={data.id} page={data} />;
}

function Board({ page }: { page: ReportPageScreen }) {
  const { localize } = useLocale();
  const { search } = useTab();
  const values = valuesFrom(search, page.params);
  const sheet = useMutation({
    mutationFn: () => pages.exportXlsById({ id: page.id, ...asCalled(values) }),
    onSuccess: (file) => saveFile(file, { fallbackName: `${page.name}.xlsx`, emptyMessage: localize(texts.nothing) }),
  });
  // A block whose report the reader may not see would be an empty card.
  const blocks = page.blocks.filter(({ state }) => state !== 'denied');
  const denied = page.blocks.length - blocks.length;
  const canExport = page.blocks.some(({ state }) => state === 'ready');
  const exporting = canExport && (
    <Button busy={sheet.isPending} onClick={() => sheet.mutate()}>
      {localize(texts.export)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-gap">
      {page.params.length === 0 && <div className="flex justify-end print:hidden">{exporting}</div>}
      {page.params.length > 0 && (
        // Another address, by a link or by going back, asks for other values.
        <ReportParams key={JSON.stringify(values)} params={page.params} values={values}>
          {exporting}
        </ReportParams>
      )}
      {page.displayTemplate === 'tab' ? (
        <TabbedBlocks page={page} blocks={blocks} values={values} />
      ) : (
        <div className={`grid grid-cols-1 gap-gap ${page.displayTemplate === 'double' ? 'desktop:grid-cols-2' : ''}`}>
          {blocks.map((block) => (
            <div
              key={block.id}
              className={`grid min-w-0 grid-cols-1 ${page.displayTemplate === 'double' && block.colSpan === 2 ? 'desktop:col-span-2' : ''}`}
            >
              <BlockView pageId={page.id} block={block} values={values} params={page.params} />
            </div>
          ))}
        </div>
      )}
      {denied > 0 && <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(texts.denied), { count: denied })}</p>}
    </div>
  );
}

/** One block at a time; what was not looked at is not asked for. */
function TabbedBlocks({
  page,
  blocks,
  values,
}: {
  page: ReportPageScreen;
  blocks: ReportPageScreen['blocks'];
  values: Readonly<Record<string, string>>;
}) {
  const { localize } = useLocale();
  const [seen, setSeen] = useState<readonly string[]>(blocks.slice(0, 1).map(({ id }) => id));
  const current = seen.at(-1) ?? '';
  return (
    <div className="rounded-lg border border-solid border-line bg-surface">
      <TabStrip
        label={localize(texts.blocks)}
        current={current}
        onChange={(id) => setSeen([...seen.filter((one) => one !== id), id])}
        tabs={blocks.map((block) => ({
          key: block.id,
          label: block.title,
          panel: seen.includes(block.id) && <BlockView pageId={page.id} block={block} values={values} params={page.params} />,
        }))}
      />
    </div>
  );
}
