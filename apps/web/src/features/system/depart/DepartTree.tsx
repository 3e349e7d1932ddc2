import { type Department, DepartmentChoice, OrgSourceProvider } from '@tarmac/admin-kit/org-picker';
import { Skeleton } from '@tarmac/admin-kit/input';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { organisation } from './depart.resource.ts';

/** A searched tree of departments of any size, drawn as far as it is in view; it follows what is saved. @source SYS-05 */
export function DepartTree({ load, name, none, ...choice }: DepartTreeProps) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({ queryKey: ['depart', name], queryFn: load, meta: { followsRows: true } });
  const source = useMemo(() => ({ ...organisation, departments: async () => data ?? [] }), [data]);
  if (error && data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={6} />;
  if (data === null || data.length === 0) return none;
  return (
    <OrgSourceProvider source={source}>
      {/* What is open at first is what leads to the chosen one; another answer is another tree. */}
      <DepartmentChoice key={dataUpdatedAt} {...choice} className="h-44 desktop:h-[60vh]" />
    </OrgSourceProvider>
  );
}

interface DepartTreeProps {
  /** Brings the whole tree; null where the person has none. */
  load: () => Promise<readonly Department[] | null>;
  /** Names the answer in the query cache. */
  name: string;
  /** Stands there when there are no departments. */
  none: ReactNode;
  checkable?: boolean;
  isChosen: (department: Department) => boolean;
  onChoose: (department: Department) => void;
}
