import { caseA1 } from '../seed/demo/caseA1.ts';
import { randomUUID } from 'node:crypto';
import { idCardCheckCharacter, orgCheckCharacter, usccCheckCharacter, vinCheckCharacter } from '@tarmac/freight-api/rules';
import { hyCompany } from '../src/modules/customers/company/company.table.ts';
import { hyCustomerWallet } from '../src/modules/customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyShipper } from '../src/modules/customers/shipper/shipper.table.ts';
import { rechargeWallet } from '../src/modules/finance/recharge/rechargeWallet.ts';
import { hyCarrier } from '../src/modules/fleet/carrier/carrier.table.ts';
import { hyDriver } from '../src/modules/fleet/driver/driver.table.ts';
import { hyVehicle } from '../src/modules/fleet/vehicle/vehicle.table.ts';
import { hyReceiveAddress } from '../src/modules/shipping/receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../src/modules/shipping/send-address/sendAddress.table.ts';
import type { CommonTable, Values } from '../src/platform/resource/resource.ts';
import { insertRow } from '../src/platform/resource/writeRows.ts';
import type { Answer, TestClient, TestServer } from './testServer.ts';

let serial = 0;

/** A credit code that passes its check, another one each time. */
export function someUscc(): string {
  const org8 = `MA${String((serial += 1)).padStart(6, '0')}`;
  const first17 = `91370700${org8}${orgCheckCharacter(org8)}`;
  return first17 + usccCheckCharacter(first17);
}

/** An ID number that passes its check, another one each time. */
export function someIdNo(): string {
  serial += 1;
  const first17 = `370000${1980 + Math.floor(serial / 1000)}0101${String(serial % 1000).padStart(3, '0')}`;
  return first17 + idCardCheckCharacter(first17);
}

/** A VIN with the right check digit, another one each time. */
export function someVin(): string {
  const draft = `LFWSRXSJ0M1${String((serial += 1)).padStart(6, '0')}`;
  return draft.slice(0, 8) + vinCheckCharacter(draft) + draft.slice(9);
}

const somePhone = () => `138${String((serial += 1)).padStart(8, '0')}`;
/** A plate that no other vehicle has. */
export const somePlate = () => `鲁G${String(10_000 + (serial += 1)).slice(-5)}`;

/** Headers that money and dispatch calls ask for. */
export const once = () => ({ 'idempotency-key': randomUUID() });

const photos = {
  idFrontFile: 'driver/a.png',
  idBackFile: 'driver/b.png',
  facePhoto: 'driver/c.png',
  licenceFile: 'driver/d.png',
  licenceBackFile: 'driver/e.png',
  qualificationFile: 'driver/f.png',
};

/** Makes rows of the freight domain in a test's database, filled up with sensible values. */
export function buildFreight(server: Pick<TestServer, 'context'>, tenantId = 0) {
  const ctx = server.context(tenantId);
  const insert = <Table extends CommonTable>(table: Table, values: Values<Table>) =>
    ctx.transaction((tx) => insertRow(tx, ctx, table, values));
  const build = {
    company: (values: Values<typeof hyCompany> = {}) =>
      insert(hyCompany, {
        companyName: `平台${(serial += 1)}`,
        companyKind: '1',
        uscc: someUscc(),
        permitNumber: '370783000000',
        legalPerson: '王',
        contactName: '王',
        adcode: '370783',
        address: '一路',
        isDefault: '1',
        ...values,
      }),
    customer: (values: Values<typeof hyCustomer> = {}) => {
      const contactPhone = somePhone();
      return insert(hyCustomer, {
        customerNo: `KH${(serial += 1)}`,
        customerName: `客户${serial}`,
        customerKind: '1',
        uscc: someUscc(),
        contactName: '李',
        contactPhone,
        contactPhoneHash: contactPhone,
        state: '2',
        ...values,
      });
    },
    wallet: async (customerId: string, companyId: string, amount = 0) => {
      const wallet = await insert(hyCustomerWallet, { customerId, companyId });
      if (amount > 0)
        await ctx.transaction((tx) =>
          rechargeWallet(tx, ctx, { walletId: wallet.id, companyAccountId: 'bank1', amount, bizId: wallet.id, bizNo: 'CZ1' }),
        );
      return wallet;
    },
    shipper: (customerId: string, values: Values<typeof hyShipper> = {}) => {
      const shipperIdNo = someUscc();
      return insert(hyShipper, {
        customerId,
        shipperName: `货主${(serial += 1)}`,
        shipperIdNo,
        shipperIdNoHash: shipperIdNo,
        shipperKind: 'company',
        contactName: '赵',
        contactPhone: '13800000000',
        contactPhoneHash: '13800000000',
        adcode: '370783',
        address: '二路',
        state: '2',
        ...values,
      });
    },
    sendAddress: (customerId: string, values: Values<typeof hySendAddress> = {}) =>
      insert(hySendAddress, {
        customerId,
        addressName: `装货${(serial += 1)}`,
        companyName: '神木煤矿',
        contactName: '孙',
        phone: '13900000001',
        phoneHash: '13900000001',
        province: '陕西省',
        city: '榆林市',
        district: '神木市',
        adcode: '610881',
        address: '矿区',
        lng: 110.499,
        lat: 38.843,
        ...values,
      }),
    receiveAddress: (customerId: string, values: Values<typeof hyReceiveAddress> = {}) =>
      insert(hyReceiveAddress, {
        customerId,
        addressName: `卸货${(serial += 1)}`,
        companyName: '曹妃甸港',
        contactName: '周',
        phone: '13900000002',
        phoneHash: '13900000002',
        province: '河北省',
        city: '唐山市',
        district: '曹妃甸区',
        adcode: '130209',
        address: '港区',
        lng: 118.46,
        lat: 39.273,
        ...values,
      }),
    carrier: (values: Values<typeof hyCarrier> = {}) =>
      insert(hyCarrier, {
        carrierName: `承运商${(serial += 1)}`,
        carrierKind: '1',
        uscc: someUscc(),
        permitNumber: '370783000000',
        contactName: '钱',
        contactPhone: '13700000000',
        contactPhoneHash: '13700000000',
        state: '2',
        ...values,
      }),
    driver: (values: Values<typeof hyDriver> = {}) => {
      const idNo = someIdNo();
      const phone = somePhone();
      return insert(hyDriver, {
        driverName: `司机${(serial += 1)}`,
        idNo,
        idNoHash: idNo,
        phone,
        phoneHash: phone,
        licenceNo: idNo,
        vehicleClass: 'A2',
        licenceIssuer: '潍坊市公安局',
        validPeriodFrom: '2020-01-01',
        validPeriodTo: '2030-01-01',
        idValidFrom: '2015-01-01',
        idValidTo: '2035-01-01',
        qualificationCertificate: '370000000000000000',
        qualificationValidTo: '2030-01-01',
        ...photos,
        state: '2',
        ...values,
      });
    },
    vehicle: (values: Values<typeof hyVehicle> = {}) =>
      insert(hyVehicle, {
        vehicleNumber: somePlate(),
        plateColor: '2',
        vehicleType: 'Q11',
        owner: '顺达物流示例',
        ownerType: 'company',
        ownerIdNo: someUscc(),
        useCharacter: '货运',
        vin: someVin(),
        issuingOrganizations: '潍坊车管所',
        registerDate: '2022-01-01',
        issueDate: '2022-01-02',
        inspectValidTo: '2030-01-01',
        vehicleEnergyType: 'B',
        vehicleTonnage: 4000,
        grossMass: 2500,
        roadTransportCertificateNumber: '370783000000',
        rtcValidTo: '2030-01-01',
        rtcFile: 'v/a.png',
        vehicleLicenceFile: 'v/b.png',
        vehicleLicenceBackFile: 'v/c.png',
        vehiclePhoto: 'v/d.png',
        gpsNetState: '1',
        state: '2',
        ...values,
      }),
    /** A company, a customer with money, their shipper and addresses, a driver and a vehicle. */
    world: async (wallet = 1_000_000, customerValues: Values<typeof hyCustomer> = {}) => {
      const company = await build.company();
      const customer = await build.customer(customerValues);
      return {
        company,
        customer,
        wallet: await build.wallet(customer.id, company.id, wallet),
        shipper: await build.shipper(customer.id),
        send: await build.sendAddress(customer.id),
        receive: await build.receiveAddress(customer.id),
        driver: await build.driver(),
        vehicle: await build.vehicle(),
      };
    },
  };
  return build;
}

/** What `world` made. */
export type World = Awaited<ReturnType<ReturnType<typeof buildFreight>['world']>>;

/** The form of an order of case A1. */
export function orderForm(world: World, values: Record<string, unknown> = {}) {
  return {
    ...caseA1,
    customerId: world.customer.id,
    shipperId: world.shipper.id,
    sendAddressId: world.send.id,
    receiveAddressId: world.receive.id,
    totalWeight: 64_000,
    pickupTimeFrom: '2026-06-01 08:00:00',
    pickupTimeTo: '2026-06-02 18:00:00',
    ...values,
  };
}

/** Enters and publishes an order. @returns the stored order */
export async function publishOrder(client: TestClient, form: Record<string, unknown>) {
  const added = expectDone(await client.post('/hyorder/hyOrder/add', form));
  const submitted = expectDone(await client.put('/hyorder/hyOrder/submit', { id: added.id, version: added.version }));
  return expectDone(await client.second().put('/hyorder/hyOrder/review', { id: added.id, version: submitted.version, pass: true }));
}

/** Sends a driver and vehicle. @returns the waybill */
export async function dispatch(
  client: TestClient,
  order: { id: string; version: number },
  world: Pick<World, 'driver' | 'vehicle'>,
  weight = 32_000,
) {
  const [note] = expectDone(
    await client.post(
      '/hyorder/hyOrder/dispatch',
      { id: order.id, version: order.version, publishMode: '1', driverId: world.driver.id, vehicleId: world.vehicle.id, weight },
      once(),
    ),
  );
  return note;
}

/** The result of an answer that must be a success. */
export function expectDone(answer: Answer) {
  if (!answer.success)
    throw new Error(`${answer.status} ${answer.errorCode ?? ''} ${answer.message} ${JSON.stringify(answer.errorData ?? null)}`);
  return answer.result;
}
