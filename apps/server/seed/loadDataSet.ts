import { sql } from 'drizzle-orm';
import { hyContract } from '../src/modules/contracts/freight-contract/freightContract.table.ts';
import { hyCompany } from '../src/modules/customers/company/company.table.ts';
import { hyCustomerWallet } from '../src/modules/customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyShipper } from '../src/modules/customers/shipper/shipper.table.ts';
import { accountSim } from '../src/modules/finance/account-channel/embedded/accountSim.table.ts';
import { hyApproval } from '../src/modules/finance/approval/approval.table.ts';
import { hyBankCard } from '../src/modules/finance/bank-card/bankCard.table.ts';
import { hyCompanyAccount } from '../src/modules/finance/company-account/companyAccount.table.ts';
import { hyBill, hyBillItem } from '../src/modules/finance/bill/bill.table.ts';
import { hyCustomerReceipt, hyCustomerReceiptItem } from '../src/modules/finance/customer-term/customerReceipt.table.ts';
import { hyDianfu, hyDianfuRepay } from '../src/modules/finance/dianfu/dianfu.table.ts';
import { etcSimTrip } from '../src/modules/finance/etc-channel/embedded/etcSim.table.ts';
import { insuranceSimOrder } from '../src/modules/finance/insurance-channel/embedded/insuranceSim.table.ts';
import { hyInsurancePolicy } from '../src/modules/finance/insurance/policy.table.ts';
import { hyEtcInvoice, hyEtcSync } from '../src/modules/finance/etc-sync/etcSync.table.ts';
import { hyLedgerAccount, hyLedgerLine, hyLedgerTxn } from '../src/modules/finance/ledger/ledger.table.ts';
import { hyInvoice, hyInvoiceItem } from '../src/modules/finance/invoice/invoice.table.ts';
import { hyRequestBill, hyRequestBillItem } from '../src/modules/finance/invoice-request/invoiceRequest.table.ts';
import { hyOfflineAccount } from '../src/modules/finance/offline-account/offlineAccount.table.ts';
import { hyPayChange } from '../src/modules/finance/pay-change/payChange.table.ts';
import { hyPayment, hyPaymentItem } from '../src/modules/finance/payment/payment.table.ts';
import { hyPrepay } from '../src/modules/finance/prepay/prepay.table.ts';
import { hyCustomerRecharge } from '../src/modules/finance/recharge/recharge.table.ts';
import { hyThirdAccount } from '../src/modules/finance/third-account/thirdAccount.table.ts';
import { hyWalletConfig } from '../src/modules/finance/wallet-config/walletConfig.table.ts';
import { hyCarrier } from '../src/modules/fleet/carrier/carrier.table.ts';
import { hyDriver, hyDriverVehicle } from '../src/modules/fleet/driver/driver.table.ts';
import { hyVehicle } from '../src/modules/fleet/vehicle/vehicle.table.ts';
import { hySequence } from '../src/platform/sequence/sequence.table.ts';
import { hyGovUpload } from '../src/modules/government/gov-upload/govUpload.table.ts';
import { sealMessage } from '../src/modules/government/gov-upload/sealMessage.ts';
import { govSandboxMessage } from '../src/modules/government/sandbox/sandbox.table.ts';
import { hyLossSetting } from '../src/modules/shipping/loss-setting/lossSetting.table.ts';
import { hyNoteEvent } from '../src/modules/shipping/note-event/noteEvent.table.ts';
import { hyOrder } from '../src/modules/shipping/order/order.table.ts';
import { hyReceiveAddress } from '../src/modules/shipping/receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../src/modules/shipping/send-address/sendAddress.table.ts';
import { hyNoteFile, hyNoteGoods } from '../src/modules/shipping/shipping-note/noteDetail.table.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { hyPosition } from '../src/modules/track/position/position.table.ts';
import { type AnyRow, bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { hashValue } from '../src/platform/sealed.ts';
import { makeThirdAccounts } from './demo/thirdAccounts.ts';
import { makeApprovals, makeWalletConfigs } from './demo/approvals.ts';
import { day, dayText } from './demo/calendar.ts';
import type { DataSet } from './demo/demoSet.ts';
import type { BillWish } from './demo/billWish.ts';
import { loadAdjusts } from './loadAdjusts.ts';
import { loadService } from './loadService.ts';
import { loadBills } from './loadBills.ts';
import { loadBooks } from './loadBooks.ts';
import { loadConfigs } from './loadConfigs.ts';
import { loadTaxes } from './loadTaxes.ts';
import { loadPriceChanges } from './loadPriceChanges.ts';
import { loadPayFiles } from './loadPayFiles.ts';
import { receivedRecords, type Upload } from './demo/uploads.ts';

/** Told how many waybills are in. */
export type OnNotes = (count: number) => void;

/**
 * Writes a set of data into an empty tenant 0, batch by batch, each whole. Accounts and wallets come last, with the balances
 * that the lines lead to.
 */
export async function loadDataSet(
  database: Database,
  set: DataSet,
  { now, onNotes = () => undefined }: { now: number; onNotes?: OnNotes },
): Promise<void> {
  const write = (run: (tx: Tx) => Promise<void>) => database.transaction({ tenantId: 0 }, run);
  const { fleet } = set;
  const thirds = makeThirdAccounts(set.parties, { drivers: fleet.drivers, cards: set.cards, now });
  await write(async (tx) => {
    await bulkInsert(tx, hyCompany, set.parties.companies);
    await bulkInsert(tx, hyLossSetting, set.parties.lossSettings);
    await bulkInsert(tx, hyCarrier, set.parties.carriers);
    await bulkInsert(tx, hyShipper, set.parties.shippers);
    await bulkInsert(tx, hySendAddress, set.parties.sendAddresses);
    await bulkInsert(tx, hyReceiveAddress, set.parties.receiveAddresses);
    await bulkInsert(tx, hyDriver, fleet.drivers);
    await bulkInsert(tx, hyVehicle, fleet.vehicles);
    await bulkInsert(tx, hyDriverVehicle, fleet.bindings);
    await bulkInsert(tx, hyBankCard, set.cards);
    await bulkInsert(tx, hyCompanyAccount, set.companyAccounts);
    await bulkInsert(tx, hyOfflineAccount, set.offlineAccounts);
    await bulkInsert(tx, hyThirdAccount, thirds.accounts);
    await bulkInsert(tx, accountSim, thirds.atInstitution);
    await bulkInsert(tx, hyContract, set.contracts);
    await bulkInsert(tx, hyGovUpload, set.uploads.map(sealed));
    await bulkInsert(tx, govSandboxMessage, receivedRecords(set.uploads, set.parties.companies[0]!));
  });
  let notes = 0;
  const wishedBills: BillWish[] = [];
  for (const batch of set.batches) {
    await write(async (tx) => {
      await bulkInsert(tx, hyOrder, batch.orders);
      await bulkInsert(tx, hyShippingNote, batch.notes);
      await bulkInsert(tx, hyNoteGoods, batch.goods);
      await bulkInsert(tx, hyNoteFile, batch.files);
      await bulkInsert(tx, hyNoteEvent, batch.events);
      await bulkInsert(tx, hyContract, batch.contracts);
      await bulkInsert(tx, hyGovUpload, batch.uploads.map(sealed));
      await bulkInsert(tx, govSandboxMessage, receivedRecords(batch.uploads, set.parties.companies[0]!));
      await bulkInsert(tx, hyPrepay, batch.prepays);
      await bulkInsert(tx, hyPayment, batch.payments);
      await bulkInsert(tx, hyPaymentItem, batch.paymentItems);
      await bulkInsert(tx, hyPayChange, batch.payChanges);
      await bulkInsert(tx, hyCustomerRecharge, batch.recharges);
      await bulkInsert(tx, hyDianfu, batch.advances);
      await bulkInsert(tx, hyDianfuRepay, batch.repayments);
      await bulkInsert(tx, hyBill, batch.billing.bills);
      await bulkInsert(tx, hyBillItem, batch.billing.billItems);
      await bulkInsert(tx, hyCustomerReceipt, batch.billing.receipts);
      await bulkInsert(tx, hyCustomerReceiptItem, batch.billing.receiptItems);
      await bulkInsert(tx, hyNoteEvent, batch.billing.events);
      await bulkInsert(tx, hyRequestBill, batch.invoicing.requests);
      await bulkInsert(tx, hyRequestBillItem, batch.invoicing.requestItems);
      await bulkInsert(tx, hyInvoice, batch.invoicing.invoices);
      await bulkInsert(tx, hyInvoiceItem, batch.invoicing.invoiceItems);
      await bulkInsert(tx, hyNoteEvent, batch.invoicing.events);
      await bulkInsert(tx, hyInsurancePolicy, batch.insurance.policies);
      await bulkInsert(tx, insuranceSimOrder, batch.insurance.orders);
      await bulkInsert(tx, hyNoteEvent, batch.insurance.events);
      await bulkInsert(tx, hyEtcSync, batch.tolls.syncs);
      await bulkInsert(tx, hyEtcInvoice, batch.tolls.invoices);
      await bulkInsert(tx, etcSimTrip, batch.tolls.trips);
      await bulkInsert(tx, hyLedgerTxn, batch.txns);
      await bulkInsert(tx, hyLedgerLine, batch.lines as readonly AnyRow[]);
      await bulkInsert(
        tx,
        hyPosition,
        batch.positions.map((position) => ({ tenantId: 0, coordType: 'wgs84', ...position })),
      );
    });
    wishedBills.push(...batch.wishedBills);
    notes += batch.notes.length;
    onNotes(notes);
  }
  const { accounts, parties } = set.closing();
  await write(async (tx) => {
    await bulkInsert(tx, hyCustomer, parties.customers);
    await bulkInsert(tx, hyCustomerWallet, parties.wallets);
    await bulkInsert(tx, hyLedgerAccount, accounts);
    const configs = makeWalletConfigs(parties.companies, now);
    await bulkInsert(tx, hyWalletConfig, configs);
    await bulkInsert(tx, hyApproval, makeApprovals(parties, { configs, now }));
    await bulkInsert(tx, hySequence, sequences(now, notes));
    if (set.size.tolls) await loadConfigs(tx, now);
    await moveOn(tx);
  });
  // What is read next was only just written: the engine has counted none of it.
  await database.pool.query('analyze hy_ledger_txn, hy_ledger_line, hy_ledger_account');
  await write((tx) => loadBooks(tx, { companyId: parties.companies[0]!.id, now }));
  await write((tx) => loadPayFiles(tx, now));
  // The benchmark asks nothing of them.
  if (!set.size.briefTimelines) {
    await loadBills(database, wishedBills);
    await loadAdjusts(database, now);
    await write((tx) => loadService(tx, now));
    await write((tx) => loadPriceChanges(tx));
  }
  if (set.size.taxes) await loadTaxes(database, { companyId: parties.companies[0]!.id, now });
}

/** An upload as it is kept: personal numbers in it are encrypted. */
const sealed = ({ message, ...row }: Upload) => ({
  ...row,
  payload: sealMessage(message),
  payloadHash: hashValue(JSON.stringify(message)),
});

/** Counters of the day and of the one before: new documents count on above those of the set. */
export function sequences(now: number, notes: number): AnyRow[] {
  return [dayText(now - day), dayText(now)].flatMap((date) => countersOf(date.replaceAll('-', ''), notes));
}

const countersOf = (date: string, notes: number): AnyRow[] =>
  ['YD', 'DD', 'FK', 'FW', 'CZ', 'DF', 'SK', 'ZD', 'KP', 'FP', 'BG', 'FH', 'KH', 'TZ', 'SB', 'TB', 'TS', 'WG'].map((prefix) => ({
    tenantId: 0,
    prefix,
    day: date,
    lastNo: notes,
  }));

/** Vehicles, and the drivers with them, are where they reported from last. */
async function moveOn(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update ${hyVehicle} set last_lng = p.lng, last_lat = p.lat, last_loc_time = p.loc_time, last_speed = p.speed, last_source = p.source
      from (select distinct on (vehicle_number, plate_color) * from ${hyPosition} order by vehicle_number, plate_color, loc_time desc) as p
     where hy_vehicle.vehicle_number = p.vehicle_number and hy_vehicle.plate_color = p.plate_color`);
  // Who is on no waybill is with the vehicle that they are bound to.
  await tx.execute(sql`
    update ${hyDriver} set last_lng = v.last_lng, last_lat = v.last_lat, last_loc_time = v.last_loc_time
      from (select b.driver_id, t.* from ${hyDriverVehicle} as b join ${hyVehicle} as t on t.id = b.vehicle_id where t.last_loc_time is not null) as v
     where hy_driver.id = v.driver_id`);
  await tx.execute(sql`
    update ${hyDriver} set last_lng = p.lng, last_lat = p.lat, last_loc_time = p.loc_time
      from (select distinct on (driver_id) * from ${hyPosition} where driver_id is not null order by driver_id, loc_time desc) as p
     where hy_driver.id = p.driver_id`);
}
