import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, ErrorState, Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';
import { GrantTree } from './GrantTree.tsx';
import { useGrantAnswers, useGrants } from './useGrants.ts';

/** What somebody is given, as a part of a page. @source SYS-05, jeecg-wire 3.3 */
export function GrantPanel({ source, permission }: GrantPanelProps) {
  const { tree, given, problem, retry } = useGrantAnswers(source);
  if (tree !== undefined && given !== undefined) return <Open source={source} permission={permission} tree={tree} given={given} />;
  return problem === undefined ? <Skeleton /> : <ErrorState onRetry={retry}>{problem}</ErrorState>;
}

interface GrantPanelProps {
  /** Whose grants these are. */
  source: GrantSource;
  /** Who may save them. */
  permission: string;
}

function Open({ source, permission, tree, given }: GrantPanelProps & { tree: readonly PermissionChoice[]; given: readonly string[] }) {
  const { localize } = useLocale();
  const can = useCan();
  const grants = useGrants(source, { tree, given });
  return (
    <div className="flex flex-col gap-3">
      <GrantTree source={source} grants={grants} maxHeight="max-h-[50vh]" />
      <div className="flex items-center justify-end gap-3">
        <span className="me-auto text-ink-secondary" role="status">
          {grants.counted}
        </span>
        {can(permission) && (
          <Button variant="primary" busy={grants.isSaving} onClick={() => void grants.save()}>
            {localize(texts.saveHere)}
          </Button>
        )}
      </div>
    </div>
  );
}
