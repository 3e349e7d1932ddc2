import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { type JeecgLogin, loginOf } from '@tarmac/admin-kit/jeecg';
import { useState } from 'react';
import type { DemoPerson } from '../../../shared/session/config.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client, session } from '../../../shared/session/session.ts';
import { EntryProblem } from '../shared/EntryField.tsx';

const texts = defineTexts({
  title: { zh: '演示账号', en: 'Demonstration' },
  hint: {
    zh: '选择一个角色直接进入，数据均为虚构，仅在本机提供',
    en: 'Enter as a role with one press. All data are made up; offered on this machine only.',
  },
});

/** The people of a demonstration, one press each. The server offers them to its own machine alone. */
export default function DemoPeople({ people }: { people: readonly DemoPerson[] }) {
  const { localize } = useLocale();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const enter = async (username: string) => {
    setBusy(username);
    setProblem(undefined);
    try {
      // Who is signed in now is led on by the router's guard.
      session.start(loginOf(await client.post<JeecgLogin>('/sys/demo/signIn', { username })));
    } catch (error) {
      setProblem(errorText(error));
      setBusy(undefined);
    }
  };
  return (
    <section aria-label={localize(texts.title)} className="flex flex-col gap-3 border-t border-solid border-line pt-4">
      <div>
        <h2 className="m-0 text-base font-semibold">{localize(texts.title)}</h2>
        <p className="m-0 mt-1 text-xs text-ink-secondary">{localize(texts.hint)}</p>
      </div>
      {/* As many in a row as their names leave room for: English ones are longer. */}
      <div className="flex flex-wrap gap-2">
        {people.map(({ username, role }) => (
          <Button
            key={username}
            size="small"
            className="min-w-fit grow basis-28"
            busy={busy === username}
            disabled={busy !== undefined && busy !== username}
            onClick={() => void enter(username)}
          >
            {localize(role)}
          </Button>
        ))}
      </div>
      <EntryProblem>{problem}</EntryProblem>
    </section>
  );
}
