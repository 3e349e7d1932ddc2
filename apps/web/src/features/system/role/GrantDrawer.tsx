import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, ErrorState, Skeleton, Switch, TextInput, Tree, type TreeNode } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/errorText.ts';
import type { GrantSource } from './grantSource.ts';
import { RulesSection } from './RulesSection.tsx';
import { roleTexts as texts } from './roleTexts.ts';

/** Gives a role or a department menus, buttons and the data rules of these. @source SYS-02, SYS-05, jeecg-wire 3.2 */
export function GrantDrawer({ source, title, onOpenChange }: GrantDrawerProps) {
  const tree = useQuery({ queryKey: ['grant', 'tree'], queryFn: ({ signal }) => source.tree(signal) });
  const given = useQuery({ queryKey: ['grant', source.key], queryFn: ({ signal }) => source.given(signal), staleTime: 0, gcTime: 0 });
  const failed = tree.error ?? given.error;
  const retry = () => void Promise.all([tree.refetch(), given.refetch()]);
  if (tree.data !== undefined && given.data !== undefined)
    return <Grants source={source} title={title} onOpenChange={onOpenChange} tree={tree.data} given={given.data} />;
  return (
    <Drawer open onOpenChange={onOpenChange} width={650} title={title}>
      {failed ? <ErrorState onRetry={retry}>{errorText(failed)}</ErrorState> : <Skeleton />}
    </Drawer>
  );
}

/** Props of {@link GrantDrawer}. */
export interface GrantDrawerProps {
  /** Whose grants these are. */
  source: GrantSource;
  title: string;
  onOpenChange: (open: boolean) => void;
}

function Grants({
  source,
  title,
  onOpenChange,
  tree,
  given,
}: GrantDrawerProps & { tree: readonly PermissionChoice[]; given: readonly string[] }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const [last, setLast] = useState(given);
  const [checked, setChecked] = useState(given);
  const [query, setQuery] = useState('');
  const [isLinked, setLinked] = useState(false);
  const [open, setOpen] = useState<'all' | 'none'>('none');
  const [isSaving, setSaving] = useState(false);
  const entries = flat(tree);
  // What a person does not hold himself is not his to give.
  const locked = new Set(entries.filter((entry) => entry.isHeld === false).map((entry) => entry.key));
  const change = (next: readonly string[]) => {
    const before = new Set(checked);
    const wanted = new Set(next);
    setChecked(entries.map(({ key }) => key).filter((key) => (locked.has(key) ? before.has(key) : wanted.has(key))));
  };
  const save = async (closes: boolean) => {
    setSaving(true);
    try {
      await source.save(checked, last);
      setLast(checked);
      void client.invalidateQueries({ queryKey: ['grant', source.key] });
      notices.success(localize(texts.saved));
      if (closes) onOpenChange(false);
    } catch (error) {
      notices.error(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  const all = entries.map(({ key }) => key);
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      width={650}
      title={title}
      footer={
        <>
          <span className="me-auto self-center text-ink-secondary" role="status">
            {localize(texts.counted).replace('{n}', String(checked.length))}
          </span>
          <Button busy={isSaving} onClick={() => void save(false)}>
            {localize(texts.save)}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save(true)}>
            {localize(texts.saveAndClose)}
          </Button>
        </>
      }
    >
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
          // What is open at first is asked once; to open or close all is to begin anew.
          key={open}
          aria-label={localize(texts.tree)}
          nodes={tree.map((choice) => nodeOf(choice))}
          checkable
          linked={isLinked}
          checked={checked}
          onCheckedChange={change}
          query={query}
          defaultExpanded={open === 'all' ? all : tree.map(({ key }) => key)}
          className="max-h-[60vh] overflow-auto"
        />
        <RulesSection source={source} entries={entries.filter((entry) => entry.ruleFlag === 1)} given={last} />
      </div>
    </Drawer>
  );
}

const nameOf = ({ slotTitle, title, label }: PermissionChoice) => slotTitle ?? title ?? label ?? '';

function nodeOf(choice: PermissionChoice): TreeNode {
  return { value: choice.key, label: nameOf(choice), disabled: choice.isHeld === false, children: (choice.children ?? []).map(nodeOf) };
}

function flat(choices: readonly PermissionChoice[]): PermissionChoice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])]);
}
