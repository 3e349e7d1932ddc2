import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { MoneyInput } from '../input/numbers.tsx';
import { RadioGroup } from '../input/choices.tsx';
import { Select } from '../input/Select.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import { Form, FormField, FormGroup, type FormControl } from './Form.tsx';
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
  const form = useKitForm({
    defaultValues: { name: '', city: null, kind: 'a', amount: null },
    schema,
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
  name: 'FORM-01 first wrong input focused, blocked while saving, what was typed stays',
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
    await waitFor(() => expect(name).toHaveFocus());
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

    // What cannot be read is neither missing nor too much, and the form names the field that it waits for.
    const amount = canvas.getByRole('textbox', { name: '金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000{Enter}');
    await expect(await canvas.findByText('金额不能大于 1,000.00')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000.005');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('金额: 最多 2 位小数')).toBeVisible();
    await expect(canvas.getByText('最多 2 位小数')).toBeVisible();
    await expect(canvas.queryByText('金额不能大于 1,000.00')).toBeNull();
    await expect(save).toHaveBeenCalledTimes(2);
  },
};

const consignment = z
  .object({
    title: z.string().check(z.minLength(2)),
    goods: z
      .array(
        z.object({
          id: z.string(),
          name: z.string().check(z.minLength(1, '货名不能为空')),
          weight: z.number().check(z.minimum(1, '重量不能小于 1')),
        }),
      )
      .check(z.minLength(1)),
  })
  .check(z.refine(({ title }) => title !== '已停用', '租户已停用'));
type Goods = z.infer<typeof consignment>['goods'];

/** One input whose value is a list of rows, as an editable table is. */
function GoodsInput({ value, onValueChange, problems, ...control }: FormControl) {
  const rows = value as unknown as Goods;
  const patch = (index: number, change: Partial<Goods[number]>) => onValueChange(rows.with(index, { ...rows[index]!, ...change }));
  return (
    <div role="group" id={control.id} aria-labelledby={control['aria-labelledby']} className="flex flex-col gap-2">
      {rows.map((row, index) => {
        const problemOf = (key: string) => problems?.find((problem) => problem.path === `${index}.${key}`);
        return (
          <div key={row.id} className="flex gap-2">
            <TextInput
              ref={index === 0 ? control.ref : undefined}
              aria-label={`货名 ${index + 1}`}
              value={row.name}
              invalid={Boolean(problemOf('name'))}
              onValueChange={(name) => patch(index, { name })}
            />
            <MoneyInput
              aria-label={`重量 ${index + 1}`}
              value={row.weight}
              invalid={Boolean(problemOf('weight'))}
              onValueChange={(weight) => patch(index, { weight: weight ?? 0 })}
            />
          </div>
        );
      })}
      <Button onClick={() => onValueChange([...rows, { id: String(rows.length), name: '', weight: 0 }])}>加一行</Button>
    </div>
  );
}

const saveConsignment = fn<(values: z.infer<typeof consignment>) => Promise<void>>();
export const RowsBySchema: Story = {
  name: 'FORM-07 a schema fetched when needed: rows of a list keep their errors, the whole is told above',
  render: function Render() {
    const form = useKitForm({ schema: async () => consignment, defaultValues: { title: '', goods: [] }, onSubmit: saveConsignment });
    return (
      <div className="rounded-lg bg-surface p-4">
        <Form form={form} aria-label="托运">
          <FormGroup>
            <FormField name="title" label="标题">
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField name="goods" label="货物">
              {(control) => <GoodsInput {...control} />}
            </FormField>
          </FormGroup>
        </Form>
        <Button variant="primary" onClick={() => void form.submit()}>
          保存
        </Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    saveConsignment.mockReset();
    const saveButton = canvas.getByRole('button', { name: '保存' });
    await userEvent.click(saveButton);
    await expect(await canvas.findByText('不能少于 1 项')).toBeVisible();
    await expect(canvas.getByText('不能为空')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '标题' })).toHaveFocus());

    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '已停用');
    await userEvent.click(canvas.getByRole('button', { name: '加一行' }));
    await userEvent.click(canvas.getByRole('button', { name: '加一行' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '货名 1' }), '煤');
    await userEvent.click(saveButton);
    await expect(await canvas.findByText('有 3 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '货名 1' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: '货名 2' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: '重量 2' })).toBeInvalid();

    await userEvent.type(canvas.getByRole('textbox', { name: '货名 2' }), '砂');
    await userEvent.clear(canvas.getByRole('textbox', { name: '重量 1' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '重量 1' }), '2');
    await userEvent.clear(canvas.getByRole('textbox', { name: '重量 2' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '重量 2' }), '3');
    await userEvent.click(saveButton);
    await expect(await canvas.findByText('租户已停用')).toBeVisible();
    await expect(saveConsignment).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '！');
    await userEvent.click(saveButton);
    await waitFor(() =>
      expect(saveConsignment).toHaveBeenCalledWith({
        title: '已停用！',
        goods: [
          { id: '0', name: '煤', weight: 200 },
          { id: '1', name: '砂', weight: 300 },
        ],
      }),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, render: () => <Example /> };

function Switched() {
  const form = useKitForm({ defaultValues: { name: '一段文字', note: '' }, onSubmit: async () => undefined });
  return (
    <div className="max-w-xl rounded-lg bg-surface p-4">
      <Form form={form} columns={2} aria-label="示例">
        <FormField name="name" label="名称" disabled>
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField name="note" label={'一个长到一行放不下的名称'.repeat(4)} required wide help={'一段说明。'.repeat(30)}>
          {(control) => <TextInput {...control} placeholder="请输入" />}
        </FormField>
      </Form>
    </div>
  );
}
export const DisabledAndLong: Story = {
  render: () => <Switched />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: '名称' })).toBeDisabled();
    const frame = canvasElement.firstElementChild!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
