import type { PickerProps } from '@tarmac/admin-kit/field';
import { type TreeNode, TreeSelect } from '@tarmac/admin-kit/input';
import { createPermissionQueries, type PermissionChoice } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';

const queries = createPermissionQueries(client);

const nodeOf = ({ key, title, label, children }: PermissionChoice): TreeNode => ({
  value: key,
  label: title ?? label ?? '',
  children: children.map(nodeOf),
});

/** Chooses the menu entry that another one lies below. */
export function ParentPicker({ value, valueText: _text, onPick: _pick, ...control }: PickerProps) {
  const { data } = useQuery(queries.queryTreeList());
  return <TreeSelect {...control} value={value || null} nodes={(data?.treeList ?? []).map(nodeOf)} />;
}
