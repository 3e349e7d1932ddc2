import { type ReactNode } from 'react';
import { late } from '../internals/late.ts';
import { useInspecting } from './inspector/useInspecting.ts';
import { useCan, useExplain } from './PermissionProvider.tsx';

/**
 * Keeps its children only when the action is allowed; hiding is comfort, the server decides.
 *
 * @example <Can action="device:add" fallback="无权新增"><Button>新增</Button></Can>
 * @source PERM-01
 */
export function Can({ action, fallback = null, children }: CanProps) {
  const isAllowed = useCan()(action);
  const isInspecting = useInspecting();
  if (isAllowed) return children;
  if (process.env.NODE_ENV === 'production' || !isInspecting || action === undefined) return fallback;
  return (
    <>
      <Removed action={action} />
      {fallback}
    </>
  );
}

/** Props of {@link Can}. */
export interface CanProps {
  /** One name or several separated by commas, of which one is enough. */
  action: string | undefined;
  /** Shown instead; nothing unless given. */
  fallback?: ReactNode;
  /** Shown to those who may. */
  children: ReactNode;
}

const RemovedMark = process.env.NODE_ENV === 'production' ? () => null : /* @__PURE__ */ late(() => import('./inspector/RemovedMark.tsx'));

function Removed({ action }: { action: string }) {
  const explanation = useExplain()(action);
  return <RemovedMark action={action} explanation={explanation} />;
}
