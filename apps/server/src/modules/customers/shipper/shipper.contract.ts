import { contract, dict, entity, files, integer, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { partyHeadings } from '../../region/partyHeadings.ts';
import { reviewEndpoints, verifyEndpoints } from '../../review/review.contract.ts';
import { reviewFields, verifyFields } from '../../review/review.fields.ts';
import { reviewMachine } from '../../review/review.states.ts';

/** A consignor as it stands on waybills: a shipper's own profile, or a client of an agent. @source freight-domain 2.12 */
export const Shipper = entity('shipper', {
  label: { zh: '托运人', en: 'Shipper' },
  required: {
    customerId: reference('customer', { label: { zh: '所属客户', en: 'Customer' }, options: { textField: 'customerName' } }),
    shipperName: text({ zh: '托运人名称', en: 'Shipper' }, { max: 512, filter: 'text', sortable: true }),
    shipperIdNo: text(
      { zh: '统一社会信用代码/证件号', en: 'Credit code or ID number' },
      { max: 35, rule: 'partyNo', sensitive: true, filter: 'equals' },
    ),
    shipperKind: dict('shipper_kind', { label: { zh: '托运人类型', en: 'Kind' } }),
    contactName: text({ zh: '联系人', en: 'Contact' }, { max: 50, filter: 'text' }),
    contactPhone: text({ zh: '联系电话', en: 'Contact phone' }, { max: 18, rule: 'phone', sensitive: true, filter: 'equals' }),
    adcode: text({ zh: '行政区划', en: 'Division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
    address: text({ zh: '地址', en: 'Address' }, { max: 256 }),
  },
  optional: { licenceFile: files({ zh: '证照', en: 'Licence' }, { sensitive: true, biz: 'certificate', image: true }) },
  computed: {
    customerName: text({ zh: '客户名称', en: 'Customer name' }, { max: 100, filter: 'text' }),
    noteCount: integer({ zh: '运单数', en: 'Waybills' }, { description: 'Without those that were revoked.' }),
    ...reviewFields,
    ...verifyFields,
  },
  importHeadings: { shipperName: partyHeadings.name, shipperIdNo: partyHeadings.uscc, ...partyHeadings.contact },
  importColumns: [
    { name: 'customerId', caption: { zh: '所属客户', en: 'Customer' }, required: true },
    'shipperName',
    'shipperIdNo',
    'shipperKind',
    'contactName',
    'contactPhone',
    'adcode',
    'address',
  ],
  exportColumns: [
    'shipperName',
    'shipperIdNo',
    'shipperKind',
    'customerName',
    'contactName',
    'contactPhone',
    'adcode',
    'address',
    'state',
    'verifyState',
    'noteCount',
    'createTime',
  ],
});

const may = { edit: 'shipper:edit', review: 'shipper:review', freeze: 'shipper:review' };

/** Certification of shippers. @source freight-domain 3.3 */
export const shipperReview = reviewMachine('shipperReview', may);

/** @source freight-domain F08b */
export const shipperContract = contract('/customer/hyShipper', {
  about: { domain: 'customers', name: 'shipper', entity: Shipper, states: shipperReview },
  endpoints: { ...standardEndpoints(Shipper, 'shipper'), ...reviewEndpoints(Shipper, may), ...verifyEndpoints(Shipper, may.review) },
});
