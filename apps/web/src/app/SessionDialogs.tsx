import { useSession } from '@tarmac/admin-kit/session';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { session } from '../shared/session.ts';
import { sessionApi } from '../shared/sessionApi.ts';
import { onAskForDepartment } from './departmentSwitch.ts';

const load = () => import('./sessionDialogParts.ts');
const DepartmentDialog = lazy(async () => ({ default: (await load()).DepartmentDialog }));
const SessionInterrupted = lazy(async () => ({ default: (await load()).SessionInterrupted }));

/** The choice of a department after a login and later, and why a window cannot go on. @source SESS-04, SESS-07, MOD-02 */
export function SessionDialogs() {
  const { user, interruption, mustChooseDepartment } = useSession(session);
  const { confirmLeave } = useTabs();
  const queryClient = useQueryClient();
  const [isSwitching, setSwitching] = useState(false);
  useEffect(
    () =>
      onAskForDepartment(() => {
        // Another department sees other rows: what was typed would belong to none of them.
        void confirmLeave().then((mayLeave) => mayLeave && setSwitching(true));
      }),
    [confirmLeave],
  );
  const startAnew = () => {
    queryClient.clear();
    location.reload();
  };
  return (
    <Suspense fallback={null}>
      {interruption !== undefined && <SessionInterrupted session={session} onContinue={() => location.reload()} />}
      {(mustChooseDepartment || isSwitching) && interruption === undefined && (
        <DepartmentDialog
          open
          mode={mustChooseDepartment ? 'choose' : 'switch'}
          onOpenChange={setSwitching}
          api={sessionApi}
          preferred={mustChooseDepartment ? session.lastDepartment(user?.username ?? '') : undefined}
          onChosen={startAnew}
        />
      )}
    </Suspense>
  );
}
