import { z } from 'zod';
import {
  contract,
  coordinate,
  date,
  dateTime,
  dict,
  dictList,
  entity,
  files,
  flag,
  Id,
  IdQuery,
  ListQuery,
  longText,
  page,
  rating,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { driverHeadings } from '../headings.ts';
import { blacklistEndpoints, reviewEndpoints, verifyEndpoints } from '../../review/review.contract.ts';
import { recheckFields, reviewFields, standingFields, uploadFields, verifyFields } from '../../review/review.fields.ts';
import { reviewMachine } from '../../review/review.states.ts';
import { ocrEndpoints } from '../ocr/ocr.contract.ts';

/** A person who drives. @source freight-domain 2.7 */
export const Driver = entity('driver', {
  label: { zh: '司机', en: 'Driver' },
  required: {
    driverName: text({ zh: '姓名', en: 'Name' }, { max: 30, filter: 'text', sortable: true }),
    idNo: text(
      { zh: '身份证号', en: 'ID card number' },
      {
        max: 18,
        rule: 'idCard',
        sensitive: true,
        filter: 'equals',
        unique: { table: 'hy_driver', column: 'id_no' },
      },
    ),
    phone: text(
      { zh: '手机号', en: 'Mobile' },
      {
        max: 18,
        rule: 'mobile',
        sensitive: true,
        filter: 'equals',
        unique: { table: 'hy_driver', column: 'phone' },
        description: 'Also the login name of the app.',
      },
    ),
    vehicleClass: dictList('licence_class', {
      label: { zh: '准驾车型', en: 'Licence class' },
      options: { filter: 'text' },
    }),
    validPeriodFrom: date({ zh: '驾驶证有效期起', en: 'Licence valid from' }, { notAfter: 'today' }),
    validPeriodTo: date({ zh: '驾驶证有效期至', en: 'Licence valid to' }),
    licenceIssuer: text({ zh: '发证机关', en: 'Issued by' }, { max: 128 }),
  },
  optional: {
    address: text({ zh: '住址', en: 'Address' }, { max: 200 }),
    idValidFrom: date({ zh: '身份证有效期起', en: 'ID card valid from' }, { notAfter: 'today' }),
    idValidTo: date({ zh: '身份证有效期至', en: 'ID card valid to' }, { description: '9999-12-31 says for life.' }),
    idFrontFile: files({ zh: '身份证人像面', en: 'ID card, front' }, { sensitive: true, biz: 'certificate', image: true, maxCount: 1 }),
    idBackFile: files({ zh: '身份证国徽面', en: 'ID card, back' }, { sensitive: true, biz: 'certificate', image: true, maxCount: 1 }),
    facePhoto: files({ zh: '人脸照片', en: 'Portrait' }, { sensitive: true, biz: 'certificate', image: true, maxCount: 1 }),
    licenceNo: text(
      { zh: '驾驶证号', en: 'Licence number' },
      { spelling: 'compact', max: 18, sensitive: true, description: 'The ID card number for mainland licences, which is the default.' },
    ),
    licenceFile: files({ zh: '驾驶证照片', en: 'Licence photo' }, { sensitive: true, biz: 'certificate', image: true, maxCount: 1 }),
    licenceBackFile: files(
      { zh: '驾驶证副页照片', en: 'Licence photo, second page' },
      { sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
    ),
    qualificationCertificate: text(
      { zh: '从业资格证号', en: 'Qualification certificate' },
      {
        max: 19,
        rule: 'qualification',
        sensitive: true,
        description: 'Required unless the driver only drives up to 4.5 t.',
      },
    ),
    qualificationType: text({ zh: '从业资格类别', en: 'Kind of qualification' }, { max: 50, default: '道路货物运输驾驶员' }),
    qualificationValidTo: date({ zh: '资格证有效期至', en: 'Qualification valid to' }),
    qualificationFile: files(
      { zh: '资格证照片', en: 'Qualification photo' },
      { sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
    ),
    lightOnly: flag({ zh: '仅驾4.5吨及以下', en: 'Up to 4.5 t only' }, { default: '0' }),
    carrierId: reference('carrier', { label: { zh: '所属承运商', en: 'Carrier' }, options: { textField: 'carrierName' } }),
    captainId: reference('driver', { label: { zh: '车队长', en: 'Captain' }, options: { textField: 'captainName' } }),
    isCaptain: flag({ zh: '是否车队长', en: 'Is a captain' }, { default: '0' }),
    payBankName: text({ zh: '开户行', en: 'Bank' }, { max: 100 }),
    payCardNo: text(
      { zh: '收款卡号', en: 'Card number' },
      {
        max: 19,
        rule: 'bankCard',
        sensitive: true,
        description: 'Becomes the first card of the driver; later the default card is shown here.',
      },
    ),
    taxRegistered: flag({ zh: '已办税务登记', en: 'Registered for tax' }, { default: '0' }),
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 256 }),
  },
  computed: {
    gender: dict('gender', { label: { zh: '性别', en: 'Gender' } }),
    birthday: date({ zh: '生日', en: 'Birthday' }),
    carrierName: text({ zh: '承运商名称', en: 'Carrier name' }, { max: 100, filter: 'text' }),
    captainName: text({ zh: '车队长姓名', en: 'Captain name' }, { max: 30, filter: 'text' }),
    defaultVehicleNumber: text({ zh: '默认车辆', en: 'Default vehicle' }, { spelling: 'compact', max: 35 }),
    loginName: text({ zh: '登录账号', en: 'User name' }, { max: 64, description: 'Absent: they do not sign in.' }),
    defaultCardId: reference('bankCard', { label: { zh: '默认收款卡', en: 'Default card' }, options: { textField: 'payCardNo' } }),
    contractId: reference('contract', { label: { zh: '框架协议', en: 'Framework agreement' }, options: { textField: 'contractNo' } }),
    contractNo: text({ zh: '框架协议编号', en: 'Number of the agreement' }, { max: 30 }),
    ...reviewFields,
    ...recheckFields,
    ...verifyFields,
    ...standingFields,
    evaluationAvg: rating({ zh: '平均评分', en: 'Average rating' }, { max: 500, sortable: true }),
    online: flag({ zh: '在线', en: 'Online' }),
    lastLng: coordinate({ zh: '最近经度', en: 'Last longitude' }, { range: { min: -180, max: 180 } }),
    lastLat: coordinate({ zh: '最近纬度', en: 'Last latitude' }, { range: { min: -90, max: 90 } }),
    lastLocTime: dateTime({ zh: '最近定位时间', en: 'Last seen' }),
    ...uploadFields,
    regSource: dict('reg_source', { label: { zh: '注册来源', en: 'Registered through' } }),
  },
  importHeadings: driverHeadings,
  importColumns: [
    'driverName',
    'idNo',
    'phone',
    'vehicleClass',
    'validPeriodFrom',
    {
      name: 'validPeriodTo',
      caption: { zh: '驾驶证有效期至', en: 'Licence valid to' },
      aliases: [{ zh: '至', en: 'Valid to' }],
    },
    'licenceIssuer',
    'qualificationCertificate',
    { name: 'carrierId', caption: { zh: '承运商', en: 'Carrier' } },
    'payBankName',
    { name: 'payCardNo', caption: { zh: '卡号', en: 'Card number' } },
  ],
  exportColumns: [
    'driverName',
    'phone',
    'idNo',
    'vehicleClass',
    'validPeriodFrom',
    'validPeriodTo',
    'licenceIssuer',
    'qualificationCertificate',
    'carrierName',
    'captainName',
    'defaultVehicleNumber',
    'state',
    'verifyState',
    'score',
    'evaluationAvg',
    'blacklist',
    'uploadState',
    'uploadEnvironment',
    'regSource',
    'createTime',
  ],
});

const may = { edit: 'driver:edit', review: 'driver:review', freeze: 'driver:freeze' };

/** Certification of drivers. @source freight-domain 3.3 */
export const driverReview = reviewMachine('driverReview', may);

/** A vehicle to bind to a driver or take from them. */
const BindVehicleInput = z
  .object({ driverId: Id, vehicleId: Id, isDefault: z.enum(['0', '1']).optional() })
  .meta({ id: 'BindVehicleInput' });

/** A vehicle that a driver drives. The one that stands first is the default. */
const BoundVehicle = z
  .object({
    id: Id,
    vehicleNumber: z.string(),
    plateColor: z.string(),
    vehicleType: z.string(),
    isDefault: z.enum(['0', '1']),
    bindTime: z.string().nullable(),
  })
  .meta({ id: 'BoundVehicle' });

/** @source freight-domain F04 */
export const driverContract = contract('/hydriver/hyDriver', {
  about: { domain: 'fleet', name: 'driver', entity: Driver, states: driverReview },
  endpoints: {
    ...standardEndpoints(Driver, 'driver'),
    ...reviewEndpoints(Driver, may),
    ...blacklistEndpoints(Driver, 'driver:blacklist'),
    ...verifyEndpoints(Driver, 'driver:verify'),
    ...ocrEndpoints(Driver, { kinds: ['idFront', 'idBack', 'licence', 'licenceBack', 'qualification'], permission: 'driver:ocr' }),
    bindVehicle: {
      method: 'PUT',
      path: '/bindVehicle',
      permission: 'driver:bindVehicle',
      summary: { zh: '绑定车辆', en: 'Bind a vehicle' },
      body: BindVehicleInput,
      checkable: true,
      reply: Driver.row,
      idempotent: 'accepted',
      errors: ['NotFound'],
    },
    unbindVehicle: {
      method: 'PUT',
      path: '/unbindVehicle',
      permission: 'driver:bindVehicle',
      summary: { zh: '解绑车辆', en: 'Unbind a vehicle' },
      body: BindVehicleInput,
      reply: Driver.row,
      idempotent: 'accepted',
      errors: ['NotFound'],
    },
    boundVehicles: {
      method: 'GET',
      path: '/boundVehicles',
      permission: 'driver:list',
      summary: { zh: '已绑定车辆', en: 'Bound vehicles' },
      query: IdQuery,
      reply: z.array(BoundVehicle),
      errors: ['NotFound'],
    },
    resetPwd: {
      method: 'PUT',
      path: '/resetPwd',
      permission: 'driver:resetPwd',
      summary: { zh: '重置密码', en: 'Reset password' },
      body: z.object({ id: Id, password: z.string().max(200).nullish(), confirmpassword: z.string().max(200).nullish() }).meta({
        id: 'DriverPasswordInput',
      }),
      checkable: true,
      // Not idempotent: a stored answer would keep the password.
      reply: z.object({ password: z.string().nullable() }),
      message: '密码修改成功!',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    statusCount: statusCounts('driver'),
    expiring: {
      method: 'GET',
      path: '/expiring',
      permission: 'driver:list',
      summary: { zh: '证件即将到期的司机', en: 'Drivers with expiring certificates' },
      query: ListQuery,
      reply: page(Driver.row),
      code: 0,
    },
  },
});
