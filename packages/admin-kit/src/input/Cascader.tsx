import { useId, useState } from 'react';
import type { ControlProps } from '../internals/control.ts';
import { late } from '../internals/late.ts';
import { useControlled } from '../internals/useControlled.ts';
import { PickerButton } from './PickerButton.tsx';
import { PickerPopup } from './PickerPopup.tsx';
import { pathToValue, type TreeNode } from './tree/treeModel.ts';
import { useTexts } from '../i18n/useTexts.ts';

// Its levels come with the first that is opened.
const CascaderColumns = late(() => import('./CascaderColumns.tsx'));

/**
 * A choice made level by level, such as province, city, county. The value is that of the last level; `null` when empty.
 *
 * @example <Cascader aria-label="地区" nodes={[{ value: 'sc', label: '四川', children: [{ value: 'cd', label: '成都' }] }]} value={text} onValueChange={setCity} />
 * @keyboard
 * ↓: On the button: opens the columns
 * ↓ ↑: Moves within a column
 * → ←: Next and previous column
 * Enter Space: Chooses the node
 * Esc: Closes
 */
export function Cascader({ nodes, anyLevel = false, valueText, className, ...props }: CascaderProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const popupId = useId();
  const [isOpen, setOpen] = useState(false);
  const [trail, setTrail] = useState<readonly TreeNode[]>([]);
  const path = pathToValue(nodes, value);
  const columns = [nodes, ...trail.flatMap((node) => (node.children?.length ? [node.children] : []))];
  const label = props['aria-label'] ?? props.placeholder ?? t('common.select');

  const open = () => {
    setTrail(path);
    setOpen(true);
  };
  const choose = (level: number, node: TreeNode) => {
    if (node.disabled) return;
    setTrail([...trail.slice(0, level), node]);
    const isLeaf = !node.children?.length;
    if (!isLeaf && !anyLevel) return;
    change(node.value);
    props.onPathChange?.([...trail.slice(0, level), node]);
    if (isLeaf) setOpen(false);
  };

  return (
    <PickerPopup
      id={popupId}
      open={isOpen}
      onOpenChange={(next) => (next ? open() : setOpen(false))}
      label={label}
      takeFocus
      className="flex max-w-[calc(100vw-32px)] overflow-x-auto"
      anchor={
        <PickerButton
          {...(props as ControlProps<never>)}
          className={className}
          text={path.length > 0 ? path.map((node) => node.label).join(' / ') : value === null ? '' : (valueText ?? value)}
          popupId={popupId}
          haspopup="listbox"
          open={isOpen}
          onOpen={open}
          onClear={() => {
            change(null);
            props.onPathChange?.([]);
          }}
        />
      }
    >
      <CascaderColumns {...{ columns, trail, value, label }} onChoose={choose} />
    </PickerPopup>
  );
}

/** Props of {@link Cascader}. */
export interface CascaderProps extends ControlProps<string | null> {
  /** The tree whose levels are the columns. */
  nodes: readonly TreeNode[];
  /** Whether a node with children may be the value, default false. */
  anyLevel?: boolean;
  /** Every node from the first level to the chosen one. */
  onPathChange?: (path: readonly TreeNode[]) => void;
  /** Names a value that `nodes` does not hold. */
  valueText?: string;
  /** Class of the button. */
  className?: string;
}
