import { type RefCallback, useCallback } from 'react';
import { useInspecting } from './inspector/useInspecting.ts';
import { type CanCheck, useCan, useExplain } from './PermissionProvider.tsx';
import { takeOut } from './takeOut.ts';

/**
 * A ref that takes its element out of the page when none of the comma-separated actions is allowed, and puts it back when
 * that changes. For elements that cannot be wrapped in `<Can>`, which is the better choice everywhere else.
 *
 * @example <button ref={usePermissionRef('order:add,order:copy')}>新增</button>
 * @source PERM-01
 */
export function usePermissionRef(action: string | undefined): RefCallback<Element> {
  const isAllowed = useCan()(action);
  const explain = useExplain();
  const isInspecting = useInspecting();
  const mark = process.env.NODE_ENV !== 'production' && isInspecting && action !== undefined ? markText(action, explain) : undefined;
  return useCallback(
    (element) => {
      if (element === null || isAllowed) return undefined;
      return takeOut(element, mark === undefined ? undefined : markOf(mark));
    },
    [isAllowed, mark],
  );
}

/**
 * The same for loops, where a hook cannot be called for each element: give it the check of `useCan`.
 *
 * @example const can = useCan(); return devices.map(({ id }) => <li key={id} ref={permissionRef(can, `device:${id}`)} />);
 * @source PERM-01
 */
export const permissionRef =
  (can: CanCheck, action: string | undefined): RefCallback<Element> =>
  (element) =>
    element === null || can(action) ? undefined : takeOut(element);

function markText(action: string, explain: ReturnType<typeof useExplain>): string {
  const { names } = explain(action);
  return names.map(({ name, system }) => `${name} (auth ✗, form ✗, allAuth ${system})`).join(', ');
}

function markOf(text: string): ChildNode {
  const mark = document.createElement('span');
  mark.dataset['permissionRemoved'] = text;
  mark.title = text;
  mark.textContent = text;
  mark.className =
    'inline-flex items-center rounded-sm border border-dashed border-danger-line bg-danger-soft px-1.5 text-xs text-danger-ink';
  return mark;
}
