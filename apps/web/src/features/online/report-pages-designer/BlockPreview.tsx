import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { createReportApi } from '@tarmac/freight-api/online';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { BlockDrawing } from '../report-pages/BlockDrawing.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import { type BlockDraft, has, type PageParamDraft } from './pageDraft.ts';
import { useReports } from './useReports.ts';

const api = createReportApi(quietClient);

/** As many rows as a page draws. */
const most = 1000;

/** Whether all is chosen that its kind needs. */
const isDrawn = ({ graphType, xaxisField, byField, yaxisFields }: BlockDraft): boolean =>
  (!has(graphType, 'x') || xaxisField !== null) &&
  (!has(graphType, 'by') || byField !== null) &&
  (!has(graphType, 'y') || yaxisFields.length > 0);

/** A block with real rows, as far as the person who composes it may read them. @source ONL-08 */
export function BlockPreview({ block, pageParams }: { block: BlockDraft; pageParams: readonly PageParamDraft[] }) {
  const { localize, locale } = useLocale();
  const { data: reports = [] } = useReports();
  const id = reports.find(({ code }) => code === block.reportCode)?.id;
  const screen = useQuery({
    queryKey: ['reportScreen', id, locale],
    queryFn: ({ signal }) => api.getScreen(id!, { signal }),
    enabled: id !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  const given = valuesOf(block, { pageParams, names: screen.data?.params.map(({ paramName }) => paramName) ?? [] });
  const rows = useQuery({
    queryKey: ['reportComposer', 'rows', id, given],
    queryFn: ({ signal }) => api.getData(id!, { pageNo: 1, pageSize: most, ...given } as never, { signal }),
    enabled: screen.data !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  if (id === undefined || !isDrawn(block)) return <Empty>{localize(texts.noPreview)}</Empty>;
  const error = screen.error ?? rows.error;
  if (error) return <LoadProblem error={error} onRetry={() => void (screen.error ? screen.refetch() : rows.refetch())} />;
  if (!screen.data || !rows.data) return <Skeleton rows={6} />;
  const title = localize({ zh: block.title, en: block.titleEn || block.title }) || localize(texts.untitled);
  return (
    <BlockDrawing
      block={{ ...block, title, shared: [], fixed: [] }}
      screen={screen.data}
      values={{}}
      rows={rows.data.records}
      total={rows.data.total}
    />
  );
}

/** What the report is asked with: what the block says, else what the page has for it. */
function valuesOf(
  block: BlockDraft,
  { pageParams, names }: { pageParams: readonly PageParamDraft[]; names: readonly string[] },
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const said = block.params.find((one) => one.name === name);
      const ofPage = pageParams.find(({ paramName }) => paramName === (said?.from ?? name))?.paramValue;
      const value = said && said.from === null ? (said.value ?? '') : ofPage;
      return value === undefined ? [] : [[`self_${name}`, value]];
    }),
  );
}
