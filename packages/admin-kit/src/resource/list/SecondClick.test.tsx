import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../internals/Button.tsx';
import { Menu } from '../../input/Menu.tsx';
import { type RenderedStory, renderStory } from '../../testing/renderStory.tsx';
import { defineAction } from '../actions/defineAction.ts';
import { ResourceList } from './ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../stories.fixture.ts';

let story: RenderedStory | undefined;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const done: string[] = [];
beforeEach(() => {
  done.length = 0;
});
afterEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
});

test('LIST-10 a double click on a step of a row does not press the red button that comes to stand there', async () => {
  const { resource, api } = buildLoans([{ ...loans(1)[0]!, state: '10' }]);
  const step = defineAction(resource, {
    label: '提交',
    when: (row) => row.state === '10',
    optimistic: (row) => ({ ...row, state: '20' }),
    run: async (row) => {
      done.push('提交');
      await api.edit({ id: row.id, state: '20' });
    },
  });
  const back = defineAction(resource, {
    label: '撤销',
    danger: true,
    when: (row) => row.state === '20',
    run: () => void done.push('撤销'),
  });
  story = await renderStory(
    <ResourceList resource={resource} columns={['loanNo']} edit={false} view={false} remove={false} rowActions={[step, back]} />,
    {
      permissions: loanPermissions,
      dictionaries: loanDictionaries,
    },
  );
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await userEvent.dblClick(page.getByRole('button', { name: '提交' }));

  // The red action stands in the menu, which the second click does not open.
  await expect.element(page.getByRole('button', { name: '更多' })).toBeVisible();
  expect(page.getByRole('menu').elements()).toEqual([]);
  expect(page.getByRole('button', { name: '撤销' }).elements()).toEqual([]);
  expect(done).toEqual(['提交']);
});

function Bar() {
  const [state, setState] = useState(0);
  const go = (name: string, next: number) => () => {
    done.push(name);
    setState(next);
  };
  return (
    <div style={{ display: 'flex' }}>
      {state === 0 && <Button onClick={go('发送', 1)}>发送</Button>}
      {state === 1 && (
        <Button variant="danger" onClick={go('作废', 2)}>
          作废
        </Button>
      )}
      {state === 2 && <Menu trigger={<Button>更多</Button>} items={[{ key: 'a', label: '删除', onSelect: go('删除', 0) }]} />}
      <Button onClick={() => done.push('加一')}>加一</Button>
    </div>
  );
}

test('LIST-10 in any bar: what changes under the pointer waits, what stays takes every click, and keys press what has the focus', async () => {
  story = await renderStory(<Bar />);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;

  await userEvent.dblClick(page.getByRole('button', { name: '发送' }));
  await expect.element(page.getByRole('button', { name: '作废' })).toBeVisible();
  await userEvent.dblClick(page.getByRole('button', { name: '加一' }));
  expect(done).toEqual(['发送', '加一', '加一']);

  // Meant for it by now: the pointer was elsewhere.
  await userEvent.click(page.getByRole('button', { name: '作废' }));
  expect(done.at(-1)).toBe('作废');
  await expect.element(page.getByRole('button', { name: '更多' })).toBeVisible();
  page.getByRole('button', { name: '加一' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(done.slice(-2)).toEqual(['加一', '加一']);
});
