import { screen, userEvent, type within } from 'storybook/test';

/** Does something to a line, whether its button is in view or under 更多. */
export async function pressAction(row: ReturnType<typeof within>, name: string): Promise<void> {
  const button = row.queryByRole('button', { name });
  if (button) return userEvent.click(button);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
