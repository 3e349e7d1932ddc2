import { late, useLate } from '../internals/late.ts';
import type { SessionApi } from '../session/sessionApi.ts';

const panel = late(() => import('./DepartmentPanel.tsx'));

/**
 * Lets a person of several departments choose the one to work in: after the login without a way around it, later to switch.
 * Appears once the list is there; a list that is empty is told and the wish forgotten.
 *
 * @example <DepartmentDialog open={isOpen} closable={false} api={sessionApi} onOpenChange={() => {}} onSelect={reload} />
 * @source MOD-02, SESS-07
 */
export function DepartmentDialog(props: DepartmentDialogProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link DepartmentDialog}. */
export interface DepartmentDialogProps {
  /** Whether the person should choose; the dialog appears when the list has arrived. */
  open: boolean;
  /** Called with `false` when it closed, and when there is nothing to choose from. */
  onOpenChange: (open: boolean) => void;
  /** Lists the departments of the person and takes the choice, see `createSessionApi`. */
  api: Pick<SessionApi, 'departments' | 'selectDepartment'>;
  /** `choose` after a login, default; `switch` later, with the present department in the title. */
  mode?: 'choose' | 'switch';
  /** Whether a person may leave without choosing; only a switch may unless said. */
  closable?: boolean;
  /** Code of a department that is chosen already, such as that of the last login. The present one otherwise. */
  preferred?: string;
  /** Called after the server took the choice: what the pages show belongs to another department now. */
  onSelect?: (code: string) => void;
}
