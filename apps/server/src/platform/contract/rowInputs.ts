import { z } from 'zod';
import { Id, integer, longText } from './fields.ts';

const version = integer({ zh: '版本', en: 'Version' });

/** Names one row as the caller has read it. */
export const RowKey = z.object({ id: Id, version }).meta({ id: 'RowKey' });
/** One row and why. */
export const RowReason = RowKey.extend({ reason: longText({ zh: '原因', en: 'Reason' }, { max: 200 }) }).meta({ id: 'RowReason' });
/** One row and a verdict; a refusal needs a remark. */
export const RowVerdict = RowKey.extend({
  pass: z.boolean(),
  remark: longText({ zh: '审核意见', en: 'Remark' }, { max: 200 }).nullish(),
}).meta({ id: 'RowVerdict' });
