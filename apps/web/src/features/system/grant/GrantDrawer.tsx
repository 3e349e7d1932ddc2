import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, ErrorState, Skeleton } from '@tarmac/admin-kit/input';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';
import { GrantTree } from './GrantTree.tsx';
import { useGrantAnswers, useGrants } from './useGrants.ts';

/** Gives a role menus, buttons and the data rules of these. @source SYS-02, SYS-05, jeecg-wire 3.2 */
export function GrantDrawer(props: GrantDrawerProps) {
  const { source, title, onOpenChange } = props;
  const { tree, given, problem, retry } = useGrantAnswers(source);
  if (tree !== undefined && given !== undefined) return <Open {...props} tree={tree} given={given} />;
  return (
    <Drawer open onOpenChange={onOpenChange} width={1080} title={title}>
      {problem === undefined ? <Skeleton /> : <ErrorState onRetry={retry}>{problem}</ErrorState>}
    </Drawer>
  );
}

/** Props of {@link GrantDrawer}. */
export interface GrantDrawerProps {
  /** Whose grants these are. */
  source: GrantSource;
  title: string;
  /** What is looked for at first. */
  find?: string | undefined;
  onOpenChange: (open: boolean) => void;
}

function Open({ source, title, find, onOpenChange, tree, given }: GrantDrawerProps & Answers) {
  const { localize } = useLocale();
  const grants = useGrants(source, { tree, given });
  const saveAndClose = async () => {
    if (await grants.save()) onOpenChange(false);
  };
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      width={1080}
      title={title}
      footer={
        <>
          <span className="me-auto self-center text-ink-secondary" role="status">
            {grants.counted}
          </span>
          <Button busy={grants.isSaving} onClick={() => void grants.save()}>
            {localize(texts.save)}
          </Button>
          <Button variant="primary" busy={grants.isSaving} onClick={() => void saveAndClose()}>
            {localize(texts.saveAndClose)}
          </Button>
        </>
      }
    >
      <GrantTree source={source} grants={grants} find={find} />
    </Drawer>
  );
}

interface Answers {
  tree: readonly PermissionChoice[];
  given: readonly string[];
}
