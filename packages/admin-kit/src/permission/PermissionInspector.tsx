import { late } from '../internals/late.ts';

/**
 * Shows in development why something is hidden: a button and Alt+Shift+P outline the places where guarded elements were
 * removed, and say which list decided. Put one inside the `PermissionProvider`. In production it is nothing and brings no code.
 *
 * @example <PermissionProvider access={access}><App /><PermissionInspector /></PermissionProvider>
 * @keyboard
 * Alt+Shift+P: Shows and hides it
 */
export const PermissionInspector: () => React.ReactNode = process.env.NODE_ENV === 'production' ? () => null : developmentInspector();

function developmentInspector() {
  const InspectorPanel = late(() => import('./inspector/InspectorPanel.tsx'));
  return () => <InspectorPanel />;
}
