import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** People who sign in. The user name is unique over all tenants, because a login names no tenant. */
export const sysUser = tenantTable('sys_user', {
  columns: {
    username: varchar({ length: 64 }).notNull(),
    realname: varchar({ length: 100 }).notNull(),
    /** PHC text of argon2id. Never part of an answer. */
    password: varchar({ length: 200 }).notNull(),
    /** 1 = the password was set by somebody else and must be changed before anything else. */
    mustChangePassword: integer().notNull().default(0),
    passwordChangedAt: dateTimeText(),
    avatar: varchar({ length: 255 }),
    birthday: dateText(),
    sex: integer(),
    email: varchar({ length: 64 }),
    phone: varchar({ length: 20 }),
    orgCode: varchar({ length: 64 }),
    /** 1 normal, 2 frozen. */
    status: integer().notNull().default(1),
    workNo: varchar({ length: 100 }),
    post: varchar({ length: 100 }),
    telephone: varchar({ length: 45 }),
    activitiSync: varchar({ length: 1 }),
    userIdentity: integer(),
    departIds: varchar({ length: 1000 }),
    thirdType: varchar({ length: 100 }),
    /** Further tenants of the person, comma separated. */
    relTenantIds: varchar({ length: 200 }),
    clientId: varchar({ length: 64 }),
    /** 1 platform staff, 2 customer or agent, 3 carrier, 4 captain. @source freight-domain 0.6 */
    userType: integer().notNull().default(1),
    /** Company whose rows a user of type 2 to 4 sees. */
    cid: idColumn(),
    /** 1 = the one of a company whom it answers by; without one it is the login that was there first. */
    isMain: integer().notNull().default(0),
    /** 1 = a made-up person of the demonstration, whom anyone at this machine may sign in as where the server offers it. */
    isDemo: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('sys_user_username').on(sql`lower(${table.username})`),
    uniqueIndex('sys_user_phone')
      .on(table.tenantId, table.phone)
      .where(sql`${table.delFlag} = 0`),
    index('sys_user_id').on(table.id),
    uniqueIndex('sys_user_main')
      .on(table.tenantId, table.userType, table.cid)
      .where(sql`is_main = 1 and del_flag = 0`),
    index('sys_user_company').on(table.tenantId, table.cid, table.userType),
    index('sys_user_create')
      .on(table.tenantId, table.createTime, table.id)
      .where(sql`del_flag = 0`),
    index('sys_user_realname')
      .on(table.tenantId, table.realname, table.id)
      .where(sql`del_flag = 0`),
    index('sys_user_name').on(table.tenantId, table.username),
    // Order and beginnings of a name ask for two operator classes.
    index('sys_user_name_start').on(table.tenantId, table.username.op('varchar_pattern_ops')),
    index('sys_user_work').on(table.tenantId, table.workNo),
    index('sys_user_email').on(table.tenantId, table.email),
    index('sys_user_depart_code').on(table.tenantId, table.orgCode),
  ],
});

/** Roles of people, per tenant. */
export const sysUserRole = tenantTable('sys_user_role', {
  columns: { userId: idColumn().notNull(), roleId: idColumn().notNull() },
  keys: (table) => [
    uniqueIndex('sys_user_role_pair').on(table.tenantId, table.userId, table.roleId),
    index('sys_user_role_user').on(table.userId),
    index('sys_user_role_role').on(table.tenantId, table.roleId, table.userId),
  ],
});

/** Departments of people. */
export const sysUserDepart = tenantTable('sys_user_depart', {
  columns: { userId: idColumn().notNull(), depId: idColumn().notNull() },
  keys: (table) => [
    uniqueIndex('sys_user_depart_pair').on(table.tenantId, table.userId, table.depId),
    index('sys_user_depart_dep').on(table.tenantId, table.depId, table.userId),
  ],
});

/** Who acts for whom, and when. @source jeecg-wire 3.1 */
export const sysUserAgent = tenantTable('sys_user_agent', {
  columns: {
    userName: varchar({ length: 64 }).notNull(),
    agentUserName: varchar({ length: 64 }).notNull(),
    startTime: dateTimeText().notNull(),
    endTime: dateTimeText().notNull(),
    /** '1' in force, '0' not. */
    status: varchar({ length: 2 }).notNull().default('0'),
    createName: varchar({ length: 100 }),
    updateName: varchar({ length: 100 }),
    sysCompanyCode: varchar({ length: 64 }),
  },
  keys: (table) => [index('sys_user_agent_user').on(table.tenantId, table.userName)],
});
