import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { createReportPageViewApi, type ReportParamInfo, type ReportScreen } from '@tarmac/freight-api/online';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { asCalled } from '../report-page/ReportParams.tsx';
import { SlowNote, StoppedNote, useIsLong } from '../report-page/SlowReport.tsx';
import { BlockDrawing } from './BlockDrawing.tsx';
import { boardTexts as texts } from './boardTexts.ts';
import type { PageBlock } from './pageBlock.ts';

const api = createReportPageViewApi(quietClient);

interface BlockViewProps {
  pageId: string;
  block: PageBlock;
  /** Values of the parameters of the page. */
  values: Readonly<Record<string, string>>;
  /** The parameters of the page. */
  params: readonly ReportParamInfo[];
}

const reasons = { denied: texts.gone, off: texts.off, missing: texts.gone } as const;

/** A block of a page: it asks for its rows by itself, so that a slow or broken one holds up no other. @source ONL-08 */
export function BlockView({ block, ...props }: BlockViewProps) {
  const { localize } = useLocale();
  const title = { zh: block.title, en: block.title };
  if (block.state === 'ready' && block.screen) return <ReadyBlock {...props} block={block} screen={block.screen} />;
  return (
    <Panel title={title}>
      <Empty>{localize(block.state === 'ready' ? texts.gone : reasons[block.state])}</Empty>
    </Panel>
  );
}

function ReadyBlock({ pageId, block, screen, values, params }: BlockViewProps & { screen: ReportScreen }) {
  const { localize } = useLocale();
  const queries = useQueryClient();
  const asked = Object.fromEntries(block.shared.flatMap(({ from }) => (from in values ? [[from, values[from] ?? '']] : [])));
  // Blocks that draw one report with the same parameters share its rows.
  const given = [
    ...block.shared.map(({ name, from }) => [name, values[from] ?? '']),
    ...block.fixed.map(({ name, value }) => [name, value]),
  ];
  const queryKey = ['reportBlock', pageId, screen.id, given];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getChartsData({ id: pageId, blockId: block.id, ...asCalled(asked) }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  const isSlow = useIsLong(isFetching);
  if (error)
    return (
      <Panel title={{ zh: block.title, en: block.title }}>
        <LoadProblem error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  // What a page is filtered by holds for a block only where its report takes it.
  const ignored = params.filter(({ paramName }) => values[paramName] && !block.shared.some(({ from }) => from === paramName));
  const names = ignored.map(({ paramName, paramTxt }) => paramTxt || paramName).join(localize(texts.and));
  const wait = isFetching && isSlow && <SlowNote onStop={() => void queries.cancelQueries({ queryKey, exact: true })} />;
  const notes = (
    <>
      {wait}
      {ignored.length > 0 && <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(texts.ignored), { names })}</p>}
    </>
  );
  // Stopped: what stands there is the answer to another question.
  if (data && (isFetching || !isPlaceholderData))
    return <BlockDrawing block={block} screen={screen} values={values} rows={data.data} total={data.total} aside={notes} />;
  return (
    <Panel title={{ zh: block.title, en: block.title }}>
      {isFetching ? (
        <>
          {wait}
          <Skeleton rows={6} />
        </>
      ) : (
        <StoppedNote onAgain={() => void refetch()} />
      )}
    </Panel>
  );
}
