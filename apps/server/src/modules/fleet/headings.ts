/** Headings of columns in sheets of vehicles as licences, dealers and other systems write them. */
export const vehicleHeadings = {
  vehicleNumber: ['号牌', '号牌号码', '车牌', '车牌号码', '车号', '牌照号', 'Plate', 'Licence plate'],
  plateColor: ['号牌颜色', '牌照颜色', '车牌色'],
  vehicleType: ['车型', '车辆类别', '车种'],
  owner: ['车主', '车辆所有人', '车主姓名', '所有权人'],
  ownerIdNo: ['车主证件号', '车主身份证号', '所有人身份证号', '所有人证件号码'],
  useCharacter: ['车辆使用性质'],
  vin: ['车架号', '车架号码', '车辆识别代码', '车辆识别号', 'VIN码'],
  issuingOrganizations: ['发证机关', '行驶证签发机关'],
  registerDate: ['注册登记日期', '初次登记日期', '上牌日期'],
  issueDate: ['行驶证发证日期'],
  vehicleEnergyType: ['燃料类型', '燃料种类', '能源种类', '动力类型'],
  vehicleTonnage: ['核载', '核定载重', '核定载重量', '载质量', '载重'],
  grossMass: ['车辆总质量', '总重'],
  roadTransportCertificateNumber: ['道路运输证', '道路运输证字号', '营运证号', '运输证号'],
  ownerPermitNo: ['经营许可证号', '业户许可证号'],
  trailerVehiclePlateNumber: ['挂车号牌', '挂车车牌号', '挂车牌照', '挂车'],
} as const;

/** The same for drivers. */
export const driverHeadings = {
  driverName: ['司机', '司机姓名', '驾驶员', '驾驶员姓名', 'Driver', 'Driver name'],
  idNo: ['身份证', '身份证号码', '公民身份号码', '司机身份证号', '证件号码'],
  phone: ['手机', '手机号码', '电话', '联系电话', '司机电话', '司机手机号', 'Phone'],
  vehicleClass: ['驾照类型', '驾驶证类型', '驾照等级'],
  validPeriodFrom: ['驾驶证起始日期', '有效期起'],
  validPeriodTo: ['驾驶证到期日', '驾驶证有效期', '有效期至'],
  licenceIssuer: ['驾驶证发证机关'],
  qualificationCertificate: ['从业资格证', '资格证号', '从业证号'],
  payBankName: ['银行', '开户银行'],
  payCardNo: ['银行卡号', '银行账号', '收款账号'],
} as const;
