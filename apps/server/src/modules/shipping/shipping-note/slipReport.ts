import type { Context } from '../../../platform/context.ts';
import type { CellValue } from '../../../platform/excel/writeWorkbook.ts';
import type { ImportReport } from '../../../platform/resource/importPlan.ts';
import { seesDriverFee } from '../common/feeVisibility.ts';
import type { NoteRow } from './shippingNote.resource.ts';

/** A waybill before and after the slips of a sheet. */
export interface Weighed {
  before: NoteRow;
  after: NoteRow;
}

const weight = (zh: string, en: string) => ({
  caption: { zh: `${zh}(吨)`, en: `${en} (t)` },
  kind: 'number' as const,
  decimals: 3,
  width: 16,
});
const money = (zh: string, en: string) => ({
  caption: { zh: `${zh}(元)`, en: `${en} (CNY)` },
  kind: 'number' as const,
  decimals: 2,
  width: 18,
});

/** What the slips of a sheet changed, a line for each waybill. @source freight-domain appendix E */
export const slipReport: ImportReport = {
  title: { zh: '磅单导入差异', en: 'Weighbridge slips - differences' },
  columns: [
    { caption: { zh: '运单号', en: 'Waybill number' }, kind: 'text', width: 24 },
    weight('计划重量', 'Planned'),
    weight('装货净重(导入前)', 'Loaded net before'),
    weight('装货净重(导入后)', 'Loaded net after'),
    weight('卸货净重(导入前)', 'Unloaded net before'),
    weight('卸货净重(导入后)', 'Unloaded net after'),
    weight('货损', 'Loss'),
    weight('超额货损', 'Loss over allowance'),
    money('司机运费(导入前)', 'Driver fee before'),
    money('司机运费(导入后)', 'Driver fee after'),
  ],
};

/** One line of {@link slipReport}. Fees stay empty for an actor who may not see them. @source PERM-06 */
export function slipReportLine({ actor }: Context, { before, after }: Weighed): CellValue[] {
  const sees = seesDriverFee(actor, after);
  const over = after.lossWeight === null ? null : Math.max(0, after.lossWeight - (after.allowedLoss ?? 0));
  return [
    after.shippingNoteNumber,
    ...[before.plannedWeight, before.loadWeight, after.loadWeight, before.unloadWeight, after.unloadWeight, after.lossWeight, over].map(
      (kilograms) => (kilograms === null ? null : kilograms / 1000),
    ),
    ...[before.driverFee, after.driverFee].map((fen) => (sees ? fen / 100 : null)),
  ];
}
