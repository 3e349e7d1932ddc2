import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Form, FormField } from '../form/Form.tsx';
import { useKitForm } from '../form/useKitForm.ts';
import { NumberInput } from '../input/numbers.tsx';
import { Select } from '../input/Select.tsx';
import { TextArea } from '../input/TextArea.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Enter in a line of text is as good as the OK button. */
const meta = { title: 'Dialog/Enter', component: Dialog, parameters: { overlay: true } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const noArgs = { open: false, onOpenChange: () => {}, title: '' };
const onOk = fn();
const onOwn = fn();
const onPage = fn();

function Filled(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  const [weight, setWeight] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog title="登记" {...props} open={open} onOpenChange={setOpen} onOk={() => onOk(weight)} okClose={false}>
      <div className="flex flex-col gap-2">
        <TextInput aria-label="名称" />
        <NumberInput aria-label="重量" value={weight} onValueChange={setWeight} />
        <TextArea aria-label="备注" />
        <TextInput aria-label="查找" type="search" />
        <TextInput aria-label="口令" onEnter={onOwn} />
        <Select aria-label="状态" options={[{ value: '1', label: '正常' }]} value={null} onValueChange={() => {}} />
        <Pagination page={1} pageSize={10} total={100} onPageChange={onPage} />
        <Button onClick={() => setAsking(true)}>更多</Button>
      </div>
      <Dialog title="更多" width={360} open={isAsking} onOpenChange={setAsking} footer={null}>
        <TextInput aria-label="补充" />
      </Dialog>
    </Dialog>
  );
}

const shown = async () => within(await screen.findByRole('dialog', { name: '登记' }));
const forget = () => {
  for (const spy of [onOk, onOwn, onPage]) spy.mockClear();
};

export const Confirms: Story = {
  name: 'MOD-03 Enter in one line presses OK with what was typed; where Enter has a meaning of its own it does not',
  args: noArgs,
  render: () => <Filled />,
  beforeEach: forget,
  play: async () => {
    const dialog = await shown();
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), '一号{Enter}');
    await waitFor(() => expect(onOk).toHaveBeenCalledTimes(1));
    // The number is committed by the same key.
    await userEvent.type(dialog.getByRole('textbox', { name: '重量' }), '12{Enter}');
    await waitFor(() => expect(onOk.mock.calls).toEqual([[null], [12]]));

    await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '一行{Enter}二行');
    await expect(dialog.getByRole('textbox', { name: '备注' })).toHaveValue('一行\n二行');
    await userEvent.type(dialog.getByRole('searchbox', { name: '查找' }), '词{Enter}');
    await userEvent.type(dialog.getByRole('combobox', { name: '状态' }), '{Enter}');
    // Only what is open takes the key: before that it would close the dialog.
    await expect(await screen.findByRole('option', { name: '正常' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: '正常' })).toBeNull());
    await userEvent.type(dialog.getByRole('textbox', { name: '口令' }), 'a{Enter}');
    await expect(onOwn.mock.calls).toEqual([['a']]);
    const jump = dialog.getByRole('textbox', { name: /跳至/ });
    await userEvent.type(jump, '{Enter}3{Enter}');
    await expect(onPage.mock.calls).toEqual([[{ page: 3, pageSize: 10 }]]);
    // An input method ends a word by Enter; a key that is held, or has a modifier, is meant otherwise.
    const name = dialog.getByRole('textbox', { name: '名称' });
    for (const more of [{ isComposing: true }, { repeat: true }, { shiftKey: true }])
      await fireEvent.keyDown(name, { key: 'Enter', ...more });
    await userEvent.click(dialog.getByRole('button', { name: '更多' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '补充' }), '无{Enter}');
    await expect(onOk).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  name: 'MOD-03 Enter presses no button that is disabled or busy',
  args: noArgs,
  render: function Render() {
    const [isReady, setReady] = useState(false);
    return <Filled okDisabled={!isReady} busy={isReady} aside={<Button onClick={() => setReady(true)}>就绪</Button>} />;
  },
  beforeEach: forget,
  play: async () => {
    const dialog = await shown();
    const name = dialog.getByRole('textbox', { name: '名称' });
    await userEvent.type(name, '{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '就绪' }));
    await expect(dialog.getByRole('button', { name: '确定' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(name, '{Enter}');
    await expect(onOk).not.toHaveBeenCalled();
  },
};

const onSave = fn(async () => undefined);
function FormDialog() {
  const form = useKitForm({ defaultValues: { name: '' }, onSubmit: onSave });
  return (
    <Dialog open title="登记" onOpenChange={() => {}} okClose={false} onOk={form.submit}>
      <Form form={form}>
        <FormField name="name" label="名称">
          {(control) => <TextInput {...control} />}
        </FormField>
      </Form>
    </Dialog>
  );
}

export const OfAForm: Story = {
  name: 'MOD-03 Enter in a form that saves by itself saves once',
  args: noArgs,
  render: () => <FormDialog />,
  beforeEach: () => onSave.mockClear(),
  play: async () => {
    const dialog = await shown();
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), '一号{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    await waitFor(() => expect(dialog.getByRole('button', { name: '确定' })).not.toHaveAttribute('aria-busy'));
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
};
