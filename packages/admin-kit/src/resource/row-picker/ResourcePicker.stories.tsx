import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { FieldProvider, useFieldKinds } from '../../field/FieldProvider.tsx';
import { FieldView } from '../../field/FieldView.tsx';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';
import { resourcePicker } from './resourcePicker.tsx';

const { resource } = buildLoans(loans(150));
/** All that an app writes. */
const LoanPicker = resourcePicker(resource);
const pickers = { loan: LoanPicker };

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);
/** A picker made of a resource alone. */
const meta = {
  title: 'Resource/ResourcePicker',
  component: LoanPicker,
  decorators: [framed],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoanPicker>;
export default meta;
type Story = StoryObj;

function Held({ multiple = false, first }: { multiple?: boolean; first: string }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <LoanPicker aria-label="借用单" multiple={multiple} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </div>
  );
}

export const Names: Story = {
  name: 'POP-01 a resource in, a picker out: it shows the name of a value that it did not choose, finds by name, and leads to a table',
  render: () => <Held first="7" />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: '借用单' });
    await waitFor(() => expect(field).toHaveValue('L202600007'));
    await userEvent.clear(field);
    await userEvent.type(field, '00012');
    await userEvent.click(await screen.findByRole('option', { name: 'L202600012' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^12$/);
    await userEvent.click(canvas.getByRole('button', { name: '在表格中选择' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择借用单' }));
    await expect(await dialog.findByRole('columnheader', { name: /押金/ })).toBeVisible();
    await userEvent.dblClick(await dialog.findByText('L202600003'));
    await waitFor(() => expect(field).toHaveValue('L202600003'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/);
  },
};

export const Several: Story = {
  name: 'POP-01 several rows of a resource are chips with their names',
  render: () => <Held multiple first="1,2" />,
  play: async ({ canvas }) => {
    await canvas.findByText('L202600001');
    await canvas.findByText('L202600002');
  },
};

const loanOf: FieldDefinition = { kind: 'reference', label: { zh: '借用单', en: 'Loan' }, reference: 'loan' };

function OfField() {
  const { Input } = useFieldKinds()(loanOf);
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <Input aria-label="借用单" meta={loanOf} value="5" onValueChange={() => {}} />
      <output>
        <FieldView meta={loanOf} name="loanId" row={{ loanId: '9' }} whole />
      </output>
    </div>
  );
}

export const OfAField: Story = {
  name: 'POP-01 FORM-08 fields that refer to the entity have its picker by the provider, in forms and in details',
  render: () => (
    <FieldProvider pickers={pickers}>
      <OfField />
    </FieldProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '借用单' })).toHaveValue('L202600005'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('L202600009'));
  },
};
