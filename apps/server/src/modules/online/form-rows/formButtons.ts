import { fromStockCondition } from '@tarmac/admin-kit/expression';
import type { SnapshotButton } from '../form/formSnapshot.ts';
import { type ExpressionTree, treeOf } from './formExpressions.ts';
import type { FormView } from './formView.ts';

/** Buttons that the reader may press, in their order. */
export const buttonsFor = ({ form, may }: Pick<FormView, 'form' | 'may'>): SnapshotButton[] =>
  form.snapshot.buttons
    .filter(({ isActive, buttonCode }) => isActive && may(buttonCode))
    .toSorted((one, other) => one.orderNum - other.orderNum);

/** When a button is shown and may be pressed: the stock product writes it its own way. */
export const conditionOf = ({ exp }: SnapshotButton): string | null =>
  exp === null || exp === '' ? null : (fromStockCondition(exp) ?? exp);

export const conditionTree = (button: SnapshotButton): ExpressionTree | undefined => treeOf(conditionOf(button));
