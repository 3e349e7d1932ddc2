import { createOwnApi, createOwnQueries, type OwnProfile, type User } from '@tarmac/freight-api/system';
import { queryOptions } from '@tanstack/react-query';
import { isNotOffered } from '../../../shared/api/notOffered.ts';
import { client, session } from '../../../shared/session/session.ts';

/** Calls about the person who is signed in. @source GEN-01 */
export const ownApi = createOwnApi(client);

/** The same as questions. */
export const ownQueries = createOwnQueries(client);

/** What people are shown of themselves. */
export interface Profile extends Partial<OwnProfile> {
  id: string;
  /** Told by a JeecgBoot server, which lets people change {@link stockFields} of themselves and nothing else. */
  isStock?: boolean;
}

/** @source jeecg-wire 2.5 */
export const stockFields = ['avatar', 'sex', 'email'] as const;

/** One's own profile; where the server has no such question, what it tells of any person. */
export const profileQuery = queryOptions({
  queryKey: ownQueries.profile().queryKey,
  queryFn: async ({ signal }): Promise<Profile> => {
    try {
      return await ownApi.profile({ signal });
    } catch (error) {
      const { user } = session.state();
      if (!isNotOffered(error) || user === undefined) throw error;
      // Not everybody may read people: what the login told is a little older.
      const told = await client
        .request<Partial<User>>({ method: 'GET', path: '/sys/user/queryById', query: { id: user.id }, quiet: true, signal })
        .catch(() => user as Partial<User>);
      const { username, realname, workNo, avatar, sex, birthday, email, phone, telephone } = told;
      return { id: user.id, username, realname, workNo, avatar, sex, birthday, email, phone, telephone, isStock: true };
    }
  },
});

/** Stores what a person changed of their profile. @returns the whole of it */
export async function saveProfile(profile: Profile, change: Partial<OwnProfile>): Promise<Profile> {
  if (profile.isStock !== true) return ownApi.editProfile({ id: profile.id, version: profile.version ?? 0, ...change });
  // That call passes over what is empty.
  const kept = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== ''));
  await client.put('/sys/user/appEdit', kept);
  return { ...profile, ...kept };
}
