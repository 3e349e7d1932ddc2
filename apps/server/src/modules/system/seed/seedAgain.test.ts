import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/testServer.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { seedMenus, type MenuSeed } from './seedMenus.ts';
import { seedRole } from './seedPeople.ts';

const menu = (title: string): MenuSeed => ({
  key: 'again',
  title: { zh: title, en: 'Again' },
  url: '/again',
  permissions: [{ perms: 'again:add', title: { zh: '新增', en: 'Add' } }],
});

test('SYS-04 a start that finds menus and roles as the release has them writes none of them; what the release changes arrives', async () => {
  const { database } = await testServer();
  const seed = (title: string, permissions: string[]) =>
    database.transaction('system', async (tx) => {
      await seedMenus(tx, [menu(title)]);
      return seedRole(tx, { code: 'again', name: '再来', tenantId: 0, menus: ['again'], permissions });
    });
  // Where each row lies and what wrote it: both change with every write.
  const written = () =>
    database.transaction('system', async (tx) => {
      const { rows } = await tx.execute<{ place: string }>(sql`
        select ctid || ' ' || xmin || ' ' || id as place from sys_permission where url = '/again' or perms = 'again:add'
        union all select ctid || ' ' || xmin || ' ' || id from sys_role where role_code = 'again'
        union all select g.ctid || ' ' || g.xmin || ' ' || g.id from sys_role_permission g join sys_role r on r.id = g.role_id where r.role_code = 'again'
        order by 1`);
      return rows.map(({ place }) => place);
    });

  await seed('再次', ['again:add']);
  const first = await written();
  await seed('再次', ['again:add']);
  const second = await written();
  await seed('又一次', []);
  const third = await written();
  const [renamed] = await database.transaction('system', (tx) =>
    tx.select({ name: sysPermission.name }).from(sysPermission).where(eq(sysPermission.url, '/again')),
  );

  expect(first).toHaveLength(5);
  expect(second).toEqual(first);
  expect(third).toHaveLength(4);
  expect(renamed?.name).toBe('又一次');
});
