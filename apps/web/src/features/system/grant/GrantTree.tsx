import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Switch, TextInput } from '@tarmac/admin-kit/input';
import { useMemo, useState } from 'react';
import { GrantGroup } from './GrantGroup.tsx';
import { allToggled, foundIn, groupsOf, nameOf, shownIn, toggled } from './grantModel.ts';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';
import { RulesSection } from './RulesSection.tsx';
import type { Grants } from './useGrants.ts';

const FormRightsDrawer = late(() => import('./form-rights/FormRightsDrawer.tsx'));

/** The pages and buttons of which is checked what somebody is given, with the data rules of what is. @source SYS-02, SYS-05, jeecg-wire 3.2 */
export function GrantTree({ source, grants, maxHeight, find = '' }: GrantTreeProps) {
  const { localize } = useLocale();
  const [query, setQuery] = useState(find);
  const [isLinked, setLinked] = useState(false);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [form, setForm] = useState<{ id: string; title: string } | null>(null);
  const { tree, entries, change, checked } = grants;
  const given = useMemo(() => new Set(checked), [checked]);
  const stored = useMemo(() => new Set(grants.last), [grants.last]);
  const groups = useMemo(() => groupsOf(tree), [tree]);
  const found = useMemo(() => foundIn(groups, query), [groups, query]);
  const shown = useMemo(() => shownIn(found), [found]);
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
        <Button size="small" onClick={() => change(allToggled(tree, { checked, shown, willCheck: true }))}>
          {localize(texts.checkAll)}
        </Button>
        <Button size="small" onClick={() => change(allToggled(tree, { checked, shown, willCheck: false }))}>
          {localize(texts.checkNone)}
        </Button>
        <Button size="small" onClick={() => setClosed([])}>
          {localize(texts.expand)}
        </Button>
        <Button size="small" onClick={() => setClosed(tree.map(({ key }) => key))}>
          {localize(texts.collapse)}
        </Button>
        <label className="flex items-center gap-2" title={localize(texts.linkedHint)}>
          <Switch aria-label={localize(texts.linked)} value={isLinked} onValueChange={setLinked} />
          {localize(texts.linked)}
        </label>
      </div>
      <div
        role="group"
        aria-label={localize(texts.tree)}
        className={`${height} overflow-auto rounded-md border border-solid border-line bg-surface`}
      >
        {found.map((group) => (
          <GrantGroup
            key={group.head.key}
            group={group}
            isOpen={query.trim() !== '' || !closed.includes(group.head.key)}
            checked={given}
            stored={stored}
            isLinked={isLinked}
            onToggle={(key) => change(toggled(tree, { checked, key, linked: isLinked, shown }))}
            onGive={(keys) => change([...checked, ...keys])}
            {...(source.roleId !== undefined && { onForm: (id, page) => setForm({ id, title: nameOf(page) }) })}
            onOpenChange={(isOpen) => setClosed(isOpen ? closed.filter((key) => key !== group.head.key) : [...closed, group.head.key])}
          />
        ))}
        {found.length === 0 && <p className="m-0 p-3 text-ink-secondary">{localize(texts.notFound)}</p>}
      </div>
      <RulesSection source={source} entries={ruled} given={grants.last} />
      {form && source.roleId !== undefined && (
        <FormRightsDrawer formId={form.id} title={form.title} roleId={source.roleId} onOpenChange={(isOpen) => !isOpen && setForm(null)} />
      )}
    </div>
  );
}

/** Props of {@link GrantTree}. */
export interface GrantTreeProps {
  /** Whose grants these are. */
  source: GrantSource;
  grants: Grants;
  /** What is looked for at first. */
  find?: string | undefined;
  /** Class that bounds the list. */
  maxHeight?: string;
}
