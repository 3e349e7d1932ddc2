import { and, eq, sql } from 'drizzle-orm';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyApproval } from '../src/modules/finance/approval/approval.table.ts';
import { auditApproval } from '../src/modules/finance/approval/decideApproval.ts';
import { hyBankCard } from '../src/modules/finance/bank-card/bankCard.table.ts';
import { advanceDianfu } from '../src/modules/finance/dianfu/advance.service.ts';
import { refreshDianfu } from '../src/modules/finance/dianfu/dianfu.jobs.ts';
import { applyForDianfu, auditDianfu } from '../src/modules/finance/dianfu/dianfu.service.ts';
import { fundOutbox } from '../src/modules/finance/examination/fundLater.ts';
import { askDueInvoices, invoiceOutbox } from '../src/modules/finance/invoice/sendInvoice.ts';
import { hyInvoice } from '../src/modules/finance/invoice/invoice.table.ts';
import { invoiceType } from '../src/modules/finance/invoice/invoice.states.ts';
import { issueInvoices } from '../src/modules/finance/invoice/issueInvoices.service.ts';
import { redInvoice } from '../src/modules/finance/invoice/redInvoice.service.ts';
import { auditRequest } from '../src/modules/finance/invoice-request/invoiceRequest.service.ts';
import { addRequest } from '../src/modules/finance/invoice-request/makeRequest.service.ts';
import { hyOfflineAccount } from '../src/modules/finance/offline-account/offlineAccount.table.ts';
import { applyForChange } from '../src/modules/finance/pay-change/applyForChange.ts';
import { auditChange } from '../src/modules/finance/pay-change/decideChange.ts';
import { payChangeType } from '../src/modules/finance/pay-change/payChange.states.ts';
import { offlinePay } from '../src/modules/finance/payment/offlinePay.service.ts';
import { paymentTopic } from '../src/modules/finance/payment/sendOut.ts';
import { submitPayments } from '../src/modules/finance/payment/submitPayments.ts';
import { settledOutbox } from '../src/modules/finance/settled-note/settleOthers.ts';
import { tripContractOutbox } from '../src/modules/contracts/freight-contract/tripNotice.ts';
import { fundFlowOutbox } from '../src/modules/government/gov-upload/fundFlowOutbox.ts';
import { reuploadRows } from '../src/modules/government/gov-upload/govUpload.service.ts';
import { uploadOutbox } from '../src/modules/government/gov-upload/sendUpload.ts';
import { closeSandbox, openSandbox } from '../src/modules/government/sandbox/sandbox.ts';
import { hyDriver } from '../src/modules/fleet/driver/driver.table.ts';
import { complain } from '../src/modules/service/complaint/complain.service.ts';
import { acceptComplaint, replyToComplaint } from '../src/modules/service/complaint/handleComplaint.service.ts';
import { closeComplaint } from '../src/modules/service/complaint/ownComplaint.service.ts';
import { reviewNotes } from '../src/modules/shipping/shipping-note/businessReview.service.ts';
import { loadDictionaries } from '../src/modules/system/dictionary/loadDictionaries.ts';
import { approveRevoke, revokeNote } from '../src/modules/shipping/shipping-note/revoke.service.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { createDictionaries } from '../src/platform/dictionaries.ts';
import type { OutboxHandler } from '../src/platform/jobs/outboxWorker.ts';
import { day, dayText, hour, momentOf, timeText } from './demo/calendar.ts';
import { advanceTerms } from './demo/advances.ts';
import { type DemoServices, openDemoServices } from './demoServices.ts';
import type { Documents } from './placeholders.ts';
import { one, type Ref, Scenario, type ScenarioParties, type Stage } from './scenarioSteps.ts';

/** Numbers of the waybills that show a case, by what they show. They are the same on every day. @source freight-domain 8.2 */
export const scenarioNumbers = {
  cleanCycle: 'YD2000010100000001',
  agentMode: 'YD2000010100000002',
  lossAboveLimit: 'YD2000010100000003',
  overloadRefused: 'YD2000010100000004',
  certificateExpired: 'YD2000010100000005',
  trackMissing: 'YD2000010100000006',
  cardChanged: 'YD2000010100000007',
  returnedPayment: 'YD2000010100000008',
  offlinePay: 'YD2000010100000009',
  prepayBeyondFee: 'YD2000010100000010',
  revokedAfterLoading: 'YD2000010100000011',
  invoiceRed: 'YD2000010100000012',
  dianfuOverdue: 'YD2000010100000013',
  complaintCompensated: 'YD2000010100000014',
  uploadCorrected: 'YD2000010100000015',
} as const;

type Play = (scenario: Scenario) => Promise<void>;

/** Asks for all invoices of a waybill that is paid, and issues them. */
async function invoice(scenario: Scenario): Promise<void> {
  const { customerId, companyId, customerName } = await scenario.note();
  const title = { invoiceType: invoiceType.digitalOrdinary, buyerName: customerName, mergeMode: 'merge' };
  const asked: Ref = await addRequest(scenario.at(54, 'cashier'), {
    customerId,
    companyId,
    noteIds: [scenario.noteId],
    ...title,
    submit: true,
  } as never);
  const { id, version }: Ref = await auditRequest(scenario.at(55, 'finance_mgr'), {
    id: asked.id,
    version: asked.version,
    pass: true,
  } as never);
  await issueInvoices(scenario.at(56, 'tax'), { requestBillId: id, version });
  await answered(scenario, 56);
}

/** What the embedded office says of invoices that were just sent. */
async function answered(scenario: Scenario, hours: number): Promise<void> {
  scenario.at(hours, 'system');
  await scenario.stage.services.deliver([invoiceOutbox], 1000);
  await askDueInvoices(scenario.at(hours + 0.2, 'system'));
}

const plays: Record<keyof typeof scenarioNumbers, Play> = {
  cleanCycle: async (scenario) => {
    await scenario.recharge(500_000);
    await scenario.send();
    await scenario.prepay(100_000);
    await scenario.arrive();
    await scenario.tell(await scenario.pay(), { what: 'success', hours: 52 });
    await invoice(scenario);
  },
  agentMode: async (scenario) => {
    await scenario.recharge(350_000);
    const { agentId } = scenario.parties;
    await scenario.paid({ form: { orderMode: '3', agentId, agentFee: 310_000, serviceRate: 300 } });
  },
  lossAboveLimit: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.examined({ unloadWeight: 31_800 });
  },
  overloadRefused: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.send();
  },
  certificateExpired: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.send();
    // It ended after the vehicle was sent, and before it was loaded a day later.
    await scenario.stage.read((tx) =>
      tx
        .update(hyDriver)
        .set({ qualificationValidTo: dayText(scenario.from - day) })
        .where(and(eq(hyDriver.tenantId, 0), eq(hyDriver.id, scenario.parties.driverId))),
    );
    await scenario.load();
    await scenario.unload();
    await scenario.check();
    await refuseReview(scenario, '装货时司机从业资格证已过期');
  },
  trackMissing: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.send();
    await scenario.load();
    await scenario.unload();
    await scenario.check({ track: { trackState: '3', trackGapMinutes: null, trackMatchLoad: null, trackMatchUnload: null } });
    await refuseReview(scenario, '没有行驶轨迹，请说明原因');
  },
  cardChanged: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.examined();
    const payment = await scenario.pay();
    await scenario.tell(payment, { what: 'failed', hours: 52 });
    const newCardId = await captainsCard(scenario);
    const change = {
      paymentId: payment.id,
      changeType: payChangeType.payee,
      newCardId,
      reason: '户名不符，改付车队长',
      files: scenario.stage.picture('receipt'),
    };
    const asked: Ref = await applyForChange(scenario.at(53, 'ops'), change as never);
    await auditChange(scenario.at(54, 'finance_mgr'), { id: asked.id, version: asked.version, pass: true });
    await submitPayments(scenario.at(55, 'cashier'), [payment.id]);
    await scenario.tell(await scenario.approve(56), { what: 'success', hours: 57 });
  },
  returnedPayment: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.paid();
    await scenario.tell(await scenario.payment(), { what: 'returned', hours: 60 });
  },
  offlinePay: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.examined();
    const [account] = await scenario.stage.read((tx) =>
      tx
        .select({ id: hyOfflineAccount.id })
        .from(hyOfflineAccount)
        .where(and(eq(hyOfflineAccount.tenantId, 0), eq(hyOfflineAccount.companyAccountId, 'demo-bank-1'))),
    );
    await offlinePay(scenario.at(52, 'cashier'), {
      noteId: scenario.noteId,
      offlineAccountId: account!.id,
      offlineTime: scenario.time(51),
      bankSerialNo: `OFF${scenario.number.slice(-8)}`,
      voucherFiles: scenario.stage.picture('receipt'),
      remark: '网银转账',
    });
    if ((await scenario.payment()).state === '20') await scenario.approve(53);
  },
  prepayBeyondFee: async (scenario) => {
    await scenario.recharge(300_000);
    // Who carries answers for no loss, and the most of the load was lost in an accident.
    await scenario.send({ lossMode: '0' });
    await scenario.prepay(100_000);
    await scenario.arrive({ unloadWeight: 8_000, overrides: [{ rule: 'R8', reason: '途中侧翻，事故认定书已上传' }] });
  },
  revokedAfterLoading: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.send();
    await scenario.load();
    const asked = { revokeCode: '9', reason: '货主取消发货，原地卸车', number: scenario.number };
    await revokeNote(scenario.at(7, 'ops'), { ...(await scenario.ref()), ...asked });
    await approveRevoke(scenario.at(8, 'finance_mgr'), { ...(await scenario.ref()), pass: true });
  },
  invoiceRed: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.paid();
    await invoice(scenario);
    const [issued] = await scenario.stage.read(async (tx) => {
      const note = await scenario.note();
      return tx
        .select()
        .from(hyInvoice)
        .where(and(eq(hyInvoice.tenantId, 0), eq(hyInvoice.id, note.invoiceId ?? '')));
    });
    const whole = { reason: '抬头有误', amount: issued!.amountInclTax, redConfirmNo: `2000${scenario.number.slice(-16)}` };
    await redInvoice(scenario.at(60, 'tax'), { id: issued!.id, version: issued!.version, ...whole });
    await answered(scenario, 60);
  },
  dianfuOverdue: async (scenario) => {
    await scenario.stage.read((tx) =>
      tx
        .update(hyCustomer)
        .set({ ...advanceTerms, dianfuTermDays: 3 })
        .where(and(eq(hyCustomer.tenantId, 0), eq(hyCustomer.id, scenario.parties.customerId))),
    );
    await scenario.recharge(294_362);
    await scenario.examined({ extras: { extraFee: 88_000, extraFeeRemark: '压车费' } });
    const asked: Ref = await applyForDianfu(scenario.at(51, 'cashier'), { noteId: scenario.noteId, remark: '客户次周回款' });
    const passed: Ref = await auditDianfu(scenario.at(52, 'finance_mgr'), { id: asked.id, version: asked.version, pass: true });
    await advanceDianfu(scenario.at(53, 'finance_mgr'), { id: passed.id, version: passed.version });
  },
  complaintCompensated: async (scenario) => {
    await scenario.recharge(300_000);
    await scenario.paid();
    const told = { complaintType: '1', noteId: scenario.noteId, fromType: '2' as const, againstType: '3' as const };
    const made: Ref = await complain(scenario.at(54, 'cs'), { ...told, content: '卸货时篷布破损，部分煤炭淋湿，要求赔付' } as never);
    const taken: Ref = await acceptComplaint(scenario.at(55, 'cs'), { id: made.id, version: made.version });
    const answer = { result: '1', replyContent: '情况属实，同意赔付五十元', compensateAmount: 5000 };
    const replied: Ref = await replyToComplaint(scenario.at(56, 'cs'), { id: taken.id, version: taken.version, ...answer } as never);
    const [approval] = await scenario.stage.read((tx) =>
      tx
        .select()
        .from(hyApproval)
        .where(and(eq(hyApproval.tenantId, 0), sql`${hyApproval.id} = (select approval_id from hy_complaint where id = ${replied.id})`)),
    );
    await auditApproval(scenario.at(57, 'finance_mgr'), { id: approval!.id, version: approval!.version, pass: true });
    const { rows } = await scenario.stage.read((tx) =>
      tx.execute<{ version: number }>(sql`select version from hy_complaint where tenant_id = 0 and id = ${replied.id}`),
    );
    await closeComplaint(scenario.at(58, 'cs'), { id: replied.id, version: rows[0]!.version, satisfaction: 5 });
  },
  uploadCorrected: async (scenario) => {
    const { services } = scenario.stage;
    // Those of all waybills before, in their order.
    await services.deliver(uploading, 0);
    await scenario.recharge(300_000);
    await scenario.examined();
    const ctx = scenario.at(51, 'system');
    (await openSandbox(ctx.platform)).faults.push('3005');
    await services.deliver(uploading, 0);
    const { rows } = await scenario.stage.read((tx) =>
      tx.execute<{ id: string }>(
        sql`select id from hy_gov_upload where tenant_id = 0 and biz_id = ${scenario.noteId} and upload_type = 'waybill'`,
      ),
    );
    await reuploadRows(
      scenario.at(53, 'ops'),
      rows.map(({ id }) => id),
    );
    await services.deliver(uploading, 0);
    await scenario.tell(await scenario.pay(54), { what: 'success', hours: 55 });
    await services.deliver(uploading, 0);
    await closeSandbox(ctx.platform);
  },
};

async function refuseReview(scenario: Scenario, remark: string): Promise<void> {
  await one(reviewNotes(scenario.at(49, 'compliance'), { ids: [scenario.noteId], pass: false, remark }));
}

async function captainsCard({ stage, parties }: Scenario): Promise<string> {
  const [card] = await stage.read((tx) =>
    tx
      .select({ id: hyBankCard.id })
      .from(hyBankCard)
      .innerJoin(hyDriver, eq(hyDriver.captainId, hyBankCard.holderId))
      .where(and(eq(hyBankCard.tenantId, 0), eq(hyDriver.id, parties.driverId), eq(hyBankCard.verifyState, '20'))),
  );
  return card!.id;
}

/** Waybills and flows of funds go to the test receiver. */
const uploading = [fundFlowOutbox, uploadOutbox];

/** Nothing goes to a bank while the set is made: each scenario says itself what the bank said. */
const sentToNobody: OutboxHandler = { topic: paymentTopic, deliver: async () => undefined };

/**
 * Plays the scenarios of the demonstration, each by the services that people call, in the month that is over today. Waybills get fixed numbers.
 *
 * @source freight-domain 8.2
 */
export async function loadScenarios(database: Database, { now, documents = {} }: { now: number; documents?: Documents }): Promise<void> {
  const services: DemoServices = openDemoServices(database, {
    ports: { foreignFiles: async () => new Set<string>() } as never,
    // What they answer is read by nobody: addresses of files are signed with anything.
    config: {
      taxChannels: { others: 'embedded', byTaxNo: new Map() },
      secret: 'demonstration',
      etc: null,
      mode: 'test',
      privateHosts: [],
    } as never,
    dictionaries: createDictionaries((tenantId) => loadDictionaries({ database }, tenantId), Number.POSITIVE_INFINITY),
  });
  const read: Stage['read'] = (run) => database.transaction({ tenantId: 0 }, run);
  const stage: Stage = {
    services,
    read,
    picture: (name) => documents[name] ?? `demo/${name}.png`,
  };
  const casts = await read(castOf);
  const keys = Object.keys(plays) as (keyof typeof plays)[];
  const today = momentOf(`${dayText(now)} 00:00:00`);
  for (const [index, key] of keys.entries()) {
    const from = today - (keys.length - index + 5) * day + 6 * hour;
    const vehicleId = await read((tx) => freeVehicle(tx, from));
    await plays[key](new Scenario(stage, { number: scenarioNumbers[key], from, parties: { ...casts[index]!, vehicleId } }));
  }
  services.at(now, { username: 'system' });
  await services.deliver([sentToNobody, fundOutbox, settledOutbox, tripContractOutbox], 0);
  await refreshDianfu(services.at(now, { username: 'system' }));
}

/** Hours from the morning of an order until its waybill is unloaded, and a day around them. */
const [away, around] = [45, 24];

/** A tractor that is at no other trip meanwhile: the set is made for the day on which it is loaded, and its trips fall otherwise at every hour. */
async function freeVehicle(tx: Tx, from: number): Promise<string> {
  const begin = timeText(from - around * hour);
  const end = timeText(from + (away + around) * hour);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from hy_vehicle v where v.tenant_id = 0 and v.state = '2' and v.vehicle_type = 'Q11' and v.vehicle_tonnage >= 3300
       and not exists (select 1 from hy_shipping_note n where n.tenant_id = 0 and n.vehicle_id = v.id
         and (n.note_status in ('15', '20', '30', '40') or (n.dispatch_time < ${end} and coalesce(n.unload_time, n.sign_time, n.dispatch_time) > ${begin})))
     order by (select max(dispatch_time) from hy_shipping_note n where n.tenant_id = 0 and n.vehicle_id = v.id) nulls first, v.id limit 1`);
  if (rows[0] === undefined) throw new Error('The set has no vehicle that is free for a scenario.');
  return rows[0].id;
}

/** Who plays in each scenario: customers on terms whose wallets are empty, and drivers with a captain. */
async function castOf(tx: Tx): Promise<Omit<ScenarioParties, 'vehicleId'>[]> {
  const { rows: customers } = await tx.execute<ScenarioParties & Record<string, unknown>>(sql`
    select c.id as "customerId", w.id as "walletId", s.id as "shipperId", a.id as "sendAddressId", r.id as "receiveAddressId"
      from hy_customer c join hy_customer_wallet w on w.tenant_id = c.tenant_id and w.customer_id = c.id
      cross join lateral (select id from hy_shipper where tenant_id = c.tenant_id and customer_id = c.id and state = '2' order by id limit 1) s
      cross join lateral (select id, adcode from hy_send_address where tenant_id = c.tenant_id and customer_id = c.id order by id limit 1) a
      cross join lateral (select id from hy_receive_address r where r.tenant_id = c.tenant_id and r.customer_id = c.id and r.adcode <> a.adcode
        and not exists (select 1 from hy_shipping_note n where n.tenant_id = r.tenant_id and n.send_adcode = a.adcode and n.receive_adcode = r.adcode) order by id limit 1) r
     where c.tenant_id = 0 and c.state = '2' and c.settle_type <> '0' and c.customer_kind in ('1', '3') and w.available_amount = 0
       and not exists (select 1 from hy_dianfu d where d.tenant_id = 0 and d.customer_id = c.id and d.state in ('10', '20', '30', '40'))
     order by c.id`);
  const { rows: agents } = await tx.execute<{ id: string }>(
    sql`select id from hy_customer where tenant_id = 0 and customer_kind = '2' and state = '2' order by id limit 1`,
  );
  const { rows: drivers } = await tx.execute<{ id: string }>(sql`
    select d.id from hy_driver d join hy_bank_card c on c.tenant_id = 0 and c.holder_id = d.id and c.verify_state = '20'
      join hy_bank_card k on k.tenant_id = 0 and k.holder_id = d.captain_id and k.verify_state = '20'
     where d.tenant_id = 0 and d.state = '2' and d.blacklist = '0' and d.light_only = '0' and d.vehicle_class = 'A2' order by d.id limit 6`);
  // Nobody goes on with a paper that has ended, and who lacks money has none left of other cases: the last ones are theirs.
  const pick = <Row>(rows: readonly Row[], { index, isAlone }: { index: number; isAlone: boolean }) =>
    (isAlone ? rows.at(-1) : rows[index % (rows.length - 1)])!;
  if (Math.min(customers.length, drivers.length) < 2 || agents.length === 0) throw new Error('The set has nobody who plays the scenarios.');
  return Object.keys(scenarioNumbers).map((key, index) => ({
    ...pick(customers, { index, isAlone: key === 'dianfuOverdue' }),
    agentId: agents[0]!.id,
    driverId: pick(drivers, { index, isAlone: key === 'certificateExpired' }).id,
  }));
}
