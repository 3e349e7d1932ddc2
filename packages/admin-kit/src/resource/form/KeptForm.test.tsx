import { Activity, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FieldDefinition } from '../../field/FieldMeta.ts';
import type { UploadOptions } from '../../input/UploadProvider.tsx';
import { fakeResourceApi } from '../../testing/fakeResourceApi.ts';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineResource } from '../defineResource.ts';
import { ResourceList } from '../list/ResourceList.tsx';

interface Claim {
  id: string;
  version: number;
  title: string;
  photo: string;
}

const fields = {
  title: { kind: 'text', label: { zh: '事由', en: 'Subject' } },
  photo: { kind: 'files', label: { zh: '照片', en: 'Photo' } },
} as const satisfies Record<string, FieldDefinition>;

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

/** A list in a tab that can be put out of view, and uploads that end when they are told to. */
async function setUp() {
  const api = fakeResourceApi<Claim & Record<string, unknown>>([{ id: '1', version: 3, title: '缺件', photo: 'temp/old.pdf' }]);
  const resource = defineResource<Claim>()({ label: { zh: '理赔', en: 'Claim' }, api, permission: 'claim', fields });
  const sent: { options: UploadOptions; resolve: (path: string) => void; reject: (reason: Error) => void }[] = [];
  let turn = (_isShown: boolean) => {};
  function Tab() {
    const [isShown, setShown] = useState(true);
    turn = (next) => flushSync(() => setShown(next));
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ResourceList resource={resource} columns={['title']} />
      </Activity>
    );
  }
  story = await renderStory(<Tab />, {
    permissions: ['claim:list', 'claim:edit'],
    upload: {
      upload: (_file, options) =>
        new Promise((resolve, reject) => {
          options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
          sent.push({ options, resolve, reject });
        }),
      urlOf: (path) => `/files/${path}`,
    },
  });
  // From here on things happen as for a person: in their own time.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  await page.getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑理赔' });
  await expect.element(form.getByRole('textbox', { name: '事由' })).toHaveValue('缺件');
  const choose = async () => {
    await expect.element(form.getByRole('group', { name: '照片' })).toBeVisible();
    await userEvent.upload(form.getByTestId('upload-file'), new File(['x'], '新.pdf'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  };
  const leaveAndReturn = async () => {
    turn(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    turn(true);
    await expect.element(form).toBeVisible();
  };
  const asked = (name: string) => api.calls.filter((call) => call.name === name);
  return { api, form, sent, choose, leaveAndReturn, asked, save: () => form.getByRole('button', { name: '保存' }).click() };
}

test('LAY-05 a form keeps what is typed while its tab is out of view, and the version that it began with', async () => {
  const { api, form, leaveAndReturn, asked, save } = await setUp();
  await form.getByRole('textbox', { name: '事由' }).fill('破损');
  await api.edit({ id: '1', title: '他人改过' });

  await leaveAndReturn();

  await expect.element(form.getByRole('textbox', { name: '事由' })).toHaveValue('破损');
  expect(asked('get')).toHaveLength(1);
  await save();
  await vi.waitFor(() => expect(asked('edit').at(-1)?.input).toEqual({ id: '1', version: 3, title: '破损' }));
});

test('UPL-02 a form saves nothing while a file is on its way, says which, and saves it when it is there', async () => {
  const { form, sent, choose, asked, save } = await setUp();
  await choose();
  sent[0]!.options.onProgress(40);

  await save();

  await expect.element(form.getByRole('alert')).toHaveTextContent('新.pdf 上传中 40%');
  expect(asked('edit')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '请确认' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  sent[0]!.resolve('temp/new.pdf');
  await expect.element(form.getByRole('link', { name: '下载 新.pdf' })).toBeVisible();
  await save();
  await vi.waitFor(() => expect(asked('edit')[0]?.input).toEqual({ id: '1', version: 3, photo: 'temp/old.pdf,temp/new.pdf' }));
});

test('UPL-02 what a form waits for is said until the file is there, or given up', async () => {
  const { form, sent, choose, save } = await setUp();
  await choose();
  await userEvent.upload(form.getByTestId('upload-file'), new File(['x'], '另.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await save();
  const alert = form.getByRole('alert');
  await expect.element(alert).toHaveTextContent('新.pdf 上传中 0% 另.pdf 上传中 0%');

  sent[0]!.options.onProgress(40);
  sent[0]!.resolve('temp/new.pdf');
  await vi.waitFor(() => expect(alert.element().textContent).toBe('另.pdf 上传中 0%'));
  await form.getByRole('button', { name: '取消上传 另.pdf' }).click();

  await expect.element(alert).not.toBeInTheDocument();
});

test('UPL-03 a form saves nothing while a file that failed stands in it, and says what to do about it', async () => {
  const { form, sent, choose, asked, save } = await setUp();
  await choose();
  sent[0]!.reject(new Error('磁盘已满'));
  await expect.element(form.getByRole('button', { name: '删除 新.pdf' })).toBeVisible();
  await form.getByRole('textbox', { name: '事由' }).fill('破损');

  await save();

  await expect.element(form.getByRole('alert').filter({ hasText: '新.pdf 未上传，请重试或删除' })).toBeVisible();
  expect(asked('edit')).toEqual([]);
  await form.getByRole('button', { name: '删除 新.pdf' }).click();
  await save();
  await vi.waitFor(() => expect(asked('edit')[0]?.input).toEqual({ id: '1', version: 3, title: '破损' }));
});

test('UPL-02 an upload goes on while its tab is out of view', async () => {
  const { form, sent, choose, leaveAndReturn } = await setUp();
  await choose();

  await leaveAndReturn();

  expect(sent[0]!.options.signal.aborted).toBe(false);
  sent[0]!.resolve('temp/new.pdf');
  await expect.element(form.getByRole('link', { name: '下载 新.pdf' })).toBeVisible();
});
