import { checkIdCard, checkUscc } from '@tarmac/freight-api/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { accountChannelOf } from '../account-channel/accountChannels.ts';
import { ThirdAccount } from './thirdAccount.contract.ts';
import { idType, openState, thirdState } from './thirdAccount.states.ts';
import { hyThirdAccount, thirdAccountNumbers, type ThirdAccountRow } from './thirdAccount.table.ts';
import { lockThirdOwner, ownThirdOwner, thirdAccountScope, type ThirdOwner } from './thirdOwner.ts';

type ThirdValues = Values<typeof hyThirdAccount>;

/** Accounts at institutions with their rules: what was handed in is changed only after a refusal. @source freight-domain 2.35 */
export const thirdAccountResource: Resource<typeof ThirdAccount, typeof hyThirdAccount> = defineResource(ThirdAccount, {
  table: hyThirdAccount,
  options: {
    permission: 'thirdAccount',
    title: 'accountName',
    audited: true,
    scope: thirdAccountScope,
    mapRow: toldTexts('failReason', 'bindRemark'),
    reads: [],
    beforeAdd: async (tx, ctx, _input, values) => {
      const owner = ownerGiven(ctx, values);
      const ownerName = await lockThirdOwner(tx, ctx, owner);
      const { name: channelCode, simulated } = accountChannelOf(ctx.platform, ctx.actor.tenantId);
      await assertFirst(tx, ctx, { ...owner, channelCode });
      await checkHolder(ctx, { ...values, ...owner }, ownerName);
      return {
        ...values,
        ...owner,
        ownerName,
        channelCode,
        simulated: simulated ? '1' : '0',
        applyNo: await nextNumber(tx, ctx, thirdAccountNumbers),
      };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      for (const name of ['ownerType', 'ownerId'] as const)
        if (values[name] !== undefined && values[name] !== before[name]) throw refusedField(name, '不允许修改该字段');
      if (before.openState !== openState.notOpened && before.openState !== openState.refused)
        throw refusedByRule('开户申请已提交，不能修改');
      await checkHolder(ctx, { ...before, ...values }, await lockThirdOwner(tx, ctx, before));
      return values;
    },
  },
});

/** Whose it is to be. @throws InvalidInput staff named nobody */
function ownerGiven(ctx: Context, values: ThirdValues): ThirdOwner {
  const own = ownThirdOwner(ctx);
  const ownerType = values.ownerType ?? own?.ownerType;
  if (ownerType === undefined) throw refusedField('ownerType', '主体类型不能为空');
  const ownerId = values.ownerId ?? (ownerType === own?.ownerType ? own.ownerId : undefined);
  if (!ownerId) throw refusedField('ownerId', '请选择主体');
  return { ownerType, ownerId };
}

/** @throws AppError the owner has an account with this institution */
async function assertFirst(
  tx: Tx,
  ctx: Context,
  { ownerId, channelCode }: Pick<ThirdAccountRow, 'ownerId' | 'channelCode'>,
): Promise<void> {
  const own = hyThirdAccount;
  const [known] = await tx
    .select({ applyNo: own.applyNo })
    .from(own)
    .where(
      and(
        eq(own.tenantId, ctx.actor.tenantId),
        eq(own.ownerId, ownerId),
        eq(own.channelCode, channelCode),
        ne(own.state, thirdState.closed),
        eq(own.delFlag, 0),
      ),
    );
  if (known !== undefined) throw refusedField('ownerId', `该主体已有账户或开户申请：${known.applyNo}`);
}

/** @throws InvalidInput name, paper and representative do not go together, each at its input */
async function checkHolder(ctx: Context, values: ThirdValues, owner: string): Promise<void> {
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, ThirdAccount, { values }));
  if (values.accountName !== owner) problems.keep(refusedField('accountName', `户名须与主体名称一致（${owner}）`));
  const isCompany = values.idType === idType.company;
  const number = (isCompany ? checkUscc : checkIdCard)(values.idNo ?? '');
  if (!number.ok) problems.keep(refusedField('idNo', number.message[ctx.locale]));
  if (isCompany && (values.legalPerson ?? '').trim() === '') problems.keep(refusedField('legalPerson', '请填写法定代表人'));
  problems.end();
}
