import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { CheckboxGroup, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { User } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { departRoleApi } from './depart.resource.ts';
import { departTexts as texts } from './departTexts.ts';

/** Which roles of a department a person holds. @source SYS-05, jeecg-wire 3.3 */
export function AssignRolesDialog({ person, departId, onOpenChange }: AssignRolesDialogProps) {
  const { localize } = useLocale();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['departRolesOf', departId, person.id],
    queryFn: async ({ signal }) => {
      const [roles, held] = await Promise.all([
        departRoleApi.getDeptRoleList({ departId }, { signal }),
        departRoleApi.getDeptRoleByUserId({ userId: person.id, departId }, { signal }),
      ]);
      return { roles, held: held.map(({ droleId }) => droleId) };
    },
    staleTime: 0,
    gcTime: 0,
  });
  const value = chosen ?? data?.held ?? [];
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={480}
      title={`${localize(texts.assignTo)}${person.realname}`}
      okDisabled={data === undefined || data.roles.length === 0}
      onOk={async () => {
        await departRoleApi.deptRoleUserAdd({
          userId: person.id,
          newRoleId: value.join(','),
          oldRoleId: (data?.held ?? []).join(','),
        });
        notices.success(localize(texts.assigned));
      }}
      onOkError={(failure) => notices.error(errorText(failure))}
    >
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : data.roles.length === 0 ? (
        <Empty>{localize(texts.noRoles)}</Empty>
      ) : (
        <CheckboxGroup
          aria-label={localize(texts.roles)}
          value={[...value]}
          onValueChange={setChosen}
          options={data.roles.map(({ id, roleName, roleCode }) => ({ value: id, label: `${roleName} (${roleCode})` }))}
        />
      )}
    </Dialog>
  );
}

interface AssignRolesDialogProps {
  person: User;
  departId: string;
  onOpenChange: (open: boolean) => void;
}
