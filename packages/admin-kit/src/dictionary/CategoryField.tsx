import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TreeSelect } from '../input/tree/TreeSelect.tsx';
import { pathToValue, type TreeNode, withChildren } from '../input/tree/treeModel.ts';
import { Button } from '../internals/Button.tsx';
import { errorText } from '../internals/errorText.ts';
import { own } from '../internals/own.ts';
import { notices } from '../notice/createNoticeStore.ts';
import type { CategorySelectProps } from './CategorySelect.tsx';
import { itemLabel, type CategoryItem } from './createDictionaryStore.ts';
import { useDictionaryStore } from './DictionaryProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';

/** The select proper, see `CategorySelect`. */
export function CategoryField({ code, ...props }: CategorySelectProps) {
  const { categories } = useDictionaryStore().source;
  const { t, localize } = useTexts();
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const value = props.value ?? props.defaultValue ?? null;

  const nodeOf = (item: CategoryItem): TreeNode => ({
    value: item.value,
    label: localize(itemLabel(item)),
    disabled: item.disabled,
    isLeaf: item.leaf,
    children: item.children?.map(nodeOf),
  });
  /** The code whose whole tree is there or on its way. */
  const whole = useRef<string>(undefined);
  const [isLoading, setLoading] = useState(false);
  const show = useEffectEvent((items: readonly CategoryItem[]) => {
    setProblem(undefined);
    // The first level may come after the whole tree.
    if (whole.current !== code || nodes.length === 0) setNodes(items.map(nodeOf));
  });
  const loadWhole = async () => {
    if (categories?.tree === undefined || whole.current === code) return;
    whole.current = code;
    setLoading(true);
    try {
      const items = await categories.tree(code);
      if (whole.current === code) setNodes(items.map(nodeOf));
    } catch (error) {
      whole.current = undefined;
      notices.warning(errorText(error));
    }
    setLoading(false);
  };
  useEffect(() => {
    if (categories === undefined) return;
    let isCurrent = true;
    categories.children(code, null).then(
      (items) => isCurrent && show(items),
      (error: unknown) => isCurrent && setProblem(errorText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [categories, code, attempt]);

  const isKnown = value === null || Object.hasOwn(known, value);
  useEffect(() => {
    if (isKnown || value === null || categories === undefined) return;
    let isCurrent = true;
    categories.textOf([value]).then(
      ([text]) => isCurrent && setKnown((before) => ({ ...before, [value]: text ?? value })),
      // The raw value stays visible; the tree itself says what is wrong with the server.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [categories, value, isKnown]);

  const loadChildren = async (parent: TreeNode) => {
    try {
      const children = (await categories?.children(code, parent.value)) ?? [];
      setNodes((before) => withChildren(before, { parent: parent.value, children: children.map(nodeOf) }));
    } catch (error) {
      notices.warning(errorText(error));
    }
  };

  return (
    <>
      <TreeSelect
        {...props}
        nodes={nodes}
        loadChildren={loadChildren}
        loading={isLoading}
        valueText={value === null ? undefined : own(known, value)}
        onQueryChange={(query) => query.trim() !== '' && void loadWhole()}
        onOpenChange={(open) => open && value !== null && pathToValue(nodes, value).length === 0 && void loadWhole()}
      />
      {problem !== undefined && (
        <span role="alert" className="mt-1 flex items-center gap-2 text-sm text-danger-ink">
          {problem}
          <Button variant="link" size="small" onClick={() => setAttempt(attempt + 1)}>
            {t('common.retry')}
          </Button>
        </span>
      )}
    </>
  );
}
