import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import BatchActionRecipe from './batch-action.tsx';
import CellRulesRecipe from './cell-rules.tsx';
import ConfirmActionRecipe from './confirm-action.tsx';
import CurrencyRecipe from './currency.tsx';
import DependentInputsRecipe from './dependent-inputs.tsx';
import DerivedColumnRecipe from './derived-column.tsx';
import DetailPartsRecipe from './detail-parts.tsx';
import ExpandedRowRecipe from './expanded-row.tsx';
import ExpressionRecipe from './expression.tsx';
import FirstListRecipe from './first-list.tsx';
import FixedFilterRecipe from './fixed-filter.tsx';
import FormGroupsRecipe from './form-groups.tsx';
import InlineEditRecipe from './inline-edit.tsx';
import LateCodeRecipe from './late-code.tsx';
import LinkedColumnsRecipe from './linked-columns.tsx';
import ListFieldRecipe from './list-field.tsx';
import ListSumsRecipe from './list-sums.tsx';
import MasterDetailRecipe from './master-detail.tsx';
import NoticeUndoRecipe from './notice-undo.tsx';
import OwnCellRecipe from './own-cell.tsx';
import OwnColumnRecipe from './own-column.tsx';
import OwnFormRecipe from './own-form.tsx';
import OwnKindRecipe from './own-kind.tsx';
import OwnTextsRecipe from './own-texts.tsx';
import PaletteRecipe from './palette.tsx';
import PermissionRecipe from './permission.tsx';
import { deviceApi } from './library.ts';
import { RecipeData } from './RecipeFrame.tsx';
import ResourcePickerRecipe from './resource-picker.tsx';
import RowActionRecipe from './row-action.tsx';
import RowToneRecipe from './row-tone.tsx';
import SaveChangesRecipe from './save-changes.tsx';
import StatusTabsRecipe from './status-tabs.tsx';
import TableInFormRecipe from './table-in-form.tsx';
import ThemePartRecipe from './theme-part.tsx';
import TreeListRecipe from './tree-list.tsx';
import UndoActionRecipe from './undo-action.tsx';
import UploadsRecipe from './uploads.tsx';

const framed: Decorator = (StoryView) => (
  <RecipeData>
    <StoryView />
  </RecipeData>
);

const asBefore = deviceApi.rows();

/** The recipes of the documentation, each as its page shows it. */
const meta = {
  title: 'Recipes/Recipes',
  decorators: [framed],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  // All of them show the same rows.
  beforeEach: async () => {
    for (const { id, state } of asBefore) await deviceApi.edit({ id, state });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const recipe = (Recipe: ComponentType, play: Play): Story => ({ render: () => <Recipe />, play });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
/** Cells of the line that holds a text. */
const line = async (text: string) => within((await screen.findByText(text)).closest<HTMLElement>('tr, [role="row"]')!);

/** Presses a button of a line, whether it is in view or in the menu behind the others. */
async function pressIn(text: string, name: string) {
  const row = await line(text);
  const button = row.queryByRole('button', { name });
  if (button) return userEvent.click(button);
  await userEvent.click(row.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const FirstList = recipe(FirstListRecipe, async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Scale{Enter}');
  await waitFor(() => expect(screen.queryByText('Pallet jack')).toBeNull());
  await expect(await screen.findByText('Scale')).toBeVisible();
});

export const RowAction = recipe(RowActionRecipe, async () => {
  await pressIn('Pallet jack', 'Lend');
  const form = await dialog();
  await userEvent.type(await form.findByRole('textbox', { name: /Borrower/ }), 'Ann');
  await userEvent.click(form.getByRole('button', { name: 'OK' }));
  await waitFor(async () => expect((await line('Pallet jack')).getByText('Lent')).toBeVisible());
});

export const BatchAction = recipe(BatchActionRecipe, async () => {
  await userEvent.click((await line('Scale')).getByRole('checkbox'));
  await press('Repaired');
  await waitFor(async () => expect((await line('Scale')).getByText('Free')).toBeVisible());
});

export const UndoAction = recipe(UndoActionRecipe, async () => {
  await pressIn('Torque wrench', 'Take out of use');
  await waitFor(async () => expect((await line('Torque wrench')).getByText('To be repaired')).toBeVisible());
  await press('Undo');
  await waitFor(async () => expect((await line('Torque wrench')).getByText('Lent')).toBeVisible());
});

export const ConfirmAction = recipe(ConfirmActionRecipe, async () => {
  await press('Empty');
  const question = await dialog();
  await userEvent.click(question.getByRole('button', { name: 'OK' }));
  await expect(await screen.findByText('Emptied')).toBeVisible();
});

export const StatusTabs = recipe(StatusTabsRecipe, async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'To be repaired' }));
  await waitFor(() => expect(screen.queryByText('Torque wrench')).toBeNull());
  await expect(await screen.findByText('Scale')).toBeVisible();
});

export const ListSums = recipe(ListSumsRecipe, async () => {
  // 1,299.00 + 380.50 + 880.00
  await expect((await screen.findAllByText(/2,559\.50/))[0]).toBeVisible();
});

export const FixedFilter = recipe(FixedFilterRecipe, async () => {
  await expect(await screen.findByText('Scale')).toBeVisible();
  await expect(screen.queryByText('Torque wrench')).toBeNull();
});

export const OwnColumn = recipe(OwnColumnRecipe, async () => {
  await expect((await line('Pallet jack')).getByText('A')).toBeVisible();
  await expect((await line('Scale')).getByText('B')).toBeVisible();
});

export const RowTone = recipe(RowToneRecipe, async () => {
  await waitFor(async () => expect((await screen.findByText('Scale')).closest('tr')).toHaveAttribute('data-tone', 'danger'));
  await expect((await screen.findByText('Pallet jack')).closest('tr')).not.toHaveAttribute('data-tone');
});

export const ExpandedRow = recipe(ExpandedRowRecipe, async () => {
  await userEvent.click((await line('Pallet jack')).getByRole('button', { name: /expand/i }));
  await expect(await screen.findByText('2026-03-04')).toBeVisible();
});

export const InlineEdit = recipe(InlineEditRecipe, async () => {
  await press('Edit in the table');
  await expect(await screen.findByRole('grid')).toBeVisible();
});

export const DetailParts = recipe(DetailPartsRecipe, async () => {
  await press('Pallet jack');
  const detail = await dialog();
  await expect(await detail.findByText('Purchase')).toBeVisible();
  await expect(await detail.findByText('Bought')).toBeVisible();
});

export const FormGroups = recipe(FormGroupsRecipe, async () => {
  await press('Add');
  await expect(await (await dialog()).findByText('Purchase')).toBeVisible();
});

export const DependentInputs = recipe(DependentInputsRecipe, async () => {
  await press('Add');
  const form = await dialog();
  const day = await form.findByLabelText('Bought on');
  await expect(form.queryByLabelText(/Price/)).toBeNull();
  await userEvent.type(day, '2026-05-06{Tab}');
  await expect(await form.findByLabelText(/Price/)).toBeVisible();
});

export const OwnForm = recipe(OwnFormRecipe, async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Guest/ }), 'Ann');
  await userEvent.type(screen.getByLabelText(/Day/), '2026-05-06{Tab}');
  await press('Book');
  await expect(await screen.findByText('Ann · 2026-05-06')).toBeVisible();
});

export const TableInForm = recipe(TableInFormRecipe, async () => {
  await expect(await screen.findByText('Bolt')).toBeVisible();
  await press('OK');
  await expect(await screen.findByText('[["Bolt",4]]')).toBeVisible();
});

export const LinkedColumns = recipe(LinkedColumnsRecipe, async () => {
  await userEvent.click(await screen.findByText('Shandong'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Jiangsu' }));
  await waitFor(() => expect(screen.queryByText('Weifang')).toBeNull());
});

export const DerivedColumn = recipe(DerivedColumnRecipe, async () => {
  await userEvent.click((await screen.findAllByText('1000.00'))[0]!);
  await userEvent.keyboard('200{Enter}');
  // The cell, and the total below.
  await waitFor(() => expect(screen.getAllByText('226.00')).toHaveLength(2));
});

export const CellRules = recipe(CellRulesRecipe, async ({ canvasElement }) => {
  await screen.findByText('nobody');
  await press('Check');
  // The code twice, the address and the odd number.
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4));
});

export const OwnCell = recipe(OwnCellRecipe, async () => {
  await press('★★★');
  await expect(await screen.findByRole('button', { name: '★★★★' })).toBeVisible();
});

export const SaveChanges = recipe(SaveChangesRecipe, async () => {
  await screen.findByText('Bolt');
  await press('Add');
  await press('Save');
  await expect(await screen.findByText('+1 ~0 -0')).toBeVisible();
});

export const OwnKind = recipe(OwnKindRecipe, async () => {
  await expect(await screen.findByText('★★★★')).toBeVisible();
});

export const ListField = recipe(ListFieldRecipe, async () => {
  await expect(await screen.findByText('13800000000')).toBeVisible();
});

export const Currency = recipe(CurrencyRecipe, async () => {
  for (const amount of ['€1,299.00', '$1,299.00', '¥12,990', 'KWD 1,299.500']) await expect(await screen.findByText(amount)).toBeVisible();
});

export const ResourcePicker = recipe(ResourcePickerRecipe, async () => {
  await press('Add');
  const form = await dialog();
  await userEvent.type(await form.findByRole('combobox', { name: /Author/ }), 'Lu');
  await userEvent.click(await screen.findByRole('option', { name: /Lu Xun/ }));
  await expect(form.getByRole('combobox', { name: /Author/ })).toHaveValue('Lu Xun');
});

export const TreeList = recipe(TreeListRecipe, async () => {
  await press('Expand row 1');
  await expect(await screen.findByText('Axle')).toBeVisible();
});

export const MasterDetail = recipe(MasterDetailRecipe, async () => {
  await userEvent.click((await screen.findByText('Mo Yan')).closest('tr')!.lastElementChild!);
  await expect(await screen.findByText('Red Sorghum')).toBeVisible();
  await expect(screen.queryByText('Wild Grass')).toBeNull();
});

export const Permission = recipe(PermissionRecipe, async () => {
  await expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  await expect(await screen.findByText('You may not delete')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

export const NoticeUndo = recipe(NoticeUndoRecipe, async () => {
  await press('Delete one');
  await expect(screen.getByText('2')).toBeVisible();
  await press('Undo');
  await expect(await screen.findByText('3')).toBeVisible();
});

export const LateCode = recipe(LateCodeRecipe, async () => {
  await press('Devices');
  await expect(await screen.findByText('Pallet jack')).toBeVisible();
});

export const OwnTexts = recipe(OwnTextsRecipe, async () => {
  await expect(await screen.findByText('1 item')).toBeVisible();
  await expect(await screen.findByText('12 items')).toBeVisible();
  await expect(await screen.findByRole('button', { name: 'Fine' })).toBeVisible();
});

export const ThemePart = recipe(ThemePartRecipe, async () => {
  const button = await screen.findByRole('button');
  const before = getComputedStyle(button).backgroundColor;
  await userEvent.click(button);
  await waitFor(() => expect(getComputedStyle(screen.getByRole('button')).backgroundColor).not.toBe(before));
});

export const Uploads = recipe(UploadsRecipe, async () => {
  const input = await screen.findByTestId('upload-file');
  await userEvent.upload(input, new File(['x'], 'paper.pdf', { type: 'application/pdf' }));
  await expect(await screen.findByText('paper.pdf')).toBeVisible();
});

export const Palette = recipe(PaletteRecipe, async () => {
  await press('Ctrl+K');
  await userEvent.type(await screen.findByRole('combobox'), 'sjgl');
  await expect(await screen.findByRole('option', { name: /司机管理/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
});

export const Expression = recipe(ExpressionRecipe, async () => {
  await expect(await screen.findByText('59.7')).toBeVisible();
  const input = screen.getByRole('textbox', { name: 'Expression' });
  await userEvent.clear(input);
  await userEvent.type(input, 'row.price >');
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('59.7'));
});
