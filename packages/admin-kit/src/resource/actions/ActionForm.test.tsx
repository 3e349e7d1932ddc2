import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineAction } from './defineAction.ts';
import { defineResource } from '../defineResource.ts';
import { ResourceList } from '../list/ResourceList.tsx';

interface Claim {
  id: string;
  version: number;
  title: string;
}

const resource = defineResource<Claim>()({
  label: { zh: '理赔', en: 'Claim' },
  api: fakeResourceApi<Claim & Record<string, unknown>>([{ id: '1', version: 3, title: '缺件' }]),
  permission: 'claim',
  fields: { title: { kind: 'text', label: { zh: '事由', en: 'Subject' } } },
});
const given: unknown[] = [];
const refuse = defineAction(resource, {
  label: { zh: '拒赔', en: 'Refuse' },
  form: {
    fields: {
      reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' } },
      note: { kind: 'text', label: { zh: '附注', en: 'Note' } },
    },
    initial: () => ({ reason: '待补' }),
  },
  run: (_row, { input }) => void given.push(input),
});

const fetched: string[] = [];
const settle = defineAction(resource, {
  label: { zh: '结案', en: 'Settle' },
  form: async () => {
    fetched.push('结案');
    return { fields: { sum: { kind: 'text', label: { zh: '结论', en: 'Outcome' } } } };
  },
  run: (_row, { input }) => void given.push(input),
});

const calls: { input: unknown; checkOnly?: boolean }[] = [];
/** Its server has something against every amount above 100. */
const pay = defineAction<Claim, { amount: string; payee: string }>(resource, {
  label: { zh: '付款', en: 'Pay' },
  checkable: true,
  form: {
    fields: {
      amount: { kind: 'text', label: { zh: '金额', en: 'Amount' }, required: true },
      payee: { kind: 'text', label: { zh: '收款人', en: 'Payee' }, required: true },
    },
  },
  run: (_row, { input, context: { checkOnly } }) => {
    calls.push({ input, checkOnly });
    if (Number(input.amount) > 100)
      throw Object.assign(new Error('金额超过上限'), { errorData: [{ path: 'amount', message: '金额超过上限' }] });
  },
});

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

const setUp = async () => {
  story = await renderStory(<ResourceList resource={resource} columns={['title']} rowActions={[refuse, settle, pay]} edit={false} />, {
    permissions: ['claim:list'],
  });
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
};

test('FORM-04 the form of an action asks before it closes over what was typed, and goes at once when nothing was', async () => {
  await setUp();
  const open = () => page.getByRole('button', { name: '拒赔' }).click();
  const form = page.getByRole('dialog', { name: '拒赔' });
  const reason = form.getByRole('textbox', { name: '原因' });
  const question = page.getByRole('dialog', { name: '请确认' });

  await open();
  await expect.element(reason).toHaveValue('待补');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();

  await open();
  await reason.fill('磅单照片看不清');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(reason).toHaveValue('磅单照片看不清');
  await form.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(form).not.toBeInTheDocument();
});

test('FORM-05 an action hears what was emptied of what its form began with, and nothing of what was never filled in', async () => {
  await setUp();
  await page.getByRole('button', { name: '拒赔' }).click();
  const form = page.getByRole('dialog', { name: '拒赔' });
  await form.getByRole('textbox', { name: '原因' }).fill('');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(given).toEqual([{ reason: null }]);
});

test('LATE-01 the form of an action may be fetched when the action is asked for', async () => {
  await setUp();
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '结案' }).click();
  const form = page.getByRole('dialog', { name: '结案' });
  await form.getByRole('textbox', { name: '结论' }).fill('赔付');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(given.at(-1)).toMatchObject({ sum: '赔付' });
  expect(new Set(fetched)).toEqual(new Set(['结案']));
});

test('FORM-07 the form of an action tells what the server has against it together with its own objections, and does nothing before', async () => {
  await setUp();
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '付款' }).click();
  const form = page.getByRole('dialog', { name: '付款' });
  await form.getByRole('textbox', { name: '金额' }).fill('500');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('收款人不能为空')).toBeVisible();
  await expect.element(form.getByText('金额超过上限')).toBeVisible();
  expect(calls).toMatchObject([{ checkOnly: true, input: { amount: '500' } }]);

  await form.getByRole('textbox', { name: '金额' }).fill('80');
  await form.getByRole('textbox', { name: '收款人' }).fill('老钱');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(calls.slice(1)).toEqual([{ input: { amount: '80', payee: '老钱' }, checkOnly: undefined }]);
});
