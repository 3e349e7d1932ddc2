import { createHash } from 'node:crypto';
import { driverParty, partyType, sidesOf, type Party } from '../../src/modules/contracts/freight-contract/contractParty.ts';
import { contractState, contractType } from '../../src/modules/contracts/freight-contract/freightContract.states.ts';
import type { hyContract } from '../../src/modules/contracts/freight-contract/freightContract.table.ts';
import {
  filledText,
  tripTerms,
  tripValidity,
  yearsLater,
  type TripFacts,
} from '../../src/modules/contracts/freight-contract/contractTerms.ts';
import { tripContractNo } from '../../src/modules/contracts/freight-contract/trip.service.ts';
import { standardTemplateId, standardTemplateOf } from '../../src/modules/contracts/template/standardTemplates.ts';
import { cleanRichText } from '../../src/platform/html/richText.ts';
import { day, dayText, idAt, timeText } from './calendar.ts';
import type { Driver } from './fleet.ts';
import type { NotePlan } from './notes.ts';
import { maker, type Carrier, type Company, type Customer } from './parties.ts';
import { createRandom, type Random } from './random.ts';

/** Rows as they are inserted; all name the same columns. */
export type ContractSeed = typeof hyContract.$inferInsert & { id: string; contractType: string; state: string };

const texts = new Map<string, string>();

/** The text of a type as the first start stores it. */
function textOf(type: string): string {
  let text = texts.get(type);
  if (text === undefined) texts.set(type, (text = cleanRichText(standardTemplateOf(type).content)));
  return text;
}

type Facts = Pick<
  ContractSeed,
  | 'contractNo'
  | 'contractType'
  | 'contractName'
  | 'partyId'
  | 'partyAType'
  | 'partyAId'
  | 'partyAName'
  | 'partyBType'
  | 'partyBId'
  | 'partyBName'
  | 'companyId'
  | 'terms'
  | 'validFrom'
  | 'validTo'
  | 'state'
> &
  Partial<ContractSeed>;

/** A contract as it stands, signed when its state says so. Signed ones carry the digest of their text, and no seal: nobody signed them. */
function make(random: Random, { madeAt, signedAt, facts }: { madeAt: number; signedAt: number; facts: Facts }): ContractSeed {
  const isSigned = facts.state === contractState.inForce || facts.state === contractState.expired;
  const row = {
    ...maker,
    id: idAt(random, madeAt),
    createTime: timeText(madeAt),
    noteId: null,
    shippingNoteNumber: null,
    templateId: standardTemplateId(facts.contractType),
    signMode: 'electronic',
    amount: null,
    settleType: null,
    termDays: null,
    serviceRate: null,
    invoiceBeforePay: '0',
    extraTerms: null,
    sendTime: timeText(madeAt),
    signATime: isSigned ? timeText(signedAt) : null,
    signAName: isSigned ? facts.partyAName : null,
    signASerial: isSigned ? `SIM${random.hex(12).toUpperCase()}` : null,
    signBTime: isSigned ? timeText(signedAt) : null,
    signBName: isSigned ? facts.partyBName : null,
    signBSerial: isSigned ? `SIM${random.hex(12).toUpperCase()}` : null,
    contentHash: null as string | null,
    endReason: facts.state === contractState.expired ? '到期' : null,
    ...facts,
  };
  if (isSigned)
    row.contentHash = createHash('sm3')
      .update(filledText(textOf(row.contractType), row))
      .digest('hex');
  return row;
}

/** Each thirteenth waits to be signed. */
const waits = (index: number): boolean => index % 13 === 12;

/** Contracts of customers, carriers and drivers, which stand with them; some had one before. @source freight-domain 8.2 */
export function makeContracts(
  company: Company,
  {
    customers,
    carriers,
    drivers,
    now,
  }: { customers: readonly Customer[]; carriers: readonly Carrier[]; drivers: readonly Driver[]; now: number },
): ContractSeed[] {
  const random = createRandom('contracts');
  let serial = 0;
  const one = (
    type: string,
    {
      party,
      name,
      state,
      madeAt,
      years,
      terms,
    }: { party: Party; name: string; state: string; madeAt: number; years: number; terms: Partial<ContractSeed> },
  ) => {
    serial += 1;
    const validFrom = dayText(madeAt);
    return make(random, {
      madeAt,
      signedAt: madeAt + day,
      facts: {
        contractNo: `HT${validFrom.slice(2).replaceAll('-', '')}${String(900_000 + serial)}`,
        contractType: type,
        contractName: `${name}（${party.name}）`.slice(0, 100),
        partyId: party.id,
        ...sidesOf(type, { company, party }),
        companyId: company.id,
        terms: JSON.stringify({
          ...party.values,
          madeOn: validFrom,
          companyCode: company.uscc,
          companyAddress: company.address,
          ...wordsOf(terms),
        }),
        validFrom,
        validTo: yearsLater(validFrom, years),
        state,
        ...terms,
      },
    });
  };
  const rows: ContractSeed[] = [];
  // Rows of one kind name the same columns.
  for (const owner of [...customers, ...carriers, ...drivers]) owner.contractId = null;
  const add = (owner: { contractId?: string | null }, row: ContractSeed) => {
    rows.push(row);
    if (row.state === contractState.inForce) owner.contractId = row.id;
  };
  customers
    .filter(({ state }) => state === '2')
    .forEach((customer, index) => {
      const type = customer.customerKind === '2' ? contractType.agency : contractType.customer;
      const party = partyOf(partyType.customer, { ...customer, name: customer.customerName, code: customer.uscc ?? customer.idNo });
      const { settleType, serviceRate } = customer;
      // Who pays later gets the invoice first.
      const terms = { settleType, termDays: customer.termDays ?? null, serviceRate, invoiceBeforePay: settleType === '0' ? '0' : '1' };
      if (index < 3)
        add({}, one(type, { party, name: '货物运输合同', state: contractState.expired, madeAt: now - 700 * day, years: 1, terms }));
      add(
        customer,
        one(type, {
          party,
          name: '货物运输合同',
          state: waits(index) ? contractState.toSign : contractState.inForce,
          madeAt: now - (20 + index * 7) * day,
          years: 2,
          terms,
        }),
      );
    });
  carriers
    .filter(({ state }) => state === '2')
    .forEach((carrier, index) => {
      const party = partyOf(partyType.carrier, { ...carrier, name: carrier.carrierName, code: carrier.uscc });
      if (index < 2)
        add(
          {},
          one(contractType.carrier, {
            party,
            name: '承运合同',
            state: contractState.expired,
            madeAt: now - 800 * day,
            years: 1,
            terms: {},
          }),
        );
      add(
        carrier,
        one(contractType.carrier, {
          party,
          name: '承运合同',
          state: waits(index) ? contractState.toSign : contractState.inForce,
          madeAt: now - (30 + index * 9) * day,
          years: 2,
          terms: {},
        }),
      );
    });
  drivers
    .filter(({ state }) => state === '2')
    .forEach((driver, index) => {
      const party = driverParty({ ...driver, address: driver.address ?? null });
      add(
        driver,
        one(contractType.framework, {
          party,
          name: '司机框架协议',
          state: waits(index) ? contractState.toSign : contractState.inForce,
          madeAt: now - (1 + index) * day,
          years: 3,
          terms: {},
        }),
      );
    });
  return rows;
}

const settleWords: Readonly<Record<string, string>> = { '0': '现结', '1': '月结', '2': '按批结', '3': '按趟结' };
const wordsOf = ({ settleType, termDays, serviceRate }: Partial<ContractSeed>) => ({
  settleType: settleWords[settleType ?? ''] ?? '—',
  termDays: String(termDays ?? 0),
  serviceRate: serviceRate === undefined || serviceRate === null ? '—' : `${(serviceRate / 100).toFixed(2)}%`,
});

interface PartySeed {
  id: string;
  name: string;
  code?: string | null;
  address?: string | null;
  contactName?: string | null;
  contactPhone?: string | null;
}

function partyOf(type: string, { id, name, code, address, contactName, contactPhone }: PartySeed): Party {
  const values = { partyCode: code ?? '', partyAddress: address ?? '', partyContact: contactName ?? '', partyPhone: contactPhone ?? '' };
  return { id, type, name, values };
}

/** The agreement of a waybill that went to a driver; signed when they accepted. */
export function tripContractOf(
  random: Random,
  { company, notePlan: { note, moments } }: { company: Company; notePlan: NotePlan },
): ContractSeed | undefined {
  if (note.noteStatus === '10' || note.noteStatus === '99') return undefined;
  const madeOn = dayText(moments.dispatch);
  const party = { id: note.driverId ?? '', type: partyType.driver, name: note.driverName ?? '' };
  return make(random, {
    madeAt: moments.dispatch,
    signedAt: moments.accept ?? moments.dispatch,
    facts: {
      contractNo: tripContractNo(note.shippingNoteNumber, 1),
      contractType: contractType.trip,
      contractName: `司机运输协议 ${note.shippingNoteNumber}`,
      partyId: party.id,
      ...sidesOf(contractType.trip, { company, party }),
      companyId: company.id,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      terms: tripTerms(note as unknown as TripFacts, madeOn),
      ...tripValidity(madeOn),
      amount: note.orderMode === '3' ? null : note.driverFee,
      state: note.noteStatus === '15' ? contractState.toSign : contractState.inForce,
    },
  });
}
