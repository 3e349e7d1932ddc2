import { useLocale } from '@tarmac/admin-kit/i18n';
import { Descriptions } from '@tarmac/admin-kit/input';
import type { ResourceListProps } from '@tarmac/admin-kit/resource';
import type { Order, orderFields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker, ContractPicker } from '../../../shared/pickers/pickers.tsx';

const l = (zh: string, en: string) => ({ zh, en });

/** Everything about an order in the order in which it is entered, then what became of it. @source freight-domain F01 */
export const orderDetail: NonNullable<ResourceListProps<Order, keyof typeof orderFields>['detail']> = [
  {
    title: l('客户与模式', 'Customer and mode'),
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
  { title: l('主体与合同', 'Company and contract'), render: (row) => <CompanyAndContract row={row} /> },
  {
    title: l('装货', 'Loading'),
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
    title: l('卸货', 'Unloading'),
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
    title: l('货物与车辆', 'Cargo and vehicles'),
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
  {
    title: l('价格与结算', 'Prices'),
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
    title: l('货损规则', 'Loss rule'),
    fields: ['weightBasis', 'lossMode', 'lossRate', 'lossKg', 'lossDeduct', 'lossPass', 'cargoPrice', 'roundMode'],
  },
  {
    title: l('保险与备注', 'Insurance and remarks'),
    fields: ['needInsurance', 'insuredAmount', 'needReceipt', 'remark'],
  },
  {
    title: l('经过', 'History'),
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
  return (
    <Descriptions
      columns={3}
      items={[
        { key: 'companyId', label: localize(l('运营主体', 'Operating company')), value: <NameOf what="company" id={companyId} /> },
        { key: 'contractId', label: localize(l('客户合同', 'Contract')), value: <NameOf what="contract" id={contractId} /> },
      ]}
    />
  );
}

function NameOf({ what, id }: { what: 'company' | 'contract'; id: string | null }) {
  const { textsOf } = what === 'company' ? CompanyPicker : ContractPicker;
  const { data } = useQuery({ queryKey: [what, 'name', id], queryFn: () => textsOf([id ?? '']), enabled: id !== null, retry: false });
  return data?.[id ?? ''] ?? '--';
}
