import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineResource } from '../resource/defineResource.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { renderStory } from '../testing/renderStory.tsx';
import { restBackEnd, type RestBackEndOptions } from './restBackEnd.ts';

let unmount = async () => {};
afterEach(() => unmount());

const permissions = ['list', 'add', 'edit', 'delete', 'export', 'import'].map((action) => `tool:${action}`);

/** A list of one tool over a REST server that refuses every change. */
async function open(options: Partial<RestBackEndOptions>) {
  const refusal = { message: 'Not valid', errors: { name: ['Another tool has this name.'] } };
  const fetch = async (_address: RequestInfo | URL, { method }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ items: [{ id: 7, name: 'Saw' }], total: 1 }) : Response.json(refusal, { status: 422 });
  const tool = defineResource<{ id: number; name: string }>()({
    label: { zh: '工具', en: 'Tool' },
    api: restBackEnd({ baseUrl: '/api', fetch, ...options }).resource('tools'),
    permission: 'tool',
    fields: { name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true } },
  });
  ({ unmount } = await renderStory(<ResourceList resource={tool} columns={['name']} />, { permissions, locale: 'en-US' }));
  await expect.element(page.getByRole('table').getByText('Saw')).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('KIT-10 what a back end cannot do has no button, whatever the person may', async () => {
  await open({ calls: [] });

  for (const name of ['Add', 'Edit', 'Delete', 'Export', 'Import', 'More']) await expect.element(button(name)).not.toBeInTheDocument();
});

test('KIT-10 what it can has one, and what the server refuses stands at its field', async () => {
  await open({ further: { export: '/export' } });
  for (const name of ['Edit', 'Export']) await expect.element(button(name)).toBeVisible();
  await expect.element(button('Import')).not.toBeInTheDocument();

  await userEvent.click(button('Add'));
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Saw');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('dialog').getByText('Another tool has this name.')).toBeVisible();
});
