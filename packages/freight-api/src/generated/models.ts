// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
/** BatchResult of the wire. */
export interface BatchResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
  }[];
}

/** BindTrailerInput of the wire. */
export interface BindTrailerInput {
  id: string;
  /** 版本 · Version */
  version: number;
  trailerVehicleId: string | null;
}

/** BindVehicleInput of the wire. */
export interface BindVehicleInput {
  driverId: string;
  vehicleId: string;
  isDefault?: '0' | '1';
}

/** BlacklistInput of the wire. */
export interface BlacklistInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  blacklist: '0' | '1';
}

/** 承运商 · Carrier. */
export interface Carrier {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 创建人 · Created by */
  createBy: string | null;
  /** 创建时间 · Created at */
  createTime: string | null;
  /** 更新人 · Updated by */
  updateBy: string | null;
  /** 更新时间 · Updated at */
  updateTime: string | null;
  /** 所属部门 · Department */
  sysOrgCode: string | null;
  /** 承运商名称 · Carrier */
  carrierName: string | null;
  /** 类型 · Kind (dictionary carrier_kind) */
  carrierKind: string | null;
  /** 道路运输经营许可证号 · Road transport permit */
  permitNumber: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Contact phone */
  contactPhone: string | null;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc: string | null;
  /** 经营范围 · Scope of permit */
  permitScope: string | null;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo: string | null;
  /** 法人 · Legal representative */
  legalPerson: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo: string | null;
  /** 省 · Province */
  province: string | null;
  /** 市 · City */
  city: string | null;
  /** 区县 · District */
  district: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile: string | null;
  /** 许可证照片 · Permit photo */
  permitFile: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles: string | null;
  /** 纳税人类型 · Kind of taxpayer (dictionary taxpayer_type) */
  taxpayerType: string | null;
  /** 应付结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 收款账户 · Account */
  bankCardId: string | null;
  /** 承运合同 · Contract */
  contractId: string | null;
  /** 司机数 · Drivers */
  driverCount: number | null;
  /** 车辆数 · Vehicles */
  vehicleCount: number | null;
  /** 审核状态 · Review state (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 上传状态 · Upload state (dictionary upload_state) */
  uploadState: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  /** 黑名单 · Blacklisted (dictionary yn) */
  blacklist: '0' | '1' | null;
  /** 拉黑原因 · Reason of blacklisting */
  blacklistReason: string | null;
  /** 信用分 · Score */
  score: number | null;
  carrierKind_dictText?: string;
  taxpayerType_dictText?: string;
  settleType_dictText?: string;
  state_dictText?: string;
  uploadState_dictText?: string;
  blacklist_dictText?: string;
}

/** CarrierAdd of the wire. */
export interface CarrierAdd {
  /** 承运商名称 · Carrier */
  carrierName: string;
  /** 类型 · Kind (dictionary carrier_kind) */
  carrierKind: string;
  /** 道路运输经营许可证号 · Road transport permit */
  permitNumber: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Contact phone */
  contactPhone: string;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc?: string | null;
  /** 经营范围 · Scope of permit */
  permitScope?: string | null;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo?: string | null;
  /** 法人 · Legal representative */
  legalPerson?: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 行政区划 · Division code */
  adcode?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile?: string | null;
  /** 许可证照片 · Permit photo */
  permitFile?: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles?: string | null;
  /** 纳税人类型 · Kind of taxpayer (dictionary taxpayer_type) */
  taxpayerType?: string | null;
  /** 应付结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** CarrierEdit of the wire. */
export interface CarrierEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 承运商名称 · Carrier */
  carrierName?: string;
  /** 类型 · Kind (dictionary carrier_kind) */
  carrierKind?: string;
  /** 道路运输经营许可证号 · Road transport permit */
  permitNumber?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Contact phone */
  contactPhone?: string;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc?: string | null;
  /** 经营范围 · Scope of permit */
  permitScope?: string | null;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo?: string | null;
  /** 法人 · Legal representative */
  legalPerson?: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 行政区划 · Division code */
  adcode?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile?: string | null;
  /** 许可证照片 · Permit photo */
  permitFile?: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles?: string | null;
  /** 纳税人类型 · Kind of taxpayer (dictionary taxpayer_type) */
  taxpayerType?: string | null;
  /** 应付结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** CreditInput of the wire. */
export interface CreditInput {
  id: string;
  /** 版本 · Version */
  version: number;
  settleType: '0' | '1' | '2' | '3';
  termDays?: number | null;
  monthDay?: number | null;
  creditLimit: number;
  dianfuEnabled: '0' | '1';
  dianfuLimit: number;
  dianfuTermDays: number;
  dianfuDayRate: number;
  /** 调整原因 · Reason */
  reason: string;
}

/** 客户 · Customer. */
export interface Customer {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 创建人 · Created by */
  createBy: string | null;
  /** 创建时间 · Created at */
  createTime: string | null;
  /** 更新人 · Updated by */
  updateBy: string | null;
  /** 更新时间 · Updated at */
  updateTime: string | null;
  /** 所属部门 · Department */
  sysOrgCode: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 客户类型 · Kind (dictionary customer_kind) */
  customerKind: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Contact phone */
  contactPhone: string | null;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc: string | null;
  /** 身份证号 · ID card number. Required for private shippers. */
  idNo: string | null;
  /** 法人 · Legal representative */
  legalPerson: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo: string | null;
  /** 法人电话 · Phone of the representative */
  legalPhone: string | null;
  /** 邮箱 · E-mail */
  email: string | null;
  /** 省 · Province */
  province: string | null;
  /** 市 · City */
  city: string | null;
  /** 区县 · District */
  district: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles: string | null;
  /** 授权书 · Letter of authority */
  authFile: string | null;
  /** 行业 · Industry */
  industry: string | null;
  /** 业务员 · Salesperson */
  salesUserId: string | null;
  /** 归属部门 · Department */
  departId: string | null;
  /** 所属代理 · Agent */
  parentAgentId: string | null;
  /** 货损设置 · Loss setting */
  lossSettingId: string | null;
  /** 需业务审核 · Business review needed (dictionary yn) */
  needBusinessReview: '0' | '1' | null;
  /** 需客户验收 · Customer checks (dictionary yn) */
  needCheckByCustomer: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 客户编号 · Customer number */
  customerNo: string | null;
  /** 业务员姓名 · Salesperson name */
  salesUserName: string | null;
  /** 代理名称 · Agent name */
  parentAgentName: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 月结日 · Day of the month */
  monthDay: number | null;
  /** 授信额度 · Credit limit (fen) */
  creditLimit: number | null;
  /** 已用额度 · Credit used (fen) */
  creditUsed: number | null;
  /** 开通垫付 · Advance enabled (dictionary yn) */
  dianfuEnabled: '0' | '1' | null;
  /** 垫付额度 · Advance limit (fen) */
  dianfuLimit: number | null;
  /** 垫付账期(天) · Advance term (days) */
  dianfuTermDays: number | null;
  /** 垫付日费率(百万分之) · Advance rate (millionths per day) */
  dianfuDayRate: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode: string | null;
  /** 开票税率 · Tax rate (bp) */
  taxRate: number | null;
  /** 开票抬头 · Invoice title */
  invoiceTitle: string | null;
  /** 纳税人识别号 · Taxpayer number */
  taxNo: string | null;
  /** 开票地址 · Invoice address */
  invoiceAddress: string | null;
  /** 开票电话 · Invoice phone */
  invoiceTel: string | null;
  /** 开户行 · Bank */
  invoiceBank: string | null;
  /** 银行账号 · Bank account */
  invoiceAccount: string | null;
  /** 发票类型 · Kind of invoice (dictionary invoice_type) */
  invoiceType: string | null;
  /** 收票邮箱 · Invoice e-mail */
  invoiceEmail: string | null;
  /** 收票人 · Mail to */
  mailName: string | null;
  /** 收票电话 · Mail phone */
  mailPhone: string | null;
  /** 收票地址 · Mail address */
  mailAddress: string | null;
  /** 客户合同 · Contract */
  contractId: string | null;
  /** 钱包 · Wallet */
  walletId: string | null;
  /** 钱包可用 · Wallet available (fen) */
  walletAvailable: number | null;
  /** 注册来源 · Registered through (dictionary reg_source) */
  regSource: string | null;
  /** 审核状态 · Review state (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 上传状态 · Upload state (dictionary upload_state) */
  uploadState: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  customerKind_dictText?: string;
  needBusinessReview_dictText?: string;
  needCheckByCustomer_dictText?: string;
  settleType_dictText?: string;
  dianfuEnabled_dictText?: string;
  feeCalcMode_dictText?: string;
  invoiceType_dictText?: string;
  regSource_dictText?: string;
  state_dictText?: string;
  uploadState_dictText?: string;
}

/** CustomerAdd of the wire. */
export interface CustomerAdd {
  /** 客户名称 · Customer */
  customerName: string;
  /** 客户类型 · Kind (dictionary customer_kind) */
  customerKind: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Contact phone */
  contactPhone: string;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc?: string | null;
  /** 身份证号 · ID card number. Required for private shippers. */
  idNo?: string | null;
  /** 法人 · Legal representative */
  legalPerson?: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo?: string | null;
  /** 法人电话 · Phone of the representative */
  legalPhone?: string | null;
  /** 邮箱 · E-mail */
  email?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 行政区划 · Division code */
  adcode?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile?: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles?: string | null;
  /** 授权书 · Letter of authority */
  authFile?: string | null;
  /** 行业 · Industry */
  industry?: string | null;
  /** 业务员 · Salesperson */
  salesUserId?: string | null;
  /** 归属部门 · Department */
  departId?: string | null;
  /** 所属代理 · Agent */
  parentAgentId?: string | null;
  /** 货损设置 · Loss setting */
  lossSettingId?: string | null;
  /** 需业务审核 · Business review needed (dictionary yn) */
  needBusinessReview?: '0' | '1' | null;
  /** 需客户验收 · Customer checks (dictionary yn) */
  needCheckByCustomer?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** CustomerEdit of the wire. */
export interface CustomerEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 客户名称 · Customer */
  customerName?: string;
  /** 客户类型 · Kind (dictionary customer_kind) */
  customerKind?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Contact phone */
  contactPhone?: string;
  /** 统一社会信用代码 · Unified social credit code. Required for companies. */
  uscc?: string | null;
  /** 身份证号 · ID card number. Required for private shippers. */
  idNo?: string | null;
  /** 法人 · Legal representative */
  legalPerson?: string | null;
  /** 法人身份证号 · ID card of the representative */
  legalIdNo?: string | null;
  /** 法人电话 · Phone of the representative */
  legalPhone?: string | null;
  /** 邮箱 · E-mail */
  email?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 行政区划 · Division code */
  adcode?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 营业执照 · Business licence */
  businessLicenceFile?: string | null;
  /** 法人身份证照片 · ID card photos */
  legalIdFiles?: string | null;
  /** 授权书 · Letter of authority */
  authFile?: string | null;
  /** 行业 · Industry */
  industry?: string | null;
  /** 业务员 · Salesperson */
  salesUserId?: string | null;
  /** 归属部门 · Department */
  departId?: string | null;
  /** 所属代理 · Agent */
  parentAgentId?: string | null;
  /** 货损设置 · Loss setting */
  lossSettingId?: string | null;
  /** 需业务审核 · Business review needed (dictionary yn) */
  needBusinessReview?: '0' | '1' | null;
  /** 需客户验收 · Customer checks (dictionary yn) */
  needCheckByCustomer?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** CustomerSummary of the wire. */
export interface CustomerSummary {
  creditLimit: number;
  creditUsed: number;
  creditLeft: number;
  walletAvailable: number;
  walletFrozen: number;
  shipperCount: number;
}

/** 司机 · Driver. */
export interface Driver {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 创建人 · Created by */
  createBy: string | null;
  /** 创建时间 · Created at */
  createTime: string | null;
  /** 更新人 · Updated by */
  updateBy: string | null;
  /** 更新时间 · Updated at */
  updateTime: string | null;
  /** 所属部门 · Department */
  sysOrgCode: string | null;
  /** 姓名 · Name */
  driverName: string | null;
  /** 身份证号 · ID card number */
  idNo: string | null;
  /** 手机号 · Mobile. Also the login name of the app. */
  phone: string | null;
  /** 准驾车型 · Licence class (dictionary licence_class) */
  vehicleClass: string | null;
  /** 驾驶证有效期起 · Licence valid from */
  validPeriodFrom: string | null;
  /** 驾驶证有效期至 · Licence valid to */
  validPeriodTo: string | null;
  /** 发证机关 · Issued by */
  licenceIssuer: string | null;
  /** 住址 · Address */
  address: string | null;
  /** 身份证有效期起 · ID card valid from */
  idValidFrom: string | null;
  /** 身份证有效期至 · ID card valid to. 9999-12-31 says for life. */
  idValidTo: string | null;
  /** 身份证人像面 · ID card, front */
  idFrontFile: string | null;
  /** 身份证国徽面 · ID card, back */
  idBackFile: string | null;
  /** 人脸照片 · Portrait */
  facePhoto: string | null;
  /** 驾驶证号 · Licence number. The ID card number for mainland licences, which is the default. */
  licenceNo: string | null;
  /** 驾驶证照片 · Licence photo */
  licenceFile: string | null;
  /** 驾驶证副页照片 · Licence photo, second page */
  licenceBackFile: string | null;
  /** 从业资格证号 · Qualification certificate. Required unless the driver only drives up to 4.5 t. */
  qualificationCertificate: string | null;
  /** 从业资格类别 · Kind of qualification */
  qualificationType: string | null;
  /** 资格证有效期至 · Qualification valid to */
  qualificationValidTo: string | null;
  /** 资格证照片 · Qualification photo */
  qualificationFile: string | null;
  /** 仅驾4.5吨及以下 · Up to 4.5 t only (dictionary yn) */
  lightOnly: '0' | '1' | null;
  /** 所属承运商 · Carrier */
  carrierId: string | null;
  /** 车队长 · Captain */
  captainId: string | null;
  /** 是否车队长 · Is a captain (dictionary yn) */
  isCaptain: '0' | '1' | null;
  /** 已办税务登记 · Registered for tax (dictionary yn) */
  taxRegistered: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 性别 · Gender (dictionary gender) */
  gender: string | null;
  /** 生日 · Birthday */
  birthday: string | null;
  /** 承运商名称 · Carrier name */
  carrierName: string | null;
  /** 车队长姓名 · Captain name */
  captainName: string | null;
  /** 默认车辆 · Default vehicle */
  defaultVehicleNumber: string | null;
  /** 默认收款卡 · Default card */
  defaultCardId: string | null;
  /** 框架协议 · Framework agreement */
  contractId: string | null;
  /** 审核状态 · Review state (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 资质核验 · Verification (dictionary step_state) */
  verifyState: string | null;
  /** 核验说明 · Verification remark */
  verifyRemark: string | null;
  /** 黑名单 · Blacklisted (dictionary yn) */
  blacklist: '0' | '1' | null;
  /** 拉黑原因 · Reason of blacklisting */
  blacklistReason: string | null;
  /** 信用分 · Score */
  score: number | null;
  /** 平均评分 · Average rating. Times 100. */
  evaluationAvg: number | null;
  /** 在线 · Online (dictionary yn) */
  online: '0' | '1' | null;
  /** 最近经度 · Last longitude (degree) */
  lastLng: number | null;
  /** 最近纬度 · Last latitude (degree) */
  lastLat: number | null;
  /** 最近定位时间 · Last seen */
  lastLocTime: string | null;
  /** 上传状态 · Upload state (dictionary upload_state) */
  uploadState: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  /** 注册来源 · Registered through (dictionary reg_source) */
  regSource: string | null;
  vehicleClass_dictText?: string;
  lightOnly_dictText?: string;
  isCaptain_dictText?: string;
  taxRegistered_dictText?: string;
  gender_dictText?: string;
  state_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  online_dictText?: string;
  uploadState_dictText?: string;
  regSource_dictText?: string;
}

/** DriverAdd of the wire. */
export interface DriverAdd {
  /** 姓名 · Name */
  driverName: string;
  /** 身份证号 · ID card number */
  idNo: string;
  /** 手机号 · Mobile. Also the login name of the app. */
  phone: string;
  /** 准驾车型 · Licence class (dictionary licence_class) */
  vehicleClass: string;
  /** 驾驶证有效期起 · Licence valid from */
  validPeriodFrom: string;
  /** 驾驶证有效期至 · Licence valid to */
  validPeriodTo: string;
  /** 发证机关 · Issued by */
  licenceIssuer: string;
  /** 住址 · Address */
  address?: string | null;
  /** 身份证有效期起 · ID card valid from */
  idValidFrom?: string | null;
  /** 身份证有效期至 · ID card valid to. 9999-12-31 says for life. */
  idValidTo?: string | null;
  /** 身份证人像面 · ID card, front */
  idFrontFile?: string | null;
  /** 身份证国徽面 · ID card, back */
  idBackFile?: string | null;
  /** 人脸照片 · Portrait */
  facePhoto?: string | null;
  /** 驾驶证号 · Licence number. The ID card number for mainland licences, which is the default. */
  licenceNo?: string | null;
  /** 驾驶证照片 · Licence photo */
  licenceFile?: string | null;
  /** 驾驶证副页照片 · Licence photo, second page */
  licenceBackFile?: string | null;
  /** 从业资格证号 · Qualification certificate. Required unless the driver only drives up to 4.5 t. */
  qualificationCertificate?: string | null;
  /** 从业资格类别 · Kind of qualification */
  qualificationType?: string | null;
  /** 资格证有效期至 · Qualification valid to */
  qualificationValidTo?: string | null;
  /** 资格证照片 · Qualification photo */
  qualificationFile?: string | null;
  /** 仅驾4.5吨及以下 · Up to 4.5 t only (dictionary yn) */
  lightOnly?: '0' | '1' | null;
  /** 所属承运商 · Carrier */
  carrierId?: string | null;
  /** 车队长 · Captain */
  captainId?: string | null;
  /** 是否车队长 · Is a captain (dictionary yn) */
  isCaptain?: '0' | '1' | null;
  /** 已办税务登记 · Registered for tax (dictionary yn) */
  taxRegistered?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** DriverEdit of the wire. */
export interface DriverEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 姓名 · Name */
  driverName?: string;
  /** 身份证号 · ID card number */
  idNo?: string;
  /** 手机号 · Mobile. Also the login name of the app. */
  phone?: string;
  /** 准驾车型 · Licence class (dictionary licence_class) */
  vehicleClass?: string;
  /** 驾驶证有效期起 · Licence valid from */
  validPeriodFrom?: string;
  /** 驾驶证有效期至 · Licence valid to */
  validPeriodTo?: string;
  /** 发证机关 · Issued by */
  licenceIssuer?: string;
  /** 住址 · Address */
  address?: string | null;
  /** 身份证有效期起 · ID card valid from */
  idValidFrom?: string | null;
  /** 身份证有效期至 · ID card valid to. 9999-12-31 says for life. */
  idValidTo?: string | null;
  /** 身份证人像面 · ID card, front */
  idFrontFile?: string | null;
  /** 身份证国徽面 · ID card, back */
  idBackFile?: string | null;
  /** 人脸照片 · Portrait */
  facePhoto?: string | null;
  /** 驾驶证号 · Licence number. The ID card number for mainland licences, which is the default. */
  licenceNo?: string | null;
  /** 驾驶证照片 · Licence photo */
  licenceFile?: string | null;
  /** 驾驶证副页照片 · Licence photo, second page */
  licenceBackFile?: string | null;
  /** 从业资格证号 · Qualification certificate. Required unless the driver only drives up to 4.5 t. */
  qualificationCertificate?: string | null;
  /** 从业资格类别 · Kind of qualification */
  qualificationType?: string | null;
  /** 资格证有效期至 · Qualification valid to */
  qualificationValidTo?: string | null;
  /** 资格证照片 · Qualification photo */
  qualificationFile?: string | null;
  /** 仅驾4.5吨及以下 · Up to 4.5 t only (dictionary yn) */
  lightOnly?: '0' | '1' | null;
  /** 所属承运商 · Carrier */
  carrierId?: string | null;
  /** 车队长 · Captain */
  captainId?: string | null;
  /** 是否车队长 · Is a captain (dictionary yn) */
  isCaptain?: '0' | '1' | null;
  /** 已办税务登记 · Registered for tax (dictionary yn) */
  taxRegistered?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** ImportResult of the wire. */
export interface ImportResult {
  totalCount: number;
  successCount: number;
  errorCount: number;
  msg: string;
  fileUrl: string | null;
  fileName: string | null;
  errors: {
    row: number;
    column: string | null;
    value: string | null;
    reason: string;
  }[];
  cancelled: boolean;
}

/** InvoiceInfoInput of the wire. */
export interface InvoiceInfoInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 开票抬头 · Invoice title */
  invoiceTitle?: string | null;
  /** 纳税人识别号 · Taxpayer number */
  taxNo?: string | null;
  /** 开票地址 · Invoice address */
  invoiceAddress?: string | null;
  /** 开票电话 · Invoice phone */
  invoiceTel?: string | null;
  /** 开户行 · Bank */
  invoiceBank?: string | null;
  /** 银行账号 · Bank account */
  invoiceAccount?: string | null;
  /** 发票类型 · Kind of invoice (dictionary invoice_type) */
  invoiceType?: string | null;
  /** 收票邮箱 · Invoice e-mail */
  invoiceEmail?: string | null;
  /** 收票人 · Mail to */
  mailName?: string | null;
  /** 收票电话 · Mail phone */
  mailPhone?: string | null;
  /** 收票地址 · Mail address */
  mailAddress?: string | null;
}

/** LastPosition of the wire. */
export interface LastPosition {
  vehicleNumber: string;
  lng: number | null;
  lat: number | null;
  locTime: string | null;
}

/** RateInput of the wire. */
export interface RateInput {
  id: string;
  /** 版本 · Version */
  version: number;
  serviceRate: number;
  feeCalcMode: '1' | '2';
  taxRate: 900 | 600 | 300 | 100;
  /** 调整原因 · Reason */
  reason: string;
}

/** RowKey of the wire. */
export interface RowKey {
  id: string;
  /** 版本 · Version */
  version: number;
}

/** RowReason of the wire. */
export interface RowReason {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
}

/** RowVerdict of the wire. */
export interface RowVerdict {
  id: string;
  /** 版本 · Version */
  version: number;
  pass: boolean;
  /** 意见 · Remark */
  remark?: string | null;
}

/** 车辆 · Vehicle. */
export interface Vehicle {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 创建人 · Created by */
  createBy: string | null;
  /** 创建时间 · Created at */
  createTime: string | null;
  /** 更新人 · Updated by */
  updateBy: string | null;
  /** 更新时间 · Updated at */
  updateTime: string | null;
  /** 所属部门 · Department */
  sysOrgCode: string | null;
  /** 车牌号 · Plate number */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** 车辆类型 · Vehicle type (dictionary vehicle_type) */
  vehicleType: string | null;
  /** 所有人 · Owner */
  owner: string | null;
  /** 所有人类型 · Kind of owner (dictionary owner_type) */
  ownerType: string | null;
  /** 所有人证件号 · ID of the owner */
  ownerIdNo: string | null;
  /** 使用性质 · Use */
  useCharacter: string | null;
  /** 车辆识别代号 · VIN */
  vin: string | null;
  /** 行驶证发证机关 · Licence issued by */
  issuingOrganizations: string | null;
  /** 注册日期 · Registered on */
  registerDate: string | null;
  /** 发证日期 · Issued on */
  issueDate: string | null;
  /** 能源类型 · Energy (dictionary energy_type) */
  vehicleEnergyType: string | null;
  /** 核定载质量 · Approved load (ct). For tractors the approved towing mass. */
  vehicleTonnage: number | null;
  /** 总质量 · Gross mass (ct) */
  grossMass: number | null;
  /** 道路运输证号 · Road transport certificate */
  roadTransportCertificateNumber: string | null;
  /** 检验有效期至 · Inspection valid to */
  inspectValidTo: string | null;
  /** 发动机号 · Engine number */
  engineNo: string | null;
  /** 品牌型号 · Make and model */
  brandModel: string | null;
  /** 车长 · Length (mm) */
  vehicleLength: number | null;
  /** 车宽 · Width (mm) */
  vehicleWidth: number | null;
  /** 车高 · Height (mm) */
  vehicleHeight: number | null;
  /** 轴数 · Axles */
  axleCount: number | null;
  /** 道路运输证有效期至 · Road transport certificate valid to. Required above 4.5 t. */
  rtcValidTo: string | null;
  /** 道路运输证照片 · Road transport certificate photo */
  rtcFile: string | null;
  /** 行驶证照片 · Vehicle licence photo */
  vehicleLicenceFile: string | null;
  /** 行驶证副页照片 · Vehicle licence photo, second page */
  vehicleLicenceBackFile: string | null;
  /** 车辆照片 · Vehicle photo */
  vehiclePhoto: string | null;
  /** 业户经营许可证号 · Owner's permit */
  ownerPermitNo: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerVehiclePlateNumber: string | null;
  /** 挂车 · Trailer */
  trailerVehicleId: string | null;
  /** 所属承运商 · Carrier */
  carrierId: string | null;
  /** 挂靠协议 · Affiliation agreement */
  attachAgreementFile: string | null;
  /** 保险公司 · Insurer */
  insuranceCompany: string | null;
  /** 交强险保单号 · Compulsory policy */
  compulsoryNo: string | null;
  /** 交强险有效期至 · Compulsory policy valid to */
  compulsoryValidTo: string | null;
  /** 商业险有效期至 · Commercial policy valid to */
  commercialValidTo: string | null;
  /** 车机终端号 · On-board unit */
  gpsTerminalNo: string | null;
  /** 车机入网 · Unit networked (dictionary yn) */
  gpsNetState: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 承运商名称 · Carrier name */
  carrierName: string | null;
  /** 绑定司机 · Bound drivers */
  driverNames: string | null;
  /** 审核状态 · Review state (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 资质核验 · Verification (dictionary step_state) */
  verifyState: string | null;
  /** 核验说明 · Verification remark */
  verifyRemark: string | null;
  /** 黑名单 · Blacklisted (dictionary yn) */
  blacklist: '0' | '1' | null;
  /** 拉黑原因 · Reason of blacklisting */
  blacklistReason: string | null;
  /** 信用分 · Score */
  score: number | null;
  /** 最近经度 · Last longitude (degree) */
  lastLng: number | null;
  /** 最近纬度 · Last latitude (degree) */
  lastLat: number | null;
  /** 最近定位时间 · Last seen */
  lastLocTime: string | null;
  /** 上传状态 · Upload state (dictionary upload_state) */
  uploadState: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  plateColor_dictText?: string;
  vehicleType_dictText?: string;
  ownerType_dictText?: string;
  vehicleEnergyType_dictText?: string;
  gpsNetState_dictText?: string;
  state_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  uploadState_dictText?: string;
}

/** VehicleAdd of the wire. */
export interface VehicleAdd {
  /** 车牌号 · Plate number */
  vehicleNumber: string;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string;
  /** 车辆类型 · Vehicle type (dictionary vehicle_type) */
  vehicleType: string;
  /** 所有人 · Owner */
  owner: string;
  /** 所有人类型 · Kind of owner (dictionary owner_type) */
  ownerType: string;
  /** 所有人证件号 · ID of the owner */
  ownerIdNo: string;
  /** 使用性质 · Use */
  useCharacter: string;
  /** 车辆识别代号 · VIN */
  vin: string;
  /** 行驶证发证机关 · Licence issued by */
  issuingOrganizations: string;
  /** 注册日期 · Registered on */
  registerDate: string;
  /** 发证日期 · Issued on */
  issueDate: string;
  /** 能源类型 · Energy (dictionary energy_type) */
  vehicleEnergyType: string;
  /** 核定载质量 · Approved load (ct). For tractors the approved towing mass. */
  vehicleTonnage: number;
  /** 总质量 · Gross mass (ct) */
  grossMass: number;
  /** 道路运输证号 · Road transport certificate */
  roadTransportCertificateNumber: string;
  /** 检验有效期至 · Inspection valid to */
  inspectValidTo?: string | null;
  /** 发动机号 · Engine number */
  engineNo?: string | null;
  /** 品牌型号 · Make and model */
  brandModel?: string | null;
  /** 车长 · Length (mm) */
  vehicleLength?: number | null;
  /** 车宽 · Width (mm) */
  vehicleWidth?: number | null;
  /** 车高 · Height (mm) */
  vehicleHeight?: number | null;
  /** 轴数 · Axles */
  axleCount?: number | null;
  /** 道路运输证有效期至 · Road transport certificate valid to. Required above 4.5 t. */
  rtcValidTo?: string | null;
  /** 道路运输证照片 · Road transport certificate photo */
  rtcFile?: string | null;
  /** 行驶证照片 · Vehicle licence photo */
  vehicleLicenceFile?: string | null;
  /** 行驶证副页照片 · Vehicle licence photo, second page */
  vehicleLicenceBackFile?: string | null;
  /** 车辆照片 · Vehicle photo */
  vehiclePhoto?: string | null;
  /** 业户经营许可证号 · Owner's permit */
  ownerPermitNo?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerVehiclePlateNumber?: string | null;
  /** 挂车 · Trailer */
  trailerVehicleId?: string | null;
  /** 所属承运商 · Carrier */
  carrierId?: string | null;
  /** 挂靠协议 · Affiliation agreement */
  attachAgreementFile?: string | null;
  /** 保险公司 · Insurer */
  insuranceCompany?: string | null;
  /** 交强险保单号 · Compulsory policy */
  compulsoryNo?: string | null;
  /** 交强险有效期至 · Compulsory policy valid to */
  compulsoryValidTo?: string | null;
  /** 商业险有效期至 · Commercial policy valid to */
  commercialValidTo?: string | null;
  /** 车机终端号 · On-board unit */
  gpsTerminalNo?: string | null;
  /** 车机入网 · Unit networked (dictionary yn) */
  gpsNetState?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** VehicleEdit of the wire. */
export interface VehicleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 车牌号 · Plate number */
  vehicleNumber?: string;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor?: string;
  /** 车辆类型 · Vehicle type (dictionary vehicle_type) */
  vehicleType?: string;
  /** 所有人 · Owner */
  owner?: string;
  /** 所有人类型 · Kind of owner (dictionary owner_type) */
  ownerType?: string;
  /** 所有人证件号 · ID of the owner */
  ownerIdNo?: string;
  /** 使用性质 · Use */
  useCharacter?: string;
  /** 车辆识别代号 · VIN */
  vin?: string;
  /** 行驶证发证机关 · Licence issued by */
  issuingOrganizations?: string;
  /** 注册日期 · Registered on */
  registerDate?: string;
  /** 发证日期 · Issued on */
  issueDate?: string;
  /** 能源类型 · Energy (dictionary energy_type) */
  vehicleEnergyType?: string;
  /** 核定载质量 · Approved load (ct). For tractors the approved towing mass. */
  vehicleTonnage?: number;
  /** 总质量 · Gross mass (ct) */
  grossMass?: number;
  /** 道路运输证号 · Road transport certificate */
  roadTransportCertificateNumber?: string;
  /** 检验有效期至 · Inspection valid to */
  inspectValidTo?: string | null;
  /** 发动机号 · Engine number */
  engineNo?: string | null;
  /** 品牌型号 · Make and model */
  brandModel?: string | null;
  /** 车长 · Length (mm) */
  vehicleLength?: number | null;
  /** 车宽 · Width (mm) */
  vehicleWidth?: number | null;
  /** 车高 · Height (mm) */
  vehicleHeight?: number | null;
  /** 轴数 · Axles */
  axleCount?: number | null;
  /** 道路运输证有效期至 · Road transport certificate valid to. Required above 4.5 t. */
  rtcValidTo?: string | null;
  /** 道路运输证照片 · Road transport certificate photo */
  rtcFile?: string | null;
  /** 行驶证照片 · Vehicle licence photo */
  vehicleLicenceFile?: string | null;
  /** 行驶证副页照片 · Vehicle licence photo, second page */
  vehicleLicenceBackFile?: string | null;
  /** 车辆照片 · Vehicle photo */
  vehiclePhoto?: string | null;
  /** 业户经营许可证号 · Owner's permit */
  ownerPermitNo?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerVehiclePlateNumber?: string | null;
  /** 挂车 · Trailer */
  trailerVehicleId?: string | null;
  /** 所属承运商 · Carrier */
  carrierId?: string | null;
  /** 挂靠协议 · Affiliation agreement */
  attachAgreementFile?: string | null;
  /** 保险公司 · Insurer */
  insuranceCompany?: string | null;
  /** 交强险保单号 · Compulsory policy */
  compulsoryNo?: string | null;
  /** 交强险有效期至 · Compulsory policy valid to */
  compulsoryValidTo?: string | null;
  /** 商业险有效期至 · Commercial policy valid to */
  commercialValidTo?: string | null;
  /** 车机终端号 · On-board unit */
  gpsTerminalNo?: string | null;
  /** 车机入网 · Unit networked (dictionary yn) */
  gpsNetState?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}
