import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions } from '@tarmac/admin-kit/input';
import type { ResourceListProps } from '@tarmac/admin-kit/resource';
import type { Order, orderFields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { label } from '@tarmac/freight-api/rules';
import { CompanyPicker, ContractPicker } from '../../../shared/pickers/pickers.tsx';

const loadWay = () => import('./OrderWay.tsx');
const OrderMap = late(loadWay, { part: 'OrderMap' });
const OrderNotes = late(loadWay, { part: 'OrderNotes' });

/** Everything about an order in the order in which it is entered, then what became of it. @source freight-domain F01 */
export const orderDetail: NonNullable<ResourceListProps<Order, keyof typeof orderFields>['detail']> = [
  {
    title: label('客户与模式', 'Customer and mode'),
    fields: [
      'orderNo',
      'status',
      'orderMode',
      'publishMode',
      'customerName',
      'shipperName',
      'agentName',
      'carrierName',
      'originalDocumentNumber',
    ],
  },
  // Its row carries the ids alone.
  { title: label('主体与合同', 'Company and contract'), render: (row) => <CompanyAndContract row={row} /> },
  {
    title: label('装货', 'Loading'),
    fields: [
      'sendName',
      'sendContact',
      'sendPhone',
      'sendProvince',
      'sendCity',
      'sendDistrict',
      'sendAddress',
      'pickupTimeFrom',
      'pickupTimeTo',
    ],
  },
  {
    title: label('卸货', 'Unloading'),
    fields: [
      'receiveName',
      'receiveIdNo',
      'receiveContact',
      'receivePhone',
      'receiveProvince',
      'receiveCity',
      'receiveDistrict',
      'receiveAddress',
      'deliverTimeTo',
      'distance',
    ],
  },
  {
    title: label('货物与车辆', 'Cargo and vehicles'),
    fields: [
      'cargoName',
      'cargoTypeCode',
      'businessTypeCode',
      'transportTypeCode',
      'totalWeight',
      'totalVolume',
      'totalPieces',
      'totalVehicles',
      'vehicleTypes',
      'vehicleLength',
      'dispatchedWeight',
      'offeredWeight',
      'dispatchedVehicles',
      'finishedVehicles',
    ],
  },
  { title: label('运单', 'Waybills'), place: 'rail', render: (row) => <OrderNotes order={row} /> },
  { title: label('地图', 'Map'), place: 'rail', render: (row) => <OrderMap order={row} /> },
  {
    title: label('价格与结算', 'Prices'),
    place: 'rail',
    fields: [
      'priceMode',
      'unitPrice',
      'customerUnitPrice',
      'agentFee',
      'driverFee',
      'serviceFee',
      'customerFee',
      'agentMargin',
      'feeTotal',
      'settleType',
      'termDays',
      'serviceRate',
      'feeCalcMode',
      'prepayRate',
      'prepayAmount',
    ],
  },
  {
    title: label('货损规则', 'Loss rule'),
    fields: ['weightBasis', 'lossMode', 'lossRate', 'lossKg', 'lossDeduct', 'lossPass', 'cargoPrice', 'roundMode'],
  },
  {
    title: label('保险与备注', 'Insurance and remarks'),
    fields: ['needInsurance', 'insuredAmount', 'needReceipt', 'remark'],
  },
  {
    title: label('经过', 'History'),
    place: 'rail',
    columns: 1,
    fields: [
      'createBy',
      'createTime',
      'reviewBy',
      'reviewTime',
      'reviewRemark',
      'publishTime',
      'acceptDeadline',
      'closeTime',
      'closeReason',
      'updateBy',
      'updateTime',
    ],
  },
];

function CompanyAndContract({ row: { companyId, contractId } }: { row: Order }) {
  const { localize } = useLocale();
  const named = [
    { key: 'company', label: label('运营主体', 'Operating company'), id: companyId },
    { key: 'contract', label: label('客户合同', 'Contract'), id: contractId },
  ] as const;
  return (
    <Descriptions
      columns={3}
      items={named
        .filter(({ id }) => id !== null)
        .map(({ key, label: name, id }) => ({ key, label: localize(name), value: <NameOf what={key} id={id} /> }))}
    />
  );
}

function NameOf({ what, id }: { what: 'company' | 'contract'; id: string | null }) {
  const { textsOf } = what === 'company' ? CompanyPicker : ContractPicker;
  const { data } = useQuery({ queryKey: [what, 'name', id], queryFn: () => textsOf([id ?? '']), enabled: id !== null, retry: false });
  return data?.[id ?? ''] ?? '--';
}
