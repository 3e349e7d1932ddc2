import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { monthsAfter } from '../../../platform/days.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { decimalText } from '../../shipping/price-history/priceHistory.service.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { ContractValues } from '../template/placeholders.ts';
import { fillContract, templateText } from '../template/template.service.ts';
import type { hyContract } from './freightContract.table.ts';

type ContractRow = typeof hyContract.$inferSelect;

/** What the text of a contract follows from. */
export type ContractText = Pick<
  ContractRow,
  | 'contractNo'
  | 'contractName'
  | 'contractType'
  | 'partyAName'
  | 'partyBName'
  | 'validFrom'
  | 'validTo'
  | 'shippingNoteNumber'
  | 'extraTerms'
  | 'templateId'
  | 'terms'
>;

/** The text of a contract: as it was signed, else as its template is filled. */
export async function contentOf(tx: Tx, ctx: Context, row: ContractText & { content: string | null }): Promise<string> {
  return row.content ?? filledText(await templateText(tx, ctx, row.templateId, row.contractType), row);
}

/** A template filled for a contract. What stands in its columns is read there. */
export function filledText(template: string, row: Omit<ContractText, 'templateId' | 'contractType'>): string {
  return fillContract(template, {
    ...(JSON.parse(row.terms) as ContractValues),
    contractNo: row.contractNo,
    contractName: row.contractName,
    partyAName: row.partyAName,
    partyBName: row.partyBName,
    validFrom: row.validFrom,
    validTo: row.validTo,
    shippingNoteNumber: row.shippingNoteNumber ?? '',
    extraTerms: row.extraTerms ?? '无',
  });
}

/** Parts of a waybill that its agreement states. */
export type TripFacts = Pick<
  NoteRow,
  | 'orderMode'
  | 'driverName'
  | 'driverIdNo'
  | 'driverPhone'
  | 'vehicleNumber'
  | 'trailerNumber'
  | 'cargoName'
  | 'plannedWeight'
  | 'sendProvince'
  | 'sendCity'
  | 'sendDistrict'
  | 'sendAddress'
  | 'receiveProvince'
  | 'receiveCity'
  | 'receiveDistrict'
  | 'receiveAddress'
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'driverFee'
  | 'lossMode'
  | 'lossRate'
  | 'lossKg'
>;

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('');

/** What the agreement of one trip says, as JSON. Agent mode keeps the driver's fee from their carrier and captain, who read it as well. */
export function tripTerms(note: TripFacts, madeOn: string): string {
  const isHidden = note.orderMode === '3';
  const values: ContractValues = {
    madeOn,
    driverName: note.driverName ?? '',
    partyCode: note.driverIdNo ?? '',
    partyPhone: note.driverPhone ?? '',
    vehicleNumber: note.vehicleNumber ?? '',
    trailerNumber: note.trailerNumber ?? '无',
    cargoName: note.cargoName,
    plannedWeight: ((note.plannedWeight ?? 0) / 1000).toFixed(3),
    sendPlace: joined(note.sendProvince, note.sendCity, note.sendDistrict, note.sendAddress),
    receivePlace: joined(note.receiveProvince, note.receiveCity, note.receiveDistrict, note.receiveAddress),
    pickupTime: [note.pickupTimeFrom, note.pickupTimeTo].map((time) => time?.slice(0, 16) ?? '').join(' 至 '),
    freight: isHidden ? '以平台运单为准' : `预估${decimalText(note.driverFee, { factor: 100, digits: 2 })}元`,
    lossRule: lossRuleOf(note),
  };
  return JSON.stringify(values);
}

function lossRuleOf({ lossMode, lossRate, lossKg }: TripFacts): string {
  if (lossMode === '1') return `允许货损${decimalText(lossRate ?? 0, { factor: 10, digits: 1 })}‰，超出部分按货值扣款`;
  if (lossMode === '2') return `每车允许货损${lossKg ?? 0}公斤，超出部分按货值扣款`;
  return '货损按平台运单约定';
}

/** How long the agreement of one trip stands: what follows from a carriage may be claimed for a year. */
export function tripValidity(madeOn: string): { validFrom: string; validTo: string } {
  return { validFrom: madeOn, validTo: yearsLater(madeOn, 1) };
}

/** The same day so many years later; the last of February where there is none. */
export const yearsLater = (day: string, years: number): string => monthsAfter(day, 12 * years);

/** The day of the clock. */
export const todayOf = (ctx: Pick<Context, 'clock'>): string => toDateText(ctx.clock.now());
