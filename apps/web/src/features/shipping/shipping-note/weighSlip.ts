import { shippingNote } from './shippingNote.resource.ts';

/** What a sheet holds that is imported here: weights of waybills that are on their way, not waybills. @source freight-domain F02 导入磅单 */
export const weighSlip = { ...shippingNote, label: { zh: '磅单', en: 'Weighbridge slips' } };
