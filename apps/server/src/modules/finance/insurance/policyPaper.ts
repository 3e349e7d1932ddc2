import { shownYuan } from '../../../platform/amountText.ts';
import { capitalAmount } from '../../../platform/capitalAmount.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { writePaper } from '../../../platform/pdf/writePaper.ts';
import { policyPayer, policyState } from './policy.states.ts';
import type { PolicyRow } from './policy.table.ts';

/** What the paper of a policy says that is none, or no more. */
const marks = { simulated: '模拟保单', cancelled: '已退保' } as const;

/** Kinds as papers call them. */
const kinds: Readonly<Record<string, string>> = { '1': '货物运输险', '2': '承运人责任险', '3': '驾驶员意外险' };

const tonnes = (kg: number | null): string => (kg === null ? '' : `${(kg / 1000).toFixed(3)} 吨`);

/** A policy as the platform writes it down, in Chinese as those of insurers are. */
export function policyPaper({ clock }: Pick<Context, 'clock'>, policy: PolicyRow): NodeJS.ReadableStream {
  const isCancelled = policy.state === policyState.cancelled;
  const isSimulated = policy.simulated === '1';
  const mark = [isSimulated ? marks.simulated : '', isCancelled ? marks.cancelled : ''].filter(Boolean).join('，');
  return writePaper({
    title: `${kinds[policy.insuranceType] ?? '保险'}电子保单`,
    number: `保险单号 ${policy.policyNumber ?? ''}`,
    mark: mark === '' ? undefined : mark,
    facts: [
      ['保险人', policy.insuranceCompanyName],
      ['投保单号', policy.orderPolicyNo],
      ['投保人', policy.applicant ?? ''],
      ['投保人证件号', maskText(policy.applicantIdNo ?? '')],
      ['被保险人', policy.insured ?? ''],
      ['被保险人证件号', maskText(policy.insuredIdNo ?? '')],
      ['保险期间', `${policy.startTime ?? ''} 至 ${policy.endTime ?? ''}`],
      ['运输工具', policy.vehicleNumber],
      ['起运地', policy.fromAddress],
      ['目的地', policy.toAddress],
      ['运单号', policy.shippingNoteNumber],
      ['保费承担', policy.payer === policyPayer.platform ? '平台' : '客户'],
    ],
    columns: [
      { caption: '货物名称', width: 30 },
      { caption: '重量', width: 15, align: 'right' },
      { caption: '保险金额（元）', width: 20, align: 'right' },
      { caption: '费率', width: 15, align: 'right' },
      { caption: '保险费（元）', width: 20, align: 'right' },
    ],
    rows: (async function* () {
      yield [
        policy.cargoName,
        tonnes(policy.weight),
        shownYuan(policy.insuredAmount),
        `${policy.rateE6 / 10_000}%`,
        shownYuan(policy.premium),
      ];
    })(),
    closing: [
      `保险金额（大写）：${capitalAmount(policy.insuredAmount)}`,
      `保险费（大写）：${capitalAmount(policy.premium)}`,
      ...(isSimulated ? ['本保单由本地模拟的保险公司出具，不具有保险效力。'] : []),
    ],
    foot: `${nowText(clock)} 生成`,
    locale: 'zh',
  });
}
