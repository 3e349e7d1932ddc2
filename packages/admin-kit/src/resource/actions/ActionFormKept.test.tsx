import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDraftStore } from '../../form/draftStore.ts';
import { DraftContext } from '../../form/draftContext.ts';
import { createMemoryStore } from '../../session/keyValueStore.ts';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineAction, defineListAction } from './defineAction.ts';
import { defineResource } from '../defineResource.ts';
import { ResourceList } from '../list/ResourceList.tsx';

interface Truck {
  id: string;
  version: number;
  plate: string;
  state: string;
  owner: string;
  ownerIdNo: string;
  updateBy: string;
}

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const end = async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
};
afterEach(end);

const text = (zh: string, en: string) => ({ kind: 'text', label: { zh, en } }) as const;
const build = () => {
  const truck = { id: '1', version: 3, plate: '鲁B12345', state: '正常', owner: '顺达', ownerIdNo: '***1', updateBy: '李华' };
  const api = fakeResourceApi<Truck & Record<string, unknown>>([truck]);
  const resource = defineResource<Truck>()({
    label: { zh: '车辆', en: 'Vehicle' },
    api,
    permission: 'truck',
    fields: {
      plate: text('车牌号', 'Plate'),
      state: text('状态', 'State'),
      owner: text('所有人', 'Owner'),
      ownerIdNo: { ...text('证件号', 'Id number'), sensitive: true },
    },
  });
  const given: unknown[] = [];
  const freeze = defineAction<Truck, { reason: string; owner: string }>(resource, {
    label: { zh: '冻结', en: 'Freeze' },
    when: (row) => row.state === '正常',
    form: {
      fields: {
        reason: { ...text('原因', 'Reason'), required: true },
        owner: text('所有人', 'Owner'),
        code: { ...text('口令', 'Code'), sensitive: true },
      },
      initial: ([row]) => ({ owner: row!.owner }),
    },
    run: (row, { input }) => {
      const stored = api.rows()[0]!;
      if (row.version !== stored.version || stored.state !== '正常')
        throw Object.assign(new Error('数据已被他人修改，请刷新后重试'), { status: 409 });
      given.push({ version: row.version, ...input });
    },
  });
  return { api, resource, freeze, given };
};
type Site = ReturnType<typeof build>;

const show = async ({ resource, freeze }: Site, person = 'zhao', store = createMemoryStore()) => {
  const drafts = createDraftStore(() => person, { store });
  story = await renderStory(
    <DraftContext value={drafts}>
      <ResourceList resource={resource} columns={['plate', 'state', 'owner']} rowActions={[freeze]} edit={false} />
    </DraftContext>,
    { permissions: ['truck:list'] },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  return drafts;
};
const open = () => page.getByRole('button', { name: '冻结' }).click();
const form = page.getByRole('dialog', { name: '冻结' });
const input = (name: string) => form.getByRole('textbox', { name });

test('FORM-02 what is typed for an action outlives the session, for the same person alone, without what is secret, until it is done', async () => {
  const site = build();
  const store = createMemoryStore();
  const drafts = await show(site, 'zhao', store);
  await open();
  await input('原因').fill('年检过期，待补');
  await input('口令').fill('9Kq7');
  await expect.poll(() => drafts.list('truck:row:Freeze:1').map(({ values }) => values)).toEqual([{ reason: '年检过期，待补' }]);
  await end();

  await show(site, 'qian', store);
  await open();
  await expect.element(input('原因')).toHaveValue('');
  await expect.element(form.getByRole('button', { name: '恢复' })).not.toBeInTheDocument();
  await end();

  const again = await show(site, 'zhao', store);
  await open();
  await form.getByRole('button', { name: '恢复' }).click();
  await expect.element(input('原因')).toHaveValue('年检过期，待补');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(site.given).toMatchObject([{ reason: '年检过期，待补' }]);
  expect(again.list('truck:row:Freeze:1')).toEqual([]);
});

test('FORM-05 FORM-03 an action on a row that somebody else changed says who and what, keeps what was typed and goes on with the row of now', async () => {
  const site = build();
  await show(site);
  await open();
  await input('原因').fill('年检过期');
  await site.api.edit({ id: '1', owner: '通达', ownerIdNo: '370783199001011234', updateBy: '王芳' } as never);

  await form.getByRole('button', { name: '确定' }).click();
  const changes = form.getByRole('region', { name: '变更内容' });
  await expect.element(changes).toHaveTextContent('王芳已修改该数据，以下为最新内容，请核对后继续所有人顺达→通达');
  await expect.element(form.getByRole('alert')).toHaveTextContent('数据已被他人修改，已为您更新，您填写的内容已保留，请核对变更内容后继续');
  await expect.element(input('原因')).toHaveValue('年检过期');
  // Nobody touched it: it goes on from what is stored.
  await expect.element(input('所有人')).toHaveValue('通达');
  expect(site.given).toEqual([]);

  await form.getByRole('button', { name: '按最新数据继续' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(site.given).toMatchObject([{ version: 4, reason: '年检过期' }]);
});

test('FORM-03 an action that the state of now no longer allows says so, and keeps what was typed', async () => {
  const site = build();
  await show(site);
  await open();
  await input('原因').fill('年检过期');
  await site.api.edit({ id: '1', state: '已冻结', updateBy: '王芳' } as never);

  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('数据已被他人修改，当前状态不能再进行此操作，您填写的内容已保留');
  await expect
    .element(form.getByRole('region', { name: '变更内容' }))
    .toHaveTextContent('王芳已修改该数据，以下为最新内容，请核对后继续状态正常→已冻结');
  await expect.element(input('原因')).toHaveValue('年检过期');
  await expect.element(form.getByRole('button', { name: '按最新数据继续' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
});

/** Trucks to be stopped together: one that was changed refuses all of them, or each answers for itself. */
const buildSeveral = (isWhole: boolean) => {
  const trucks = ['鲁B1', '鲁B2', '鲁B3'].map((plate, at) => ({
    id: String(at + 1),
    version: 1,
    plate,
    state: '正常',
    owner: '顺达',
    updateBy: '李华',
  }));
  const api = fakeResourceApi<Record<string, unknown> & (typeof trucks)[number]>(trucks);
  const resource = defineResource<(typeof trucks)[number]>()({
    label: { zh: '车辆', en: 'Vehicle' },
    api,
    permission: 'truck',
    titleField: 'plate',
    fields: { plate: text('车牌号', 'Plate'), state: text('状态', 'State'), owner: text('所有人', 'Owner') },
  });
  const given: unknown[] = [];
  const stop = defineListAction<(typeof trucks)[number], { reason: string }>(resource, {
    label: { zh: '停用', en: 'Stop' },
    needsSelection: true,
    when: (row) => row.state === '正常',
    form: { fields: { reason: { ...text('原因', 'Reason'), required: true } } },
    run: (rows, { input: { reason }, context: { idempotencyKey } }) => {
      const refused = rows.filter((row) => api.rows().find(({ id }) => id === row.id)?.version !== row.version);
      given.push([rows.map(({ id, version }) => `${id}/${version}`), reason, idempotencyKey]);
      if (!isWhole) {
        for (const row of rows) if (!refused.includes(row)) void api.edit({ ...row, state: '已停用' });
        return { success: [], fail: refused.map(({ id }) => ({ id, message: '数据已被他人修改，请刷新后重试' })) };
      }
      if (refused.length > 0) throw Object.assign(new Error('数据已被他人修改，请刷新后重试'), { status: 409 });
      return undefined;
    },
  });
  return { api, resource, stop, given };
};

test.each([true, false])(
  'FORM-05 FORM-03 an action on several rows keeps its text after a conflict, leaves out what it cannot be done with, and goes on with the rest; refused as a whole: %s',
  async (isWhole) => {
    const { api, resource, stop, given } = buildSeveral(isWhole);
    story = await renderStory(<ResourceList resource={resource} columns={['plate', 'state', 'owner']} toolbar={[stop]} edit={false} />, {
      permissions: ['truck:list'],
    });
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
    await page.getByRole('checkbox', { name: '全选本页' }).first().click();
    await page.getByRole('button', { name: '停用' }).click();
    const dialog = page.getByRole('dialog', { name: '停用' });
    await dialog.getByRole('textbox', { name: '原因' }).fill('年检过期');
    await api.edit({ id: '1', owner: '通达', updateBy: '王芳' } as never);
    await api.edit({ id: '2', state: '已冻结', updateBy: '王芳' } as never);

    await dialog.getByRole('button', { name: '确定' }).click();
    const changes = dialog.getByRole('region', { name: '变更内容' });
    await expect
      .element(changes)
      .toHaveTextContent(
        `以下数据有变化或未能处理，已为您更新，请核对后继续鲁B1${isWhole ? '' : ' · 数据已被他人修改，请刷新后重试'}所有人顺达→通达鲁B2 · 已移出 · 当前状态不能再进行此操作状态正常→已冻结`,
      );
    await expect.element(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('年检过期');

    await dialog.getByRole('button', { name: isWhole ? '继续处理 2 条' : '继续处理 1 条' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(given).toEqual([
      [['1/1', '2/1', '3/1'], '年检过期', expect.any(String)],
      [isWhole ? ['1/2', '3/1'] : ['1/2'], '年检过期', expect.any(String)],
    ]);
    // Another body is another call.
    expect(new Set(given.map((call) => (call as unknown[])[2])).size).toBe(2);
  },
);
