import type { EtcChannel, TollInvoice } from '../../src/modules/finance/etc-channel/etcChannel.ts';
import { replaceEtcChannel } from '../../src/modules/finance/etc-channel/etcChannels.ts';
import type { InsuranceChannel } from '../../src/modules/finance/insurance-channel/insuranceChannel.ts';
import { replaceInsuranceChannel } from '../../src/modules/finance/insurance-channel/insuranceChannels.ts';
import type { FilingResult, TaxFiling } from '../../src/modules/finance/tax-filing/taxFiling.ts';
import { replaceTaxFiling } from '../../src/modules/finance/tax-filing/taxFilings.ts';
import type { PaySite } from '../paySite.ts';
import { type Insurer, premiumOf } from './policyModel.ts';
import type { Mood } from './tripModel.ts';

/** How a toll service, an insurer and a tax office answer for now. */
export interface FarSides {
  toll: Mood;
  /** By the number of the waybill. */
  invoices: Map<string, TollInvoice[]>;
  insurer: Insurer;
  /** What the tax office answers when it is given a declaration, and what it says of each later. */
  office: 'accepted' | 'refused' | 'silent';
  receipts: Map<string, FilingResult>;
}

/** Those who answer as they should. */
export const willing: Insurer = { issue: 'issued', cancel: 'whole', claim: 'taken', status: 'agreed', quote: 'quoted' };

const refusal = (reason: string) => ({ state: 'refused', code: 'X1', reason }) as const;

/** Puts a toll service, an insurer and a tax office into a server that do as they are told. */
export function openFarSides({ server }: PaySite): FarSides {
  const far: FarSides = { toll: 'accepted', invoices: new Map(), insurer: willing, office: 'accepted', receipts: new Map() };
  replaceEtcChannel(server.platform, tollService(far));
  replaceInsuranceChannel(server.platform, insurer(far));
  replaceTaxFiling(server.platform, taxOffice(far));
  return far;
}

function tollService(far: FarSides): EtcChannel {
  const answer = async () => {
    if (far.toll === 'silent') throw new Error('no answer');
    return far.toll === 'accepted' ? ({ state: 'accepted' } as const) : { ...refusal('车辆不在网'), final: far.toll === 'never' };
  };
  return {
    name: 'scripted',
    simulated: true,
    registerVehicle: async () => ({ state: 'registered', etcCardNo: '3701' }),
    startTrip: answer,
    endTrip: answer,
    queryInvoices: async (noteNo) => {
      if (far.toll === 'silent') throw new Error('no answer');
      return far.invoices.get(noteNo) ?? [];
    },
  };
}

function insurer(far: FarSides): InsuranceChannel {
  const premiums = new Map<string, number>();
  const now = <Key extends keyof Insurer>(key: Key): Exclude<Insurer[Key], 'silent'> => {
    const answer = far.insurer[key];
    if (answer === 'silent') throw new Error('no answer');
    return answer as Exclude<Insurer[Key], 'silent'>;
  };
  const refundOf = (premium: number) => ({ whole: premium, half: Math.floor(premium / 2), more: premium + 500 });
  return {
    name: 'scripted',
    simulated: true,
    companies: async () => {
      const account = { holder: '某财险', number: '8110500000001', bankName: '工商银行', cnaps: null };
      return [{ code: 'INS1', name: '某财险', types: ['1', '2'], account }];
    },
    quote: async ({ insuredAmount }) =>
      now('quote') === 'refused' ? refusal('不承保') : { state: 'quoted', rateE6: 120, minPremium: 100, premium: premiumOf(insuredAmount) },
    issue: async ({ orderNo, premium }) => {
      premiums.set(orderNo, premium);
      const answer = now('issue');
      if (answer === 'refused') return refusal('不承保');
      return answer === 'processing' ? { state: answer } : { state: answer, policyNumber: `P${orderNo}`, issueTime: '2026-06-02 12:00:00' };
    },
    cancel: async ({ orderNo }) => {
      const answer = now('cancel');
      if (answer === 'refused') return refusal('不能退保');
      if (answer === 'processing') return { state: answer };
      return { state: 'cancelled', refund: refundOf(premiums.get(orderNo) ?? 0)[answer] };
    },
    claim: async ({ orderNo }) => (now('claim') === 'refused' ? refusal('不在保') : { state: 'taken', claimNo: `C${orderNo}` }),
    claimStatus: async () => {
      const answer = now('status');
      if (answer === 'refused') return refusal('不予赔付');
      return answer === 'processing' ? { state: answer } : { state: answer, amount: 100_000 };
    },
    file: async () => undefined,
  };
}

function taxOffice(far: FarSides): TaxFiling {
  return {
    name: 'scripted',
    simulated: false,
    submit: async () => {
      if (far.office === 'silent') throw new Error('no answer');
      return far.office === 'accepted' ? { state: far.office } : { state: far.office, reason: '税号不符' };
    },
    query: async (serial) => far.receipts.get(serial) ?? { state: 'processing' },
  };
}
