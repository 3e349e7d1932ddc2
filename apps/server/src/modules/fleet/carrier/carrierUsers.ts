import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import {
  addCompanyUser,
  type Company,
  freezeCompanyUser,
  listCompanyUsers,
  resetCompanyPassword,
} from '../../system/user/companyUser.service.ts';
import type { carrierUserContract } from './carrier.contract.ts';
import { carrierResource } from './carrier.service.ts';

type Body<Name extends 'add' | 'resetPwd' | 'freeze'> = z.output<(typeof carrierUserContract)['endpoints'][Name]['body']>;

/** @throws NotFound the carrier is not visible */
async function companyOf(ctx: Context, carrierId: string): Promise<Company> {
  await getRow(ctx, carrierResource, carrierId);
  return { userType: 3, cid: carrierId };
}

/** Who signs in for a carrier. */
export const listCarrierUsers = async (ctx: Context, carrierId: string) => listCompanyUsers(ctx, await companyOf(ctx, carrierId));

/** Adds a login of a carrier: its administrator. */
export const addCarrierUser = async (ctx: Context, { carrierId, ...input }: Body<'add'>) =>
  addCompanyUser(ctx, await companyOf(ctx, carrierId), { input, roleCode: 'carrier_admin' });

/** Gives a login of a carrier a password to begin with. */
export const resetCarrierPassword = async (ctx: Context, { carrierId, ...input }: Body<'resetPwd'>) =>
  resetCompanyPassword(ctx, await companyOf(ctx, carrierId), input);

/** Freezes a login of a carrier, or lets it in again. */
export const freezeCarrierUser = async (ctx: Context, { carrierId, ...input }: Body<'freeze'>) =>
  freezeCompanyUser(ctx, await companyOf(ctx, carrierId), input);
