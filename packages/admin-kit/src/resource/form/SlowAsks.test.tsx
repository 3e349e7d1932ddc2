import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { FieldProvider } from '../../field/FieldProvider.tsx';
import type { FieldChecks } from '../../field/fieldChecks.ts';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineResource } from '../defineResource.ts';
import { ResourceList } from '../list/ResourceList.tsx';

interface Claim {
  id: string;
  version: number;
  code: string;
}

const fields = {
  code: { kind: 'text', label: { zh: '编号', en: 'Code' }, unique: { table: 'claim', column: 'code' } },
} as const satisfies Record<string, FieldDefinition>;

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  vi.useRealTimers();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('VAL-02 a server that does not answer whether a value is taken keeps nobody from saving for more than 5 s', async () => {
  const api = fakeResourceApi<Claim & Record<string, unknown>>([]);
  const resource = defineResource<Claim>()({ label: { zh: '理赔', en: 'Claim' }, api, permission: 'claim', fields });
  const asked = vi.fn<FieldChecks['unique']>(() => new Promise(() => undefined));
  const checks: FieldChecks = { unique: asked, rule: async () => undefined };
  const loadFieldChecks = async () => checks;
  story = await renderStory(
    <FieldProvider loadFieldChecks={loadFieldChecks}>
      <ResourceList resource={resource} columns={['code']} form={['code']} />
    </FieldProvider>,
    { permissions: ['claim:list', 'claim:add'] },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '编号' }).fill('C-1');
  const adds = () => api.calls.filter(({ name }) => name === 'add');

  // Only what begins from here on waits for this clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  // Waiting moves this clock as well, a little.
  await vi.waitUntil(() => asked.mock.calls.length > 0 && vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(4000);
  expect(adds()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1100);
  vi.useRealTimers();

  await vi.waitFor(() => expect(adds()).toHaveLength(1));
});

test('FORM-07 what the server says of a value is told together with what is missing, in one go', async () => {
  const api = fakeResourceApi<Claim & Record<string, unknown>>([]);
  const resource = defineResource<Claim>()({
    label: { zh: '理赔', en: 'Claim' },
    api,
    permission: 'claim',
    fields: {
      ...fields,
      reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true },
      email: { kind: 'text', label: { zh: '邮箱', en: 'E-mail' }, pattern: '^.+@.+$' },
    },
  });
  const asked = vi.fn<FieldChecks['unique']>(async () => '编号已存在');
  const loadFieldChecks = async () => ({ unique: asked, rule: async () => undefined }) satisfies FieldChecks;
  story = await renderStory(
    <FieldProvider loadFieldChecks={loadFieldChecks}>
      <ResourceList resource={resource} columns={['code']} form={['code', 'reason', 'email']} />
    </FieldProvider>,
    { permissions: ['claim:list', 'claim:add'] },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '邮箱' }).fill('nobody');
  // Filled last and saved by Enter: the input was never left, so nothing was asked yet.
  await dialog.getByRole('textbox', { name: '编号' }).fill('C-1');
  expect(asked).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');

  await expect.element(dialog.getByText('编号已存在')).toBeInTheDocument();
  for (const name of ['编号', '原因', '邮箱'])
    await expect.element(dialog.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls.filter(({ name }) => name === 'add')).toEqual([]);
});
