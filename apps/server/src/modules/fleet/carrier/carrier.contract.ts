import {
  contract,
  date,
  dict,
  entity,
  files,
  Id,
  integer,
  listOfOwner,
  longText,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { companyUserEndpoints } from '../../system/user/companyUser.contract.ts';
import { partyHeadings } from '../../region/partyHeadings.ts';
import { blacklistEndpoints, reviewEndpoints, verifyEndpoints } from '../../review/review.contract.ts';
import { placeGroup } from '../../region/placeGroup.ts';
import { reviewFields, standingFields, uploadFields, verifyFields } from '../../review/review.fields.ts';
import { Driver } from '../driver/driver.contract.ts';
import { Vehicle } from '../vehicle/vehicle.contract.ts';
import { carrierKindNames } from '../otherNames.ts';
import { reviewMachine } from '../../review/review.states.ts';

/** A haulage company or fleet. @source freight-domain 2.9 */
export const Carrier = entity('carrier', {
  label: { zh: '承运商', en: 'Carrier' },
  groups: [placeGroup()],
  required: {
    carrierName: text(
      { zh: '承运商名称', en: 'Carrier' },
      {
        max: 100,
        filter: 'text',
        sortable: true,
        unique: { table: 'hy_carrier', column: 'carrier_name' },
      },
    ),
    carrierKind: dict('carrier_kind', { label: { zh: '类型', en: 'Kind' }, options: { otherNames: carrierKindNames } }),
    permitNumber: text({ zh: '道路运输经营许可证号', en: 'Road transport permit' }, { max: 50, rule: 'permit', filter: 'text' }),
    contactName: text({ zh: '联系人', en: 'Contact' }, { max: 50, filter: 'text' }),
    contactPhone: text({ zh: '联系电话', en: 'Contact phone' }, { max: 18, rule: 'mobile', sensitive: true, filter: 'equals' }),
  },
  optional: {
    uscc: text(
      { zh: '统一社会信用代码', en: 'Unified social credit code' },
      {
        max: 18,
        rule: 'uscc',
        filter: 'equals',
        unique: { table: 'hy_carrier', column: 'uscc' },
        description: 'Required for companies.',
      },
    ),
    permitScope: text({ zh: '经营范围', en: 'Scope of permit' }, { max: 200 }),
    permitValidTo: date({ zh: '许可证有效期至', en: 'Permit valid to' }),
    legalPerson: text({ zh: '法人', en: 'Legal representative' }, { max: 50 }),
    legalIdNo: text({ zh: '法人身份证号', en: 'ID card of the representative' }, { max: 18, rule: 'idCard', sensitive: true }),
    province: text({ zh: '省', en: 'Province' }, { max: 50 }),
    city: text({ zh: '市', en: 'City' }, { max: 50, filter: 'text' }),
    district: text({ zh: '区县', en: 'District' }, { max: 50 }),
    adcode: text({ zh: '行政区划', en: 'Division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
    address: text({ zh: '地址', en: 'Address' }, { max: 256 }),
    businessLicenceFile: files({ zh: '营业执照', en: 'Business licence' }, { biz: 'certificate', image: true }),
    permitFile: files({ zh: '许可证照片', en: 'Permit photo' }, { biz: 'certificate', image: true }),
    legalIdFiles: files({ zh: '法人身份证照片', en: 'ID card photos' }, { sensitive: true, biz: 'certificate', image: true }),
    taxpayerType: dict('taxpayer_type', { label: { zh: '纳税人类型', en: 'Kind of taxpayer' } }),
    settleType: dict('settle_type', { label: { zh: '应付结算方式', en: 'Settlement' } }),
    termDays: integer({ zh: '账期(天)', en: 'Term (days)' }, { max: 180 }),
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 256 }),
  },
  computed: {
    bankCardId: reference('bankCard', { label: { zh: '收款账户', en: 'Account' } }),
    contractId: reference('contract', { label: { zh: '承运合同', en: 'Contract' }, options: { textField: 'contractNo' } }),
    contractNo: text({ zh: '合同编号', en: 'Contract number' }, { max: 30 }),
    contractValidTo: date({ zh: '合同到期日', en: 'Contract until' }),
    driverCount: integer({ zh: '司机数', en: 'Drivers' }),
    vehicleCount: integer({ zh: '车辆数', en: 'Vehicles' }),
    openPayable: money({ zh: '应付余额', en: 'Open payable' }, { sortable: true }),
    ...reviewFields,
    ...verifyFields,
    ...uploadFields,
    ...standingFields,
  },
  importHeadings: { carrierName: partyHeadings.name, uscc: partyHeadings.uscc, ...partyHeadings.contact },
  importColumns: [
    'carrierName',
    'carrierKind',
    'uscc',
    'legalPerson',
    'legalIdNo',
    'contactName',
    'contactPhone',
    'adcode',
    'address',
    'permitNumber',
  ],
  exportColumns: [
    'carrierName',
    'carrierKind',
    'uscc',
    'permitNumber',
    'permitValidTo',
    'contactName',
    'contactPhone',
    'city',
    'address',
    'driverCount',
    'vehicleCount',
    'openPayable',
    'settleType',
    'state',
    'verifyState',
    'uploadState',
    'uploadEnvironment',
    'createTime',
  ],
  sums: ['openPayable'],
});

const may = { edit: 'carrier:edit', review: 'carrier:review', freeze: 'carrier:freeze' };

/** Certification of carriers. @source freight-domain 3.3 */
export const carrierReview = reviewMachine('carrierReview', may);

/** @source freight-domain F06 */
export const carrierContract = contract('/hycarrier/hyCarrier', {
  about: { domain: 'fleet', name: 'carrier', entity: Carrier, states: carrierReview },
  endpoints: {
    ...standardEndpoints(Carrier, 'carrier'),
    ...reviewEndpoints(Carrier, may),
    ...blacklistEndpoints(Carrier, 'carrier:blacklist'),
    ...verifyEndpoints(Carrier, may.review),
    drivers: listOfOwner(Driver, {
      owner: 'carrierId',
      about: {
        path: '/drivers',
        permission: 'carrier:drivers',
        summary: { zh: '承运商的司机', en: 'Drivers of a carrier' },
      },
    }),
    vehicles: listOfOwner(Vehicle, {
      owner: 'carrierId',
      about: {
        path: '/vehicles',
        permission: 'carrier:vehicles',
        summary: { zh: '承运商的车辆', en: 'Vehicles of a carrier' },
      },
    }),
  },
});

/** Logins of a carrier. @source freight-domain F06 登录账号 */
export const carrierUserContract = contract('/hycarrier/hyCarrierUser', {
  about: { domain: 'fleet', name: 'carrierUser' },
  endpoints: companyUserEndpoints(
    { carrierId: Id },
    {
      name: 'Carrier',
      permission: 'carrier:user',
      words: {
        list: { zh: '登录账号', en: 'Logins' },
        add: { zh: '新增登录账号', en: 'Add a login' },
        resetPwd: { zh: '重置账号密码', en: 'Reset the password of a login' },
        freeze: { zh: '冻结或解冻账号', en: 'Freeze or release a login' },
      },
    },
  ),
});
