import { contractState } from '../../src/modules/contracts/freight-contract/freightContract.states.ts';
import type { hyGovUpload } from '../../src/modules/government/gov-upload/govUpload.table.ts';
import { carrierFields, carrierMessage } from '../../src/modules/government/messages/carrierMessage.ts';
import { checkFields, type LocalError, type MessageField } from '../../src/modules/government/messages/checkMessage.ts';
import { customerFields, customerMessage } from '../../src/modules/government/messages/customerMessage.ts';
import { driverFields, driverMessage } from '../../src/modules/government/messages/driverMessage.ts';
import { fundFlowFields, fundFlowMessage } from '../../src/modules/government/messages/fundFlowMessage.ts';
import type { Message } from '../../src/modules/government/messages/message.ts';
import { vehicleFields, vehicleMessage } from '../../src/modules/government/messages/vehicleMessage.ts';
import { waybillFields, waybillMessage, type WaybillParts } from '../../src/modules/government/messages/waybillMessage.ts';
import { payState } from '../../src/modules/finance/payment/payment.states.ts';
import { maskText } from '../../src/platform/resource/maskText.ts';
import { day, dayText, hour, idAt, minute, momentOf, timeText } from './calendar.ts';
import type { ContractSeed } from './contracts.ts';
import type { Fleet } from './fleet.ts';
import type { NotePlan } from './notes.ts';
import type { Payment } from './payments.ts';
import { maker, type Company, type Parties } from './parties.ts';
import { createRandom } from './random.ts';
import type { SetSize } from './size.ts';

/** An upload before its message is sealed, which is done when it is written: no two seals are alike. */
export type Upload = Omit<typeof hyGovUpload.$inferInsert, 'payload' | 'payloadHash'> & { id: string; message: Message };

/** Makes the uploads of a set. What they come to stands with the parties and waybills as well. */
export interface Uploads {
  /** @param contracts those of customers in force are reported with them */
  ofParties(contracts: readonly ContractSeed[]): Upload[];
  /** Of a waybill that has been through its business review. */
  ofNote(plan: NotePlan): Upload[];
  /** Of the payments of a waybill that is paid, once the waybill has been received. */
  ofFunds(plan: NotePlan, payments: readonly Payment[]): Upload[];
}

/** Columns that a row of the set leaves out are empty, as in the database. */
const stored = <Row extends object>(row: object): Row =>
  new Proxy(row, { get: (all, name) => (Reflect.get(all, name) as unknown) ?? null }) as Row;

/** All codes of the set are of their dictionaries. */
const anyCode = () => true;

/** The share of each outcome, of two hundred: invalid here, refused there, to be tried again; all others received. @source freight-domain 8.2 */
const outcomes = { 40: 3, 50: 3, 60: 2 } as const;

interface Subject {
  uploadType: string;
  ipcType: string;
  bizId: string;
  bizNo: string;
  bizName: string;
  message: Message;
  fields: readonly MessageField[];
  /** Milliseconds. */
  at: number;
  /** When it was sent once more, with what had changed since. */
  againAt?: number | undefined;
  dueAt: number;
  /** What is wrong with those that are invalid is left out of them. */
  spoil?: () => Message;
  refusal: string;
}

/**
 * Uploads of everybody who is approved and of waybills that were reviewed, all to the test receiver.
 *
 * @source freight-domain 2.41, 8.2
 */
export function createUploads(
  size: SetSize,
  { parties, fleet, now }: { parties: Omit<Parties, 'sendAddresses' | 'receiveAddresses'>; fleet: Fleet; now: number },
): Uploads {
  const random = createRandom('uploads');
  const company = parties.companies[0]!;
  const shippers = new Map(parties.shippers.map((shipper) => [shipper.id, shipper]));
  const drivers = new Map(fleet.drivers.map((driver) => [driver.id, driver]));
  const vehicles = new Map(fleet.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  let serial = 0;
  let flows = 0;

  /** Which outcome it is whose turn has come, and the row of it. */
  function make(subject: Subject): Upload {
    const turn = (serial += 1) % 200;
    const state = turn < outcomes[40] ? '40' : turn < 6 ? '50' : turn < 8 ? '60' : '30';
    return rowOf(subject, subject.spoil === undefined && state === '40' ? '30' : state);
  }

  function rowOf(subject: Subject, state: string): Upload {
    const { uploadType, ipcType, bizId, bizNo, bizName, fields, at, againAt, dueAt } = subject;
    const message = state === '40' ? subject.spoil!() : subject.message;
    const sentAt = (againAt ?? at) + random.int(3, 40) * 1000;
    const isSent = state !== '40';
    const isAnswered = state === '30' || state === '50';
    const errors: LocalError[] = state === '40' ? checkFields(message, { fields, knowsCode: anyCode }) : [];
    return {
      ...maker,
      id: idAt(random, at),
      createTime: timeText(at),
      uploadType,
      ipcType,
      bizId,
      bizNo,
      bizName,
      companyId: company.id,
      govProfile: company.govProfile ?? 'FJ-JSON-SM',
      environment: 'SANDBOX',
      state,
      message,
      localErrors: errors.length > 0 ? errors : null,
      dueTime: timeText(dueAt),
      messageReferenceNumber: isSent ? random.hex(32) : null,
      sendTime: isSent ? timeText(state === '60' ? now - 20 * minute : sentAt) : null,
      receiptTime: isAnswered ? timeText(sentAt + 1000) : null,
      receiptCode: { 30: '1001', 50: '3005', 60: '9001' }[state] ?? null,
      receiptMsg:
        { 30: '测试接收端：已接收', 50: `测试接收端：字段校验不通过：${subject.refusal}`, 60: '测试接收端：系统繁忙' }[state] ?? null,
      receiptNo: state === '30' ? receiptNo(sentAt) : null,
      attempt: state === '60' ? 5 : isSent ? 1 : 0,
      nextRetryTime: state === '60' ? timeText(now + random.int(1, 3) * hour) : null,
      lastHttpStatus: isSent ? 200 : null,
      costMs: isSent ? random.int(30, 400) : null,
      businessVersion: againAt === undefined ? 1 : 2,
      refusals: state === '40' || state === '50' ? 1 : 0,
      operatorType: 'auto',
    };
  }

  /** `SBX`, the day, and nine digits. */
  const receiptNo = (at: number): string =>
    `SBX${timeText(at).slice(0, 10).replaceAll('-', '')}${String(random.int(0, 999_999_999)).padStart(9, '0')}`;

  /** A party is reported when it is approved. */
  function ofParty<Party extends { id: string; state?: string | undefined; reviewTime?: string | null | undefined }>(
    list: readonly (Party & {
      uploadState?: string | undefined;
      uploadEnvironment?: string | null | undefined;
      uploadTime?: string | null | undefined;
    })[],
    describe: (party: Party) => Omit<Subject, 'bizId' | 'at' | 'dueAt'>,
  ): Upload[] {
    return list
      .filter(({ state }) => state === '2')
      .map((party) => {
        const at = momentOf(party.reviewTime ?? timeText(now - day));
        const { againAt = 0, ...subject } = describe(party);
        const row = make({ ...subject, bizId: party.id, at, againAt: againAt > at ? againAt : undefined, dueAt: at + hour });
        party.uploadState = row.state;
        party.uploadEnvironment = row.environment;
        party.uploadTime = row.state === '30' ? row.receiptTime : null;
        return row;
      });
  }

  return {
    ofParties: (contracts) => {
      if (!size.uploads) return [];
      const inForce = new Map(contracts.filter(({ state }) => state === contractState.inForce).map((contract) => [contract.id, contract]));
      return [
        ...ofParty(parties.carriers, (carrier) => ({
          uploadType: 'carrier',
          ipcType: 'WLHY_CYR1001',
          bizNo: carrier.uscc ?? '',
          bizName: carrier.carrierName,
          message: carrierMessage(stored(carrier)),
          fields: carrierFields,
          refusal: 'contactPhone',
        })),
        ...ofParty(parties.customers, (customer) => {
          // A contract that came into force was a reason to send the customer once more.
          const contract = inForce.get(customer.contractId ?? '');
          return {
            againAt: contract?.signBTime == null ? undefined : momentOf(contract.signBTime),
            uploadType: 'customer',
            ipcType: 'WLHY_TYR1001',
            bizNo: customer.customerNo,
            bizName: customer.customerName,
            message: customerMessage(stored(customer), contract),
            fields: customerFields,
            refusal: 'contactPhone',
          };
        }),
        ...ofParty(fleet.drivers, (driver) => ({
          uploadType: 'driver',
          ipcType: 'WLHY_JSY1001',
          bizNo: maskText(driver.idNo),
          bizName: driver.driverName,
          message: driverMessage(stored(driver)),
          fields: driverFields,
          refusal: 'qualificationCertificate',
        })),
        ...ofParty(fleet.vehicles, (vehicle) => ({
          uploadType: 'vehicle',
          ipcType: 'WLHY_CL1001',
          bizNo: vehicle.vehicleNumber,
          bizName: vehicle.owner,
          message: vehicleMessage(stored(vehicle)),
          fields: vehicleFields(vehicle.grossMass),
          refusal: 'roadTransportCertificateNumber',
          spoil: () => {
            vehicle.roadTransportCertificateNumber = null;
            return vehicleMessage(stored(vehicle));
          },
        })),
      ];
    },
    ofNote: (plan) => {
      const { note, goods, moments } = plan;
      if (!size.uploads || moments.review === undefined || moments.sign === undefined || goods === undefined) return [];
      const shipper = shippers.get(note.shipperId);
      const parts = (): WaybillParts => ({
        note: stored({ serialNumber: '0000', vehicleAmount: 1, ...note, feeTotal: plan.totals.final }),
        company: stored<never>(company satisfies Company),
        shipper,
        driver: stored<never>(drivers.get(note.driverId ?? '') ?? {}),
        vehicle: stored<never>(vehicles.get(note.vehicleId ?? '') ?? {}),
        goods: [{ cube: null, totalNumberOfPackages: null, ...goods }],
      });
      const row = make({
        uploadType: 'waybill',
        ipcType: 'WLHY_YD1001',
        bizId: note.id,
        bizNo: note.shippingNoteNumber,
        bizName: [note.vehicleNumber, note.driverName].filter(Boolean).join(' '),
        message: waybillMessage(parts()),
        fields: waybillFields,
        at: moments.review + random.int(10, 300) * 1000,
        dueAt: moments.sign + day,
        refusal: 'vehicleInfo.driver（驾驶员未上报）',
        spoil: () => {
          note.actualCarrierPermit = null;
          return waybillMessage(parts());
        },
      });
      note.uploadState = row.state;
      note.uploadEnvironment = row.environment;
      return [row];
    },
    ofFunds: ({ note, moments }, payments) => {
      const arrived = payments.filter(({ state }) => state === payState.paid);
      if (!size.uploads || moments.paid === undefined || note.uploadState !== '30' || arrived.length === 0) return [];
      flows += 1;
      const fundFlowNo = `LS${dayText(moments.paid).replaceAll('-', '')}${String(flows).padStart(10, '0')}`;
      for (const payment of arrived) payment.fundFlowNo = fundFlowNo;
      const last = arrived.at(-1)!;
      const row = make({
        uploadType: 'fund',
        ipcType: 'WLHY_ZJ1001',
        bizId: note.id,
        bizNo: fundFlowNo,
        bizName: `${note.shippingNoteNumber} ${last.payeeName}`,
        message: fundFlowMessage({ note: stored({ serialNumber: '0000', ...note }), payments: arrived.map((one) => stored(one)) }),
        fields: fundFlowFields,
        at: moments.paid + random.int(10, 300) * 1000,
        dueAt: moments.paid + day,
        refusal: 'shippingNoteList.shippingNoteNumber（运单未上报）',
      });
      note.fundUploadState = row.state;
      for (const payment of arrived) payment.fundUploadState = row.state;
      return [row];
    },
  };
}

/** What the test receiver looks up in its books, and by which values: what was received of it before. */
const looked: Readonly<Record<string, readonly string[]>> = {
  driver: ['drivingLicense'],
  vehicle: ['vehicleNumber', 'vehiclePlateColorCode'],
  waybill: ['shippingNoteNumber', 'serialNumber'],
};

/** What the test receiver has in its books of the drivers, vehicles and waybills that it received. */
export function receivedRecords(uploads: readonly Upload[], company: Pick<Company, 'govSenderCode'>) {
  const random = createRandom(`sandbox ${uploads[0]?.id}`);
  return uploads
    .filter(({ uploadType, state }) => state === '30' && uploadType in looked)
    .map(({ uploadType, ipcType, messageReferenceNumber, message, receiptNo, receiptMsg, receiptTime }) => ({
      id: idAt(random, momentOf(receiptTime!)),
      tenantId: 0,
      enterpriseSenderCode: company.govSenderCode ?? null,
      messageReferenceNumber: messageReferenceNumber!,
      ipcType,
      subject: looked[uploadType]!.map((name) => message[name] as string).join(' '),
      code: '1001',
      message: receiptMsg!,
      receiptNo: receiptNo ?? null,
      body: JSON.stringify(message),
      checks: uploadType === 'waybill' ? ['K01', 'K02', 'K03', 'K05'] : ['K01', 'K04'],
      receivedTime: receiptTime!,
    }));
}
