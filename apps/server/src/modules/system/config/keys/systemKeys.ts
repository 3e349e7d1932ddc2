import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { countKey, switchKey, textKey } from '../configKey.ts';
import { mapOrigin } from '../mapOrigin.ts';

const hours = label('小时', 'hours');

/** @returns what is wrong with the beginning of an address */
const addressProblem = (value: string): LocalizedText | undefined =>
  value === '' || /^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(value)
    ? undefined
    : label('须以http://或https://开头', 'Must begin with http:// or https://');

const tileProblem = (value: string): LocalizedText | undefined =>
  value === '' || (mapOrigin(value) !== undefined && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)))
    ? undefined
    : label('须为含{z}、{x}、{y}的http(s)地址', 'Must be an http(s) address with {z}, {x} and {y}');

const serviceProblem = (value: string): LocalizedText | undefined =>
  value === '' || mapOrigin(value) !== undefined ? undefined : label('须为http(s)地址', 'Must be an http(s) address');

/** What decides on reports to others, and what browsers and apps read. */
export const systemKeys = {
  adapterLogDays: countKey(90, {
    group: 'system',
    name: label('外部调用日志保留天数', 'Days that calls are kept'),
    about: label(
      '调用外部服务的日志保留的天数，到期由夜间任务删除。平台统一设置。',
      'How long calls of outside services are kept; a job of the night removes older ones. The platform sets it for all.',
    ),
    min: 1,
    max: 3650,
    unit: label('天', 'days'),
  }),
  uploadEnabled: switchKey(true, {
    group: 'government',
    name: label('监管上传', 'Government upload'),
    about: label('关闭后，新的上报不再发出，记录为未启用。', 'Off: nothing new is reported, and the records say so.'),
  }),
  uploadEnvironment: {
    type: 'choice',
    default: 'SANDBOX',
    group: 'government',
    name: label('监管上传环境', 'Environment of reports'),
    about: label(
      '上报发往测试接收端或正式环境；正式环境另须配置地址和密钥。',
      'Whether reports go to the test receiver or are real; real ones need an address and keys besides.',
    ),
    choices: [
      { value: 'SANDBOX', label: label('测试接收端', 'Test receiver') },
      { value: 'PROD', label: label('正式环境', 'Production') },
    ],
  },
  etcEnabled: switchKey(false, {
    group: 'government',
    name: label('通行费上报', 'Report trips for toll invoices'),
    about: label(
      '开启后，运单的起止上报给通行费平台，并取回通行费发票。',
      'On: trips are reported to the toll service, and toll invoices come from there.',
    ),
  }),
  etcStartHours: countKey(24, {
    group: 'government',
    name: label('通行费起运上报时限', 'Report of departures'),
    about: label('发车后多少小时内可上报起运。', 'How long after the departure the toll service takes a report.'),
    unit: hours,
    min: 1,
    max: 168,
  }),
  etcEndHours: countKey(48, {
    group: 'government',
    name: label('通行费到达上报时限', 'Report of arrivals'),
    about: label('到达后多少小时内可上报运抵。', 'How long after the arrival the toll service takes a report.'),
    unit: hours,
    min: 1,
    max: 336,
  }),
  safeAdminPhone: textKey('string', {
    group: 'system',
    name: label('安全验证手机号', 'Phone of the security check'),
    about: label(
      '接收管理员安全验证码的手机号；空则发给第一个有手机号的超级管理员。',
      'Gets the codes of the security check for administrators. Empty: the first super administrator who has a phone.',
    ),
    rule: 'mobile',
  }),
  staticDomain: textKey('string', {
    group: 'system',
    name: label('文件域名', 'Address of files'),
    about: label('客户端取文件时使用的地址前缀。', 'What clients put before the path of a file.'),
    check: addressProblem,
    isPublic: true,
    platformOnly: true,
  }),
  bankFileDomain: textKey('string', {
    group: 'system',
    name: label('银行文件域名', 'Address of bank files'),
    about: label('客户端取银行回单等文件时使用的地址前缀。', 'What clients put before the path of receipts of banks.'),
    check: addressProblem,
    isPublic: true,
    platformOnly: true,
  }),
  mapKey: textKey('string', {
    group: 'system',
    name: label('地图密钥', 'Map key'),
    about: label(
      '客户端加载地图使用的密钥。任何人都能读到，请在地图平台限制来源域名。',
      'The key that clients load maps with. Everybody can read it: restrict it to your domains where you got it.',
    ),
    isPublic: true,
  }),
  mapTileUrl: textKey('string', {
    group: 'system',
    name: label('地图瓦片地址', 'Map tiles'),
    about: label(
      '自有瓦片服务的地址，含{z}、{x}、{y}，可含{key}（地图密钥）；空则使用系统自带的底图。网页只向该主机取瓦片。',
      'Address of your tile server with {z}, {x} and {y}, and {key} for the map key. Empty: the basemap that ships with the system. Pages fetch tiles from this host alone.',
    ),
    check: tileProblem,
    isPublic: true,
    platformOnly: true,
  }),
  mapTileSystem: {
    type: 'choice',
    default: 'wgs84',
    group: 'system',
    name: label('瓦片坐标系', 'Coordinates of map tiles'),
    about: label(
      '瓦片所用的坐标系；轨迹和地点按此换算后显示。',
      'What the tiles are drawn in; tracks and places are converted to it when shown.',
    ),
    choices: [
      { value: 'wgs84', label: label('WGS-84', 'WGS-84') },
      { value: 'gcj02', label: label('GCJ-02', 'GCJ-02') },
      { value: 'bd09', label: label('BD-09', 'BD-09') },
    ],
    isPublic: true,
    platformOnly: true,
  },
  mapTileSource: textKey('string', {
    group: 'system',
    name: label('瓦片来源', 'Source of map tiles'),
    about: label('显示在地图角上的版权和审图号。', 'The copyright and approval number that maps show in their corner.'),
    isPublic: true,
    platformOnly: true,
  }),
  mapConvertUrl: textKey('string', {
    group: 'system',
    name: label('坐标转换服务', 'Conversion of coordinates'),
    about: label(
      '地图服务的坐标转换接口；填写后轨迹由该服务换算到GCJ-02，须同时填写地图密钥。空则在本机计算。',
      'The address at which a maps service converts coordinates. With it and a map key tracks are converted to GCJ-02 there; else they are computed here.',
    ),
    check: serviceProblem,
    isPublic: true,
    platformOnly: true,
  }),
  onlineTablesMost: countKey(100, {
    group: 'system',
    name: label('在线表单数量上限', 'Online forms'),
    about: label('最多可以定义多少张在线表单，含视图。', 'How many online forms there can be, views among them.'),
    unit: label('张', 'forms'),
    min: 1,
    max: 1000,
  }),
  onlineFieldsMost: countKey(500, {
    group: 'system',
    name: label('在线表单字段上限', 'Fields of an online form'),
    about: label('一张在线表单最多有多少个字段。', 'How many fields an online form can have.'),
    unit: label('个', 'fields'),
    min: 1,
    max: 500,
  }),
} as const;
