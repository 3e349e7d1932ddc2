import {
  contract,
  coordinate,
  entity,
  flag,
  integer,
  longText,
  metres,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { placeGroup } from '../../region/placeGroup.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';

/** A place where a customer's goods are unloaded. @source freight-domain 2.37 */
export const ReceiveAddress = entity('receiveAddress', {
  label: { zh: '收货地址', en: 'Unloading address' },
  groups: [placeGroup(), { name: 'point', fields: ['lng', 'lat'] }],
  required: {
    customerId: reference('customer', { label: { zh: '客户', en: 'Customer' }, options: { textField: 'customerName' } }),
    addressName: text({ zh: '地址简称', en: 'Short name' }, { max: 50, filter: 'text', sortable: true }),
    companyName: text({ zh: '收货人', en: 'Consignee' }, { max: 100, filter: 'text' }),
    contactName: text({ zh: '联系人', en: 'Contact' }, { max: 50, filter: 'text' }),
    phone: text({ zh: '联系电话', en: 'Phone' }, { max: 30, rule: 'phone', sensitive: true, filter: 'equals' }),
    adcode: text({ zh: '行政区划', en: 'Division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
    address: text({ zh: '详细地址', en: 'Street' }, { max: 256, filter: 'text' }),
    lng: coordinate({ zh: '经度', en: 'Longitude' }, { range: { min: 73.4, max: 135.1 } }),
    lat: coordinate({ zh: '纬度', en: 'Latitude' }, { range: { min: 3.8, max: 53.6 } }),
  },
  optional: {
    idNo: text({ zh: '收货方证件号', en: 'ID of the consignee' }, { spelling: 'compact', max: 35, sensitive: true }),
    province: text({ zh: '省', en: 'Province' }, { max: 50 }),
    city: text({ zh: '市', en: 'City' }, { max: 50, filter: 'text' }),
    district: text({ zh: '区县', en: 'District' }, { max: 50 }),
    fenceRadius: metres({ zh: '围栏半径', en: 'Fence radius' }, { min: 100, max: 10_000, default: 1000 }),
    workTime: text({ zh: '作业时间', en: 'Working hours' }, { max: 100 }),
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 200 }),
    enabled: flag({ zh: '启用', en: 'Enabled' }, { default: '1' }),
  },
  computed: {
    customerName: text({ zh: '客户名称', en: 'Customer name' }, { max: 100, filter: 'text' }),
    isDefault: flag({ zh: '默认', en: 'Default' }),
    useCount: integer({ zh: '使用次数', en: 'Times used' }, { sortable: true }),
  },
});

/** @source freight-domain S13 */
export const receiveAddressContract = contract('/shipping/hyReceiveAddress', {
  about: { domain: 'shipping', name: 'receiveAddress', entity: ReceiveAddress, isShared: true },
  endpoints: {
    ...standardEndpoints(ReceiveAddress, 'address'),
    setDefault: {
      method: 'PUT',
      path: '/setDefault',
      permission: 'address:edit',
      summary: { zh: '设为默认', en: 'Make default' },
      body: RowKey,
      reply: ReceiveAddress.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});
