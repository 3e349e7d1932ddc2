import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import type { DeclarationRow } from './taxDeclaration.table.ts';
import { taxState } from './taxDeclaration.states.ts';

/** Where a declaration is seen. */
const pageOf = ({ batchNo }: Pick<DeclarationRow, 'batchNo'>): string => `/wlhy/hytax/HyTaxDeclarationList?batchNo=${batchNo}`;

/** Who does the next step of a declaration, and what it waits for. */
const steps: Readonly<Record<string, { permission: string; what: string }>> = {
  [taxState.toReview]: { permission: 'tax:review', what: '待复核' },
  [taxState.toDeclare]: { permission: 'tax:declare', what: '待申报' },
  [taxState.declaring]: { permission: 'tax:declare', what: '等待申报结果' },
  [taxState.failed]: { permission: 'tax:build', what: '申报失败' },
  [taxState.declared]: { permission: 'tax:pay', what: '待缴款' },
};

/** The same of one; undefined where nothing is left to be done. */
const nextStep = ({ state, dueAmount }: DeclarationRow) => (state === taxState.declared && dueAmount <= 0 ? undefined : steps[state]);

/** Tells those who do the next step of a declaration that it is theirs. @source NT21, NT22, amendments 37 */
export async function tellNext(tx: Tx, ctx: Context, batch: DeclarationRow): Promise<void> {
  const next = nextStep(batch);
  if (next === undefined) return;
  await notify(
    tx,
    ctx,
    { permission: next.permission },
    {
      title: `涉税申报 ${batch.batchNo} ${next.what}`,
      lines: [...(batch.failReason === null ? [] : [batch.failReason]), `所属期 ${batch.period}，申报截止日 ${batch.deadline}`],
      openPage: pageOf(batch),
    },
  );
}

/** Reminds them of a deadline, once for each of its days. @param days until then; below nought it is over */
export const remindOf = (tx: Tx, ctx: Context, batch: DeclarationRow, days: number): Promise<number> =>
  notify(
    tx,
    ctx,
    { permission: nextStep(batch)?.permission ?? 'tax:build' },
    {
      title: `涉税申报 ${batch.batchNo} ${days < 0 ? '已逾期' : `还有${days}天截止`}`,
      lines: [`所属期 ${batch.period}，申报截止日 ${batch.deadline}`],
      priority: days <= 1 ? 'H' : 'M',
      openPage: pageOf(batch),
      occasion: `tax ${batch.id} ${days < 0 ? 'over' : days}`.slice(0, 50),
    },
  );
