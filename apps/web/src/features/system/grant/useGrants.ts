import { useLocale } from '@tarmac/admin-kit/i18n';
import { treeNodes } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import type { GrantSource } from './grantSource.ts';
import { grantTexts as texts } from './grantTexts.ts';

/** The tree of what may be given, and what is. */
export function useGrantAnswers(source: GrantSource) {
  const tree = useQuery({
    queryKey: ['grant', 'tree', source.treeKey],
    queryFn: ({ signal }) => source.tree(signal),
    // What a department has changes beside the drawer that reads it.
    staleTime: source.treeKey === 'all' ? undefined : 0,
  });
  const given = useQuery({ queryKey: ['grant', source.key], queryFn: ({ signal }) => source.given(signal), staleTime: 0, gcTime: 0 });
  const failed = tree.error ?? given.error;
  return {
    tree: tree.isFetching && source.treeKey !== 'all' ? undefined : tree.data,
    given: given.data,
    problem: failed ? errorText(failed) : undefined,
    retry: () => void Promise.all([tree.refetch(), given.refetch()]),
  };
}

/** What is checked now, and how it is saved. What a person does not hold themselves is not their to give, and stays as it is. */
export function useGrants(source: GrantSource, { tree, given }: { tree: readonly PermissionChoice[]; given: readonly string[] }): Grants {
  const { localize } = useLocale();
  const client = useQueryClient();
  const [last, setLast] = useState(given);
  const [checked, setChecked] = useState(given);
  const [isSaving, setSaving] = useState(false);
  const entries = treeNodes(tree);
  const locked = new Set(entries.filter((entry) => entry.isHeld === false).map((entry) => entry.key));
  return {
    tree,
    entries,
    checked,
    last,
    isSaving,
    counted: localize(texts.counted).replace('{n}', String(checked.length)),
    change: (next) => {
      const before = new Set(checked);
      const wanted = new Set(next);
      setChecked(entries.map(({ key }) => key).filter((key) => (locked.has(key) ? before.has(key) : wanted.has(key))));
    },
    save: async () => {
      setSaving(true);
      try {
        await source.save(checked, last);
        // What is shown is what is held: somebody else may have given or taken meanwhile.
        const held = await source.given(new AbortController().signal);
        setLast(held);
        setChecked(held);
        void client.invalidateQueries({ queryKey: ['grant', source.key] });
        notices.success(localize(texts.saved));
        return true;
      } catch (error) {
        notices.error(errorText(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}

/** What {@link useGrants} makes. */
export interface Grants {
  tree: readonly PermissionChoice[];
  /** All entries of the tree in one list. */
  entries: readonly PermissionChoice[];
  checked: readonly string[];
  /** What is stored. */
  last: readonly string[];
  isSaving: boolean;
  /** How many are chosen, in words. */
  counted: string;
  change: (next: readonly string[]) => void;
  /** @returns whether it was saved */
  save: () => Promise<boolean>;
}
