import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  createReportPageApi,
  createReportPageBlockApi,
  createReportPageParamApi,
  type ReportPageAddInput,
  type ReportPageEditInput,
  type ReportPageRow,
} from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { Composer } from './Composer.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import { emptyPage, pageDraftOf } from './pageDraft.ts';

const pages = createReportPageApi(client);
const blocks = createReportPageBlockApi(client);
const params = createReportPageParamApi(client);

type DialogProps = ActionDialogProps<ReportPageRow, ReportPageAddInput | ReportPageEditInput>;

/** A page that begins empty. */
export function AddPage({ onOpenChange, onSubmit }: DialogProps) {
  const { localize } = useLocale();
  return (
    <Composer title={localize(texts.newPage)} initial={emptyPage} stored={undefined} onOpenChange={onOpenChange} onSubmit={onSubmit} />
  );
}

/** A page as it is stored now. */
export const EditPage = (props: DialogProps) => <StoredPage {...props} isCopy={false} />;

/** Another page that begins as this one is. */
export const CopyPage = (props: DialogProps) => <StoredPage {...props} isCopy />;

function StoredPage({ rows, isCopy, onOpenChange, onSubmit }: DialogProps & { isCopy: boolean }) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { data } = useQuery({
    queryKey: ['online:report', 'page', row.id],
    queryFn: async ({ signal }) => {
      const [head, blockRows, paramRows] = await Promise.all([
        pages.get(row.id, { signal }),
        blocks.listByHeadId({ headId: row.id }, { signal }),
        params.listByHeadId({ headId: row.id }, { signal }),
      ]);
      return { head, parts: { blocks: blockRows, params: paramRows } };
    },
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const name = localize({ zh: row.name ?? '', en: row.nameEn || (row.name ?? '') });
  const copyName = interpolate(localize(texts.copyOf), { name });
  return (
    <Composer
      title={isCopy ? copyName : name}
      initial={pageDraftOf(data.head, { ...data.parts, ...(isCopy && { copyName }) })}
      stored={isCopy ? undefined : data.head}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
    />
  );
}
