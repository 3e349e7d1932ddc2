import { and, desc, eq } from 'drizzle-orm';
import type { TransferResult } from '../src/modules/finance/bank-channel/bankChannel.ts';
import { examineNotes } from '../src/modules/finance/examination/examine.service.ts';
import { etcOutbox } from '../src/modules/finance/etc-sync/sendReport.ts';
import { approvePayments } from '../src/modules/finance/payment/approvePayments.ts';
import { hyPayment, type PaymentRow } from '../src/modules/finance/payment/payment.table.ts';
import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import { addPayments } from '../src/modules/finance/payment/submitPayments.ts';
import { applyForPrepay, auditPrepay } from '../src/modules/finance/prepay/apply.service.ts';
import { payPrepay } from '../src/modules/finance/prepay/pay.service.ts';
import { rechargeWallet } from '../src/modules/finance/recharge/rechargeWallet.ts';
import { dispatchOrder } from '../src/modules/shipping/order/dispatch.service.ts';
import { orderResource } from '../src/modules/shipping/order/order.resource.ts';
import { reviewOrder, submitOrder } from '../src/modules/shipping/order/order.service.ts';
import { reviewNotes } from '../src/modules/shipping/shipping-note/businessReview.service.ts';
import { checkNotes } from '../src/modules/shipping/shipping-note/check.service.ts';
import { acceptNote } from '../src/modules/shipping/shipping-note/dispatch.service.ts';
import { preCheckNotes } from '../src/modules/shipping/shipping-note/preCheck.service.ts';
import type { NoteRow } from '../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote, noteNumbers } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { submitCheck } from '../src/modules/shipping/shipping-note/submitCheck.service.ts';
import { departNote, loadNote, signNote, unloadNote } from '../src/modules/shipping/shipping-note/weighing.service.ts';
import type { Context } from '../src/platform/context.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { addRow } from '../src/platform/resource/writeRows.ts';
import { giveNext } from '../src/platform/sequence/sequence.ts';
import { bankAccount, channelFee } from './demo/bankAccount.ts';
import { hour, timeText } from './demo/calendar.ts';
import { caseA1 } from './demo/caseA1.ts';
import type { DemoServices } from './demoServices.ts';

/** Who ships, by what wallet they pay, and who drives: rows of the set. */
export interface ScenarioParties {
  customerId: string;
  shipperId: string;
  sendAddressId: string;
  receiveAddressId: string;
  walletId: string;
  agentId?: string;
  driverId: string;
  vehicleId: string;
}

/** Where scenarios are played, and the pictures of their papers. */
export interface Stage {
  services: DemoServices;
  read<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Path of a picture: `loadSlip-0001` is the loading slip of the waybill whose number ends so. */
  picture(name: string): string;
}

/** What a trip differs in from case A1. */
export interface TripOf {
  form?: Record<string, unknown>;
  loadWeight?: number;
  unloadWeight?: number;
  /** What is agreed when the waybill is handed to its payer. */
  extras?: { extraFee: number; extraFeeRemark: string };
  /** Rules of the review that are let be, with the reason. */
  overrides?: { rule: 'R8'; reason: string }[];
  track?: { trackState: string; trackGapMinutes: number | null; trackMatchLoad: number | null; trackMatchUnload: number | null };
}

/** A way without gaps that comes by both places. */
const wholeTrack = { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 };

/** The one row of a batch. @throws Error it was refused */
export async function one(batch: Promise<{ success: readonly string[]; fail: readonly { message: string }[] }>): Promise<void> {
  const { fail } = await batch;
  if (fail.length > 0) throw new Error(`A scenario was refused: ${fail[0]!.message}`);
}

/** One waybill of a scenario, taken along by people who do not decide on their own work. Moments count from the morning on which it is ordered. */
export class Scenario {
  readonly stage: Stage;
  readonly number: string;
  readonly from: number;
  readonly parties: ScenarioParties;
  private id = '';

  constructor(stage: Stage, given: { number: string; from: number; parties: ScenarioParties }) {
    this.stage = stage;
    this.number = given.number;
    this.from = given.from;
    this.parties = given.parties;
  }

  get noteId(): string {
    return this.id;
  }

  /** As somebody, so many hours after the beginning. Warnings are confirmed. */
  at(hours: number, username: string): Context {
    return this.stage.services.at(this.from + hours * hour, { username, confirmWarnings: true });
  }

  time(hours: number): string {
    return timeText(this.from + hours * hour);
  }

  async note(): Promise<NoteRow> {
    const [row] = await this.stage.read((tx) =>
      tx
        .select()
        .from(hyShippingNote)
        .where(and(eq(hyShippingNote.tenantId, 0), eq(hyShippingNote.id, this.id))),
    );
    return row!;
  }

  async ref(): Promise<Ref> {
    const { id, version } = await this.note();
    return { id, version };
  }

  /** Money of the customer arrives. */
  async recharge(amount: number, hours = 0): Promise<void> {
    const ctx = this.at(hours, 'system');
    const arrival = { walletId: this.parties.walletId, companyAccountId: bankAccount, amount, bizId: `recharge ${this.number}` };
    await ctx.transaction((tx) => rechargeWallet(tx, ctx, { ...arrival, bizNo: this.number }));
  }

  /** Ordered, reviewed, sent and accepted: from the first hour to the fourth. */
  async send(form: Record<string, unknown> = {}): Promise<void> {
    const { customerId, shipperId, sendAddressId, receiveAddressId, driverId, vehicleId } = this.parties;
    const wanted = { customerId, shipperId, sendAddressId, receiveAddressId, ...caseA1, totalWeight: 32_000, needReceipt: '0', ...form };
    const times = { pickupTimeFrom: this.time(4), pickupTimeTo: this.time(40) };
    const ordering = this.at(1, 'ops');
    const draft: Ref = (await addRow(ordering, orderResource, { ...wanted, ...times } as never)) as never;
    const submitted: Ref = (await submitOrder(ordering, { id: draft.id, version: draft.version })) as never;
    const reviewed: Ref = (await reviewOrder(this.at(2, 'auditor'), { id: draft.id, version: submitted.version, pass: true })) as never;
    const trip = { publishMode: '1' as const, driverId, vehicleId, weight: 32_000 };
    const sending = this.at(3, 'dispatcher');
    giveNext(sending, noteNumbers, this.number);
    const [note] = (await dispatchOrder(sending, { id: reviewed.id, version: reviewed.version, ...trip } as never)) as unknown as [
      { id: string },
    ];
    this.id = note.id;
    await acceptNote(this.at(4, 'dispatcher'), { ...(await this.ref()), reason: '司机电话确认' });
  }

  /** Loaded in the fifth hour. */
  async load(kg = 32_480): Promise<void> {
    const files = this.stage.picture(`loadSlip-${this.number.slice(-4)}`);
    const slip = { weight: kg, time: this.time(5), slipNo: `L${this.number.slice(-4)}`, files };
    await loadNote(this.at(5.1, 'dispatcher'), { ...(await this.ref()), ...slip });
    await departNote(this.at(5.6, 'dispatcher'), { ...(await this.ref()), departTime: this.time(5.5) });
    await this.stage.services.deliver([etcOutbox], 0);
  }

  /** Unloaded after a day and a half, and signed. */
  async unload(kg = 32_300): Promise<void> {
    const files = this.stage.picture(`unloadSlip-${this.number.slice(-4)}`);
    const slip = { weight: kg, time: this.time(44), slipNo: `U${this.number.slice(-4)}`, files };
    await unloadNote(this.at(44.1, 'dispatcher'), { ...(await this.ref()), ...slip });
    await this.stage.services.deliver([etcOutbox], 0);
    await signNote(this.at(45.1, 'dispatcher'), { ...(await this.ref()), signTime: this.time(45) });
  }

  /** Documents, and the payer's check; the track is there by then. */
  async check({ extras, track = wholeTrack }: TripOf = {}): Promise<void> {
    await one(preCheckNotes(this.at(46, 'auditor'), { ids: [this.id] }));
    await submitCheck(this.at(47, 'ops'), { ...(await this.ref()), ...extras });
    await one(checkNotes(this.at(48, 'finance_mgr'), { ids: [this.id], pass: true }));
    await this.stage.read((tx) => tx.update(hyShippingNote).set(track).where(eq(hyShippingNote.id, this.id)));
  }

  async review({ overrides = [] }: TripOf = {}): Promise<void> {
    await one(reviewNotes(this.at(49, 'compliance'), { ids: [this.id], pass: true, overrides }));
  }

  /** From the order to the examination. */
  async examined({ form, ...trip }: TripOf = {}): Promise<void> {
    await this.send(form);
    await this.arrive(trip);
  }

  /** The same from the loading on. */
  async arrive({ loadWeight, unloadWeight, ...rest }: TripOf = {}): Promise<void> {
    await this.load(loadWeight);
    await this.unload(unloadWeight);
    await this.check(rest);
    await this.review(rest);
    await one(examineNotes(this.at(50, 'finance_mgr'), { ids: [this.id], pass: true }));
  }

  /** A payment of the waybill that was handed in and approved. */
  async pay(hours = 51): Promise<PaymentRow> {
    await one(addPayments(this.at(hours, 'cashier'), { noteIds: [this.id], submit: true }));
    return this.approve(hours + 0.5);
  }

  async approve(hours: number): Promise<PaymentRow> {
    const { id } = await this.payment();
    await one(approvePayments(this.at(hours, 'finance_mgr'), { ids: [id], pass: true }));
    return this.payment();
  }

  /** The last one of the waybill. */
  async payment(): Promise<PaymentRow> {
    const [row] = await this.stage.read((tx) =>
      tx
        .select()
        .from(hyPayment)
        .where(and(eq(hyPayment.tenantId, 0), eq(hyPayment.noteId, this.id)))
        .orderBy(desc(hyPayment.createTime), desc(hyPayment.id))
        .limit(1),
    );
    return row!;
  }

  /** What the bank says of a sending. */
  async tell({ requestSerial }: PaymentRow, { what, hours }: { what: 'success' | 'failed' | 'returned'; hours: number }): Promise<void> {
    const bankSerialNo = `SIM${requestSerial ?? ''}`;
    const results: Record<typeof what, TransferResult> = {
      success: { state: 'success', bankSerialNo, payTime: this.time(hours), fee: channelFee },
      failed: { state: 'failed', code: 'E11', reason: '户名与账号不符' },
      returned: { state: 'returned', bankSerialNo, returnTime: this.time(hours), reason: '收款账户已销户' },
    };
    await takeResult(this.at(hours, 'system'), { requestSerial: requestSerial ?? '', result: results[what] });
  }

  /** Examined and paid. */
  async paid(trip: TripOf = {}): Promise<void> {
    await this.examined(trip);
    await this.tell(await this.pay(), { what: 'success', hours: 52 });
  }

  /** A prepayment in the driver's hands, before the loading. */
  async prepay(amount: number): Promise<void> {
    const asked: Ref = await applyForPrepay(this.at(4.1, 'dispatcher'), { noteId: this.id, amount, reason: '加油' });
    const { id, version }: Ref = await auditPrepay(this.at(4.2, 'finance_mgr'), { id: asked.id, version: asked.version, pass: true });
    await payPrepay(this.at(4.3, 'cashier'), { id, version });
    await this.tell(await this.payment(), { what: 'success', hours: 4.4 });
  }
}

/** What services answer with, as far as a further step needs it. */
export interface Ref {
  id: string;
  version: number;
}
