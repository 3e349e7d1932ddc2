import { PickerButton } from '../input/PickerButton.tsx';
import type { ControlProps } from '../internals/control.ts';
import { late } from '../internals/late.ts';

const CategoryField = late(() => import('./CategoryField.tsx'), {
  part: 'CategoryField',
  meanwhile: ({ code: _code, value: _value, defaultValue: _default, onValueChange: _change, ...props }: CategorySelectProps) => (
    <PickerButton {...props} disabled text="" haspopup="tree" popupId="" open={false} onOpen={() => {}} />
  ),
});

/**
 * One node of a category tree, whose levels are asked for when they are opened, and the whole of it when somebody searches or the
 * stored node is below levels that were not opened. `null` when nothing is chosen.
 *
 * @example <CategorySelect code="B02" value={text} onValueChange={setCategoryId} />
 * @keyboard
 * Enter Space ↓: On the field: opens the tree
 * Esc: Closes it and leaves the value
 * @source DICT-05
 */
export function CategorySelect(props: CategorySelectProps) {
  return <CategoryField {...props} />;
}

/** Props of {@link CategorySelect}. */
export interface CategorySelectProps extends ControlProps<string | null> {
  /** Code of the category whose tree is offered. */
  code: string;
}
