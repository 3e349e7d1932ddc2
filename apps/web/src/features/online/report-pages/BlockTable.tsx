import { FieldProvider, FieldView } from '@tarmac/admin-kit/field';
import { useSession } from '@tarmac/admin-kit/session';
import { DataTable } from '@tarmac/admin-kit/table';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { useMemo } from 'react';
import { session } from '../../../shared/session/session.ts';
import { reportKinds } from '../report-page/reportKinds.tsx';
import { reportResource, type ReportRow, withNumbers } from '../report-page/reportResource.tsx';

interface BlockTableProps {
  label: string;
  screen: ReportScreen;
  rows: readonly ReportRow[];
  /** What the report was asked with, by the names of its parameters. */
  asked: Readonly<Record<string, string>>;
}

/** Rows of a report as the list of the report shows them, with its links. */
export function BlockTable({ label, screen, rows, asked }: BlockTableProps) {
  const { user } = useSession(session);
  const { resource } = useMemo(
    () =>
      reportResource(screen, {
        params: asked,
        user: { id: user?.id ?? '', username: user?.username ?? '', realname: user?.realname ?? '' },
      }),
    [screen, user, asked],
  );
  const shownColumns = screen.columns.filter(({ hidden }) => !hidden);
  const shown = useMemo(() => withNumbers(screen, rows).map((row, at) => ({ row, key: String(at) })), [screen, rows]);
  return (
    <FieldProvider kinds={reportKinds}>
      <DataTable
        label={label}
        rows={shown}
        rowKey={({ key }) => key}
        maxHeight="26rem"
        columns={shownColumns.map(({ dataIndex: name, title, width, align }) => {
          const meta = resource.fields[name]!;
          return {
            key: name,
            title,
            width: width ?? 140,
            ...(align === 'right' && { align: 'end' as const }),
            cell: ({ row }: (typeof shown)[number]) => <FieldView meta={meta} name={name} row={row} />,
          };
        })}
      />
    </FieldProvider>
  );
}
