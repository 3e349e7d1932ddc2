import { z } from 'zod';
import { sysUser } from './user.table.ts';

/** A user as the wire shows one. Password data has no place in it. @source jeecg-wire 3.1 */
export const UserReply = z
  .object({
    id: z.string(),
    username: z.string(),
    realname: z.string(),
    avatar: z.string().nullable(),
    birthday: z.string().nullable(),
    sex: z.int().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    orgCode: z.string().nullable(),
    orgCodeTxt: z.string().nullable(),
    status: z.int(),
    delFlag: z.int(),
    workNo: z.string().nullable(),
    post: z.string().nullable(),
    telephone: z.string().nullable(),
    activitiSync: z.string().nullable(),
    userIdentity: z.int().nullable(),
    departIds: z.string().nullable(),
    relTenantIds: z.string().nullable(),
    userType: z.int(),
    cid: z.string().nullable(),
    createBy: z.string().nullable(),
    createTime: z.string().nullable(),
    updateBy: z.string().nullable(),
    updateTime: z.string().nullable(),
  })
  .meta({ id: 'SysUser' });

/** The columns behind it. */
export const userReplyColumns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  avatar: sysUser.avatar,
  birthday: sysUser.birthday,
  sex: sysUser.sex,
  email: sysUser.email,
  phone: sysUser.phone,
  orgCode: sysUser.orgCode,
  status: sysUser.status,
  delFlag: sysUser.delFlag,
  workNo: sysUser.workNo,
  post: sysUser.post,
  telephone: sysUser.telephone,
  activitiSync: sysUser.activitiSync,
  userIdentity: sysUser.userIdentity,
  departIds: sysUser.departIds,
  relTenantIds: sysUser.relTenantIds,
  userType: sysUser.userType,
  cid: sysUser.cid,
  createBy: sysUser.createBy,
  createTime: sysUser.createTime,
  updateBy: sysUser.updateBy,
  updateTime: sysUser.updateTime,
};
