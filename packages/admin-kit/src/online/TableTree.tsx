import { use, useEffect, useEffectEvent, useState } from 'react';
import { itemLabel, type CategoryItem } from '../dictionary/createDictionaryStore.ts';
import { useDictText } from '../dictionary/useDictText.ts';
import { TreeSelect } from '../input/tree/TreeSelect.tsx';
import { type TreeNode, withChildren } from '../input/tree/treeModel.ts';
import type { ControlProps } from '../internals/control.ts';
import { errorText } from '../internals/errorText.ts';
import { toText } from '../internals/toText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { notices } from '../notice/createNoticeStore.ts';
import { ListWireContext } from '../resource/list/listWire.ts';
import { useOnline } from './OnlineContext.ts';
import { isParentRow, treeRoot } from './onlineTree.ts';

type Load = (parent: string | null) => Promise<readonly CategoryItem[]>;

/** A node of another table that is a tree, whose levels are asked for when they are opened. @source DICT-05 */
export function TableTree({
  config,
  code,
  ...props
}: ControlProps<string | null> & { config: Readonly<Record<string, unknown>>; code: string }) {
  const { api } = useOnline();
  const [table = '', text = '', key = ''] = code.split(',');
  const load: Load = async (parent) =>
    (await api.tree?.({
      table,
      text,
      code: key,
      parentField: toText(config['pidField']) || 'pid',
      hasChildField: toText(config['hasChildField']),
      parent: parent ?? (toText(config['pidValue']) || treeRoot),
    })) ?? [];
  return <LevelTree {...props} load={load} valueText={useDictText(code, props.value)} />;
}

/** The row below which a row of a tree stands; the root is not a row. */
export function ParentTree({
  value,
  onValueChange,
  valueText,
  ...props
}: ControlProps<string | null> & { valueText?: string | undefined }) {
  const { api, form } = useOnline();
  const { params } = use(ListWireContext);
  const load: Load = async (parent) => {
    const filters = { [form.tree!.parentField]: { is: parent ?? treeRoot } };
    const { records } = await api.rows(form.id).list(params({ filters, page: 1, size: mostNodes }));
    return records.map((row) => ({
      value: toText(row['id']),
      text: toText(row[form.tree!.titleField]),
      leaf: !isParentRow(row),
    }));
  };
  return (
    <LevelTree
      {...props}
      load={load}
      value={value === treeRoot || !value ? null : value}
      onValueChange={(next) => onValueChange?.(next ?? treeRoot)}
      valueText={valueText}
    />
  );
}

/** As many as are asked for of one level. */
const mostNodes = 500;

function LevelTree({ load, valueText, ...props }: ControlProps<string | null> & { load: Load; valueText: string | undefined }) {
  const { localize } = useTexts();
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  const nodeOf = (item: CategoryItem): TreeNode => ({ value: item.value, label: localize(itemLabel(item)), isLeaf: item.leaf });
  const ask = useEffectEvent(() => load(null).then((items) => items.map(nodeOf)));
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (roots) => isCurrent && setNodes(roots),
      (error: unknown) => isCurrent && notices.warning(errorText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const loadChildren = async (parent: TreeNode) => {
    try {
      const children = await load(parent.value);
      setNodes((before) => withChildren(before, { parent: parent.value, children: children.map(nodeOf) }));
    } catch (error) {
      notices.warning(errorText(error));
    }
  };
  return <TreeSelect {...props} nodes={nodes} loadChildren={loadChildren} valueText={valueText} />;
}
