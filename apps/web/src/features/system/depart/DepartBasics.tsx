import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { FieldDescriptions, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { Depart } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { editForm } from './depart.form.ts';
import { depart, departApi } from './depart.resource.ts';
import { departTexts as texts } from './departTexts.ts';

const names = [
  'departName',
  'orgCode',
  'orgCategory',
  'orgType',
  'parentId',
  'departNameEn',
  'departOrder',
  'mobile',
  'fax',
  'address',
  'memo',
] as const;

/** What a department is, and its form. @source SYS-05, jeecg-wire 3.3 */
export function DepartBasics({ id, readOnly = false }: { id: string; readOnly?: boolean }) {
  const { localize } = useLocale();
  const can = useCan();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['depart', 'row', id],
    queryFn: ({ signal }) => withParentName(id, signal),
    retry: false,
  });
  if (error && data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={6} />;
  return (
    <div className="flex flex-col gap-4">
      <FieldDescriptions resource={depart} row={data} names={names} columns={2} />
      {!readOnly && can('depart:edit') && (
        <div>
          <Button variant="primary" onClick={() => setEditing(true)}>
            {localize(texts.edit)}
          </Button>
        </div>
      )}
      {isEditing && <ResourceFormDialog resource={depart} row={data} form={editForm} onOpenChange={setEditing} />}
    </div>
  );
}

/** The wire knows the parent by its id. */
async function withParentName(id: string, signal: AbortSignal): Promise<Depart> {
  const row = await departApi.get(id, { signal });
  const [parent] = row.parentId ? await departApi.listAll({ id: row.parentId }, { signal }) : [];
  return { ...row, parentId_dictText: parent?.departName } as Depart;
}
