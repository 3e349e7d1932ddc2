import { FieldView } from '@tarmac/admin-kit/field';

const person = { kind: 'text', label: { zh: '人员', en: 'Person' }, calledBy: 'sys_user,realname,username' } as const;

/** A person by the name that they are called by, where no field of a row says it; who may not look people up reads the name to sign in with. */
export const PersonName = ({ username }: { username: string | null }) => <FieldView meta={person} name="username" row={{ username }} />;
