import { late } from '@tarmac/admin-kit/chunk';
import { useSession } from '@tarmac/admin-kit/session';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { session, tenants } from '../shared/session/session.ts';
import { sessionApi } from '../shared/session/sessionApi.ts';
import { departmentSwitch, tenantSwitch } from './sessionAsks.ts';

const load = () => import('./sessionDialogParts.ts');
const DepartmentDialog = late(load, { part: 'DepartmentDialog' });
const TenantDialog = late(load, { part: 'TenantDialog' });
const TenantLeft = late(load, { part: 'TenantLeft' });
const SessionInterrupted = late(load, { part: 'SessionInterrupted' });

/** The choice of tenant and department after a login and later, and why a window cannot go on. @source SESS-04, SESS-07, SYS-18, MOD-02 */
export function SessionDialogs() {
  const { user, interruption, mustChooseDepartment } = useSession(session);
  const { confirmLeave } = useTabs();
  const queryClient = useQueryClient();
  const tenant = useSyncExternalStore(tenants.subscribe, tenants.state);
  const [switching, setSwitching] = useState<'department' | 'tenant'>();
  const stay = useCallback(() => setSwitching(undefined), []);
  useEffect(() => {
    // Another department or tenant sees other rows: what was typed would belong to none of them.
    const askFor = (what: 'department' | 'tenant') => () => void confirmLeave().then((mayLeave) => mayLeave && setSwitching(what));
    const stops = [departmentSwitch.on(askFor('department')), tenantSwitch.on(askFor('tenant'))];
    return () => stops.forEach((stop) => stop());
  }, [confirmLeave]);
  // Departments are those of the own tenant: a guest has none elsewhere.
  const mustChoose = mustChooseDepartment && tenant.tenantId === 0;
  const isGoingOn = interruption === undefined && !tenant.isLeft;
  const startOver = () => {
    queryClient.clear();
    location.reload();
  };
  return (
    <>
      {interruption !== undefined && <SessionInterrupted session={session} onContinue={() => location.reload()} />}
      {interruption === undefined && tenant.isLeft && <TenantLeft />}
      {isGoingOn && (tenant.mustChoose || switching === 'tenant') && (
        <TenantDialog mode={tenant.mustChoose ? 'choose' : 'switch'} onClose={stay} />
      )}
      {isGoingOn && !tenant.mustChoose && (mustChoose || switching === 'department') && (
        <DepartmentDialog
          open
          mode={mustChoose ? 'choose' : 'switch'}
          onOpenChange={stay}
          api={sessionApi}
          preferred={mustChoose ? session.lastDepartment(user?.username ?? '') : undefined}
          onSelect={startOver}
        />
      )}
    </>
  );
}
