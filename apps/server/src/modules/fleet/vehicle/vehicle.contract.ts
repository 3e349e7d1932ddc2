import { z } from 'zod';
import {
  centitonnes,
  contract,
  coordinate,
  date,
  dateTime,
  dict,
  entity,
  files,
  flag,
  Id,
  IdQuery,
  integer,
  ListQuery,
  longText,
  millimetres,
  page,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { blacklistEndpoints, reviewEndpoints, verifyEndpoints } from '../../review/review.contract.ts';
import { recheckFields, reviewFields, standingFields, uploadFields, verifyFields } from '../../review/review.fields.ts';
import { reviewMachine } from '../../review/review.states.ts';
import { ocrEndpoints } from '../ocr/ocr.contract.ts';
import { vehicleHeadings } from '../headings.ts';
import { energyNames, plateColourNames, vehicleTypeNames } from '../otherNames.ts';

const photo = { biz: 'certificate', image: true, maxCount: 1 } as const;

/** A truck, tractor or trailer. @source freight-domain 2.8 */
export const Vehicle = entity('vehicle', {
  label: { zh: '车辆', en: 'Vehicle' },
  groups: [
    { name: 'plate', fields: ['vehicleNumber', 'plateColor'] },
    { name: 'trailer', fields: ['trailerVehicleId', 'trailerVehiclePlateNumber'] },
  ],
  required: {
    vehicleNumber: text(
      { zh: '车牌号', en: 'Plate number' },
      {
        max: 35,
        rule: 'plate',
        filter: 'text',
        sortable: true,
        unique: { table: 'hy_vehicle', column: 'vehicle_number', within: 'plateColor' },
      },
    ),
    plateColor: dict('plate_color', {
      label: { zh: '车牌颜色', en: 'Plate colour' },
      options: { otherNames: plateColourNames },
    }),
    vehicleType: dict('vehicle_type', {
      label: { zh: '车辆类型', en: 'Vehicle type' },
      options: { otherNames: vehicleTypeNames },
    }),
    owner: text({ zh: '所有人', en: 'Owner' }, { max: 128, filter: 'text' }),
    ownerIdNo: text({ zh: '所有人证件号', en: 'ID of the owner' }, { max: 50, rule: 'partyNo', sensitive: true, filter: 'equals' }),
    useCharacter: text({ zh: '使用性质', en: 'Use' }, { max: 20 }),
    vin: text({ zh: '车辆识别代号', en: 'VIN' }, { max: 17, rule: 'vin', filter: 'text' }),
    issuingOrganizations: text({ zh: '行驶证发证机关', en: 'Licence issued by' }, { max: 128 }),
    registerDate: date({ zh: '注册日期', en: 'Registered on' }, { notAfter: 'today' }),
    issueDate: date({ zh: '发证日期', en: 'Issued on' }, { notAfter: 'today' }),
    vehicleEnergyType: dict('energy_type', {
      label: { zh: '能源类型', en: 'Energy' },
      options: { otherNames: energyNames },
    }),
    vehicleTonnage: centitonnes(
      { zh: '核定载质量', en: 'Approved load' },
      {
        min: 1,
        max: 10_000,
        filter: 'range',
        sortable: true,
        description: 'For tractors the approved towing mass.',
      },
    ),
    grossMass: centitonnes({ zh: '总质量', en: 'Gross mass' }, { min: 1, max: 4900 }),
    roadTransportCertificateNumber: text(
      { zh: '道路运输证号', en: 'Road transport certificate' },
      { max: 20, rule: 'rtc', filter: 'text' },
    ),
  },
  optional: {
    ownerType: dict('owner_type', {
      label: { zh: '所有人类型', en: 'Kind of owner' },
      options: { description: 'Told by the ID number when empty.' },
    }),
    inspectValidTo: date({ zh: '检验有效期至', en: 'Inspection valid to' }),
    engineNo: text({ zh: '发动机号', en: 'Engine number' }, { max: 50 }),
    brandModel: text({ zh: '品牌型号', en: 'Make and model' }, { max: 100 }),
    vehicleLength: millimetres({ zh: '车长', en: 'Length' }, { max: 60_000 }),
    vehicleWidth: millimetres({ zh: '车宽', en: 'Width' }, { max: 10_000 }),
    vehicleHeight: millimetres({ zh: '车高', en: 'Height' }, { max: 10_000 }),
    axleCount: integer({ zh: '轴数', en: 'Axles' }, { min: 2, max: 6 }),
    rtcValidTo: date({ zh: '道路运输证有效期至', en: 'Road transport certificate valid to' }, { description: 'Required above 4.5 t.' }),
    rtcFile: files({ zh: '道路运输证照片', en: 'Road transport certificate photo' }, photo),
    vehicleLicenceFile: files({ zh: '行驶证照片', en: 'Vehicle licence photo' }, photo),
    vehicleLicenceBackFile: files({ zh: '行驶证副页照片', en: 'Vehicle licence photo, second page' }, photo),
    vehiclePhoto: files({ zh: '车辆照片', en: 'Vehicle photo' }, photo),
    ownerPermitNo: text({ zh: '业户经营许可证号', en: "Owner's permit" }, { max: 50, rule: 'permit' }),
    trailerVehiclePlateNumber: text({ zh: '挂车牌照号', en: 'Trailer plate' }, { max: 35, rule: 'trailerPlate', filter: 'text' }),
    trailerVehicleId: reference('vehicle', { label: { zh: '挂车', en: 'Trailer' }, options: { textField: 'trailerVehiclePlateNumber' } }),
    carrierId: reference('carrier', { label: { zh: '所属承运商', en: 'Carrier' }, options: { textField: 'carrierName' } }),
    attachAgreementFile: files(
      { zh: '挂靠协议', en: 'Affiliation agreement' },
      { sensitive: true, biz: 'certificate', accept: '.pdf,.jpg,.jpeg,.png', maxSize: 20 * 1024 * 1024 },
    ),
    insuranceCompany: text({ zh: '保险公司', en: 'Insurer' }, { max: 100 }),
    compulsoryNo: text({ zh: '交强险保单号', en: 'Compulsory policy' }, { max: 64 }),
    compulsoryValidTo: date({ zh: '交强险有效期至', en: 'Compulsory policy valid to' }),
    commercialValidTo: date({ zh: '商业险有效期至', en: 'Commercial policy valid to' }),
    gpsTerminalNo: text({ zh: '车机终端号', en: 'On-board unit' }, { max: 64 }),
    gpsNetState: flag({ zh: '车机入网', en: 'Unit networked' }, { default: '0' }),
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 256 }),
  },
  computed: {
    carrierName: text({ zh: '承运商名称', en: 'Carrier name' }, { max: 100, filter: 'text' }),
    driverNames: text({ zh: '绑定司机', en: 'Bound drivers' }, { max: 500 }),
    ...reviewFields,
    ...recheckFields,
    ...verifyFields,
    ...standingFields,
    lastLng: coordinate({ zh: '最近经度', en: 'Last longitude' }, { range: { min: -180, max: 180 } }),
    lastLat: coordinate({ zh: '最近纬度', en: 'Last latitude' }, { range: { min: -90, max: 90 } }),
    lastLocTime: dateTime({ zh: '最近定位时间', en: 'Last seen' }),
    lastSpeed: integer({ zh: '最近速度(km/h)', en: 'Last speed (km/h)' }, { max: 220 }),
    lastSource: dict('track_source', { label: { zh: '定位来源', en: 'Seen through' } }),
    ...uploadFields,
  },
  importHeadings: vehicleHeadings,
  importColumns: [
    'vehicleNumber',
    'plateColor',
    'vehicleType',
    'owner',
    'ownerIdNo',
    'useCharacter',
    'vin',
    'issuingOrganizations',
    'registerDate',
    'issueDate',
    'vehicleEnergyType',
    'vehicleTonnage',
    'grossMass',
    'roadTransportCertificateNumber',
    'ownerPermitNo',
    'trailerVehiclePlateNumber',
  ],
  exportColumns: [
    'vehicleNumber',
    'plateColor',
    'vehicleType',
    'owner',
    'ownerIdNo',
    'useCharacter',
    'vin',
    'issuingOrganizations',
    'registerDate',
    'issueDate',
    'vehicleTonnage',
    'grossMass',
    'vehicleEnergyType',
    'roadTransportCertificateNumber',
    'rtcValidTo',
    'inspectValidTo',
    'trailerVehiclePlateNumber',
    'carrierName',
    'driverNames',
    'gpsNetState',
    'state',
    'verifyState',
    'uploadState',
    'uploadEnvironment',
    'createTime',
  ],
});

const may = { edit: 'vehicle:edit', review: 'vehicle:review', freeze: 'vehicle:freeze' };

/** Certification of vehicles. @source freight-domain 3.3 */
export const vehicleReview = reviewMachine('vehicleReview', may);

/** A vehicle and the trailer it pulls; null unhitches. */
const BindTrailerInput = RowKey.extend({ trailerVehicleId: Id.nullable() }).meta({ id: 'BindTrailerInput' });

/** Where a vehicle was seen last. */
const LastPosition = z
  .object({
    vehicleNumber: z.string(),
    lng: z.number().nullable(),
    lat: z.number().nullable(),
    locTime: z.string().nullable(),
    /** km/h. */
    speed: z.int().nullable(),
    /** Value of `track_source`. */
    source: z.string().nullable(),
    /** How old it is; null while there is none. */
    ageMinutes: z.int().nullable(),
    /** '1': its unit is on the network. */
    gpsNetState: z.string().nullable(),
  })
  .meta({ id: 'LastPosition' });

/** @source freight-domain F05 */
export const vehicleContract = contract('/hyvehicle/hyVehicle', {
  about: { domain: 'fleet', name: 'vehicle', entity: Vehicle, states: vehicleReview },
  endpoints: {
    ...standardEndpoints(Vehicle, 'vehicle'),
    ...reviewEndpoints(Vehicle, may),
    ...blacklistEndpoints(Vehicle, 'vehicle:blacklist'),
    ...verifyEndpoints(Vehicle, 'vehicle:verify'),
    ...ocrEndpoints(Vehicle, { kinds: ['vehicleLicence', 'vehicleLicenceBack', 'rtc'], permission: 'vehicle:ocr' }),
    bindTrailer: {
      method: 'PUT',
      path: '/bindTrailer',
      permission: 'vehicle:bindTrailer',
      summary: { zh: '绑定挂车', en: 'Hitch a trailer' },
      body: BindTrailerInput,
      checkable: true,
      reply: Vehicle.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
    lastPosition: {
      method: 'GET',
      path: '/lastPosition',
      permission: 'vehicle:track',
      summary: { zh: '最近位置', en: 'Last position' },
      query: IdQuery,
      reply: LastPosition,
      errors: ['NotFound'],
    },
    statusCount: statusCounts('vehicle'),
    expiring: {
      method: 'GET',
      path: '/expiring',
      permission: 'vehicle:list',
      summary: { zh: '证件即将到期的车辆', en: 'Vehicles with expiring certificates' },
      query: ListQuery,
      reply: page(Vehicle.row),
      code: 0,
    },
  },
});
