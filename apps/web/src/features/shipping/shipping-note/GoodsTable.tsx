import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type NoteDetail, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { noteLabels as labels } from './noteLabels.ts';
import { noteTexts as texts } from './noteTexts.ts';

/** What a waybill carries, line by line. @source freight-domain 2.5 hy_note_goods */
export function GoodsTable({ goods }: Pick<NoteDetail, 'goods'>) {
  const { localize } = useLocale();
  const columns = [
    { key: 'descriptionOfGoods', meta: fields.cargoName },
    { key: 'cargoTypeClassificationCode', meta: fields.cargoTypeCode },
    { key: 'goodsItemGrossWeight', meta: { ...fields.loadWeight, label: texts.weight } },
    { key: 'cube', meta: fields.volume },
    { key: 'totalNumberOfPackages', meta: fields.pieces },
  ] as const;
  return (
    <table aria-label={localize(labels.goods)} className="w-full border-collapse text-start">
      <thead>
        <tr className="border-b border-solid border-line text-ink-secondary">
          {columns.map(({ key, meta }) => (
            <th key={key} className="py-1.5 pe-3 text-start font-normal">
              {localize(meta.label)}
              {'unit' in meta && ` (${localize(meta.unit.symbol)})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goods.map((line) => (
          <tr key={line.lineNo} className="border-b border-solid border-line">
            {columns.map(({ key, meta }) => (
              <td key={key} className="py-1.5 pe-3 tabular-nums">
                <FieldView meta={meta} name={key} row={{ ...line }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
