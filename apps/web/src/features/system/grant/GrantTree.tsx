import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Switch, TextInput, Tree, type TreeNode } from '@tarmac/admin-kit/input';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import { useState } from 'react';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';
import { RulesSection } from './RulesSection.tsx';
import type { Grants } from './useGrants.ts';

/** The tree in which is checked what somebody is given, with the data rules of what is. @source SYS-02, SYS-05, jeecg-wire 3.2 */
export function GrantTree({ source, grants, maxHeight }: GrantTreeProps) {
  const { localize } = useLocale();
  const [query, setQuery] = useState('');
  const [isLinked, setLinked] = useState(false);
  const [open, setOpen] = useState<'top' | 'all' | 'none'>('top');
  const { tree, entries, change } = grants;
  const all = entries.map(({ key }) => key);
  const ruled = entries.filter((entry) => entry.ruleFlag === 1);
  // What is below it stays in sight; alone it fills the drawer.
  const height = maxHeight ?? (ruled.length > 0 ? 'max-h-[60vh]' : 'max-h-[max(60vh,100dvh-16rem)]');
  if (tree.length === 0) return <Empty>{localize(texts.nothing)}</Empty>;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          type="search"
          className="min-w-40 flex-1"
          aria-label={localize(texts.find)}
          placeholder={localize(texts.find)}
          value={query}
          onValueChange={setQuery}
        />
        <label className="flex items-center gap-2">
          <Switch aria-label={localize(texts.linked)} value={isLinked} onValueChange={setLinked} />
          {localize(texts.linked)}
        </label>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => change(all)}>
          {localize(texts.checkAll)}
        </Button>
        <Button size="small" onClick={() => change([])}>
          {localize(texts.checkNone)}
        </Button>
        <Button size="small" onClick={() => setOpen('all')}>
          {localize(texts.expand)}
        </Button>
        <Button size="small" onClick={() => setOpen('none')}>
          {localize(texts.collapse)}
        </Button>
      </div>
      <Tree
        // What is open at first is asked once; to open or close all is to begin again.
        key={open}
        aria-label={localize(texts.tree)}
        nodes={tree.map((choice) => nodeOf(choice))}
        checkable
        linked={isLinked}
        checked={grants.checked}
        onCheckedChange={change}
        query={query}
        defaultExpanded={open === 'all' ? all : open === 'none' ? [] : tree.map(({ key }) => key)}
        className={`${height} overflow-auto`}
      />
      <RulesSection source={source} entries={ruled} given={grants.last} />
    </div>
  );
}

/** Props of {@link GrantTree}. */
export interface GrantTreeProps {
  /** Whose grants these are. */
  source: GrantSource;
  grants: Grants;
  /** Class that bounds the tree. */
  maxHeight?: string;
}

const nameOf = ({ slotTitle, title, label }: PermissionChoice) => slotTitle ?? title ?? label ?? '';

function nodeOf(choice: PermissionChoice): TreeNode {
  return { value: choice.key, label: nameOf(choice), disabled: choice.isHeld === false, children: (choice.children ?? []).map(nodeOf) };
}
