import { useId, useState } from 'react';
import type { ControlProps } from '../../internals/control.ts';
import { useControlled } from '../../internals/useControlled.ts';
import { PickerButton } from '../PickerButton.tsx';
import { PickerPopup } from '../PickerPopup.tsx';
import { Tree } from './Tree.tsx';
import { pathToValue, type TreeNode } from './treeModel.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * One node of a tree, such as a department. `null` when nothing is chosen.
 *
 * @example <TreeSelect aria-label="部门" nodes={nodes} value={text} onValueChange={setDepartment} />
 * @keyboard
 * Enter Space ↓: On the field: opens the tree
 * Esc: Closes it and leaves the value
 */
export function TreeSelect({ nodes, loadChildren, loading, valueText, onQueryChange, onOpenChange, className, ...props }: TreeSelectProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const popupId = useId();
  const [isOpen, setOpen] = useState(false);
  const path = pathToValue(nodes, value);
  const label = props['aria-label'] ?? props.placeholder ?? t('common.select');
  const open = () => {
    setOpen(true);
    onOpenChange?.(true);
  };
  const close = () => {
    setOpen(false);
    onOpenChange?.(false);
  };
  return (
    <PickerPopup
      id={popupId}
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      label={label}
      takeFocus
      className="w-(--radix-popover-trigger-width) min-w-60 p-2"
      anchor={
        <PickerButton
          {...(props as ControlProps<never>)}
          className={className}
          text={path.at(-1)?.label ?? (value === null ? '' : (valueText ?? value))}
          popupId={popupId}
          haspopup="tree"
          open={isOpen}
          onOpen={open}
          onClear={() => change(null)}
        />
      }
    >
      <Tree
        aria-label={label}
        searchLabel={t('select.tip')}
        className="max-h-64"
        loading={loading}
        nodes={nodes}
        onQueryChange={onQueryChange}
        selected={value}
        defaultExpanded={path.map((node) => node.value)}
        loadChildren={loadChildren}
        onSelect={(node) => {
          change(node.value);
          close();
        }}
      />
    </PickerPopup>
  );
}

/** Props of {@link TreeSelect}. */
export interface TreeSelectProps extends ControlProps<string | null> {
  /** Roots of the tree, each with its children as far as they are known. */
  nodes: readonly TreeNode[];
  /** Called when a node without `children` is opened; the host adds them to `nodes`. */
  loadChildren?: (node: TreeNode) => Promise<void>;
  /** More of the tree is on its way. */
  loading?: boolean;
  /** Called with what is typed to search the tree. */
  onQueryChange?: (query: string) => void;
  /** Called when the tree opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Names a value that the loaded part of the tree does not hold. */
  valueText?: string;
  /** Class of the button. */
  className?: string;
}
