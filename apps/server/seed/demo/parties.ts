import type { hyCompany } from '../../src/modules/customers/company/company.table.ts';
import type { hyCustomerWallet } from '../../src/modules/customers/customer-wallet/customerWallet.table.ts';
import type { hyCustomer } from '../../src/modules/customers/customer/customer.table.ts';
import type { hyShipper } from '../../src/modules/customers/shipper/shipper.table.ts';
import type { hyCarrier } from '../../src/modules/fleet/carrier/carrier.table.ts';
import type { hyLossSetting } from '../../src/modules/shipping/loss-setting/lossSetting.table.ts';
import type { hyReceiveAddress } from '../../src/modules/shipping/receive-address/receiveAddress.table.ts';
import type { hySendAddress } from '../../src/modules/shipping/send-address/sendAddress.table.ts';
import type { Documents } from '../placeholders.ts';
import { day, dayText, idAt, timeText } from './calendar.ts';
import { companyNames, idCard, mobile, personName, uscc } from './names.ts';
import { places, townOf } from './places.ts';
import { createRandom } from './random.ts';
import { share, type SetSize } from './size.ts';

/** Rows as they are inserted. */
export type Company = typeof hyCompany.$inferInsert & { id: string };
export type Customer = typeof hyCustomer.$inferInsert & {
  id: string;
  creditUsed: number;
  serviceRate: number;
  feeCalcMode: string;
  settleType: string;
  taxRate: number;
};
export type Wallet = typeof hyCustomerWallet.$inferInsert & {
  id: string;
  availableAmount: number;
  frozenAmount: number;
  totalRecharge: number;
  totalConsume: number;
};
export type Shipper = typeof hyShipper.$inferInsert & { id: string };
export type Carrier = typeof hyCarrier.$inferInsert & { id: string };
export type SendAddress = typeof hySendAddress.$inferInsert & { id: string };
export type ReceiveAddress = typeof hyReceiveAddress.$inferInsert & { id: string };
export type LossSetting = typeof hyLossSetting.$inferInsert & { id: string };

/** Who does business with whom. */
export interface Parties {
  companies: Company[];
  customers: Customer[];
  wallets: Wallet[];
  shippers: Shipper[];
  carriers: Carrier[];
  sendAddresses: SendAddress[];
  receiveAddresses: ReceiveAddress[];
  lossSettings: LossSetting[];
}

/** Who made the rows. */
export const maker = { createBy: 'system', sysOrgCode: 'A01' } as const;
/** Phone serials, so that no two people share a number. */
export const phoneFrom = {
  customer: 1_000_000,
  carrier: 2_000_000,
  address: 3_000_000,
  shipper: 4_000_000,
  customerLogin: 5_000_000,
} as const;

/** Certification of a party in a state: when it was handed in, and by whom it was decided. */
export function reviewOf(
  state: string,
  created: number,
): {
  state: string;
  submitTime: string | null;
  reviewBy: string | null;
  reviewTime: string | null;
  reviewRemark: string | null;
  verifyState: string;
} {
  const isDecided = ['2', '3', '4', '5'].includes(state);
  return {
    state,
    submitTime: state === '0' ? null : timeText(created + 600_000),
    reviewBy: isDecided ? 'auditor' : null,
    reviewTime: isDecided ? timeText(created + day) : null,
    reviewRemark: state === '3' ? '证件照片不清晰，请重新上传' : null,
    // Nobody is approved without it.
    verifyState: ['2', '4', '5'].includes(state) ? '2' : '0',
  };
}

/** Makes companies, customers, shippers, carriers and loss settings as they are on the day `now`. */
export function makeParties(
  size: SetSize,
  { now, documents }: { now: number; documents: Documents },
): Omit<Parties, 'sendAddresses' | 'receiveAddresses'> {
  const companies = makeCompanies(now);
  const customers = makeCustomers(size, { now, documents });
  return {
    companies,
    customers,
    wallets: customers.filter((customer) => customer.walletId !== null).map((customer) => walletOf(customer, companies[0]!)),
    shippers: makeShippers(size, { customers, now }),
    carriers: makeCarriers(size, { now, documents }),
    lossSettings: makeLossSettings(now),
  };
}

function makeCompanies(now: number): Company[] {
  const random = createRandom('companies');
  const created = now - 800 * day;
  return (['370702', '120116'] as const).map((adcode, index) => ({
    ...maker,
    id: idAt(random, created + index),
    createTime: timeText(created),
    companyName: index === 0 ? '潍坊塔马克网络货运有限公司示例' : '天津塔马克网络货运分公司示例',
    companyKind: String(index + 1),
    uscc: uscc(random, { adcode, serial: 900_000 + index }),
    permitNumber: `${adcode}00001${index}`,
    permitValidTo: dayText(now + 900 * day),
    legalPerson: personName(random),
    contactName: personName(random),
    contactPhone: mobile(100 + index),
    contactPhoneHash: mobile(100 + index),
    adcode,
    address: index === 0 ? '山东省潍坊市潍城区示例路 1 号' : '天津市滨海新区示例路 2 号',
    invoiceAddress: index === 0 ? '山东省潍坊市潍城区示例路1号' : '天津市滨海新区示例路2号',
    invoiceTel: index === 0 ? '0536-8880001' : '022-66880002',
    invoiceBank: index === 0 ? '中国工商银行潍坊支行' : '中国工商银行滨海支行',
    invoiceAccount: `16070046090221001${index}0`,
    /** 50,000 yuan. */
    invoiceLimit: 5_000_000,
    govSenderCode: index === 0 ? '37070200001' : null,
    govProvince: index === 0 ? '370000' : null,
    govProfile: index === 0 ? 'FJ-JSON-SM' : null,
    isDefault: index === 0 ? '1' : '0',
    state: '1',
  }));
}

/** Settlement by customer: 30 % at once, 35 % monthly, 15 % per batch, 20 % per trip. */
const settleTypes = ['0', '1', '0', '1', '3', '1', '2', '0', '3', '1', '0', '1', '2', '3', '1', '0', '3', '1', '2', '0'];

function makeCustomers(size: SetSize, { now, documents }: { now: number; documents: Documents }): Customer[] {
  const random = createRandom('customers');
  const names = companyNames(random, { places: places.map((place) => place.city.replace('市', '')), count: size.customers });
  const personFrom = size.customers - Math.round(size.customers / 10);
  return names.map((name, index): Customer => {
    const isAgent = index < size.agents;
    const isPerson = index >= personFrom;
    const place = random.pick(places);
    const created = now - random.int(400, 700) * day;
    // The last five of forty wait for review, were refused or are frozen; they take no part in any order.
    const fromEnd = size.customers - index;
    const state = fromEnd === 1 ? '4' : fromEnd === 2 ? '3' : fromEnd <= 5 ? '1' : '2';
    const settleType = settleTypes[index % settleTypes.length]!;
    const contact = personName(random);
    const idNo = isPerson ? idCard(random, { serial: 5000 + index }) : null;
    const code = isPerson ? null : uscc(random, { adcode: place.adcode, serial: 10_000 + index });
    return {
      ...maker,
      id: idAt(random, created),
      createTime: timeText(created),
      customerNo: `KH${String(index + 1).padStart(6, '0')}`,
      customerName: isPerson ? `${contact}${index}` : name,
      customerKind: isAgent ? '2' : isPerson ? '3' : '1',
      uscc: code,
      idNo,
      idNoHash: idNo,
      legalPerson: personName(random),
      contactName: contact,
      contactPhone: mobile(phoneFrom.customer + index),
      contactPhoneHash: mobile(phoneFrom.customer + index),
      province: place.province,
      city: place.city,
      district: place.district,
      adcode: place.adcode,
      address: `${townOf(place)}示例大道 ${index + 1} 号`,
      businessLicenceFile: isPerson ? null : (documents['business'] ?? null),
      legalIdFiles: documents['idFront'] ?? null,
      industry: random.pick(['煤炭', '钢铁', '建材', '粮食', '化工', '家电', '快消']),
      settleType,
      termDays: settleType === '0' ? null : random.pick([15, 30, 30, 45, 60]),
      monthDay: settleType === '1' ? random.pick([5, 10, 15, 20]) : null,
      creditLimit: 0,
      creditUsed: 0,
      serviceRate: random.pick([300, 500, 600, 600, 700]),
      feeCalcMode: random.pick(['1', '1', '1', '2']),
      taxRate: 900,
      invoiceTitle: isPerson ? null : name,
      taxNo: code,
      invoiceAddress: isPerson ? null : `${townOf(place)}示例大道${index + 1}号`,
      invoiceTel: isPerson ? null : `0536-${8_100_000 + index}`,
      invoiceBank: isPerson ? null : `中国工商银行${place.city}支行`,
      invoiceAccount: isPerson ? null : `16070046090222${String(index).padStart(5, '0')}`,
      invoiceEmail: `invoice${index + 1}@customer.example`,
      invoiceType: isPerson ? null : '1',
      walletId: ['2', '4'].includes(state) ? idAt(random, created + day) : null,
      needBusinessReview: '1',
      needCheckByCustomer: '1',
      regSource: 'back',
      ...reviewOf(state, created),
      uploadState: state === '2' ? '30' : '0',
      uploadEnvironment: null,
      uploadTime: null,
    };
  });
}

const walletOf = (customer: Customer, company: Company): Wallet => ({
  ...maker,
  id: customer.walletId!,
  createTime: customer.reviewTime ?? customer.createTime,
  customerId: customer.id,
  companyId: company.id,
  availableAmount: 0,
  frozenAmount: 0,
  totalRecharge: 0,
  totalConsume: 0,
  totalRefund: 0,
  state: '1',
});

function makeShippers(size: SetSize, { customers, now }: { customers: readonly Customer[]; now: number }): Shipper[] {
  const random = createRandom('shippers');
  const names = companyNames(random, { places: ['华东', '华北', '华南', '西北', '西南', '东北', '中原'], count: customers.length * 6 });
  // A shipper for each customer who ships themselves; the agents share the others.
  const ofAgents = size.shippers - (size.customers - size.agents);
  let agent = 0;
  let serial = 0;
  const one = (
    customer: Customer,
    { shipperName, shipperIdNo, shipperKind }: { shipperName: string; shipperIdNo: string; shipperKind: string },
  ): Shipper => {
    serial += 1;
    const created = now - 390 * day + serial * 1000;
    return {
      ...maker,
      id: idAt(random, created),
      createTime: timeText(created),
      customerId: customer.id,
      shipperName,
      shipperIdNo,
      shipperIdNoHash: shipperIdNo,
      shipperKind,
      contactName: customer.contactName,
      contactPhone: mobile(phoneFrom.shipper + serial),
      contactPhoneHash: mobile(phoneFrom.shipper + serial),
      adcode: customer.adcode ?? '370702',
      address: customer.address ?? '',
      ...reviewOf(customer.state === '2' ? '2' : '1', created),
    };
  };
  return customers.flatMap((customer) => {
    if (customer.customerKind !== '2')
      return [
        one(customer, {
          shipperName: customer.customerName,
          shipperIdNo: customer.uscc ?? customer.idNo ?? '',
          shipperKind: customer.customerKind === '3' ? 'person' : 'company',
        }),
      ];
    agent += 1;
    return Array.from({ length: share(ofAgents, { parts: size.agents, index: agent - 1 }) }, () =>
      one(customer, {
        shipperName: names[serial]!,
        shipperIdNo: uscc(random, { adcode: customer.adcode ?? '370702', serial: 50_000 + serial }),
        shipperKind: 'company',
      }),
    );
  });
}

function makeCarriers(size: SetSize, { now, documents }: { now: number; documents: Documents }): Carrier[] {
  const random = createRandom('carriers');
  return companyNames(random, { places: places.map((place) => place.district.replace(/[区县市旗]$|新区$/, '')), count: size.carriers }).map(
    (carrierName, index): Carrier => {
      const place = random.pick(places);
      const created = now - random.int(380, 600) * day;
      const fromEnd = size.carriers - index;
      const state = ({ 1: '5', 2: '4', 3: '3', 4: '1', 5: '1' } as Record<number, string>)[fromEnd] ?? '2';
      const legalIdNo = idCard(random, { serial: 7000 + index });
      return {
        ...maker,
        id: idAt(random, created),
        createTime: timeText(created),
        carrierName: `${carrierName}运`,
        carrierKind: random.pick(['1', '1', '1', '3']),
        uscc: uscc(random, { adcode: place.adcode, serial: 200_000 + index }),
        permitNumber: `${place.adcode}${String(index).padStart(6, '0')}`,
        permitScope: '道路普通货物运输',
        permitValidTo: dayText(state === '5' ? now - 5 * day : now + random.int(60, 900) * day),
        legalPerson: personName(random),
        legalIdNo,
        legalIdNoHash: legalIdNo,
        contactName: personName(random),
        contactPhone: mobile(phoneFrom.carrier + index),
        contactPhoneHash: mobile(phoneFrom.carrier + index),
        province: place.province,
        city: place.city,
        district: place.district,
        adcode: place.adcode,
        address: `${place.city}${place.district}货运路 ${index + 1} 号`,
        businessLicenceFile: documents['business'] ?? null,
        permitFile: documents['permit'] ?? null,
        taxpayerType: random.pick(['general', 'small']),
        settleType: '1',
        termDays: 30,
        ...reviewOf(state, created),
        uploadState: state === '2' ? '30' : '0',
        uploadEnvironment: null,
        uploadTime: null,
        blacklist: '0',
        score: random.int(560, 860),
      };
    },
  );
}

function makeLossSettings(now: number): LossSetting[] {
  const random = createRandom('lossSettings');
  const created = now - 390 * day;
  const rules: [name: string, cargo: string | null, mode: string, rate: number | null, kg: number | null, price: number][] = [
    ['默认 3‰', null, '1', 30, null, 60_000],
    ['煤炭 3‰', '0100', '1', 30, null, 62_000],
    ['钢材 1‰', '0400', '1', 10, null, 380_000],
    ['粮食 2‰', '1100', '1', 20, null, 240_000],
    ['矿石 3‰', '0300', '1', 30, null, 80_000],
    ['水泥 2‰', '0600', '1', 20, null, 35_000],
    ['化肥 2‰', '0900', '1', 20, null, 280_000],
    ['建材 3‰', '0500', '1', 30, null, 12_000],
    ['石材 3‰', '0800', '1', 30, null, 26_000],
    ['有色 1‰', '1400', '1', 10, null, 1_850_000],
    ['按车 50 公斤', '1300', '2', null, 50, 500_000],
    ['不扣损', '1701', '0', null, null, 0],
  ];
  return rules.map(([settingName, cargoTypeCode, lossMode, lossRate, lossKg, cargoPrice], index) => ({
    ...maker,
    id: idAt(random, created + index),
    createTime: timeText(created),
    settingName,
    cargoTypeCode,
    lossMode,
    lossRate,
    lossKg,
    lossDeduct: '1',
    lossPass: '1',
    cargoPrice,
    weightBasis: '3',
    roundMode: '2',
    enabled: '1',
  }));
}
