import { z } from 'zod';
import { Id } from '../../../platform/contract/index.ts';
import { ShippingNote } from './shippingNote.entity.ts';

/** Drivers or vehicles of whom the open waybills are counted. */
export const OpenNotesQuery = z.object({
  of: z.enum(['driver', 'vehicle']),
  ids: z.string().max(3300).meta({ description: 'Ids, joined by commas; at most 100.' }),
});

/** The same of a whole page of them. */
export const OpenNotesInput = z.object({ of: z.enum(['driver', 'vehicle']), ids: z.array(Id).max(500) }).meta({ id: 'OpenNotesInput' });

/** Fees as they would come out. Those that the reader may not see are null. Weights in kilograms, money in fen. */
export const FeeTrial = z
  .object({
    settleWeight: z.int(),
    lossWeight: z.int(),
    allowedLoss: z.int(),
    deductWeight: z.int(),
    lossAmount: z.int().nullable(),
    driverFeeRaw: z.int().nullable(),
    roundingAmount: z.int().nullable(),
    driverFee: z.int().nullable(),
    serviceFee: z.int().nullable(),
    customerFee: z.int().nullable(),
    agentFee: z.int().nullable(),
    agentMargin: z.int().nullable(),
    feeTotal: z.int().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'FeeTrial' });

const NoteGoods = z
  .object({
    lineNo: z.int(),
    descriptionOfGoods: z.string(),
    cargoTypeClassificationCode: z.string(),
    goodsItemGrossWeight: z.int(),
    cube: z.int().nullable(),
    totalNumberOfPackages: z.int().nullable(),
  })
  .meta({ id: 'NoteGoods' });
const NoteFile = z
  .object({
    id: Id,
    kind: z.string(),
    path: z.string(),
    uploadedBy: z.string().nullable(),
    uploadTime: z.string().nullable(),
    /** The pre-check's verdict: '1' valid, '0' to be made again. */
    valid: z.string().nullable(),
    reason: z.string().nullable(),
    /** '1': another document has taken its place. */
    replaced: z.string(),
  })
  .meta({ id: 'NoteFile' });

/** A waybill with its goods and documents. */
export const NoteDetail = z
  .object({ note: ShippingNote.row, goods: z.array(NoteGoods), files: z.array(NoteFile) })
  .meta({ id: 'NoteDetail' });
