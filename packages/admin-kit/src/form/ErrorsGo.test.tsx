import { useFormState } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import { FieldsFormView } from '../resource/form/FieldsFormView.tsx';
import type { FormSpec } from '../resource/form/formSpec.ts';
import { useFieldsForm } from '../resource/form/useFieldsForm.ts';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { Form, FormField } from './Form.tsx';
import { fromFieldErrors } from './schemaResolver.ts';
import { useKitForm } from './useKitForm.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});
const show = async (shown: React.ReactElement) => {
  story = await renderStory(shown);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
};
const input = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

const fields = {
  sender: { kind: 'text', label: { zh: '发货人', en: 'Sender' }, required: true },
  place: { kind: 'text', label: { zh: '发货地', en: 'Place' }, required: true, maxLength: 4 },
  cargo: { kind: 'text', label: { zh: '货物', en: 'Cargo' }, required: true },
} as const;
const spec: FormSpec = {
  steps: [
    { title: { zh: '发货', en: 'Sender' }, items: ['sender', 'place'] },
    { title: { zh: '货物', en: 'Cargo' }, items: ['cargo'] },
  ],
};
function InSteps() {
  const fieldsForm = useFieldsForm({ fields, spec, onSubmit: () => undefined });
  return (
    <>
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} label="托运" />
      {/* As an address book does: it writes into inputs that nobody touches. */}
      <Button onClick={() => fieldsForm.form.methods.setValue('place', '太原', { shouldDirty: true })}>取上次</Button>
    </>
  );
}

test('FORM-07 in a form of steps an error goes as soon as its value is right, also one that another input fills in', async () => {
  await show(<InSteps />);
  await press('下一步');
  await expect.element(page.getByText('发货人不能为空')).toBeVisible();
  await expect.element(page.getByText('发货地不能为空')).toBeVisible();

  await userEvent.fill(input('发货人'), '王芳');
  await expect.element(page.getByText('发货人不能为空')).not.toBeInTheDocument();
  await expect.element(input('发货人')).toBeValid();
  await expect.element(page.getByText('发货地不能为空')).toBeVisible();

  await userEvent.fill(input('发货地'), '太原市小店区');
  await expect.element(page.getByText('发货地不能超过 4 个字符')).toBeVisible();
  await press('取上次');
  await expect.element(input('发货地')).toBeValid();

  // What was not asked for yet is not told yet.
  await userEvent.clear(input('发货人'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

const period = z
  .object({ from: z.string().check(z.minLength(1, '请填写开始')), to: z.string(), total: z.string() })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: '结束不能早于开始' }))
  .check(z.refine(({ total }) => total !== '超', { path: ['limit'], message: '超过额度' }));
const refused = Object.assign(new Error('输入有误'), { errorData: [{ path: 'total', message: '余额不足' }] });
function Period() {
  const form = useKitForm({
    schema: period,
    defaultValues: { from: '5', to: '3', total: '' },
    onSubmit: () => Promise.reject(refused),
  });
  return (
    <Form form={form} aria-label="期间">
      <FormField name="from" label="开始">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="to" label="结束">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="total" label="金额">
        {(control) => <TextInput {...control} />}
      </FormField>
      <Button type="submit">保存</Button>
      <Button onClick={() => form.methods.setValue('total', '8')}>算出</Button>
    </Form>
  );
}

test('FORM-07 an error that depends on another input goes when that one is changed, and so does one at no input', async () => {
  await show(<Period />);
  await userEvent.fill(input('金额'), '超');
  await press('保存');
  await expect.element(page.getByText('结束不能早于开始')).toBeVisible();
  await expect.element(page.getByText('超过额度')).toBeVisible();

  await userEvent.fill(input('开始'), '2');
  await expect.element(page.getByText('结束不能早于开始')).not.toBeInTheDocument();
  await expect.element(page.getByText('超过额度')).toBeVisible();
  await userEvent.fill(input('金额'), '1');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('FORM-07 what the server said of a value stays until that value changes, by whatever', async () => {
  await show(<Period />);
  await userEvent.fill(input('开始'), '2');
  await userEvent.fill(input('金额'), '9');
  await press('保存');
  await expect.element(page.getByText('余额不足')).toBeVisible();

  await userEvent.fill(input('结束'), '4');
  await expect.element(page.getByText('余额不足')).toBeVisible();
  await press('算出');
  await expect.element(page.getByText('余额不足')).not.toBeInTheDocument();
});

const times = {
  start: { kind: 'text', label: { zh: '开始', en: 'Start' }, required: true },
  end: { kind: 'text', label: { zh: '结束', en: 'End' } },
  note: { kind: 'text', label: { zh: '备注', en: 'Note' } },
} as const;
const timesSpec: FormSpec = {
  steps: [
    {
      title: { zh: '时间', en: 'Times' },
      items: [
        'start',
        {
          field: 'end',
          check: ({ start, end }) => (String(end) < String(start) ? { zh: '结束不能早于开始', en: 'ends before it starts' } : undefined),
        },
      ],
    },
    { title: { zh: '备注', en: 'Note' }, items: ['note'] },
  ],
};
function TimesInSteps() {
  const fieldsForm = useFieldsForm({ fields: times, spec: timesSpec, onSubmit: () => undefined });
  return <FieldsFormView fieldsForm={fieldsForm} spec={timesSpec} label="时段" />;
}

test('FORM-07 a step is not left while an end lies before its start; the error goes when either is right', async () => {
  await show(<TimesInSteps />);
  await userEvent.fill(input('开始'), '09:00');
  await userEvent.fill(input('结束'), '08:59');
  await press('下一步');
  await expect.element(page.getByText('结束不能早于开始')).toBeVisible();
  await expect.element(input('备注')).not.toBeInTheDocument();

  await userEvent.fill(input('开始'), '08:59');
  await expect.element(page.getByText('结束不能早于开始')).not.toBeInTheDocument();
  await press('下一步');
  await expect.element(input('备注')).toBeVisible();
});

function Trips() {
  const form = useKitForm({
    schema: z.object({ rows: z.array(z.object({ driver: z.string().check(z.minLength(1, '请选择司机')), weight: z.number() })) }),
    defaultValues: {
      rows: [
        { driver: '', weight: 10 },
        { driver: '王芳', weight: 90 },
      ],
    },
    askFurther: async () => [
      { path: 'rows.0.driver', message: '司机已冻结' },
      { path: 'rows.1.weight', message: '超过核定载质量' },
    ],
    onSubmit: () => undefined,
  });
  const { errors } = useFormState({ control: form.methods.control });
  return (
    <Form form={form} aria-label="派车">
      <FormField name="rows" label="明细">
        {() => <output aria-label="错误">{JSON.stringify(fromFieldErrors(errors))}</output>}
      </FormField>
      <Button onClick={() => void form.submit()}>保存</Button>
    </Form>
  );
}

test('FORM-07 what the server has against cells of a table stands beside what the form has against other cells of it', async () => {
  await show(<Trips />);
  await press('保存');
  const found = [
    { path: 'rows.0.driver', message: '请选择司机' },
    { path: 'rows.1.weight', message: '超过核定载质量' },
  ];
  await expect.element(page.getByLabelText('错误')).toHaveTextContent(JSON.stringify(found));
});

function Names() {
  const form = useKitForm({
    schema: z.object({
      sender: z.string().check(z.minLength(1, '请填写发货人')),
      receiver: z.string().check(z.minLength(1, '请填写收货人')),
    }),
    defaultValues: { sender: '', receiver: '' },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} aria-label="收发货人">
      {(['sender', 'receiver'] as const).map((name) => (
        <FormField key={name} name={name} label={name}>
          {(props) => <TextInput {...props} />}
        </FormField>
      ))}
      <Button onClick={() => void form.submit()}>保存</Button>
    </Form>
  );
}

test('FORM-07 the first wrong input takes the focus once: a person who has gone on to the next is not brought back', async () => {
  await show(<Names />);
  // What is left for later comes much later on a busy machine.
  const later: Array<() => void> = [];
  const setTimer = window.setTimeout;
  window.setTimeout = ((run: () => void, delay?: number) => (delay ? setTimer(run, delay) : later.push(run))) as typeof setTimeout;
  try {
    await press('保存');
    await expect.element(input('sender')).toHaveFocus();
  } finally {
    window.setTimeout = setTimer;
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(input('receiver')).toHaveFocus();
  for (const run of later) run();
  await expect.element(input('receiver')).toHaveFocus();
});
