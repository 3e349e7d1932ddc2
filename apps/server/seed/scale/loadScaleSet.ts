import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { hyCompany } from '../../src/modules/customers/company/company.table.ts';
import { hyCustomerWallet } from '../../src/modules/customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../../src/modules/customers/customer/customer.table.ts';
import { hyShipper } from '../../src/modules/customers/shipper/shipper.table.ts';
import { hyBankCard } from '../../src/modules/finance/bank-card/bankCard.table.ts';
import { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { hyLedgerAccount, hyLedgerLine, hyLedgerTxn } from '../../src/modules/finance/ledger/ledger.table.ts';
import { hyDianfu, hyDianfuRepay } from '../../src/modules/finance/dianfu/dianfu.table.ts';
import { hyPayChange } from '../../src/modules/finance/pay-change/payChange.table.ts';
import { hyPayment, hyPaymentItem } from '../../src/modules/finance/payment/payment.table.ts';
import { hyCustomerRecharge } from '../../src/modules/finance/recharge/recharge.table.ts';
import { hyCarrier } from '../../src/modules/fleet/carrier/carrier.table.ts';
import { hyDriver, hyDriverVehicle } from '../../src/modules/fleet/driver/driver.table.ts';
import { hyVehicle } from '../../src/modules/fleet/vehicle/vehicle.table.ts';
import { hySequence } from '../../src/platform/sequence/sequence.table.ts';
import { hyLossSetting } from '../../src/modules/shipping/loss-setting/lossSetting.table.ts';
import { hyNoteEvent } from '../../src/modules/shipping/note-event/noteEvent.table.ts';
import { hyOrder } from '../../src/modules/shipping/order/order.table.ts';
import { hyReceiveAddress } from '../../src/modules/shipping/receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../../src/modules/shipping/send-address/sendAddress.table.ts';
import { hyNoteGoods } from '../../src/modules/shipping/shipping-note/noteDetail.table.ts';
import { hyShippingNote } from '../../src/modules/shipping/shipping-note/shippingNote.table.ts';
import type { AnyRow } from '../../src/platform/db/bulkInsert.ts';
import type { DataSet } from '../demo/demoSet.ts';
import { sequences } from '../loadDataSet.ts';
import { copyRows } from './copyRows.ts';
import { releaseTables } from './releaseTables.ts';

const tables: readonly PgTable[] = [
  hyCompany,
  hyLossSetting,
  hyCarrier,
  hyShipper,
  hySendAddress,
  hyReceiveAddress,
  hyDriver,
  hyVehicle,
  hyDriverVehicle,
  hyBankCard,
  hyCompanyAccount,
  hyOrder,
  hyShippingNote,
  hyNoteGoods,
  hyNoteEvent,
  hyPayment,
  hyPaymentItem,
  // Empty in the set, and refers to payments, whose keys are laid aside.
  hyPayChange,
  hyDianfu,
  hyDianfuRepay,
  hyCustomerRecharge,
  hyLedgerTxn,
  hyLedgerLine,
  hyCustomer,
  hyCustomerWallet,
  hyLedgerAccount,
  hySequence,
];

/** How a load reports. */
export interface LoadProgress {
  /** Waybills that are in so far. */
  onNotes(count: number): void;
  say(text: string): void;
}

/**
 * Writes a large set into an empty PostgreSQL by COPY, in one transaction of the owner: keys, triggers and row security are
 * laid aside and put back before it commits, so a load that is broken off leaves the database as it was. One piece is being
 * written while the next one is made, and no more than two are in memory.
 *
 * @param ownerUrl a login that owns the tables
 * @throws Error when a table of the set is not empty
 * @source freight-domain 8.5
 */
export async function loadScaleSet(
  ownerUrl: string,
  { set, now, onNotes, say }: LoadProgress & { set: DataSet; now: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local maintenance_work_mem = '512MB'`);
    const restore = await releaseTables(client, tables.map(getTableName));
    const { parties, fleet } = set;
    await copyAll(client, [
      [hyCompany, parties.companies],
      [hyLossSetting, parties.lossSettings],
      [hyCarrier, parties.carriers],
      [hyShipper, parties.shippers],
      [hySendAddress, parties.sendAddresses],
      [hyReceiveAddress, parties.receiveAddresses],
      [hyDriver, fleet.drivers],
      [hyVehicle, fleet.vehicles],
      [hyDriverVehicle, fleet.bindings],
      [hyBankCard, set.cards],
      [hyCompanyAccount, set.companyAccounts],
    ]);
    const notes = await copyBatches(client, { set, onNotes });
    const closing = set.closing();
    await copyAll(client, [
      [hyCustomer, closing.parties.customers],
      [hyCustomerWallet, closing.parties.wallets],
      [hyLedgerAccount, closing.accounts],
      [hySequence, sequences(now, notes)],
    ]);
    await restore(say);
    await client.query('commit');
    say('gathering statistics');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function copyBatches(client: pg.Client, { set, onNotes }: { set: DataSet; onNotes: LoadProgress['onNotes'] }): Promise<number> {
  let notes = 0;
  let writing: Promise<void> = Promise.resolve();
  for (const batch of set.batches) {
    await writing;
    onNotes(notes);
    notes += batch.notes.length;
    writing = copyAll(client, [
      [hyOrder, batch.orders],
      [hyShippingNote, batch.notes],
      [hyNoteGoods, batch.goods],
      [hyNoteEvent, batch.events],
      [hyPayment, batch.payments],
      [hyPaymentItem, batch.paymentItems],
      [hyCustomerRecharge, batch.recharges],
      [hyDianfu, batch.advances],
      [hyDianfuRepay, batch.repayments],
      [hyLedgerTxn, batch.txns],
      [hyLedgerLine, batch.lines],
    ]);
    // The failure is thrown by the await of the next round.
    writing.catch(() => undefined);
  }
  await writing;
  return notes;
}

async function copyAll(client: pg.Client, parts: readonly (readonly [PgTable, readonly object[]])[]): Promise<void> {
  for (const [table, rows] of parts) await copyRows(client, { table, rows: rows as readonly AnyRow[] });
}
