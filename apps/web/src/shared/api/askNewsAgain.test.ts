import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askNewsAgain } from './askNewsAgain.ts';

test('NOTI-06 what is asked for the first time when news arrive is asked once more', async () => {
  const client = new QueryClient();
  const answers: Array<(text: string) => void> = [];
  const observer = new QueryObserver(client, {
    queryKey: ['news', 'list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);

  const asked = askNewsAgain(client, ['news']);
  expect(answers).toHaveLength(2);
  answers[0]!('before the news');
  answers[1]!('with the news');
  await asked;
  expect(observer.getCurrentResult().data).toBe('with the news');

  // Known already, it stays on the screen meanwhile.
  const again = askNewsAgain(client, ['news']);
  expect(observer.getCurrentResult().data).toBe('with the news');
  answers[2]!('with more news');
  await again;
  expect(observer.getCurrentResult().data).toBe('with more news');
  stop();
});
