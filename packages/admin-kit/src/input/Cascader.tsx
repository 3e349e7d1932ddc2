import { Check, ChevronRight } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import type { ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { useControlled } from '../internals/useControlled.ts';
import { PickerButton } from './PickerButton.tsx';
import { PickerPopup } from './PickerPopup.tsx';
import { pathTo, type TreeNode } from './treeModel.ts';

/**
 * A choice made level by level, such as province, city, county. The value is that of the last level; `null` when empty.
 *
 * @example <Cascader aria-label="地区" nodes={[{ value: 'sc', label: '四川', children: [{ value: 'cd', label: '成都' }] }]} value={city} onValueChange={setCity} />
 */
export function Cascader({ nodes, anyLevel = false, valueText, className, ...props }: CascaderProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<string | null>(props.value, props.defaultValue ?? null, props.onValueChange);
  const popupId = useId();
  const [isOpen, setOpen] = useState(false);
  const [trail, setTrail] = useState<readonly TreeNode[]>([]);
  const path = value === null ? [] : pathTo(nodes, value);
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
      {columns.map((column, level) => (
        <div
          key={level === 0 ? 'root' : trail[level - 1]?.value}
          role="listbox"
          aria-label={level === 0 ? label : trail[level - 1]?.label}
          className="max-h-64 min-w-36 overflow-auto p-1 not-first:border-s not-first:border-solid not-first:border-line"
        >
          {column.map((node, index) => (
            <div
              key={node.value}
              role="option"
              aria-selected={trail[level]?.value === node.value}
              aria-disabled={node.disabled || undefined}
              tabIndex={index === 0 || trail[level]?.value === node.value ? 0 : -1}
              onClick={() => choose(level, node)}
              onKeyDown={(event) => handleKey(event, () => choose(level, node))}
              className={cx(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
                trail[level]?.value === node.value && 'bg-primary-soft font-medium text-primary-ink',
              )}
            >
              <span className="flex-1 truncate">{node.label}</span>
              {node.children?.length ? <ChevronRight aria-hidden size={14} /> : node.value === value && <Check aria-hidden size={14} />}
            </div>
          ))}
        </div>
      ))}
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

function handleKey(event: KeyboardEvent<HTMLElement>, choose: () => void) {
  const option = event.currentTarget;
  const focus = (element: Element | null | undefined) => (element instanceof HTMLElement ? element.focus() : undefined);
  const columnOf = (sibling: Element | null | undefined) =>
    sibling?.querySelector('[aria-selected="true"]') ?? sibling?.querySelector('[role="option"]');
  switch (event.key) {
    case 'Enter':
    case ' ':
      choose();
      break;
    case 'ArrowDown':
      focus(option.nextElementSibling);
      break;
    case 'ArrowUp':
      focus(option.previousElementSibling);
      break;
    case 'ArrowRight':
      choose();
      requestAnimationFrame(() => focus(columnOf(option.parentElement?.nextElementSibling)));
      break;
    case 'ArrowLeft':
      focus(columnOf(option.parentElement?.previousElementSibling));
      break;
    default:
      return;
  }
  event.preventDefault();
}
