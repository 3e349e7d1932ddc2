import { useDictText } from '@tarmac/admin-kit/dictionary';

/** A person by the name that they are called by; who may not look people up reads the name to sign in with. */
export function PersonName({ username }: { username: string | null }) {
  const name = useDictText('sys_user,realname,username', username);
  return <>{name || username || '--'}</>;
}

/** A column of people who took a step, of whom rows keep the name to sign in with. */
export const personColumn = <const Name extends string>(field: Name, width = 100) => ({
  field,
  width,
  cell: (row: Readonly<Record<Name, string | null>>) => <PersonName username={row[field]} />,
});
