import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  createReportHeadApi,
  createReportItemApi,
  createReportParamApi,
  type ReportAddInput,
  type ReportEditInput,
  type ReportHead,
} from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { designerTexts as texts } from './designerTexts.ts';
import { draftOf, emptyDraft } from './reportDraft.ts';
import { ReportDesigner } from './ReportDesigner.tsx';

const heads = createReportHeadApi(client);
const items = createReportItemApi(client);
const params = createReportParamApi(client);

type DialogProps = ActionDialogProps<ReportHead, ReportAddInput | ReportEditInput>;

/** A report that begins empty. */
export function AddReport({ onOpenChange, onSubmit }: DialogProps) {
  const { localize } = useLocale();
  return (
    <ReportDesigner
      title={localize(texts.newReport)}
      initial={emptyDraft}
      stored={undefined}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
    />
  );
}

/** A report as it is stored now. */
export const EditReport = (props: DialogProps) => <StoredReport {...props} isCopy={false} />;

/** Another report that begins as this one is. */
export const CopyReport = (props: DialogProps) => <StoredReport {...props} isCopy />;

function StoredReport({ rows, isCopy, onOpenChange, onSubmit }: DialogProps & { isCopy: boolean }) {
  const { localize } = useLocale();
  const row = rows[0]!;
  const { data } = useQuery({
    queryKey: ['online:report', 'whole', row.id],
    queryFn: async ({ signal }) => {
      const [head, itemRows, paramRows] = await Promise.all([
        heads.get(row.id, { signal }),
        items.listByHeadId({ headId: row.id }, { signal }),
        params.listByHeadId({ headId: row.id }, { signal }),
      ]);
      return { head, parts: { items: itemRows, params: paramRows } };
    },
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const copyName = interpolate(localize(texts.copyOf), { name: row.name ?? '' });
  const initial = draftOf(data.head, { ...data.parts, ...(isCopy && { copyName }) });
  return (
    <ReportDesigner
      title={isCopy ? copyName : (row.name ?? '')}
      initial={initial}
      stored={isCopy ? undefined : initial}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
    />
  );
}
