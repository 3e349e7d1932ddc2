import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MoneyInput } from '../input/numbers.tsx';
import { RadioGroup } from '../input/choices.tsx';
import { Select } from '../input/Select.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import { Form, FormField, FormGroup } from './Form.tsx';
import { useKitForm } from './useKitForm.ts';

const meta = { title: 'Form/Form', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj;

const schema = z.object({
  name: z.string().check(z.minLength(1, '名称不能为空')),
  city: z.nullable(z.string()),
  kind: z.string(),
  amount: z.nullable(z.number()).check(z.refine((value) => value === null || value <= 100_000, '金额不能大于 1,000.00')),
});
type Values = z.infer<typeof schema>;

const save = fn<(values: Values) => Promise<void>>();
function Example() {
  const form = useKitForm<Values>({
    defaultValues: { name: '', city: null, kind: 'a', amount: null },
    resolver: zodResolver(schema),
    onSubmit: save,
  });
  return (
    <div className="rounded-lg bg-surface p-4">
      <Form form={form} columns={2} aria-label="示例">
        <FormGroup title="基本信息">
          <FormField name="name" label="名称" required help="用于单据抬头">
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField name="city" label="城市">
            {(control) => <Select {...control} options={[{ value: 'bj', label: '北京' }]} />}
          </FormField>
        </FormGroup>
        <FormGroup title="费用">
          <FormField name="amount" label="金额">
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField name="kind" label="方式">
            {(control) => (
              <RadioGroup
                {...control}
                options={[
                  { value: 'a', label: '按次' },
                  { value: 'b', label: '按月' },
                ]}
              />
            )}
          </FormField>
        </FormGroup>
        <div className="mt-4 flex justify-end">
          <Button variant="primary" busy={form.isSaving} onClick={() => void form.submit()}>
            保存
          </Button>
        </div>
      </Form>
    </div>
  );
}

let release = () => {};
export const Saves: Story = {
  name: 'VAL-02 first wrong input focused, blocked while saving, what was typed stays',
  render: () => <Example />,
  play: async ({ canvas }) => {
    save.mockReset();
    const name = canvas.getByRole('textbox', { name: '名称' });
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription('用于单据抬头');
    await userEvent.click(name);
    await userEvent.tab();
    await expect(canvas.queryByText('名称不能为空')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('名称不能为空')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('名称不能为空');

    save.mockImplementationOnce(() =>
      Promise.reject(
        Object.assign(new Error('输入有误'), {
          errorData: [
            { path: 'amount', message: '余额不足' },
            { path: 'ghost', message: '租户已停用' },
          ],
        }),
      ),
    );
    await userEvent.type(name, '测试{Enter}');
    await expect(await canvas.findByText('余额不足')).toBeVisible();
    await expect(canvas.getByText('租户已停用')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '金额' })).toHaveFocus());
    await expect(name).toHaveValue('测试');

    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    await userEvent.type(canvas.getByRole('textbox', { name: '金额' }), '12.5');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(name).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(save).toHaveBeenCalledTimes(2);
    await expect(save.mock.lastCall?.[0]).toEqual({ name: '测试', city: null, kind: 'a', amount: 1250 });
    release();
    await waitFor(() => expect(name).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, render: () => <Example /> };
