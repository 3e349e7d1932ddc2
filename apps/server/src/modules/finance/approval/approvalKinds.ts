import { agentPayout } from '../agent-margin/agentPayout.ts';
import { premiumPayout } from '../insurance/premiumPayout.ts';
import { compensation } from '../compensation/compensation.ts';
import { termWriteOff } from '../customer-term/termWriteOff.ts';
import { walletRefund } from '../wallet/walletRefund.ts';
import { walletAdjustment } from '../wallet/walletAdjustment.ts';
import { configChange } from '../wallet-config/configChange.ts';
import { paymentSettlement } from '../payment/paymentSettlement.ts';
import { ownFunds } from '../platform-account/ownFunds.ts';
import { platformTransfer } from '../platform-account/platformTransfer.ts';
import { vatSetOff } from '../tax-declaration/vatSetOff.ts';
import type { ApprovalKind } from './approvalKind.ts';

/** Everything that takes two persons and has no document of its own. A further kind is a line here and one in the dictionary `approval_kind`. */
const approvalKinds: readonly ApprovalKind[] = [
  walletAdjustment as ApprovalKind,
  walletRefund as ApprovalKind,
  configChange as ApprovalKind,
  platformTransfer as ApprovalKind,
  ownFunds as ApprovalKind,
  termWriteOff as ApprovalKind,
  agentPayout as ApprovalKind,
  compensation as ApprovalKind,
  premiumPayout as ApprovalKind,
  paymentSettlement as ApprovalKind,
  vatSetOff as ApprovalKind,
];

const byCode = new Map(approvalKinds.map((kind) => [kind.code, kind]));

/** The kind of an application. @throws Error no release knows it */
export function kindOf(code: string): ApprovalKind {
  const kind = byCode.get(code);
  if (kind === undefined) throw new Error(`approval: nobody carries out ${code}`);
  return kind;
}
