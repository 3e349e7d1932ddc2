// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** AccountBalances of the wire. */
export interface AccountBalances {
  ownerType: string | null;
  ownerName: string | null;
  opening: AccountHeld;
  closing: AccountHeld;
  inAmount: number;
  outAmount: number;
}

/** AccountHeld of the wire. */
export interface AccountHeld {
  balance: number;
  other: number;
}

/** 账户流水 · Account record. */
export interface AccountRecord {
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
  /** 时间 · Time */
  happenTime: string | null;
  /** 账户主体类型 · Kind of owner (dictionary account_owner) */
  ownerType: string | null;
  /** 账户主体 · Owner */
  ownerName: string | null;
  /** 科目 · Account */
  accountCode: string | null;
  /** 科目名称 · Account name */
  accountName: string | null;
  /** 方向 · Direction (dictionary record_direction) */
  direction: string | null;
  /** 金额 · Amount (fen) */
  amount: number | null;
  /** 变动后余额 · Balance after (fen). Of this account; of a wallet what is available. */
  balanceAfter: number | null;
  /** 变动后冻结 · Frozen after (fen). Of wallets. */
  frozenAfter: number | null;
  /** 业务类型 · Posting (dictionary ledger_biz) */
  biz: string | null;
  /** 业务单号 · Document */
  bizNo: string | null;
  /** 运单号 · Waybill. Where the document is a waybill. */
  shippingNoteNumber: string | null;
  /** 摘要 · Summary */
  summary: string | null;
  /** 交易 · Transaction */
  txnId: string | null;
  /** 行号 · Line */
  lineNo: number | null;
  ownerType_dictText?: string;
  direction_dictText?: string;
  biz_dictText?: string;
}

/** AccountStatement of the wire. */
export interface AccountStatement {
  month: string;
  ownerType: string;
  ownerName: string;
  opening: AccountHeld;
  closing: AccountHeld;
  inAmount: number;
  outAmount: number;
  records: AccountRecord[];
  printedTime: string;
}

/** 外部调用日志 · Call of a service. */
export interface AdapterLog {
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
  /** 服务 · Service (dictionary adapter_kind) */
  adapter: string | null;
  /** 操作 · Operation */
  operation: string | null;
  /** 渠道 · Provider */
  target: string | null;
  /** 请求编号 · Request */
  requestId: string | null;
  /** 请求摘要 · Hash of the request */
  requestHash: string | null;
  /** 结果 · Outcome (dictionary adapter_outcome) */
  outcome: string | null;
  /** 错误代码 · Error code */
  errorCode: string | null;
  /** 耗时(毫秒) · Duration (ms) */
  costMs: number | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  /** 请求内容 · Request. JSON without secrets and numbers in full, cut. */
  requestBody: string | null;
  /** 返回内容 · Answer. The same of the answer. */
  answerBody: string | null;
  adapter_dictText?: string;
  outcome_dictText?: string;
  simulated_dictText?: string;
}

/** AddNoteInput of the wire. */
export interface AddNoteInput {
  noteId: string;
  /** 备注内容 · Remark */
  content: string;
  /** 附件 · Files */
  files?: string | null;
  visibleTo?: ('platform' | 'customer' | 'driver')[];
}

/** 通讯录 · Address book. */
export interface AddressEntry {
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
  /** 用户编号 · User id */
  userId: string | null;
  /** 姓名 · Name */
  realname: string | null;
  /** 工号 · Staff number */
  workNo: string | null;
  /** 部门编号 · Department ids */
  departId: string | null;
  /** 部门 · Departments. All departments of the person, joined by ` | `. */
  departName: string | null;
  /** 职务编码 · Position codes */
  post: string | null;
  /** 职务 · Positions. Names of the positions. */
  post_dictText: string | null;
  /** 手机 · Telephone */
  telephone: string | null;
  /** 公司邮箱 · Mail */
  email: string | null;
  /** 手机号码 · Mobile */
  phone: string | null;
  /** 头像 · Picture */
  avatar: string | null;
}

/** AdvanceSheet of the wire. */
export interface AdvanceSheet {
  feeTotal: number;
  ownFunds: number;
  principal: number;
  dueDate: string;
  accountName: string | null;
  funds: number;
}

/** AdvanceSum of the wire. */
export interface AdvanceSum {
  customerId: string | null;
  customerName: string | null;
  state: string;
  count: number;
  principal: number;
  feeAmount: number;
  repaidAmount: number;
  balance: number;
}

/** AgentPayoutInput of the wire. */
export interface AgentPayoutInput {
  /** 代理 · Agent */
  agentId: string;
  /** 运营主体 · Company */
  companyId: string;
  /** 收款账户 · Account of the agent */
  cardId: string;
  /** 付款说明 · Why */
  reason: string;
}

/** 系统通告 · Announcement. */
export interface Announcement {
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
  /** 标题 · Title */
  titile: string | null;
  /** 消息类型 · Kind (dictionary msg_category) */
  msgCategory: string | null;
  /** 通告对象类型 · For whom (dictionary msg_type) */
  msgType: 'USER' | 'ALL' | null;
  /** 开始时间 · From. Nobody sees it earlier; without it, it starts when it is published. */
  startTime: string | null;
  /** 结束时间 · Until. Nobody sees it later; without it, it has no end. */
  endTime: string | null;
  /** 摘要 · Summary */
  msgAbstract: string | null;
  /** 优先级 · Priority (dictionary priority) */
  priority: string | null;
  /** 指定用户 · People. Ids joined by commas, or user names; asked for where it is for chosen people. */
  userIds: string | null;
  /** 内容 · Content. HTML. Stored without anything that could run. */
  msgContent: string | null;
  /** 发布人 · Sender */
  sender: string | null;
  /** 发布状态 · Publication (dictionary send_status) */
  sendStatus: string | null;
  /** 发布时间 · Published at */
  sendTime: string | null;
  /** 撤销时间 · Withdrawn at */
  cancelTime: string | null;
  /** 删除状态 · Deletion (dictionary del_flag) */
  delFlag: string | null;
  /** 业务类型 · Kind of business */
  busType: string | null;
  /** 业务编号 · What it is about */
  busId: string | null;
  /** 打开方式 · How it opens */
  openType: string | null;
  /** 打开页面 · Page */
  openPage: string | null;
  msgCategory_dictText?: string;
  msgType_dictText?: string;
  priority_dictText?: string;
  sendStatus_dictText?: string;
  delFlag_dictText?: string;
}

/** AnnouncementAdd of the wire. */
export interface AnnouncementAdd {
  /** 标题 · Title */
  titile: string;
  /** 消息类型 · Kind (dictionary msg_category) */
  msgCategory: string;
  /** 通告对象类型 · For whom (dictionary msg_type) */
  msgType: 'USER' | 'ALL';
  /** 开始时间 · From. Nobody sees it earlier; without it, it starts when it is published. */
  startTime?: string | null;
  /** 结束时间 · Until. Nobody sees it later; without it, it has no end. */
  endTime?: string | null;
  /** 摘要 · Summary */
  msgAbstract?: string | null;
  /** 优先级 · Priority (dictionary priority) */
  priority?: string | null;
  /** 指定用户 · People. Ids joined by commas, or user names; asked for where it is for chosen people. */
  userIds?: string | null;
  /** 内容 · Content. HTML. Stored without anything that could run. */
  msgContent?: string | null;
}

/** AnnouncementEdit of the wire. */
export interface AnnouncementEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 标题 · Title */
  titile?: string;
  /** 消息类型 · Kind (dictionary msg_category) */
  msgCategory?: string;
  /** 通告对象类型 · For whom (dictionary msg_type) */
  msgType?: 'USER' | 'ALL';
  /** 开始时间 · From. Nobody sees it earlier; without it, it starts when it is published. */
  startTime?: string | null;
  /** 结束时间 · Until. Nobody sees it later; without it, it has no end. */
  endTime?: string | null;
  /** 摘要 · Summary */
  msgAbstract?: string | null;
  /** 优先级 · Priority (dictionary priority) */
  priority?: string | null;
  /** 指定用户 · People. Ids joined by commas, or user names; asked for where it is for chosen people. */
  userIds?: string | null;
  /** 内容 · Content. HTML. Stored without anything that could run. */
  msgContent?: string | null;
}

/** 接收人 · Recipient. */
export interface AnnouncementReader {
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
  /** 公告 · Announcement */
  anntId: string | null;
  /** 接收人 · Recipient */
  userId: string | null;
  /** 登录账号 · User name */
  username: string | null;
  /** 真实姓名 · Name */
  realname: string | null;
  /** 阅读状态 · Read (dictionary read_flag) */
  readFlag: string | null;
  /** 阅读时间 · Read at */
  readTime: string | null;
  readFlag_dictText?: string;
}

/** APP版本 · App version. */
export interface AppVersion {
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
  /** 应用 · App (dictionary app_kind) */
  appKind: 'driver' | 'shipper' | null;
  /** 平台 · Platform (dictionary app_platform) */
  platform: 'android' | 'ios' | null;
  /** 版本 · Version. By semantic versioning, such as 1.4.0. */
  versionName: string | null;
  /** 版本号 · Version number. Grows from version to version of one app on one platform. */
  versionCode: number | null;
  /** 强制更新 · Forced update (dictionary yn). Nobody goes on with a version before this one. */
  forceUpdate: '0' | '1' | null;
  /** 最低版本号 · Lowest version number. Who has an older version has to update, whether or not the update is forced. */
  minVersionCode: number | null;
  /** 更新内容 · What is new */
  content: string | null;
  /** 安装包 · Package. Of Android. Size and hash are worked out by the server. */
  file: string | null;
  /** 应用商店地址 · Address in the store. Of iOS: packages are only installed from there. */
  storeUrl: string | null;
  /** 大小 · Size. Bytes. */
  fileSize: number | null;
  /** SHA-256 · SHA-256 */
  fileHash: string | null;
  /** 状态 · Status (dictionary app_state) */
  state: string | null;
  /** 发布时间 · Published at */
  publishTime: string | null;
  /** 下载次数 · Downloads */
  downloadCount: number | null;
  appKind_dictText?: string;
  platform_dictText?: string;
  forceUpdate_dictText?: string;
  state_dictText?: string;
}

/** AppVersionAdd of the wire. */
export interface AppVersionAdd {
  /** 应用 · App (dictionary app_kind) */
  appKind: 'driver' | 'shipper';
  /** 平台 · Platform (dictionary app_platform) */
  platform: 'android' | 'ios';
  /** 版本 · Version. By semantic versioning, such as 1.4.0. */
  versionName: string;
  /** 版本号 · Version number. Grows from version to version of one app on one platform. */
  versionCode: number;
  /** 强制更新 · Forced update (dictionary yn). Nobody goes on with a version before this one. */
  forceUpdate: '0' | '1';
  /** 最低版本号 · Lowest version number. Who has an older version has to update, whether or not the update is forced. */
  minVersionCode: number;
  /** 更新内容 · What is new */
  content: string;
  /** 安装包 · Package. Of Android. Size and hash are worked out by the server. */
  file?: string | null;
  /** 应用商店地址 · Address in the store. Of iOS: packages are only installed from there. */
  storeUrl?: string | null;
}

/** AppVersionEdit of the wire. */
export interface AppVersionEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 应用 · App (dictionary app_kind) */
  appKind?: 'driver' | 'shipper';
  /** 平台 · Platform (dictionary app_platform) */
  platform?: 'android' | 'ios';
  /** 版本 · Version. By semantic versioning, such as 1.4.0. */
  versionName?: string;
  /** 版本号 · Version number. Grows from version to version of one app on one platform. */
  versionCode?: number;
  /** 强制更新 · Forced update (dictionary yn). Nobody goes on with a version before this one. */
  forceUpdate?: '0' | '1';
  /** 最低版本号 · Lowest version number. Who has an older version has to update, whether or not the update is forced. */
  minVersionCode?: number;
  /** 更新内容 · What is new */
  content?: string;
  /** 安装包 · Package. Of Android. Size and hash are worked out by the server. */
  file?: string | null;
  /** 应用商店地址 · Address in the store. Of iOS: packages are only installed from there. */
  storeUrl?: string | null;
}

/** 复核申请 · Application. */
export interface Approval {
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
  /** 申请单号 · Number */
  approvalNo: string | null;
  /** 申请类型 · Kind (dictionary approval_kind) */
  kind: string | null;
  /** 对象编号 · Target id */
  targetId: string | null;
  /** 申请对象 · About */
  targetName: string | null;
  /** 金额 · Amount (fen) */
  amount: number | null;
  /** 申请内容 · What changes */
  summary: string | null;
  /** 申请原因 · Why */
  reason: string | null;
  /** 状态 · Status (dictionary approval_state) */
  state: string | null;
  /** 申请人 · Applied by */
  applyBy: string | null;
  /** 申请时间 · Applied at */
  applyTime: string | null;
  /** 复核人 · Decided by */
  auditBy: string | null;
  /** 复核时间 · Decided at */
  auditTime: string | null;
  /** 复核意见 · Decision: remark */
  auditRemark: string | null;
  kind_dictText?: string;
  state_dictText?: string;
}

/** ArrivedAmount of the wire. */
export interface ArrivedAmount {
  id: string;
  /** 到账金额 · Amount that arrived (fen) */
  amount: number;
}

/** AssignableRole of the wire. */
export interface AssignableRole {
  id: string;
  roleName: string;
}

/** 银行 · Bank. */
export interface Bank {
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
  /** 银行名称 · Bank */
  bankName: string | null;
  /** 银行代码 · Bank code */
  bankCode: string | null;
  /** 支持出款 · Takes payouts (dictionary yn) */
  supportPayout: '0' | '1' | null;
  /** 排序 · Sort order */
  sortNo: number | null;
  /** 启用 · Enabled (dictionary yn) */
  state: '0' | '1' | null;
  /** 简码 · Short name */
  shortCode: string | null;
  /** 行别代码 · Kind of bank. The first three digits of the numbers of its branches. */
  cnapsPrefix: string | null;
  /** 卡BIN · Beginnings of cards. Comma list of the digits that card numbers of the bank begin with. */
  binPrefixes: string | null;
  /** 标志 · Logo */
  logo: string | null;
  supportPayout_dictText?: string;
  state_dictText?: string;
}

/** BankAdd of the wire. */
export interface BankAdd {
  /** 银行名称 · Bank */
  bankName: string;
  /** 银行代码 · Bank code */
  bankCode: string;
  /** 支持出款 · Takes payouts (dictionary yn) */
  supportPayout: '0' | '1';
  /** 排序 · Sort order */
  sortNo: number;
  /** 启用 · Enabled (dictionary yn) */
  state: '0' | '1';
  /** 简码 · Short name */
  shortCode?: string | null;
  /** 行别代码 · Kind of bank. The first three digits of the numbers of its branches. */
  cnapsPrefix?: string | null;
  /** 卡BIN · Beginnings of cards. Comma list of the digits that card numbers of the bank begin with. */
  binPrefixes?: string | null;
  /** 标志 · Logo */
  logo?: string | null;
}

/** 银行卡 · Bank card. */
export interface BankCard {
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
  /** 持卡主体 · Whose card (dictionary account_owner). Captains are drivers. Chosen once. */
  holderType: 'driver' | 'carrier' | 'customer' | null;
  /** 主体 · Owner. Id of the driver, carrier or customer. Chosen once. */
  holderId: string | null;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType: '1' | '2' | null;
  /** 户名 · Account holder */
  cardHolder: string | null;
  /** 卡号 · Card number. A card of a person passes the check of card numbers; a company’s account has 6 to 32 digits, letters or hyphens. */
  cardNo: string | null;
  /** 证件号 · ID card number. Of persons. Absent: that of the driver, where the card is their own. */
  idNo: string | null;
  /** 预留手机 · Phone at the bank */
  phone: string | null;
  /** 开户银行 · Bank. Absent: recognised by the beginning of the card number. */
  bankId: string | null;
  /** 开户支行 · Branch */
  branchName: string | null;
  /** 联行号 · Branch number */
  cnaps: string | null;
  /** 卡照片 · Photo of the card */
  cardFile: string | null;
  /** 代收授权书 · Letter of authority. Required where the account holder is somebody else than whom it collects for. */
  authFile: string | null;
  /** 银行名称 · Bank name */
  bankName: string | null;
  /** 银行代码 · Bank code */
  bankCode: string | null;
  /** 验证状态 · Check (dictionary card_state) */
  verifyState: string | null;
  /** 验证流水号 · Number of the check */
  verifyNo: string | null;
  /** 验证结果 · Result of the check */
  verifyRemark: string | null;
  /** 打款时间 · Amount sent at */
  verifySentTime: string | null;
  /** 默认 · Default (dictionary yn) */
  isDefault: '0' | '1' | null;
  holderType_dictText?: string;
  accountType_dictText?: string;
  verifyState_dictText?: string;
  isDefault_dictText?: string;
}

/** BankCardAdd of the wire. */
export interface BankCardAdd {
  /** 持卡主体 · Whose card (dictionary account_owner). Captains are drivers. Chosen once. */
  holderType: 'driver' | 'carrier' | 'customer';
  /** 主体 · Owner. Id of the driver, carrier or customer. Chosen once. */
  holderId: string;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType: '1' | '2';
  /** 户名 · Account holder */
  cardHolder: string;
  /** 卡号 · Card number. A card of a person passes the check of card numbers; a company’s account has 6 to 32 digits, letters or hyphens. */
  cardNo: string;
  /** 证件号 · ID card number. Of persons. Absent: that of the driver, where the card is their own. */
  idNo?: string | null;
  /** 预留手机 · Phone at the bank */
  phone?: string | null;
  /** 开户银行 · Bank. Absent: recognised by the beginning of the card number. */
  bankId?: string | null;
  /** 开户支行 · Branch */
  branchName?: string | null;
  /** 联行号 · Branch number */
  cnaps?: string | null;
  /** 卡照片 · Photo of the card */
  cardFile?: string | null;
  /** 代收授权书 · Letter of authority. Required where the account holder is somebody else than whom it collects for. */
  authFile?: string | null;
}

/** BankCardEdit of the wire. */
export interface BankCardEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 持卡主体 · Whose card (dictionary account_owner). Captains are drivers. Chosen once. */
  holderType?: 'driver' | 'carrier' | 'customer';
  /** 主体 · Owner. Id of the driver, carrier or customer. Chosen once. */
  holderId?: string;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType?: '1' | '2';
  /** 户名 · Account holder */
  cardHolder?: string;
  /** 卡号 · Card number. A card of a person passes the check of card numbers; a company’s account has 6 to 32 digits, letters or hyphens. */
  cardNo?: string;
  /** 证件号 · ID card number. Of persons. Absent: that of the driver, where the card is their own. */
  idNo?: string | null;
  /** 预留手机 · Phone at the bank */
  phone?: string | null;
  /** 开户银行 · Bank. Absent: recognised by the beginning of the card number. */
  bankId?: string | null;
  /** 开户支行 · Branch */
  branchName?: string | null;
  /** 联行号 · Branch number */
  cnaps?: string | null;
  /** 卡照片 · Photo of the card */
  cardFile?: string | null;
  /** 代收授权书 · Letter of authority. Required where the account holder is somebody else than whom it collects for. */
  authFile?: string | null;
}

/** BankChoice of the wire. */
export interface BankChoice {
  id: string;
  bankName: string;
  bankCode: string;
}

/** BankEdit of the wire. */
export interface BankEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 银行名称 · Bank */
  bankName?: string;
  /** 银行代码 · Bank code */
  bankCode?: string;
  /** 支持出款 · Takes payouts (dictionary yn) */
  supportPayout?: '0' | '1';
  /** 排序 · Sort order */
  sortNo?: number;
  /** 启用 · Enabled (dictionary yn) */
  state?: '0' | '1';
  /** 简码 · Short name */
  shortCode?: string | null;
  /** 行别代码 · Kind of bank. The first three digits of the numbers of its branches. */
  cnapsPrefix?: string | null;
  /** 卡BIN · Beginnings of cards. Comma list of the digits that card numbers of the bank begin with. */
  binPrefixes?: string | null;
  /** 标志 · Logo */
  logo?: string | null;
}

/** 银行流水 · Bank statement line. */
export interface BankLine {
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
  /** 银行账户 · Account */
  companyAccountId: string | null;
  /** 银行账户 · Account */
  accountName: string | null;
  /** 交易时间 · Time */
  tradeTime: string | null;
  /** 收支 · In or out (dictionary bank_line_direction) */
  direction: string | null;
  /** 金额 · Amount (fen) */
  amount: number | null;
  /** 银行余额 · Balance at the bank (fen) */
  balance: number | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string | null;
  /** 请求流水号 · Request serial */
  requestSerial: string | null;
  /** 对方户名 · Other side */
  counterpartyName: string | null;
  /** 对方账号 · Account of the other side */
  counterpartyAccount: string | null;
  /** 摘要 · Purpose */
  purpose: string | null;
  /** 来源 · Source (dictionary bank_line_source) */
  source: string | null;
  /** 对账状态 · Status (dictionary bank_line_state) */
  state: string | null;
  /** 匹配单据 · Matched document */
  matchNo: string | null;
  /** 处理人 · Handled by */
  matchBy: string | null;
  /** 处理时间 · Handled at */
  matchTime: string | null;
  /** 说明 · Remark */
  remark: string | null;
  direction_dictText?: string;
  source_dictText?: string;
  state_dictText?: string;
}

/** BankLineAssignInput of the wire. */
export interface BankLineAssignInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 客户钱包 · Wallet */
  walletId: string;
  /** 说明 · Remark */
  remark: string;
}

/** BankLineMatchInput of the wire. */
export interface BankLineMatchInput {
  id: string;
  /** 版本 · Version */
  version: number;
  txnId: string;
  /** 行号 · Line */
  txnLineNo: number;
}

/** BankLineSuspendInput of the wire. */
export interface BankLineSuspendInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 说明 · Remark */
  remark: string;
}

/** BankReconciliation of the wire. */
export interface BankReconciliation {
  bankIn: number;
  bankOut: number;
  booksIn: number;
  booksOut: number;
  openLines: number;
  openIn: number;
  openOut: number;
  openBooks: number;
  openBooksIn: number;
  openBooksOut: number;
  ledgerBalance: number;
  bankBalance: number | null;
}

/** BankStatementImport of the wire. */
export interface BankStatementImport {
  taken: number;
  known: number;
  matched: number;
  problems: {
    line: number;
    field: string;
    reason: string;
  }[];
}

/** BatchDispatchInput of the wire. */
export interface BatchDispatchInput {
  id: string;
  /** 版本 · Version */
  version: number;
  rows: BatchTrip[];
  confirmWarnings?: boolean;
}

/** BatchDispatchResult of the wire. */
export interface BatchDispatchResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
    errorData?: {
      path: string;
      message: string;
    }[];
  }[];
}

/** BatchResult of the wire. */
export interface BatchResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
  }[];
}

/** BatchTrip of the wire. */
export interface BatchTrip {
  driverId: string;
  vehicleId: string;
  /** 副驾驶员 · Second driver */
  coDriverId?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber?: string | null;
  /** 计划重量 · Planned weight (kg) */
  weight: number;
  /** 装货时间 · Pick up at */
  pickupTime?: string | null;
  /** 预付金额 · Prepayment (fen) */
  prepayAmount?: number | null;
}

/** 账单 · Bill. */
export interface Bill {
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
  /** 账单号 · Bill number */
  billNo: string | null;
  /** 账单类型 · Kind of bill (dictionary bill_kind) */
  billKind: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 承运商 · Carrier */
  carrierId: string | null;
  /** 代理公司 · Agent */
  agentId: string | null;
  /** 往来单位 · Party */
  partyName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期起 · Period from */
  periodFrom: string | null;
  /** 账期止 · Period until */
  periodTo: string | null;
  /** 运单数 · Waybills */
  noteCount: number | null;
  /** 吨数 · Tonnes (kg) */
  totalWeight: number | null;
  /** 账单金额 · Billed (fen) */
  totalAmount: number | null;
  /** 已结金额 · Settled (fen) */
  receivedAmount: number | null;
  /** 未结金额 · Open (fen) */
  openAmount: number | null;
  /** 其中调整 · Of it adjustments (fen) */
  adjustAmount: number | null;
  /** 到期日 · Due on */
  dueDate: string | null;
  /** 状态 · Status (dictionary bill_state) */
  state: string | null;
  /** 付款状态 · Payment (dictionary pay_state) */
  payState: string | null;
  /** 发送人 · Sent by */
  sendBy: string | null;
  /** 发送时间 · Sent at */
  sendTime: string | null;
  /** 确认人 · Confirmed by */
  confirmBy: string | null;
  /** 确认时间 · Confirmed at */
  confirmTime: string | null;
  /** 异议人 · Disputed by */
  disputeBy: string | null;
  /** 异议时间 · Disputed at */
  disputeTime: string | null;
  /** 异议原因 · Why it is disputed */
  disputeReason: string | null;
  /** 开票申请 · Invoice request */
  requestBillId: string | null;
  /** 申请单号 · Request number */
  requestNo: string | null;
  /** 作废人 · Voided by */
  voidBy: string | null;
  /** 作废时间 · Voided at */
  voidTime: string | null;
  /** 作废原因 · Why it is void */
  voidReason: string | null;
  billKind_dictText?: string;
  settleType_dictText?: string;
  state_dictText?: string;
  payState_dictText?: string;
}

/** BillAdjustInput of the wire. */
export interface BillAdjustInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 调整金额 · Amount (fen) */
  amount: number;
  /** 调整原因 · Kind of reason (dictionary adjust_reason) */
  reasonCode: string;
  /** 调整说明 · Why */
  reason: string;
}

/** BillDisputeInput of the wire. */
export interface BillDisputeInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  items?: {
    id: string;
    /** 异议说明 · What is wrong */
    remark?: string | null;
  }[];
}

/** BillInput of the wire. */
export interface BillInput {
  /** 账单类型 · Kind of bill (dictionary bill_kind) */
  billKind?: 'customer' | 'carrier' | 'agent' | null;
  /** 客户 · Customer */
  customerId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 代理公司 · Agent */
  agentId?: string | null;
  /** 运营主体 · Company */
  companyId: string;
  /** 账期起 · Period from */
  periodFrom: string;
  /** 账期止 · Period until */
  periodTo: string;
  noteIds?: string[];
}

/** 账单明细 · Waybills of a bill. */
export interface BillItem {
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
  /** 账单 · Bill */
  billId: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 运费总额 · Fee (fen) */
  feeTotal: number | null;
  /** 账单金额 · Billed (fen) */
  amount: number | null;
  /** 客户已回款 · Paid by the customer (fen) */
  customerPaidAmount: number | null;
  /** 已付金额 · Paid (fen) */
  paidAmount: number | null;
  /** 未结金额 · Open (fen) */
  openAmount: number | null;
  /** 其中调整 · Of it adjustments (fen) */
  adjustAmount: number | null;
  /** 账期到期日 · Due on */
  dueDate: string | null;
  /** 有异议 · Disputed (dictionary yn) */
  disputed: '0' | '1' | null;
  /** 异议说明 · What is wrong */
  remark: string | null;
  disputed_dictText?: string;
}

/** BillPayInput of the wire. */
export interface BillPayInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 收款金额 · Amount (fen) */
  amount?: number | null;
}

/** BillPaymentInput of the wire. */
export interface BillPaymentInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 收款账户 · Account of the payee */
  cardId: string;
}

/** 收款记录 · Receipt. */
export interface BillReceipt {
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
  /** 回款单号 · Receipt number */
  receiptNo: string | null;
  /** 收款金额 · Amount (fen) */
  amount: number | null;
  /** 转入钱包 · To the wallet (fen) */
  overpaid: number | null;
  /** 款项来源 · Paid from (dictionary money_source) */
  source: string | null;
  /** 收款账户 · Receiving account */
  companyAccountId: string | null;
  /** 收款账户 · Receiving account */
  accountName: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string | null;
  /** 收款凭证 · Vouchers */
  voucherFiles: string | null;
  /** 到账时间 · Arrived at */
  receiveTime: string | null;
  /** 经办人 · Recorded by */
  operator: string | null;
  source_dictText?: string;
}

/** BillReceiveInput of the wire. */
export interface BillReceiveInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 收款金额 · Amount (fen) */
  amount?: number | null;
  /** 款项来源 · Paid from (dictionary money_source) */
  source: 'wallet' | 'transfer';
  companyAccountId?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 到账时间 · Arrived at */
  transferTime?: string | null;
  /** 收款凭证 · Vouchers */
  voucherFiles?: string | null;
  confirmWarnings?: boolean;
}

/** BillReworkInput of the wire. */
export interface BillReworkInput {
  id: string;
  /** 版本 · Version */
  version: number;
  removeItemIds?: string[];
  adjusts?: {
    id: string;
    /** 调整金额 · Amount (fen) */
    amount: number;
    /** 调整原因 · Kind of reason (dictionary adjust_reason) */
    reasonCode: string;
    /** 调整说明 · Why */
    reason: string;
  }[];
}

/** BindCardInput of the wire. */
export interface BindCardInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 收款账户 · Card or account */
  cardId: string;
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

/** BindableCard of the wire. */
export interface BindableCard {
  id: string;
  cardHolder: string;
  cardNo: string;
  bankName: string | null;
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

/** BoundVehicle of the wire. */
export interface BoundVehicle {
  id: string;
  vehicleNumber: string;
  plateColor: string;
  vehicleType: string;
  isDefault: '0' | '1';
  bindTime: string | null;
}

/** BusinessReviewInput of the wire. */
export interface BusinessReviewInput {
  ids: string[];
  versions?: number[];
  pass: boolean;
  /** 审核意见 · Remark */
  remark?: string | null;
  overrides?: {
    rule: 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10' | 'R11' | 'R12';
    /** 放行原因 · Why it is let be */
    reason: string;
  }[];
}

/** BusinessRules of the wire. */
export interface BusinessRules {
  noteId: string;
  isKept: boolean;
  passed: number;
  rules: {
    rule: 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10' | 'R11' | 'R12';
    value: string | null;
    limit: string | null;
    pass: boolean;
    evidence: RuleEvidence;
    overrideReason: string | null;
    overrideBy: string | null;
    overrideTime: string | null;
  }[];
}

/** CardAmount of the wire. */
export interface CardAmount {
  id: string;
  /** 到账金额 · Amount that arrived (fen) */
  amount: number;
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
  /** 合同编号 · Contract number */
  contractNo: string | null;
  /** 合同到期日 · Contract until */
  contractValidTo: string | null;
  /** 司机数 · Drivers */
  driverCount: number | null;
  /** 车辆数 · Vehicles */
  vehicleCount: number | null;
  /** 应付余额 · Open payable (fen) */
  openPayable: number | null;
  /** 审核状态 · Review status (dictionary review_state) */
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
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
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
  verifyState_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
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

/** CarrierPasswordInput of the wire. */
export interface CarrierPasswordInput {
  carrierId: string;
  userId: string;
  password?: string | null;
  confirmpassword?: string | null;
}

/** CarrierUserInput of the wire. */
export interface CarrierUserInput {
  carrierId: string;
  /** 登录账号 · User name */
  username: string;
  /** 姓名 · Name */
  realname: string;
  /** 手机号 · Mobile */
  phone: string;
  password: string;
  confirmpassword?: string | null;
}

/** CarrierUserStatus of the wire. */
export interface CarrierUserStatus {
  carrierId: string;
  userId: string;
  status: 1 | 2;
}

/** 分类字典 · Category. */
export interface Category {
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
  /** 类型名称 · Name */
  name: string | null;
  /** 父级节点 · Parent. Id of the parent; `0` or absent for a root. */
  pid: string | null;
  /** 类型编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `pid` a longer code finds its parent by its beginning. */
  code: string | null;
  /** 是否有子节点(1:有) · Has children (1: yes) */
  hasChild: string | null;
}

/** CategoryAdd of the wire. */
export interface CategoryAdd {
  /** 类型名称 · Name */
  name: string;
  /** 父级节点 · Parent. Id of the parent; `0` or absent for a root. */
  pid?: string | null;
  /** 类型编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `pid` a longer code finds its parent by its beginning. */
  code?: string | null;
}

/** CategoryEdit of the wire. */
export interface CategoryEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 类型名称 · Name */
  name?: string;
  /** 父级节点 · Parent. Id of the parent; `0` or absent for a root. */
  pid?: string | null;
  /** 类型编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `pid` a longer code finds its parent by its beginning. */
  code?: string | null;
}

/** CheckInput of the wire. */
export interface CheckInput {
  ids: string[];
  versions?: number[];
  pass: boolean;
  /** 审核意见 · Remark */
  remark?: string | null;
  /** 装货重量 · Loaded weight (kg) */
  loadWeight?: number;
  /** 卸货重量 · Unloaded weight (kg) */
  unloadWeight?: number;
  /** 杂费 · Extras (fen) */
  extraFee?: number;
  /** 杂费说明 · Extras: remark */
  extraFeeRemark?: string | null;
  /** 其他扣款 · Other deductions (fen) */
  deduction?: number;
  /** 扣款说明 · Deductions: remark */
  deductionRemark?: string | null;
  confirmWarnings?: boolean;
}

/** CheckRows of the wire. */
export interface CheckRows {
  rows: {
    row: number;
    cells: Record<string, string>;
  }[];
  before?: {
    row: number;
    cells: Record<string, string>;
  }[];
}

/** 编码校验规则 · Check rule. */
export interface CheckRule {
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
  /** 规则名称 · Name */
  ruleName: string | null;
  /** 规则Code · Code */
  ruleCode: string | null;
  /** 规则JSON · Rule as JSON. A list of `{digits, pattern, message}`: `*` tests the whole value, a number the next characters of it. */
  ruleJson: string | null;
  /** 规则描述 · Description */
  ruleDescription: string | null;
}

/** CheckRuleAdd of the wire. */
export interface CheckRuleAdd {
  /** 规则名称 · Name */
  ruleName: string;
  /** 规则Code · Code */
  ruleCode: string;
  /** 规则JSON · Rule as JSON. A list of `{digits, pattern, message}`: `*` tests the whole value, a number the next characters of it. */
  ruleJson: string;
  /** 规则描述 · Description */
  ruleDescription?: string | null;
}

/** CheckRuleEdit of the wire. */
export interface CheckRuleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 规则名称 · Name */
  ruleName?: string;
  /** 规则Code · Code */
  ruleCode?: string;
  /** 规则JSON · Rule as JSON. A list of `{digits, pattern, message}`: `*` tests the whole value, a number the next characters of it. */
  ruleJson?: string;
  /** 规则描述 · Description */
  ruleDescription?: string | null;
}

/** 运营主体 · Operating company. */
export interface Company {
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
  /** 公司名称 · Company */
  companyName: string | null;
  /** 主体类型 · Kind (dictionary company_kind) */
  companyKind: string | null;
  /** 统一社会信用代码 · Unified social credit code */
  uscc: string | null;
  /** 道路运输经营许可证 · Road transport permit */
  permitNumber: string | null;
  /** 法人 · Legal representative */
  legalPerson: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Contact phone */
  contactPhone: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo: string | null;
  /** 增值电信许可 · Telecom licence */
  icpLicence: string | null;
  /** 等保备案 · Security filing */
  securityLevelNo: string | null;
  /** 纳税人识别号 · Taxpayer number */
  taxpayerNo: string | null;
  /** 开票抬头 · Invoice title */
  invoiceTitle: string | null;
  /** 开票地址 · Invoice address */
  invoiceAddress: string | null;
  /** 开票电话 · Invoice phone */
  invoiceTel: string | null;
  /** 开户行 · Bank */
  invoiceBank: string | null;
  /** 银行账号 · Bank account */
  invoiceAccount: string | null;
  /** 单张发票限额 · Limit per invoice (fen) */
  invoiceLimit: number | null;
  /** 上报代码 · Sender code */
  govSenderCode: string | null;
  /** 上报省份 · Province of upload */
  govProvince: string | null;
  /** 协议档 · Upload profile */
  govProfile: string | null;
  /** 电子章 · Seal */
  sealFile: string | null;
  /** 状态 · Status (dictionary account_state) */
  state: string | null;
  /** 默认主体 · Default (dictionary yn) */
  isDefault: '0' | '1' | null;
  companyKind_dictText?: string;
  state_dictText?: string;
  isDefault_dictText?: string;
}

/** 对公账户 · Company account. */
export interface CompanyAccount {
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
  /** 户名 · Account holder. The name of the company. */
  accountName: string | null;
  /** 账号 · Account number. 6 to 32 digits, letters or hyphens; unique. */
  accountNo: string | null;
  /** 开户银行 · Bank */
  bankId: string | null;
  /** 开户支行 · Branch */
  branchName: string | null;
  /** 联行号 · Branch number */
  cnaps: string | null;
  /** 用途 · Used for (dictionary account_usage) */
  usage: 'receive' | 'pay' | 'both' | 'tax' | null;
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType: 'platform' | 'customer' | 'carrier' | null;
  /** 主体 · Owner. Id of the operating company, customer or carrier; absent: the actor’s own. Chosen once. */
  ownerId: string | null;
  /** 开户省份 · Province */
  province: string | null;
  /** 开户城市 · City */
  city: string | null;
  /** 开户许可证 · Opening permit */
  licenceFile: string | null;
  /** 状态 · Status (dictionary account_state) */
  state: '1' | '2' | '3' | null;
  /** 主体名称 · Name of the owner */
  ownerName: string | null;
  /** 银行名称 · Bank name */
  bankName: string | null;
  /** 银行代码 · Bank code */
  bankCode: string | null;
  /** 默认 · Default (dictionary yn). One of an owner for each use. */
  isDefault: '0' | '1' | null;
  /** 打款验证 · Check (dictionary card_state) */
  verifyState: string | null;
  /** 验证结果 · Result of the check */
  verifyRemark: string | null;
  /** 打款时间 · Amount sent at */
  verifySentTime: string | null;
  /** 账面余额 · Balance in the books (fen). Of accounts of the platform. */
  ledgerBalance: number | null;
  /** 银行余额 · Balance at the bank (fen). As the bank told it last. */
  bankBalance: number | null;
  /** 余额时间 · Balance as of */
  balanceTime: string | null;
  usage_dictText?: string;
  ownerType_dictText?: string;
  state_dictText?: string;
  isDefault_dictText?: string;
  verifyState_dictText?: string;
}

/** CompanyAccountAdd of the wire. */
export interface CompanyAccountAdd {
  /** 户名 · Account holder. The name of the company. */
  accountName: string;
  /** 账号 · Account number. 6 to 32 digits, letters or hyphens; unique. */
  accountNo: string;
  /** 开户银行 · Bank */
  bankId: string;
  /** 开户支行 · Branch */
  branchName: string;
  /** 联行号 · Branch number */
  cnaps: string;
  /** 用途 · Used for (dictionary account_usage) */
  usage: 'receive' | 'pay' | 'both' | 'tax';
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType?: 'platform' | 'customer' | 'carrier' | null;
  /** 主体 · Owner. Id of the operating company, customer or carrier; absent: the actor’s own. Chosen once. */
  ownerId?: string | null;
  /** 开户省份 · Province */
  province?: string | null;
  /** 开户城市 · City */
  city?: string | null;
  /** 开户许可证 · Opening permit */
  licenceFile?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: '1' | '2' | '3' | null;
}

/** CompanyAccountEdit of the wire. */
export interface CompanyAccountEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 户名 · Account holder. The name of the company. */
  accountName?: string;
  /** 账号 · Account number. 6 to 32 digits, letters or hyphens; unique. */
  accountNo?: string;
  /** 开户银行 · Bank */
  bankId?: string;
  /** 开户支行 · Branch */
  branchName?: string;
  /** 联行号 · Branch number */
  cnaps?: string;
  /** 用途 · Used for (dictionary account_usage) */
  usage?: 'receive' | 'pay' | 'both' | 'tax';
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType?: 'platform' | 'customer' | 'carrier' | null;
  /** 主体 · Owner. Id of the operating company, customer or carrier; absent: the actor’s own. Chosen once. */
  ownerId?: string | null;
  /** 开户省份 · Province */
  province?: string | null;
  /** 开户城市 · City */
  city?: string | null;
  /** 开户许可证 · Opening permit */
  licenceFile?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: '1' | '2' | '3' | null;
}

/** CompanyAdd of the wire. */
export interface CompanyAdd {
  /** 公司名称 · Company */
  companyName: string;
  /** 主体类型 · Kind (dictionary company_kind) */
  companyKind: string;
  /** 统一社会信用代码 · Unified social credit code */
  uscc: string;
  /** 道路运输经营许可证 · Road transport permit */
  permitNumber: string;
  /** 法人 · Legal representative */
  legalPerson: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Contact phone */
  contactPhone: string;
  /** 行政区划 · Division code */
  adcode: string;
  /** 地址 · Address */
  address: string;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo?: string | null;
  /** 增值电信许可 · Telecom licence */
  icpLicence?: string | null;
  /** 等保备案 · Security filing */
  securityLevelNo?: string | null;
  /** 纳税人识别号 · Taxpayer number */
  taxpayerNo?: string | null;
  /** 开票抬头 · Invoice title */
  invoiceTitle?: string | null;
  /** 开票地址 · Invoice address */
  invoiceAddress?: string | null;
  /** 开票电话 · Invoice phone */
  invoiceTel?: string | null;
  /** 开户行 · Bank */
  invoiceBank?: string | null;
  /** 银行账号 · Bank account */
  invoiceAccount?: string | null;
  /** 单张发票限额 · Limit per invoice (fen) */
  invoiceLimit?: number | null;
  /** 上报代码 · Sender code */
  govSenderCode?: string | null;
  /** 上报省份 · Province of upload */
  govProvince?: string | null;
  /** 协议档 · Upload profile */
  govProfile?: string | null;
  /** 电子章 · Seal */
  sealFile?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: string | null;
}

/** CompanyEdit of the wire. */
export interface CompanyEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 公司名称 · Company */
  companyName?: string;
  /** 主体类型 · Kind (dictionary company_kind) */
  companyKind?: string;
  /** 统一社会信用代码 · Unified social credit code */
  uscc?: string;
  /** 道路运输经营许可证 · Road transport permit */
  permitNumber?: string;
  /** 法人 · Legal representative */
  legalPerson?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Contact phone */
  contactPhone?: string;
  /** 行政区划 · Division code */
  adcode?: string;
  /** 地址 · Address */
  address?: string;
  /** 许可证有效期至 · Permit valid to */
  permitValidTo?: string | null;
  /** 增值电信许可 · Telecom licence */
  icpLicence?: string | null;
  /** 等保备案 · Security filing */
  securityLevelNo?: string | null;
  /** 纳税人识别号 · Taxpayer number */
  taxpayerNo?: string | null;
  /** 开票抬头 · Invoice title */
  invoiceTitle?: string | null;
  /** 开票地址 · Invoice address */
  invoiceAddress?: string | null;
  /** 开票电话 · Invoice phone */
  invoiceTel?: string | null;
  /** 开户行 · Bank */
  invoiceBank?: string | null;
  /** 银行账号 · Bank account */
  invoiceAccount?: string | null;
  /** 单张发票限额 · Limit per invoice (fen) */
  invoiceLimit?: number | null;
  /** 上报代码 · Sender code */
  govSenderCode?: string | null;
  /** 上报省份 · Province of upload */
  govProvince?: string | null;
  /** 协议档 · Upload profile */
  govProfile?: string | null;
  /** 电子章 · Seal */
  sealFile?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: string | null;
}

/** CompanyTest of the wire. */
export interface CompanyTest {
  environment: 'SANDBOX' | 'PROD';
  passed: boolean;
  steps: {
    name: 'settings' | 'receiver' | 'token';
    passed: boolean;
    message: string;
  }[];
  took: number;
}

/** CompanyTestInput of the wire. */
export interface CompanyTestInput {
  id: string;
}

/** CompanyUser of the wire. */
export interface CompanyUser {
  id: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  roles: string | null;
  status: number;
  isMain: '0' | '1';
  lastLoginTime: string | null;
  createTime: string | null;
}

/** CompensationInput of the wire. */
export interface CompensationInput {
  /** 运单 · Waybill */
  noteId: string;
  /** 赔付对象 · To whom (dictionary compensate_side) */
  side: 'customer' | 'carrier';
  /** 赔付金额 · Amount (fen) */
  amount: number;
  /** 收款账户 · Card of who carried */
  cardId?: string | null;
  /** 赔付原因 · Why */
  reason: string;
}

/** 投诉 · Complaint. */
export interface Complaint {
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
  /** 投诉编号 · Complaint number */
  complaintNo: string | null;
  /** 投诉类型 · Kind of complaint (dictionary complaint_type) */
  complaintType: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 投诉方 · Complaining side (dictionary party_type) */
  fromType: '2' | '3' | '4' | '5' | null;
  /** 投诉人编号 · Id of the complainant */
  fromId: string | null;
  /** 投诉人 · Complainant */
  fromName: string | null;
  /** 联系电话 · Phone */
  fromPhone: string | null;
  /** 被投诉方 · Side complained about (dictionary party_type) */
  againstType: '1' | '2' | '3' | '4' | null;
  /** 被投诉人编号 · Id of who is complained about */
  againstId: string | null;
  /** 被投诉人 · Against */
  againstName: string | null;
  /** 投诉内容 · What happened */
  content: string | null;
  /** 证据 · Proofs */
  files: string | null;
  /** 状态 · Status (dictionary complaint_state) */
  state: string | null;
  /** 回复期限 · Reply due */
  replyDue: string | null;
  /** 超时未回复 · Reply overdue (dictionary yn) */
  overdue: '0' | '1' | null;
  /** 处理人 · Handled by */
  handleBy: string | null;
  /** 受理时间 · Accepted at */
  acceptTime: string | null;
  /** 不予受理原因 · Why it was rejected */
  rejectReason: string | null;
  /** 回复内容 · Reply */
  replyContent: string | null;
  /** 回复时间 · Replied at */
  replyTime: string | null;
  /** 处理结果 · Finding (dictionary complaint_result) */
  result: string | null;
  /** 重开次数 · Times reopened */
  reopenCount: number | null;
  /** 重开原因 · Why it was reopened */
  reopenReason: string | null;
  /** 办结时间 · Closed at */
  closeTime: string | null;
  /** 赔付金额 · Compensation (fen) */
  compensateAmount: number | null;
  /** 赔付状态 · Compensation status (dictionary compensate_state) */
  compensateState: string | null;
  /** 赔付申请 · Application */
  approvalId: string | null;
  /** 复核单号 · Application number */
  approvalNo: string | null;
  /** 满意度 · Satisfaction (dictionary stars) */
  satisfaction: number | null;
  complaintType_dictText?: string;
  fromType_dictText?: string;
  againstType_dictText?: string;
  state_dictText?: string;
  overdue_dictText?: string;
  result_dictText?: string;
  compensateState_dictText?: string;
  satisfaction_dictText?: string;
}

/** ComplaintCloseInput of the wire. */
export interface ComplaintCloseInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 满意度 · Satisfaction (dictionary stars) */
  satisfaction?: number | null;
}

/** ComplaintCompensateInput of the wire. */
export interface ComplaintCompensateInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  /** 赔付金额 · Compensation (fen) */
  compensateAmount: number;
  /** 收款账户 · Card of who carried */
  cardId?: string | null;
}

/** ComplaintInput of the wire. */
export interface ComplaintInput {
  /** 投诉类型 · Kind of complaint (dictionary complaint_type) */
  complaintType: string;
  /** 运单 · Waybill */
  noteId?: string | null;
  /** 投诉方 · Complaining side (dictionary party_type) */
  fromType?: '2' | '3' | '4' | null;
  /** 投诉人 · Complainant */
  fromName?: string | null;
  /** 联系电话 · Phone */
  fromPhone?: string | null;
  /** 被投诉方 · Side complained about (dictionary party_type) */
  againstType: '1' | '2' | '3' | '4';
  /** 投诉内容 · What happened */
  content: string;
  /** 证据 · Proofs */
  files?: string | null;
}

/** ComplaintReplyInput of the wire. */
export interface ComplaintReplyInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 处理结果 · Finding (dictionary complaint_result) */
  result: string;
  /** 回复内容 · Reply */
  replyContent: string;
  /** 赔付金额 · Compensation (fen) */
  compensateAmount?: number | null;
  /** 收款账户 · Card of who carried */
  cardId?: string | null;
}

/** 参数 · Configuration value. */
export interface Config {
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
  /** 参数键 · Key */
  configKey: string | null;
  /** 参数名称 · Name */
  configName: string | null;
  /** 值类型 · Kind of value (dictionary config_value_type) */
  valueType: string | null;
  /** 参数值 · Value */
  configValue: string | null;
  /** 分组 · Group (dictionary config_group) */
  groupCode: string | null;
  /** 说明 · What it changes */
  remark: string | null;
  /** 公开 · Public (dictionary yn). Anybody may read it by `cfg`. */
  publicFlag: '0' | '1' | null;
  /** 当前值 · Value. With its unit. */
  valueText: string | null;
  /** 默认值（存储值） · Default as stored */
  defaultValue: string | null;
  /** 默认值 · Default. With its unit. */
  defaultText: string | null;
  /** 单位 · Unit */
  unit: string | null;
  /** 最小值 · Smallest */
  minValue: number | null;
  /** 最大值 · Largest */
  maxValue: number | null;
  /** 范围 · Range. With its unit. */
  rangeText: string | null;
  /** 选项 · Choices. A line `value=text` for each. */
  choices: string | null;
  /** 来源 · Set by (dictionary config_source) */
  setBy: string | null;
  /** 系统参数 · Of the system (dictionary yn). Code or clients read it; it can be changed and not be removed. */
  isKnown: '0' | '1' | null;
  /** 超出范围 · Out of range (dictionary yn). What is stored may not be, and the default counts. */
  isWrong: '0' | '1' | null;
  /** 存储值 · Stored value */
  storedValue: string | null;
  /** 可修改 · May be changed (dictionary yn). Null or 0: the platform alone sets it. */
  mayEdit: '0' | '1' | null;
  /** 可恢复 · May be taken back (dictionary yn). The reader’s own tenant has set it. */
  mayReset: '0' | '1' | null;
  /** 最后修改人 · Changed by */
  changeBy: string | null;
  /** 最后修改时间 · Changed at */
  changeTime: string | null;
  valueType_dictText?: string;
  groupCode_dictText?: string;
  publicFlag_dictText?: string;
  setBy_dictText?: string;
  isKnown_dictText?: string;
  isWrong_dictText?: string;
  mayEdit_dictText?: string;
  mayReset_dictText?: string;
}

/** ConfigAddInput of the wire. */
export interface ConfigAddInput {
  /** 参数键 · Key */
  configKey: string;
  /** 参数名称 · Name */
  configName: string;
  /** 值类型 · Kind of value (dictionary config_value_type) */
  valueType: string;
  /** 参数值 · Value */
  configValue?: string;
  /** 分组 · Group (dictionary config_group) */
  groupCode?: string | null;
  /** 说明 · What it changes */
  remark?: string | null;
  /** 公开 · Public (dictionary yn). Anybody may read it by `cfg`. */
  publicFlag?: '0' | '1';
  /** 变更原因 · Reason */
  reason: string;
}

/** 参数变更 · Change of configuration. */
export interface ConfigChange {
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
  /** 参数键 · Key */
  configKey: string | null;
  /** 参数名称 · Name */
  configName: string | null;
  /** 变更 · Change (dictionary config_change_kind) */
  changeKind: string | null;
  /** 原值 · Before */
  oldValue: string | null;
  /** 新值 · After */
  newValue: string | null;
  /** 变更原因 · Reason */
  reason: string | null;
  /** 变更人 · Changed by */
  changeBy: string | null;
  /** 变更时间 · Changed at */
  changeTime: string | null;
  changeKind_dictText?: string;
}

/** ConfigEditInput of the wire. */
export interface ConfigEditInput {
  id: string;
  version: number;
  /** 参数值 · Value */
  configValue: string;
  /** 参数名称 · Name */
  configName?: string;
  /** 说明 · What it changes */
  remark?: string | null;
  /** 公开 · Public (dictionary yn). Anybody may read it by `cfg`. */
  publicFlag?: '0' | '1';
  /** 变更原因 · Reason */
  reason: string;
}

/** 合同 · Contract. */
export interface Contract {
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
  /** 合同类型 · Kind of contract (dictionary contract_type). That of a single trip (3) is made with its waybill, and not by hand. */
  contractType: '1' | '2' | '3' | '4' | '5' | null;
  /** 对方 · Other side. Id of the customer, agent, carrier or driver, by type. */
  partyId: string | null;
  /** 生效日期 · Valid from */
  validFrom: string | null;
  /** 到期日期 · Valid until */
  validTo: string | null;
  /** 合同名称 · Name. That of the template where empty. */
  contractName: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId: string | null;
  /** 合同模板 · Template. That of the type when empty. */
  templateId: string | null;
  /** 签署方式 · Signed (dictionary sign_mode) */
  signMode: 'electronic' | 'paper' | null;
  /** 合同金额 · Amount (fen) */
  amount: number | null;
  /** 结算方式 · Settlement (dictionary settle_type). Of customers and agents. */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate: number | null;
  /** 先开票后付款 · Invoiced before payment (dictionary yn). Waybills of this customer or agent may be invoiced before they are paid for. */
  invoiceBeforePay: '0' | '1' | null;
  /** 补充条款 · Further terms */
  extraTerms: string | null;
  /** 合同文件 · File. The scan; required before one on paper comes into force. */
  file: string | null;
  /** 合同编号 · Contract number */
  contractNo: string | null;
  /** 甲方类型 · Kind of party a (dictionary party_type) */
  partyAType: string | null;
  /** 甲方 · Party A */
  partyAName: string | null;
  /** 甲方签署时间 · Party A signed at */
  signATime: string | null;
  /** 甲方签署人 · Party A signed by */
  signAName: string | null;
  /** 甲方签署流水号 · Serial of party a */
  signASerial: string | null;
  /** 乙方类型 · Kind of party b (dictionary party_type) */
  partyBType: string | null;
  /** 乙方 · Party B */
  partyBName: string | null;
  /** 乙方签署时间 · Party B signed at */
  signBTime: string | null;
  /** 乙方签署人 · Party B signed by */
  signBName: string | null;
  /** 乙方签署流水号 · Serial of party b */
  signBSerial: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 发送时间 · Sent at */
  sendTime: string | null;
  /** 文件摘要 · Digest */
  contentHash: string | null;
  /** 解除协议 · Agreement to end it */
  endFile: string | null;
  /** 终止原因 · Why it ended */
  endReason: string | null;
  /** 终止人 · Ended by */
  endBy: string | null;
  /** 终止时间 · Ended at */
  endTime: string | null;
  /** 合同状态 · Status (dictionary contract_state) */
  state: string | null;
  contractType_dictText?: string;
  signMode_dictText?: string;
  settleType_dictText?: string;
  invoiceBeforePay_dictText?: string;
  partyAType_dictText?: string;
  partyBType_dictText?: string;
  state_dictText?: string;
}

/** ContractAdd of the wire. */
export interface ContractAdd {
  /** 合同类型 · Kind of contract (dictionary contract_type). That of a single trip (3) is made with its waybill, and not by hand. */
  contractType: '1' | '2' | '3' | '4' | '5';
  /** 对方 · Other side. Id of the customer, agent, carrier or driver, by type. */
  partyId: string;
  /** 生效日期 · Valid from */
  validFrom: string;
  /** 到期日期 · Valid until */
  validTo: string;
  /** 合同名称 · Name. That of the template where empty. */
  contractName?: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId?: string | null;
  /** 合同模板 · Template. That of the type when empty. */
  templateId?: string | null;
  /** 签署方式 · Signed (dictionary sign_mode) */
  signMode?: 'electronic' | 'paper' | null;
  /** 合同金额 · Amount (fen) */
  amount?: number | null;
  /** 结算方式 · Settlement (dictionary settle_type). Of customers and agents. */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 先开票后付款 · Invoiced before payment (dictionary yn). Waybills of this customer or agent may be invoiced before they are paid for. */
  invoiceBeforePay?: '0' | '1' | null;
  /** 补充条款 · Further terms */
  extraTerms?: string | null;
  /** 合同文件 · File. The scan; required before one on paper comes into force. */
  file?: string | null;
}

/** ContractEdit of the wire. */
export interface ContractEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 合同类型 · Kind of contract (dictionary contract_type). That of a single trip (3) is made with its waybill, and not by hand. */
  contractType?: '1' | '2' | '3' | '4' | '5';
  /** 对方 · Other side. Id of the customer, agent, carrier or driver, by type. */
  partyId?: string;
  /** 生效日期 · Valid from */
  validFrom?: string;
  /** 到期日期 · Valid until */
  validTo?: string;
  /** 合同名称 · Name. That of the template where empty. */
  contractName?: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId?: string | null;
  /** 合同模板 · Template. That of the type when empty. */
  templateId?: string | null;
  /** 签署方式 · Signed (dictionary sign_mode) */
  signMode?: 'electronic' | 'paper' | null;
  /** 合同金额 · Amount (fen) */
  amount?: number | null;
  /** 结算方式 · Settlement (dictionary settle_type). Of customers and agents. */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 先开票后付款 · Invoiced before payment (dictionary yn). Waybills of this customer or agent may be invoiced before they are paid for. */
  invoiceBeforePay?: '0' | '1' | null;
  /** 补充条款 · Further terms */
  extraTerms?: string | null;
  /** 合同文件 · File. The scan; required before one on paper comes into force. */
  file?: string | null;
}

/** ContractFile of the wire. */
export interface ContractFile {
  contract: Contract;
  content: string;
  verdict: ContractVerdict;
  maySign: boolean;
}

/** ContractPreviewInput of the wire. */
export type ContractPreviewInput = ContractAdd;

/** ContractScanInput of the wire. */
export interface ContractScanInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 扫描件 · Scan */
  file: string;
}

/** ContractSeal of the wire. */
export interface ContractSeal {
  side: 'A' | 'B';
  name: string;
  signer: string | null;
  time: string;
  serial: string | null;
  valid: boolean | null;
}

/** 合同模板 · Contract template. */
export interface ContractTemplate {
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
  /** 模板名称 · Name */
  name: string | null;
  /** 合同类型 · Kind of contract (dictionary contract_type) */
  contractType: '1' | '2' | '3' | '4' | '5' | null;
  /** 模板正文 · Text. Rich text; ${contractNo} and the like are filled when a contract is made. Another text makes a new version. */
  content: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 版本 · Version */
  versionNo: number | null;
  contractType_dictText?: string;
  enabled_dictText?: string;
}

/** ContractTemplateAdd of the wire. */
export interface ContractTemplateAdd {
  /** 模板名称 · Name */
  name: string;
  /** 合同类型 · Kind of contract (dictionary contract_type) */
  contractType: '1' | '2' | '3' | '4' | '5';
  /** 模板正文 · Text. Rich text; ${contractNo} and the like are filled when a contract is made. Another text makes a new version. */
  content: string;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** ContractTemplateChoice of the wire. */
export interface ContractTemplateChoice {
  id: string;
  name: string;
  contractType: string;
  versionNo: number;
}

/** ContractTemplateEdit of the wire. */
export interface ContractTemplateEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 模板名称 · Name */
  name?: string;
  /** 合同类型 · Kind of contract (dictionary contract_type) */
  contractType?: '1' | '2' | '3' | '4' | '5';
  /** 模板正文 · Text. Rich text; ${contractNo} and the like are filled when a contract is made. Another text makes a new version. */
  content?: string;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** ContractVerdict of the wire. */
export interface ContractVerdict {
  hash: string;
  contentHash: string | null;
  matches: boolean | null;
  seals: ContractSeal[];
  authority: string;
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
  /** 垫付日费率(百万分之) · Advance rate (ppm per day) */
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
  /** 合同编号 · Contract number */
  contractNo: string | null;
  /** 合同到期日 · Contract until */
  contractValidTo: string | null;
  /** 钱包 · Wallet */
  walletId: string | null;
  /** 钱包可用 · Wallet available (fen) */
  walletAvailable: number | null;
  /** 垫付余额 · Advanced (fen) */
  dianfuBalance: number | null;
  /** 注册来源 · Registered through (dictionary reg_source) */
  regSource: string | null;
  /** 审核状态 · Review status (dictionary review_state) */
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
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
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
  verifyState_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
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

/** CustomerPasswordInput of the wire. */
export interface CustomerPasswordInput {
  id: string;
  password?: string | null;
  confirmpassword?: string | null;
}

/** CustomerPayInput of the wire. */
export interface CustomerPayInput {
  ids: string[];
  versions?: number[];
  /** 收款金额 · Amount (fen) */
  amount?: number | null;
  /** 款项来源 · Paid from (dictionary money_source) */
  source: 'wallet' | 'transfer';
  companyAccountId?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 到账时间 · Arrived at */
  transferTime?: string | null;
  /** 收款凭证 · Vouchers */
  voucherFiles?: string | null;
  confirmWarnings?: boolean;
}

/** CustomerPayResult of the wire. */
export interface CustomerPayResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
    errorData?: {
      path: string;
      message: string;
    }[];
  }[];
}

/** CustomerSummary of the wire. */
export interface CustomerSummary {
  creditLimit: number;
  creditUsed: number;
  creditLeft: number;
  walletAvailable: number;
  walletFrozen: number;
  receivable: number;
  dianfuBalance: number;
  shipperCount: number;
  userCount: number;
}

/** 客户账号 · Customer login. */
export interface CustomerUser {
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
  /** 客户 · Customer. It is chosen once. */
  customerId: string | null;
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username: string | null;
  /** 姓名 · Name */
  realname: string | null;
  /** 手机号 · Mobile */
  phone: string | null;
  /** 角色 · Roles. Ids of roles that customers may be given, comma separated; absent on an add: the administrator of the customer. */
  roleIds: string | null;
  /** 邮箱 · E-mail */
  email: string | null;
  /** 头像 · Picture */
  avatar: string | null;
  /** 主账号 · Main (dictionary yn). A customer has exactly one; another one takes the mark from it. */
  isMain: '0' | '1' | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 角色名称 · Roles */
  roles: string | null;
  /** 状态 · Status (dictionary user_status) */
  status: number | null;
  /** 最近登录 · Last login */
  lastLoginTime: string | null;
  isMain_dictText?: string;
  status_dictText?: string;
}

/** CustomerUserEdit of the wire. */
export interface CustomerUserEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 客户 · Customer. It is chosen once. */
  customerId?: string;
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username?: string;
  /** 姓名 · Name */
  realname?: string;
  /** 手机号 · Mobile */
  phone?: string;
  /** 角色 · Roles. Ids of roles that customers may be given, comma separated; absent on an add: the administrator of the customer. */
  roleIds?: string | null;
  /** 邮箱 · E-mail */
  email?: string | null;
  /** 头像 · Picture */
  avatar?: string | null;
  /** 主账号 · Main (dictionary yn). A customer has exactly one; another one takes the mark from it. */
  isMain?: '0' | '1' | null;
}

/** CustomerUserStatus of the wire. */
export interface CustomerUserStatus {
  id: string;
  status: 1 | 2;
}

/** 客户钱包 · Customer wallet. */
export interface CustomerWallet {
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
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 主体名称 · Company name */
  companyName: string | null;
  /** 可用余额 · Available (fen) */
  availableAmount: number | null;
  /** 冻结金额 · Frozen (fen) */
  frozenAmount: number | null;
  /** 账户余额 · Balance (fen) */
  totalAmount: number | null;
  /** 累计充值 · Total top-ups (fen) */
  totalRecharge: number | null;
  /** 累计消费 · Total spent (fen) */
  totalConsume: number | null;
  /** 累计退款 · Total refunds (fen) */
  totalRefund: number | null;
  /** 虚拟子账户 · Sub-account */
  subAccountNo: string | null;
  /** 子账户名称 · Sub-account name */
  subAccountName: string | null;
  /** 开户行 · Bank */
  bankName: string | null;
  /** 状态 · Status (dictionary account_state) */
  state: string | null;
  /** 冻结原因 · Why it is frozen */
  freezeReason: string | null;
  /** 余额预警 · Low balance (fen) */
  warnAmount: number | null;
  /** 账务版本 · Ledger version */
  ledgerVersion: number | null;
  state_dictText?: string;
}

/** DashboardFreight of the wire. */
export interface DashboardFreight {
  from: string;
  to: string;
  before: {
    from: string;
    to: string;
  };
  notes: DashboardTrend;
  weight: DashboardTrend;
  fee: DashboardTrend;
  grossProfit: DashboardTrend;
  days: {
    day: string;
    notes: number;
    fee: number | null;
  }[];
  customers: {
    id: string;
    name: string;
    notes: number;
    fee: number | null;
  }[];
  lanes: {
    name: string;
    notes: number;
    distance: number;
  }[];
}

/** DashboardIndex of the wire. */
export interface DashboardIndex {
  now: string;
  freight: DashboardFreight | null;
  cargo:
    | {
        code: string;
        orders: number;
        weight: number;
      }[]
    | null;
  statusCounts: Record<string, number> | null;
  terms: DashboardTerm[] | null;
  money: DashboardMoney;
}

/** DashboardMoney of the wire. */
export interface DashboardMoney {
  receivable: MoneySum | null;
  overdue: MoneySum | null;
  lowWallets: number | null;
  available: number | null;
  paidToday: MoneySum | null;
  failedToday: MoneySum | null;
}

/** DashboardTerm of the wire. */
export interface DashboardTerm {
  customerId: string;
  customerName: string;
  notes: number;
  amount: number;
  dueDate: string;
  overdueDays: number;
}

/** DashboardTrend of the wire. */
export interface DashboardTrend {
  now: number | null;
  before: number | null;
}

/** 数据日志 · Data log. */
export interface DataLog {
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
  /** 表名 · Table */
  dataTable: string | null;
  /** 数据ID · Row id */
  dataId: string | null;
  /** 版本号 · Version */
  dataVersion: number | null;
  /** 数据内容 · Content. JSON of the row’s fields; what is sensitive is not among them. */
  dataContent: string | null;
}

/** 数据源 · Data source. */
export interface DataSource {
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
  /** 数据源编码 · Code. A letter, then letters, digits, _ and -. It is chosen once. */
  code: string | null;
  /** 数据源名称 · Name */
  name: string | null;
  /** 数据库类型 · Kind of database (dictionary database_type) */
  dbType: '1' | '2' | '3' | '4' | '6' | null;
  /** 驱动类 · Driver. The class that the kind of database has; kept for compatible clients, loaded by nothing. */
  dbDriver: string | null;
  /** 数据源地址 · Address. A JDBC address of the kind: host, port and database, and a few harmless parameters. */
  dbUrl: string | null;
  /** 数据库名称 · Database */
  dbName: string | null;
  /** 用户名 · User name */
  dbUsername: string | null;
  /** 备注 · Remark */
  remark: string | null;
  dbType_dictText?: string;
}

/** DataSourceOption of the wire. */
export interface DataSourceOption {
  value: string;
  label: string;
  text: string;
}

/** DayFigures of the wire. */
export interface DayFigures {
  day: string;
  created: number;
  signed: number;
  weight: number;
  customerFee: number | null;
  driverFee: number | null;
}

/** 高级表单 · Advanced form. */
export interface DemoAdvancedForm {
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
  /** 仓库名 · Store */
  storeName: string | null;
  /** 仓库域名 · Domain */
  storeUrl: string | null;
  /** 仓库管理员 · Keeper */
  owner: string | null;
  /** 审批人 · Approver */
  approver: string | null;
  /** 生效日期 · Valid from */
  validFrom: string | null;
  /** 仓库类型 · Kind (dictionary demo_store_kind) */
  storeKind: 'public' | 'private' | null;
  /** 任务名 · Task */
  taskName: string | null;
  /** 执行人 · Who does it */
  executor: string | null;
  /** 提醒日期 · Remind on */
  remindOn: string | null;
  /** 任务描述 · About the task */
  taskNote: string | null;
  storeKind_dictText?: string;
}

/** DemoAdvancedFormInput of the wire. */
export interface DemoAdvancedFormInput {
  /** 仓库名 · Store */
  storeName: string;
  /** 仓库域名 · Domain */
  storeUrl: string;
  /** 仓库管理员 · Keeper */
  owner: string;
  /** 审批人 · Approver */
  approver: string;
  /** 生效日期 · Valid from */
  validFrom: string;
  /** 仓库类型 · Kind (dictionary demo_store_kind) */
  storeKind: 'public' | 'private';
  /** 任务名 · Task */
  taskName: string;
  /** 执行人 · Who does it */
  executor: string;
  /** 提醒日期 · Remind on */
  remindOn: string;
  /** 任务描述 · About the task */
  taskNote?: string | null;
  members: {
    name: string;
    workNo: string;
    department: string;
  }[];
}

/** 基础表单 · Basic form. */
export interface DemoBaseForm {
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
  /** 标题 · Title */
  title: string | null;
  /** 开始日期 · From */
  startOn: string | null;
  /** 结束日期 · Until */
  endOn: string | null;
  /** 目标描述 · Goal */
  goal: string | null;
  /** 衡量标准 · Measure */
  standard: string | null;
  /** 目标公开 · Who may see it (dictionary demo_publicity) */
  publicity: '1' | '2' | '3' | null;
  /** 客户 · Customer */
  client: string | null;
  /** 邀评人 · Reviewers */
  inviters: string | null;
  /** 权重(%) · Weight (%) */
  weight: number | null;
  /** 公开给 · Shown to */
  sharedWith: string | null;
  publicity_dictText?: string;
}

/** DemoBaseFormAdd of the wire. */
export interface DemoBaseFormAdd {
  /** 标题 · Title */
  title: string;
  /** 开始日期 · From */
  startOn: string;
  /** 结束日期 · Until */
  endOn: string;
  /** 目标描述 · Goal */
  goal: string;
  /** 衡量标准 · Measure */
  standard: string;
  /** 目标公开 · Who may see it (dictionary demo_publicity) */
  publicity: '1' | '2' | '3';
  /** 客户 · Customer */
  client?: string | null;
  /** 邀评人 · Reviewers */
  inviters?: string | null;
  /** 权重(%) · Weight (%) */
  weight?: number | null;
  /** 公开给 · Shown to */
  sharedWith?: string | null;
}

/** 表单记录 · Form. */
export interface DemoForm {
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
  /** 标题 · Title */
  title: string | null;
  /** 表单 · Form (dictionary demo_form_kind) */
  kind: string | null;
  /** 内容 · Content. A line for each input. */
  content: string | null;
  kind_dictText?: string;
}

/** 分步表单 · Form in steps. */
export interface DemoStepForm {
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
  /** 付款账户 · From account */
  payer: string | null;
  /** 收款方式 · To (dictionary demo_payee_kind) */
  payeeKind: 'bank' | 'wallet' | null;
  /** 收款账户 · To account */
  payeeAccount: string | null;
  /** 收款人姓名 · Name */
  payeeName: string | null;
  /** 转账金额 · Amount (fen) */
  amount: number | null;
  payeeKind_dictText?: string;
}

/** DemoStepFormAdd of the wire. */
export interface DemoStepFormAdd {
  /** 付款账户 · From account */
  payer: string;
  /** 收款方式 · To (dictionary demo_payee_kind) */
  payeeKind: 'bank' | 'wallet';
  /** 收款账户 · To account */
  payeeAccount: string;
  /** 收款人姓名 · Name */
  payeeName: string;
  /** 转账金额 · Amount (fen) */
  amount: number;
}

/** 部门 · Department. */
export interface Depart {
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
  /** 机构/部门名称 · Name */
  departName: string | null;
  /** 上级部门 · Parent. Id of the parent; empty for a root. It is chosen once: codes of departments stand in the rows that their people made. */
  parentId: string | null;
  /** 英文名 · English name */
  departNameEn: string | null;
  /** 缩写 · Short name */
  departNameAbbr: string | null;
  /** 排序 · Sort order */
  departOrder: number | null;
  /** 描述 · Description */
  description: string | null;
  /** 机构类别 · Kind of unit (dictionary org_category). A root is a company. A company stands below companies alone; below a post stands nothing. */
  orgCategory: '1' | '2' | '3' | null;
  /** 机构编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `parentId` a longer code finds its parent by its beginning. */
  orgCode: string | null;
  /** 手机号 · Mobile */
  mobile: string | null;
  /** 传真 · Fax */
  fax: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 备注 · Remark */
  memo: string | null;
  /** 状态 · Status (dictionary depart_status) */
  status: '0' | '1' | null;
  /** 机构级别 · Level. `1` for a root, one more for each level. */
  orgType: string | null;
  /** 删除状态 · Deletion (dictionary del_flag) */
  delFlag: string | null;
  orgCategory_dictText?: string;
  status_dictText?: string;
  delFlag_dictText?: string;
}

/** DepartAdd of the wire. */
export interface DepartAdd {
  /** 机构/部门名称 · Name */
  departName: string;
  /** 上级部门 · Parent. Id of the parent; empty for a root. It is chosen once: codes of departments stand in the rows that their people made. */
  parentId?: string | null;
  /** 英文名 · English name */
  departNameEn?: string | null;
  /** 缩写 · Short name */
  departNameAbbr?: string | null;
  /** 排序 · Sort order */
  departOrder?: number | null;
  /** 描述 · Description */
  description?: string | null;
  /** 机构类别 · Kind of unit (dictionary org_category). A root is a company. A company stands below companies alone; below a post stands nothing. */
  orgCategory?: '1' | '2' | '3' | null;
  /** 机构编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `parentId` a longer code finds its parent by its beginning. */
  orgCode?: string | null;
  /** 手机号 · Mobile */
  mobile?: string | null;
  /** 传真 · Fax */
  fax?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 备注 · Remark */
  memo?: string | null;
  /** 状态 · Status (dictionary depart_status) */
  status?: '0' | '1' | null;
}

/** DepartEdit of the wire. */
export interface DepartEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 机构/部门名称 · Name */
  departName?: string;
  /** 上级部门 · Parent. Id of the parent; empty for a root. It is chosen once: codes of departments stand in the rows that their people made. */
  parentId?: string | null;
  /** 英文名 · English name */
  departNameEn?: string | null;
  /** 缩写 · Short name */
  departNameAbbr?: string | null;
  /** 排序 · Sort order */
  departOrder?: number | null;
  /** 描述 · Description */
  description?: string | null;
  /** 机构类别 · Kind of unit (dictionary org_category). A root is a company. A company stands below companies alone; below a post stands nothing. */
  orgCategory?: '1' | '2' | '3' | null;
  /** 机构编码 · Code. A letter and two digits for each level, the parent’s first. Made by the server below a parent, and for a root that names none. Without `parentId` a longer code finds its parent by its beginning. */
  orgCode?: string | null;
  /** 手机号 · Mobile */
  mobile?: string | null;
  /** 传真 · Fax */
  fax?: string | null;
  /** 地址 · Address */
  address?: string | null;
  /** 备注 · Remark */
  memo?: string | null;
  /** 状态 · Status (dictionary depart_status) */
  status?: '0' | '1' | null;
}

/** DepartInput of the wire. */
export interface DepartInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 发车时间 · Departed at */
  departTime?: string | null;
}

/** DepartOption of the wire. */
export interface DepartOption {
  key: string;
  value: string;
  title: string;
  children: DepartOption[];
}

/** 部门权限 · Permission of a department. */
export interface DepartPermission {
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
  /** 部门 · Department. It is chosen once. */
  departId: string | null;
  /** 菜单或按钮 · Menu entry. It is chosen once. */
  permissionId: string | null;
  /** 数据规则 · Data rules. Ids of data rules of the entry, comma separated. */
  dataRuleIds: string | null;
  /** 部门名称 · Name of the department */
  departId_dictText: string | null;
  /** 菜单名称 · Name of the entry */
  permissionId_dictText: string | null;
}

/** DepartPermissionAdd of the wire. */
export interface DepartPermissionAdd {
  /** 部门 · Department. It is chosen once. */
  departId: string;
  /** 菜单或按钮 · Menu entry. It is chosen once. */
  permissionId: string;
  /** 数据规则 · Data rules. Ids of data rules of the entry, comma separated. */
  dataRuleIds?: string | null;
}

/** DepartPermissionEdit of the wire. */
export interface DepartPermissionEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 部门 · Department. It is chosen once. */
  departId?: string;
  /** 菜单或按钮 · Menu entry. It is chosen once. */
  permissionId?: string;
  /** 数据规则 · Data rules. Ids of data rules of the entry, comma separated. */
  dataRuleIds?: string | null;
}

/** 部门角色 · Department role. */
export interface DepartRole {
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
  /** 部门 · Department. Whose role it is. It is chosen once. */
  departId: string | null;
  /** 部门角色名称 · Name */
  roleName: string | null;
  /** 部门角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. Unique over all departments; it is chosen once. */
  roleCode: string | null;
  /** 备注 · Description */
  description: string | null;
  /** 部门名称 · Name of the department */
  departId_dictText: string | null;
}

/** DepartRoleAdd of the wire. */
export interface DepartRoleAdd {
  /** 部门 · Department. Whose role it is. It is chosen once. */
  departId: string;
  /** 部门角色名称 · Name */
  roleName: string;
  /** 部门角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. Unique over all departments; it is chosen once. */
  roleCode: string;
  /** 备注 · Description */
  description?: string | null;
}

/** DepartRoleEdit of the wire. */
export interface DepartRoleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 部门 · Department. Whose role it is. It is chosen once. */
  departId?: string;
  /** 部门角色名称 · Name */
  roleName?: string;
  /** 部门角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. Unique over all departments; it is chosen once. */
  roleCode?: string;
  /** 备注 · Description */
  description?: string | null;
}

/** DepartRoleUser of the wire. */
export interface DepartRoleUser {
  id: string;
  userId: string;
  droleId: string;
}

/** DepartTree of the wire. */
export interface DepartTree {
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
  /** 机构/部门名称 · Name */
  departName: string | null;
  parentId: string;
  /** 英文名 · English name */
  departNameEn: string | null;
  /** 缩写 · Short name */
  departNameAbbr: string | null;
  /** 排序 · Sort order */
  departOrder: number | null;
  /** 描述 · Description */
  description: string | null;
  /** 机构类别 · Kind of unit (dictionary org_category) */
  orgCategory: '1' | '2' | '3' | null;
  /** 机构编码 · Code */
  orgCode: string | null;
  /** 手机号 · Mobile */
  mobile: string | null;
  /** 传真 · Fax */
  fax: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 备注 · Remark */
  memo: string | null;
  /** 状态 · Status (dictionary depart_status) */
  status: '0' | '1' | null;
  /** 机构级别 · Level */
  orgType: string | null;
  /** 删除状态 · Deletion (dictionary del_flag) */
  delFlag: string | null;
  orgCategory_dictText?: string;
  status_dictText?: string;
  delFlag_dictText?: string;
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  children: DepartTree[] | null;
}

/** DetailView of the wire. */
export interface DetailView {
  emptyShown: boolean;
}

/** 垫付单 · Advance. */
export interface Dianfu {
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
  /** 垫付单号 · Advance number */
  dianfuNo: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 申请金额 · Asked for (fen) */
  appliedAmount: number | null;
  /** 垫付本金 · Principal (fen) */
  principal: number | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 垫付费方式 · Kind of fee (dictionary dianfu_fee_mode) */
  feeMode: string | null;
  /** 日费率(百万分之) · Rate (ppm per day) */
  dayRate: number | null;
  /** 固定费率(万分之) · Fixed rate (1/10000) */
  feeRate: number | null;
  /** 起息日 · From */
  startDate: string | null;
  /** 到期日 · Due on */
  dueDate: string | null;
  /** 到期标记 · Due (dictionary yn) */
  dueFlag: '0' | '1' | null;
  /** 逾期天数 · Days overdue */
  overdueDays: number | null;
  /** 垫付费 · Fee (fen) */
  feeAmount: number | null;
  /** 已归还 · Repaid (fen) */
  repaidAmount: number | null;
  /** 余额 · Balance (fen) */
  balance: number | null;
  /** 核销本金 · Principal written off (fen) */
  writtenOffPrincipal: number | null;
  /** 核销垫付费 · Fee written off (fen) */
  writtenOffFee: number | null;
  /** 核销后收回 · Recovered afterwards (fen) */
  recoveredAmount: number | null;
  /** 状态 · Status (dictionary dianfu_state) */
  state: string | null;
  /** 申请人 · Asked for by */
  applyBy: string | null;
  /** 审核人 · Decided by */
  auditBy: string | null;
  /** 审核时间 · Decided at */
  auditTime: string | null;
  /** 审核意见 · Decision: remark */
  auditRemark: string | null;
  /** 放款人 · Advanced by */
  advanceBy: string | null;
  /** 放款时间 · Advanced at */
  advanceTime: string | null;
  /** 关闭原因 · Why it was closed */
  closeReason: string | null;
  /** 核销人 · Written off by */
  writeOffBy: string | null;
  /** 核销时间 · Written off at */
  writeOffTime: string | null;
  /** 核销原因 · Why it was written off */
  writeOffReason: string | null;
  /** 备注 · Remark */
  remark: string | null;
  feeMode_dictText?: string;
  dueFlag_dictText?: string;
  state_dictText?: string;
}

/** DianfuInput of the wire. */
export interface DianfuInput {
  noteId: string;
  /** 申请说明 · Remark */
  remark?: string | null;
}

/** DianfuRepay of the wire. */
export interface DianfuRepay {
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
  /** 归还单号 · Repayment number */
  repayNo: string | null;
  /** 归还金额 · Amount (fen) */
  amount: number | null;
  /** 其中垫付费 · Of it fee (fen) */
  feePart: number | null;
  /** 其中本金 · Of it principal (fen) */
  principalPart: number | null;
  /** 款项来源 · Paid from (dictionary money_source) */
  source: string | null;
  /** 收款账户 · Receiving account */
  companyAccountId: string | null;
  /** 收款账户 · Receiving account */
  accountName: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string | null;
  /** 收款凭证 · Vouchers */
  voucherFiles: string | null;
  /** 归还时间 · Repaid at */
  repayTime: string | null;
  /** 经办人 · Recorded by */
  operator: string | null;
  source_dictText?: string;
}

/** DianfuRepayInput of the wire. */
export interface DianfuRepayInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 归还金额 · Amount (fen) */
  amount: number;
  /** 款项来源 · Paid from (dictionary money_source) */
  source: 'wallet' | 'transfer';
  companyAccountId?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 到账时间 · Arrived at */
  transferTime?: string | null;
  /** 收款凭证 · Vouchers */
  voucherFiles?: string | null;
}

/** 数据字典 · Dictionary. */
export interface Dict {
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
  /** 字典名称 · Name */
  dictName: string | null;
  /** 字典编号 · Code */
  dictCode: string | null;
  /** 英文名称 · English name */
  dictNameEn: string | null;
  /** 描述 · Description */
  description: string | null;
  /** 值类型 · Kind of value. 0 text, 1 number. */
  type: number | null;
  /** 受保护 · Protected. 1: rules depend on its codes; they are neither changed nor removed. */
  isProtected: number | null;
}

/** DictAdd of the wire. */
export interface DictAdd {
  /** 字典名称 · Name */
  dictName: string;
  /** 字典编号 · Code */
  dictCode: string;
  /** 英文名称 · English name */
  dictNameEn?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 值类型 · Kind of value. 0 text, 1 number. */
  type?: number | null;
}

/** DictEdit of the wire. */
export interface DictEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 字典名称 · Name */
  dictName?: string;
  /** 字典编号 · Code */
  dictCode?: string;
  /** 英文名称 · English name */
  dictNameEn?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 值类型 · Kind of value. 0 text, 1 number. */
  type?: number | null;
}

/** 字典项 · Dictionary item. */
export interface DictItem {
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
  /** 字典 · Dictionary */
  dictId: string | null;
  /** 名称 · Text */
  itemText: string | null;
  /** 数据值 · Value */
  itemValue: string | null;
  /** 英文名称 · English text */
  itemTextEn: string | null;
  /** 描述 · Description */
  description: string | null;
  /** 排序 · Sort order */
  sortOrder: number | null;
  /** 状态 · Status (dictionary dict_item_status). 1 in use, 0 not. */
  status: number | null;
  status_dictText?: string;
}

/** DictItemAdd of the wire. */
export interface DictItemAdd {
  /** 字典 · Dictionary */
  dictId: string;
  /** 名称 · Text */
  itemText: string;
  /** 数据值 · Value */
  itemValue: string;
  /** 英文名称 · English text */
  itemTextEn?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 排序 · Sort order */
  sortOrder?: number | null;
  /** 状态 · Status (dictionary dict_item_status). 1 in use, 0 not. */
  status?: number | null;
}

/** DictItemEdit of the wire. */
export interface DictItemEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 字典 · Dictionary */
  dictId?: string;
  /** 名称 · Text */
  itemText?: string;
  /** 数据值 · Value */
  itemValue?: string;
  /** 英文名称 · English text */
  itemTextEn?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 排序 · Sort order */
  sortOrder?: number | null;
  /** 状态 · Status (dictionary dict_item_status). 1 in use, 0 not. */
  status?: number | null;
}

/** DictModel of the wire. */
export interface DictModel {
  value: string;
  text: string;
  title: string;
}

/** DispatchInput of the wire. */
export interface DispatchInput {
  id: string;
  /** 版本 · Version */
  version: number;
  publishMode: '1' | '2' | '3';
  driverId?: string | null;
  vehicleId?: string | null;
  /** 副驾驶员 · Second driver */
  coDriverId?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber?: string | null;
  carrierId?: string | null;
  /** 计划重量 · Planned weight (kg) */
  weight?: number | null;
  /** 派发数量 · Quantity offered (kg) */
  quantity?: number | null;
  /** 司机运价 · Driver's price (e4) */
  unitPrice?: number | null;
  /** 接单截止 · Accept until */
  deadline?: string | null;
  autoAccept?: '0' | '1' | null;
  confirmWarnings?: boolean;
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
  /** 开户行 · Bank */
  payBankName: string | null;
  /** 收款卡号 · Card number. Becomes the first card of the driver; later the default card is shown here. */
  payCardNo: string | null;
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
  /** 登录账号 · User name. Absent: they do not sign in. */
  loginName: string | null;
  /** 默认收款卡 · Default card */
  defaultCardId: string | null;
  /** 框架协议 · Framework agreement */
  contractId: string | null;
  /** 框架协议编号 · Number of the agreement */
  contractNo: string | null;
  /** 审核状态 · Review status (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 复审 · To review again (dictionary yn) */
  recheck: '0' | '1' | null;
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
  /** 平均评分 · Average rating (hundredth) */
  evaluationAvg: number | null;
  /** 在线 · Online (dictionary yn) */
  online: '0' | '1' | null;
  /** 最近经度 · Last longitude (degree) */
  lastLng: number | null;
  /** 最近纬度 · Last latitude (degree) */
  lastLat: number | null;
  /** 最近定位时间 · Last seen */
  lastLocTime: string | null;
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
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
  recheck_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  online_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
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
  /** 开户行 · Bank */
  payBankName?: string | null;
  /** 收款卡号 · Card number. Becomes the first card of the driver; later the default card is shown here. */
  payCardNo?: string | null;
  /** 已办税务登记 · Registered for tax (dictionary yn) */
  taxRegistered?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** 可派司机 · Driver to send. */
export interface DriverChoice {
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
  /** 开户行 · Bank */
  payBankName: string | null;
  /** 收款卡号 · Card number. Becomes the first card of the driver; later the default card is shown here. */
  payCardNo: string | null;
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
  /** 登录账号 · User name. Absent: they do not sign in. */
  loginName: string | null;
  /** 默认收款卡 · Default card */
  defaultCardId: string | null;
  /** 框架协议 · Framework agreement */
  contractId: string | null;
  /** 框架协议编号 · Number of the agreement */
  contractNo: string | null;
  /** 审核状态 · Review status (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 复审 · To review again (dictionary yn) */
  recheck: '0' | '1' | null;
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
  /** 平均评分 · Average rating (hundredth) */
  evaluationAvg: number | null;
  /** 在线 · Online (dictionary yn) */
  online: '0' | '1' | null;
  /** 最近经度 · Last longitude (degree) */
  lastLng: number | null;
  /** 最近纬度 · Last latitude (degree) */
  lastLat: number | null;
  /** 最近定位时间 · Last seen */
  lastLocTime: string | null;
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  /** 注册来源 · Registered through (dictionary reg_source) */
  regSource: string | null;
  /** 空闲 · Free (dictionary yn). No waybill that the reader sees is under way. */
  free: '0' | '1' | null;
  /** 可派状态 · Standing (dictionary crew_standing). Those who cannot go are listed where this is asked for, and only then. */
  standing: string | null;
  /** 在途单数 · Under way. Waybills under way that the reader sees. */
  openNotes: number | null;
  /** 距装货地 · From loading place (metre). By road, estimated; null for those not seen within a day. */
  nearMetres: number | null;
  vehicleClass_dictText?: string;
  lightOnly_dictText?: string;
  isCaptain_dictText?: string;
  taxRegistered_dictText?: string;
  gender_dictText?: string;
  state_dictText?: string;
  recheck_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  online_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
  regSource_dictText?: string;
  free_dictText?: string;
  standing_dictText?: string;
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
  /** 开户行 · Bank */
  payBankName?: string | null;
  /** 收款卡号 · Card number. Becomes the first card of the driver; later the default card is shown here. */
  payCardNo?: string | null;
  /** 已办税务登记 · Registered for tax (dictionary yn) */
  taxRegistered?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** DriverPaperInput of the wire. */
export interface DriverPaperInput {
  kind: 'idFront' | 'idBack' | 'licence' | 'licenceBack' | 'qualification';
  image: string;
}

/** DriverPasswordInput of the wire. */
export interface DriverPasswordInput {
  id: string;
  password?: string | null;
  confirmpassword?: string | null;
}

/** EditPriceInput of the wire. */
export interface EditPriceInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 司机运价 · Driver's price (e4) */
  unitPrice?: number;
  /** 客户运价 · Customer's price (e4) */
  customerUnitPrice?: number | null;
  /** 代理运费 · Agent fee (fen) */
  agentFee?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice?: number | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 杂费 · Extras (fen) */
  extraFee?: number;
  /** 其他扣款 · Other deductions (fen) */
  deduction?: number;
  /** 调整原因 · Reason */
  reason: string;
}

/** EditWeightInput of the wire. */
export interface EditWeightInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 装货重量 · Loaded weight (kg) */
  loadWeight?: number;
  /** 卸货重量 · Unloaded weight (kg) */
  unloadWeight?: number;
  /** 装货时间 · Loaded at */
  loadTime?: string;
  /** 发车时间 · Departed at */
  departTime?: string;
  /** 到达时间 · Arrived at */
  arriveTime?: string;
  /** 卸货时间 · Unloaded at */
  unloadTime?: string;
  /** 签收时间 · Signed at */
  signTime?: string;
  /** 修正原因 · Reason */
  reason: string;
  confirmWarnings?: boolean;
}

/** EnableInput of the wire. */
export interface EnableInput {
  id: string;
  /** 版本 · Version */
  version: number;
  enabled: '0' | '1';
}

/** Estimate of the wire. */
export interface Estimate {
  driverFee: number | null;
  serviceFee: number | null;
  customerFee: number | null;
  agentMargin: number | null;
  feeTotal: number | null;
  freeze: number;
  distance: number | null;
  problem: string | null;
}

/** 通行费发票 · Toll invoice. */
export interface EtcInvoice {
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
  /** ETC同步 · Toll report */
  syncId: string | null;
  /** 发票号码 · Invoice number */
  invoiceNo: string | null;
  /** 发票代码 · Invoice code */
  invoiceCode: string | null;
  /** 开票时间 · Issued at */
  issueTime: string | null;
  /** 销方名称 · Seller */
  sellerName: string | null;
  /** 购方名称 · Buyer */
  buyerName: string | null;
  /** 购方税号 · Taxpayer number of the buyer */
  buyerTaxNo: string | null;
  /** 入口 · Entry */
  entryStation: string | null;
  /** 出口 · Exit */
  exitStation: string | null;
  /** 入口时间 · Entered at */
  entryTime: string | null;
  /** 出口时间 · Left at */
  exitTime: string | null;
  /** 价税合计 · Total with tax (fen) */
  amountInclTax: number | null;
  /** 不含税金额 · Net amount (fen) */
  amountExclTax: number | null;
  /** 税率 · Tax rate (bp) */
  taxRate: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 版式文件 · File */
  pdfFile: string | null;
  /** 可抵扣 · Deductible (dictionary yn) */
  deductState: '0' | '1' | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  deductState_dictText?: string;
  simulated_dictText?: string;
}

/** ETC同步 · Toll report. */
export interface EtcSync {
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
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** ETC卡号 · ETC card */
  etcCardNo: string | null;
  /** 开始时间 · Start */
  startTime: string | null;
  /** 结束时间 · End */
  endTime: string | null;
  /** 起点区划 · Region of the start */
  startAdcode: string | null;
  /** 终点区划 · Region of the end */
  endAdcode: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 运费 · Freight (fen) */
  fee: number | null;
  /** ETC状态 · ETC status (dictionary etc_state) */
  state: string | null;
  /** 上报开始时间 · Start reported at */
  startReportTime: string | null;
  /** 上报结束时间 · End reported at */
  endReportTime: string | null;
  /** 查询时间 · Asked at */
  queryTime: string | null;
  /** 发票张数 · Invoices */
  invoiceCount: number | null;
  /** 通行费 · Toll (fen) */
  tollAmount: number | null;
  /** 不含税金额 · Net amount (fen) */
  invoiceAmount: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  /** 重试次数 · Retries */
  retryCount: number | null;
  /** 下次重试 · Next try */
  nextRetryTime: string | null;
  /** 跳过原因 · Why it was skipped */
  skipReason: string | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  plateColor_dictText?: string;
  state_dictText?: string;
  simulated_dictText?: string;
}

/** 评价 · Evaluation. */
export interface Evaluation {
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
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 评价方 · From (dictionary party_type) */
  fromType: string | null;
  /** 评价人编号 · Id of who evaluates */
  fromId: string | null;
  /** 评价人 · By */
  fromName: string | null;
  /** 被评价方 · About (dictionary party_type) */
  toType: string | null;
  /** 被评价人编号 · Id of who is evaluated */
  toId: string | null;
  /** 被评价人 · Name */
  toName: string | null;
  /** 承运商 · Carrier */
  carrierId: string | null;
  /** 装货省份 · Province of loading */
  province: string | null;
  /** 总分 · Stars (dictionary stars) */
  score: number | null;
  /** 时效 · Timeliness (dictionary stars) */
  timeliness: number | null;
  /** 安全 · Safety (dictionary stars) */
  safety: number | null;
  /** 服务 · Service (dictionary stars) */
  service: number | null;
  /** 单据 · Documents (dictionary stars) */
  document: number | null;
  /** 标签 · Tags. Separated by semicolons. */
  tags: string | null;
  /** 评价内容 · Evaluation */
  content: string | null;
  /** 匿名 · Anonymous (dictionary yn) */
  anonymous: '0' | '1' | null;
  /** 状态 · Status (dictionary evaluation_state) */
  state: string | null;
  /** 评价截止 · Due */
  dueTime: string | null;
  /** 提交人 · Given by */
  submitBy: string | null;
  /** 评价时间 · Given at */
  submitTime: string | null;
  /** 系统默认 · By default (dictionary yn) */
  isAuto: '0' | '1' | null;
  /** 回复 · Reply */
  replyContent: string | null;
  /** 回复人 · Replied by */
  replyBy: string | null;
  /** 回复时间 · Replied at */
  replyTime: string | null;
  /** 隐藏原因 · Why it is hidden */
  hideReason: string | null;
  fromType_dictText?: string;
  toType_dictText?: string;
  score_dictText?: string;
  timeliness_dictText?: string;
  safety_dictText?: string;
  service_dictText?: string;
  document_dictText?: string;
  anonymous_dictText?: string;
  state_dictText?: string;
  isAuto_dictText?: string;
}

/** EvaluationInput of the wire. */
export interface EvaluationInput {
  /** 运单 · Waybill */
  noteId: string;
  /** 总分 · Stars (dictionary stars) */
  score: number;
  /** 时效 · Timeliness (dictionary stars) */
  timeliness?: number | null;
  /** 安全 · Safety (dictionary stars) */
  safety?: number | null;
  /** 服务 · Service (dictionary stars) */
  service?: number | null;
  /** 单据 · Documents (dictionary stars) */
  document?: number | null;
  /** 标签 · Tags */
  tags?: string | null;
  /** 评价内容 · Evaluation */
  content?: string | null;
  /** 匿名 · Anonymous (dictionary yn) */
  anonymous?: '0' | '1';
}

/** EvaluationReplyInput of the wire. */
export interface EvaluationReplyInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 回复 · Reply */
  replyContent: string;
}

/** ExamineInput of the wire. */
export interface ExamineInput {
  ids: string[];
  versions?: number[];
  pass: boolean;
  /** 审核意见 · Remark */
  remark?: string | null;
}

/** ExamineResult of the wire. */
export interface ExamineResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
    errorData?: {
      path: string;
      message: string;
    }[];
  }[];
}

/** ExamineSheet of the wire. */
export interface ExamineSheet {
  count: number;
  driverFee: number;
  feeTotal: number;
  payable: number;
  rows: {
    id: string;
    shippingNoteNumber: string;
    driverFee: number;
    feeTotal: number;
    net: number;
    tax: number;
    taxRate: number;
    prepayOffset: number;
    prepayLeft: number;
    taxWithheld: number;
    payable: number;
    payeeName: string | null;
    payeeCardNo: string | null;
    payeeBankName: string | null;
    dueDate: string | null;
    funding: {
      from: 'wallet' | 'credit';
      held: number;
      available: number;
      missing: number;
    };
    problem: string | null;
  }[];
}

/** ExamineSheetInput of the wire. */
export interface ExamineSheetInput {
  ids: string[];
}

/** 导出任务 · Export. */
export interface ExportJob {
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
  /** 任务编号 · Number */
  jobNo: string | null;
  /** 导出内容 · Contents */
  title: string | null;
  /** 状态 · Status (dictionary export_job_state) */
  state: string | null;
  /** 已导出行数 · Rows written */
  rowCount: number | null;
  /** 文件大小(字节) · Size (bytes) */
  fileSize: number | null;
  /** 开始时间 · Begun at */
  startTime: string | null;
  /** 完成时间 · Done at */
  finishTime: string | null;
  /** 保留至 · Kept until */
  expireTime: string | null;
  /** 下载次数 · Downloads */
  downloadCount: number | null;
  /** 失败原因 · Reason of the failure */
  failReason: string | null;
  state_dictText?: string;
}

/** ExportJobCancel of the wire. */
export interface ExportJobCancel {
  id: string;
}

/** FeeTrial of the wire. */
export interface FeeTrial {
  settleWeight: number;
  lossWeight: number;
  allowedLoss: number;
  deductWeight: number;
  lossAmount: number | null;
  driverFeeRaw: number | null;
  roundingAmount: number | null;
  driverFee: number | null;
  serviceFee: number | null;
  customerFee: number | null;
  agentFee: number | null;
  agentMargin: number | null;
  feeTotal: number | null;
  problem: string | null;
}

/** 填值规则 · Fill rule. */
export interface FillRule {
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
  /** 规则名称 · Name */
  ruleName: string | null;
  /** 规则Code · Code */
  ruleCode: string | null;
  /** 规则实现类 · How it is made (dictionary fill_rule_class) */
  ruleClass:
    | 'org.jeecg.modules.system.rule.OrderNumberRule'
    | 'org.jeecg.modules.system.rule.CategoryCodeRule'
    | 'org.jeecg.modules.system.rule.OrgCodeRule'
    | null;
  /** 规则参数 · Parameters. A JSON object. */
  ruleParams: string | null;
  ruleClass_dictText?: string;
}

/** FillRuleAdd of the wire. */
export interface FillRuleAdd {
  /** 规则名称 · Name */
  ruleName: string;
  /** 规则Code · Code */
  ruleCode: string;
  /** 规则实现类 · How it is made (dictionary fill_rule_class) */
  ruleClass: 'org.jeecg.modules.system.rule.OrderNumberRule' | 'org.jeecg.modules.system.rule.CategoryCodeRule' | 'org.jeecg.modules.system.rule.OrgCodeRule';
  /** 规则参数 · Parameters. A JSON object. */
  ruleParams?: string | null;
}

/** FillRuleEdit of the wire. */
export interface FillRuleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 规则名称 · Name */
  ruleName?: string;
  /** 规则Code · Code */
  ruleCode?: string;
  /** 规则实现类 · How it is made (dictionary fill_rule_class) */
  ruleClass?: 'org.jeecg.modules.system.rule.OrderNumberRule' | 'org.jeecg.modules.system.rule.CategoryCodeRule' | 'org.jeecg.modules.system.rule.OrgCodeRule';
  /** 规则参数 · Parameters. A JSON object. */
  ruleParams?: string | null;
}

/** FormAddInput of the wire. */
export interface FormAddInput {
  head: {
    /** 表名 · Table name */
    tableName: string;
    /** 表描述 · Title */
    tableTxt: string;
    /** 英文描述 · Title in English */
    tableTxtEn?: string | null;
    /** 表类型 · Type (dictionary cgform_table_type) */
    tableType?: number | null;
    /** 显示复选框 · Rows can be selected (dictionary cgform_yes_no) */
    isCheckbox?: 'Y' | 'N' | null;
    /** 是否分页 · In pages (dictionary cgform_yes_no) */
    isPage?: 'Y' | 'N' | null;
    /** 是否树 · A tree (dictionary cgform_yes_no) */
    isTree?: 'Y' | 'N' | null;
    /** 主键序列 · Sequence of ids */
    idSequence?: string | null;
    /** 主键策略 · Kind of ids */
    idType?: string | null;
    /** 查询模式 · Search (dictionary cgform_query_mode) */
    queryMode?: 'single' | 'group' | null;
    /** 附表关系 · Relation (dictionary cgform_relation) */
    relationType?: number | null;
    /** 附表序号 · Order of tabs */
    tabOrderNum?: number | null;
    /** 树父ID字段 · Field of the parent */
    treeParentIdField?: string | null;
    /** 是否有子节点字段 · Field that tells of children */
    treeIdField?: string | null;
    /** 树展开列 · Field that opens rows */
    treeFieldname?: string | null;
    /** 表单分类 · Purpose (dictionary ol_form_biz_type) */
    formCategory?: string | null;
    /** PC表单列数 · Form columns */
    formTemplate?: string | null;
    /** 移动表单列数 · Columns on phones */
    formTemplateMobile?: string | null;
    /** 横向滚动条 · Scrolls sideways (dictionary yn) */
    scroll?: number | null;
    /** 主题模板 · Layout (dictionary cgform_theme) */
    themeTemplate?: 'normal' | 'erp' | 'innerTable' | 'tab' | null;
    /** 扩展配置 · Further settings */
    extConfigJson?: string | null;
    rules?:
      | {
          holds: string;
          message: {
            zh: string;
            en: string;
          };
          field: string | null;
        }[]
      | null;
  };
  fields?:
    | {
        /** 字段名称 · Name */
        dbFieldName: string;
        /** 字段备注 · Caption */
        dbFieldTxt: string;
        /** 英文备注 · Caption in English */
        dbFieldTxtEn?: string | null;
        /** 主键 · Key (dictionary yn) */
        dbIsKey?: number | null;
        /** 允许空值 · May be empty (dictionary yn) */
        dbIsNull?: number | null;
        /** 字段类型 · Type (dictionary cgform_db_type) */
        dbType?: 'string' | 'int' | 'long' | 'double' | 'BigDecimal' | 'Date' | 'Datetime' | 'Text' | 'LongText' | 'Blob' | null;
        /** 字段长度 · Length */
        dbLength?: number | null;
        /** 小数点 · Decimals */
        dbPointLength?: number | null;
        /** 数据库默认值 · Value where none is given */
        dbDefaultVal?: string | null;
        /** 字典Code · Dictionary */
        dictField?: string | null;
        /** 字典Table · Table of choices */
        dictTable?: string | null;
        /** 字典Text · Column of their texts */
        dictText?: string | null;
        /** 控件类型 · Control (dictionary cgform_view) */
        fieldShowType?:
          | 'text'
          | 'password'
          | 'list'
          | 'radio'
          | 'checkbox'
          | 'switch'
          | 'date'
          | 'datetime'
          | 'time'
          | 'month'
          | 'file'
          | 'image'
          | 'textarea'
          | 'umeditor'
          | 'markdown'
          | 'sel_user'
          | 'sel_depart'
          | 'pca'
          | 'popup'
          | 'list_multi'
          | 'sel_search'
          | 'cat_tree'
          | 'sel_tree'
          | 'link_down'
          | 'hidden'
          | 'link_table'
          | 'link_table_field'
          | 'popup_dict'
          | null;
        /** 字段Href · Link */
        fieldHref?: string | null;
        /** 列宽 · Width */
        fieldLength?: string | null;
        /** 校验规则 · Check */
        fieldValidType?: string | null;
        /** 是否必填 · Required (dictionary yn) */
        fieldMustInput?: string | null;
        /** 扩展参数 · Options */
        fieldExtendJson?: string | null;
        /** 控件默认值 · Default */
        fieldDefaultValue?: string | null;
        /** 是否查询 · Searchable (dictionary yn) */
        isQuery?: number | null;
        /** 表单显示 · In the form (dictionary yn) */
        isShowForm?: number | null;
        /** 列表显示 · In the list (dictionary yn) */
        isShowList?: number | null;
        /** 是否只读 · Read-only (dictionary yn) */
        isReadOnly?: number | null;
        /** 查询类型 · Search (dictionary cgform_query_mode) */
        queryMode?: 'single' | 'group' | null;
        /** 主表名 · Main table */
        mainTable?: string | null;
        /** 主表字段 · Field of the main table */
        mainField?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        /** 转换器 · Converter */
        converter?: string | null;
        /** 查询默认值 · Default of the search */
        queryDefVal?: string | null;
        /** 查询字典Text · Search: column of texts */
        queryDictText?: string | null;
        /** 查询字典Code · Search: dictionary */
        queryDictField?: string | null;
        /** 查询字典Table · Search: table of choices */
        queryDictTable?: string | null;
        /** 查询控件 · Search: control (dictionary cgform_view) */
        queryShowType?:
          | 'text'
          | 'password'
          | 'list'
          | 'radio'
          | 'checkbox'
          | 'switch'
          | 'date'
          | 'datetime'
          | 'time'
          | 'month'
          | 'file'
          | 'image'
          | 'textarea'
          | 'umeditor'
          | 'markdown'
          | 'sel_user'
          | 'sel_depart'
          | 'pca'
          | 'popup'
          | 'list_multi'
          | 'sel_search'
          | 'cat_tree'
          | 'sel_tree'
          | 'link_down'
          | 'hidden'
          | 'link_table'
          | 'link_table_field'
          | 'popup_dict'
          | null;
        /** 查询配置 · Searched otherwise (dictionary yn) */
        queryConfigFlag?: string | null;
        /** 查询校验 · Search: check */
        queryValidType?: string | null;
        /** 查询必填 · Search: required (dictionary yn) */
        queryMustInput?: string | null;
        /** 可排序 · Sortable (dictionary yn) */
        sortFlag?: string | null;
        /** 计算公式 · Computed */
        computeExpr?: string | null;
        /** 显示条件 · Shown when */
        visibleExpr?: string | null;
        /** 必填条件 · Required when */
        requiredExpr?: string | null;
        id?: string | null;
      }[]
    | null;
  indexs?:
    | {
        /** 索引名称 · Name */
        indexName: string;
        /** 索引栏位 · Fields. Names of fields, joined by commas. */
        indexField: string;
        /** 索引类型 · Type (dictionary cgform_index_type) */
        indexType?: 'normal' | 'unique' | null;
        id?: string | null;
      }[]
    | null;
  deleteFieldIds?: string[] | string | null;
  deleteIndexIds?: string[] | string | null;
}

/** 表单按钮 · Button of a form. */
export interface FormButton {
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
  /** 按钮编码 · Code */
  buttonCode: string | null;
  /** 按钮名称 · Caption */
  buttonName: string | null;
  /** 英文名称 · Caption in English */
  buttonNameEn: string | null;
  /** 按钮样式 · Place (dictionary cgform_button_style) */
  buttonStyle: 'button' | 'link' | 'form' | null;
  /** 按钮类型 · Type (dictionary cgform_button_type) */
  optType: 'action' | 'js' | 'bus' | null;
  /** 表单位置 · Place in the form */
  optPosition: string | null;
  /** 图标 · Icon */
  buttonIcon: string | null;
  /** 显示表达式 · Shown when */
  exp: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 启用 · In use (dictionary yn) */
  buttonStatus: string | null;
  /** 表单 · Form */
  cgformHeadId: string | null;
  buttonStyle_dictText?: string;
  optType_dictText?: string;
  buttonStatus_dictText?: string;
}

/** FormButtonEditInput of the wire. */
export interface FormButtonEditInput {
  id: string;
  version?: number | null;
  /** 按钮编码 · Code */
  buttonCode?: string;
  /** 按钮名称 · Caption */
  buttonName?: string;
  /** 英文名称 · Caption in English */
  buttonNameEn?: string | null;
  /** 按钮样式 · Place (dictionary cgform_button_style) */
  buttonStyle?: 'button' | 'link' | 'form' | null;
  /** 按钮类型 · Type (dictionary cgform_button_type) */
  optType?: 'action' | 'js' | 'bus' | null;
  /** 表单位置 · Place in the form */
  optPosition?: string | null;
  /** 图标 · Icon */
  buttonIcon?: string | null;
  /** 显示表达式 · Shown when */
  exp?: string | null;
  /** 排序 · Sort order */
  orderNum?: number | null;
  /** 启用 · In use (dictionary yn) */
  buttonStatus?: string | null;
  action?:
    | {
        kind: 'set';
        confirm: {
          zh: string;
          en: string;
        } | null;
        values: Record<string, string>;
      }
    | {
        kind: 'call';
        confirm: {
          zh: string;
          en: string;
        } | null;
        name: string;
      }
    | {
        kind: 'message';
        confirm: {
          zh: string;
          en: string;
        } | null;
        template: string;
        receivers: string;
      }
    | {
        kind: 'open';
        confirm: {
          zh: string;
          en: string;
        } | null;
        to: string;
      }
    | null;
}

/** FormButtonInput of the wire. */
export interface FormButtonInput {
  /** 按钮编码 · Code */
  buttonCode: string;
  /** 按钮名称 · Caption */
  buttonName: string;
  /** 英文名称 · Caption in English */
  buttonNameEn?: string | null;
  /** 按钮样式 · Place (dictionary cgform_button_style) */
  buttonStyle?: 'button' | 'link' | 'form' | null;
  /** 按钮类型 · Type (dictionary cgform_button_type) */
  optType?: 'action' | 'js' | 'bus' | null;
  /** 表单位置 · Place in the form */
  optPosition?: string | null;
  /** 图标 · Icon */
  buttonIcon?: string | null;
  /** 显示表达式 · Shown when */
  exp?: string | null;
  /** 排序 · Sort order */
  orderNum?: number | null;
  /** 启用 · In use (dictionary yn) */
  buttonStatus?: string | null;
  cgformHeadId: string;
  action?:
    | {
        kind: 'set';
        confirm: {
          zh: string;
          en: string;
        } | null;
        values: Record<string, string>;
      }
    | {
        kind: 'call';
        confirm: {
          zh: string;
          en: string;
        } | null;
        name: string;
      }
    | {
        kind: 'message';
        confirm: {
          zh: string;
          en: string;
        } | null;
        template: string;
        receivers: string;
      }
    | {
        kind: 'open';
        confirm: {
          zh: string;
          en: string;
        } | null;
        to: string;
      }
    | null;
}

/** FormButtonRow of the wire. */
export interface FormButtonRow {
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
  /** 按钮编码 · Code */
  buttonCode: string | null;
  /** 按钮名称 · Caption */
  buttonName: string | null;
  /** 英文名称 · Caption in English */
  buttonNameEn: string | null;
  /** 按钮样式 · Place (dictionary cgform_button_style) */
  buttonStyle: 'button' | 'link' | 'form' | null;
  /** 按钮类型 · Type (dictionary cgform_button_type) */
  optType: 'action' | 'js' | 'bus' | null;
  /** 表单位置 · Place in the form */
  optPosition: string | null;
  /** 图标 · Icon */
  buttonIcon: string | null;
  /** 显示表达式 · Shown when */
  exp: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 启用 · In use (dictionary yn) */
  buttonStatus: string | null;
  /** 表单 · Form */
  cgformHeadId: string | null;
  buttonStyle_dictText?: string;
  optType_dictText?: string;
  buttonStatus_dictText?: string;
  action:
    | {
        kind: 'set';
        confirm: {
          zh: string;
          en: string;
        } | null;
        values: Record<string, string>;
      }
    | {
        kind: 'call';
        confirm: {
          zh: string;
          en: string;
        } | null;
        name: string;
      }
    | {
        kind: 'message';
        confirm: {
          zh: string;
          en: string;
        } | null;
        template: string;
        receivers: string;
      }
    | {
        kind: 'open';
        confirm: {
          zh: string;
          en: string;
        } | null;
        to: string;
      }
    | null;
}

/** FormChange of the wire. */
export interface FormChange {
  part: 'head' | 'field' | 'index' | 'button' | 'rule';
  name: string;
  change: 'added' | 'removed' | 'changed';
  properties: {
    property: string;
    before: unknown;
    after: unknown;
  }[];
}

/** FormEditInput of the wire. */
export interface FormEditInput {
  head: {
    id: string;
    version?: number | null;
    /** 表名 · Table name */
    tableName?: string;
    /** 表描述 · Title */
    tableTxt?: string;
    /** 英文描述 · Title in English */
    tableTxtEn?: string | null;
    /** 表类型 · Type (dictionary cgform_table_type) */
    tableType?: number | null;
    /** 显示复选框 · Rows can be selected (dictionary cgform_yes_no) */
    isCheckbox?: 'Y' | 'N' | null;
    /** 是否分页 · In pages (dictionary cgform_yes_no) */
    isPage?: 'Y' | 'N' | null;
    /** 是否树 · A tree (dictionary cgform_yes_no) */
    isTree?: 'Y' | 'N' | null;
    /** 主键序列 · Sequence of ids */
    idSequence?: string | null;
    /** 主键策略 · Kind of ids */
    idType?: string | null;
    /** 查询模式 · Search (dictionary cgform_query_mode) */
    queryMode?: 'single' | 'group' | null;
    /** 附表关系 · Relation (dictionary cgform_relation) */
    relationType?: number | null;
    /** 附表序号 · Order of tabs */
    tabOrderNum?: number | null;
    /** 树父ID字段 · Field of the parent */
    treeParentIdField?: string | null;
    /** 是否有子节点字段 · Field that tells of children */
    treeIdField?: string | null;
    /** 树展开列 · Field that opens rows */
    treeFieldname?: string | null;
    /** 表单分类 · Purpose (dictionary ol_form_biz_type) */
    formCategory?: string | null;
    /** PC表单列数 · Form columns */
    formTemplate?: string | null;
    /** 移动表单列数 · Columns on phones */
    formTemplateMobile?: string | null;
    /** 横向滚动条 · Scrolls sideways (dictionary yn) */
    scroll?: number | null;
    /** 主题模板 · Layout (dictionary cgform_theme) */
    themeTemplate?: 'normal' | 'erp' | 'innerTable' | 'tab' | null;
    /** 扩展配置 · Further settings */
    extConfigJson?: string | null;
    rules?:
      | {
          holds: string;
          message: {
            zh: string;
            en: string;
          };
          field: string | null;
        }[]
      | null;
  };
  fields?:
    | {
        /** 字段名称 · Name */
        dbFieldName: string;
        /** 字段备注 · Caption */
        dbFieldTxt: string;
        /** 英文备注 · Caption in English */
        dbFieldTxtEn?: string | null;
        /** 主键 · Key (dictionary yn) */
        dbIsKey?: number | null;
        /** 允许空值 · May be empty (dictionary yn) */
        dbIsNull?: number | null;
        /** 字段类型 · Type (dictionary cgform_db_type) */
        dbType?: 'string' | 'int' | 'long' | 'double' | 'BigDecimal' | 'Date' | 'Datetime' | 'Text' | 'LongText' | 'Blob' | null;
        /** 字段长度 · Length */
        dbLength?: number | null;
        /** 小数点 · Decimals */
        dbPointLength?: number | null;
        /** 数据库默认值 · Value where none is given */
        dbDefaultVal?: string | null;
        /** 字典Code · Dictionary */
        dictField?: string | null;
        /** 字典Table · Table of choices */
        dictTable?: string | null;
        /** 字典Text · Column of their texts */
        dictText?: string | null;
        /** 控件类型 · Control (dictionary cgform_view) */
        fieldShowType?:
          | 'text'
          | 'password'
          | 'list'
          | 'radio'
          | 'checkbox'
          | 'switch'
          | 'date'
          | 'datetime'
          | 'time'
          | 'month'
          | 'file'
          | 'image'
          | 'textarea'
          | 'umeditor'
          | 'markdown'
          | 'sel_user'
          | 'sel_depart'
          | 'pca'
          | 'popup'
          | 'list_multi'
          | 'sel_search'
          | 'cat_tree'
          | 'sel_tree'
          | 'link_down'
          | 'hidden'
          | 'link_table'
          | 'link_table_field'
          | 'popup_dict'
          | null;
        /** 字段Href · Link */
        fieldHref?: string | null;
        /** 列宽 · Width */
        fieldLength?: string | null;
        /** 校验规则 · Check */
        fieldValidType?: string | null;
        /** 是否必填 · Required (dictionary yn) */
        fieldMustInput?: string | null;
        /** 扩展参数 · Options */
        fieldExtendJson?: string | null;
        /** 控件默认值 · Default */
        fieldDefaultValue?: string | null;
        /** 是否查询 · Searchable (dictionary yn) */
        isQuery?: number | null;
        /** 表单显示 · In the form (dictionary yn) */
        isShowForm?: number | null;
        /** 列表显示 · In the list (dictionary yn) */
        isShowList?: number | null;
        /** 是否只读 · Read-only (dictionary yn) */
        isReadOnly?: number | null;
        /** 查询类型 · Search (dictionary cgform_query_mode) */
        queryMode?: 'single' | 'group' | null;
        /** 主表名 · Main table */
        mainTable?: string | null;
        /** 主表字段 · Field of the main table */
        mainField?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        /** 转换器 · Converter */
        converter?: string | null;
        /** 查询默认值 · Default of the search */
        queryDefVal?: string | null;
        /** 查询字典Text · Search: column of texts */
        queryDictText?: string | null;
        /** 查询字典Code · Search: dictionary */
        queryDictField?: string | null;
        /** 查询字典Table · Search: table of choices */
        queryDictTable?: string | null;
        /** 查询控件 · Search: control (dictionary cgform_view) */
        queryShowType?:
          | 'text'
          | 'password'
          | 'list'
          | 'radio'
          | 'checkbox'
          | 'switch'
          | 'date'
          | 'datetime'
          | 'time'
          | 'month'
          | 'file'
          | 'image'
          | 'textarea'
          | 'umeditor'
          | 'markdown'
          | 'sel_user'
          | 'sel_depart'
          | 'pca'
          | 'popup'
          | 'list_multi'
          | 'sel_search'
          | 'cat_tree'
          | 'sel_tree'
          | 'link_down'
          | 'hidden'
          | 'link_table'
          | 'link_table_field'
          | 'popup_dict'
          | null;
        /** 查询配置 · Searched otherwise (dictionary yn) */
        queryConfigFlag?: string | null;
        /** 查询校验 · Search: check */
        queryValidType?: string | null;
        /** 查询必填 · Search: required (dictionary yn) */
        queryMustInput?: string | null;
        /** 可排序 · Sortable (dictionary yn) */
        sortFlag?: string | null;
        /** 计算公式 · Computed */
        computeExpr?: string | null;
        /** 显示条件 · Shown when */
        visibleExpr?: string | null;
        /** 必填条件 · Required when */
        requiredExpr?: string | null;
        id?: string | null;
      }[]
    | null;
  indexs?:
    | {
        /** 索引名称 · Name */
        indexName: string;
        /** 索引栏位 · Fields. Names of fields, joined by commas. */
        indexField: string;
        /** 索引类型 · Type (dictionary cgform_index_type) */
        indexType?: 'normal' | 'unique' | null;
        id?: string | null;
      }[]
    | null;
  deleteFieldIds?: string[] | string | null;
  deleteIndexIds?: string[] | string | null;
}

/** FormEnhanceJava of the wire. */
export interface FormEnhanceJava {
  id?: string | null;
  buttonCode?: string | null;
  cgJavaType?: string | null;
  cgJavaValue?: string | null;
  activeStatus?: '0' | '1' | null;
  event?: 'start' | 'end' | null;
}

/** FormEnhanceJs of the wire. */
export interface FormEnhanceJs {
  id?: string | null;
  cgJs?: string | null;
  cgJsType?: 'list' | 'form' | null;
}

/** FormEnhanceSql of the wire. */
export interface FormEnhanceSql {
  id?: string | null;
  buttonCode?: string | null;
  cgbSql?: string | null;
  cgbSqlName?: string | null;
  content?: string | null;
}

/** 表单字段 · Field of a form. */
export interface FormField {
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
  /** 字段名称 · Name */
  dbFieldName: string | null;
  /** 字段备注 · Caption */
  dbFieldTxt: string | null;
  /** 英文备注 · Caption in English */
  dbFieldTxtEn: string | null;
  /** 主键 · Key (dictionary yn) */
  dbIsKey: number | null;
  /** 允许空值 · May be empty (dictionary yn) */
  dbIsNull: number | null;
  /** 字段类型 · Type (dictionary cgform_db_type) */
  dbType: 'string' | 'int' | 'long' | 'double' | 'BigDecimal' | 'Date' | 'Datetime' | 'Text' | 'LongText' | 'Blob' | null;
  /** 字段长度 · Length */
  dbLength: number | null;
  /** 小数点 · Decimals */
  dbPointLength: number | null;
  /** 数据库默认值 · Value where none is given */
  dbDefaultVal: string | null;
  /** 字典Code · Dictionary */
  dictField: string | null;
  /** 字典Table · Table of choices */
  dictTable: string | null;
  /** 字典Text · Column of their texts */
  dictText: string | null;
  /** 控件类型 · Control (dictionary cgform_view) */
  fieldShowType:
    | 'text'
    | 'password'
    | 'list'
    | 'radio'
    | 'checkbox'
    | 'switch'
    | 'date'
    | 'datetime'
    | 'time'
    | 'month'
    | 'file'
    | 'image'
    | 'textarea'
    | 'umeditor'
    | 'markdown'
    | 'sel_user'
    | 'sel_depart'
    | 'pca'
    | 'popup'
    | 'list_multi'
    | 'sel_search'
    | 'cat_tree'
    | 'sel_tree'
    | 'link_down'
    | 'hidden'
    | 'link_table'
    | 'link_table_field'
    | 'popup_dict'
    | null;
  /** 字段Href · Link */
  fieldHref: string | null;
  /** 列宽 · Width */
  fieldLength: string | null;
  /** 校验规则 · Check */
  fieldValidType: string | null;
  /** 是否必填 · Required (dictionary yn) */
  fieldMustInput: string | null;
  /** 扩展参数 · Options */
  fieldExtendJson: string | null;
  /** 控件默认值 · Default. Text, `#{sysUserCode}` and the like, `{{ expression }}`, or `${fill rule}`. */
  fieldDefaultValue: string | null;
  /** 是否查询 · Searchable (dictionary yn) */
  isQuery: number | null;
  /** 表单显示 · In the form (dictionary yn) */
  isShowForm: number | null;
  /** 列表显示 · In the list (dictionary yn) */
  isShowList: number | null;
  /** 是否只读 · Read-only (dictionary yn) */
  isReadOnly: number | null;
  /** 查询类型 · Search (dictionary cgform_query_mode) */
  queryMode: 'single' | 'group' | null;
  /** 主表名 · Main table */
  mainTable: string | null;
  /** 主表字段 · Field of the main table */
  mainField: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 转换器 · Converter */
  converter: string | null;
  /** 查询默认值 · Default of the search */
  queryDefVal: string | null;
  /** 查询字典Text · Search: column of texts */
  queryDictText: string | null;
  /** 查询字典Code · Search: dictionary */
  queryDictField: string | null;
  /** 查询字典Table · Search: table of choices */
  queryDictTable: string | null;
  /** 查询控件 · Search: control (dictionary cgform_view) */
  queryShowType:
    | 'text'
    | 'password'
    | 'list'
    | 'radio'
    | 'checkbox'
    | 'switch'
    | 'date'
    | 'datetime'
    | 'time'
    | 'month'
    | 'file'
    | 'image'
    | 'textarea'
    | 'umeditor'
    | 'markdown'
    | 'sel_user'
    | 'sel_depart'
    | 'pca'
    | 'popup'
    | 'list_multi'
    | 'sel_search'
    | 'cat_tree'
    | 'sel_tree'
    | 'link_down'
    | 'hidden'
    | 'link_table'
    | 'link_table_field'
    | 'popup_dict'
    | null;
  /** 查询配置 · Searched otherwise (dictionary yn) */
  queryConfigFlag: string | null;
  /** 查询校验 · Search: check */
  queryValidType: string | null;
  /** 查询必填 · Search: required (dictionary yn) */
  queryMustInput: string | null;
  /** 可排序 · Sortable (dictionary yn) */
  sortFlag: string | null;
  /** 计算公式 · Computed. Expression that the value comes from. */
  computeExpr: string | null;
  /** 显示条件 · Shown when. Expression. */
  visibleExpr: string | null;
  /** 必填条件 · Required when. Expression. */
  requiredExpr: string | null;
  /** 表单 · Form */
  cgformHeadId: string | null;
  /** 原字段名 · Published name */
  dbFieldNameOld: string | null;
  /** 列号 · Number of its column */
  columnNo: number | null;
  dbIsKey_dictText?: string;
  dbIsNull_dictText?: string;
  dbType_dictText?: string;
  fieldShowType_dictText?: string;
  fieldMustInput_dictText?: string;
  isQuery_dictText?: string;
  isShowForm_dictText?: string;
  isShowList_dictText?: string;
  isReadOnly_dictText?: string;
  queryMode_dictText?: string;
  queryShowType_dictText?: string;
  queryConfigFlag_dictText?: string;
  queryMustInput_dictText?: string;
  sortFlag_dictText?: string;
}

/** 在线表单 · Online form. */
export interface FormHead {
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
  /** 表名 · Table name */
  tableName: string | null;
  /** 表描述 · Title */
  tableTxt: string | null;
  /** 英文描述 · Title in English */
  tableTxtEn: string | null;
  /** 表类型 · Type (dictionary cgform_table_type) */
  tableType: number | null;
  /** 显示复选框 · Rows can be selected (dictionary cgform_yes_no) */
  isCheckbox: 'Y' | 'N' | null;
  /** 是否分页 · In pages (dictionary cgform_yes_no) */
  isPage: 'Y' | 'N' | null;
  /** 是否树 · A tree (dictionary cgform_yes_no) */
  isTree: 'Y' | 'N' | null;
  /** 主键序列 · Sequence of ids */
  idSequence: string | null;
  /** 主键策略 · Kind of ids */
  idType: string | null;
  /** 查询模式 · Search (dictionary cgform_query_mode) */
  queryMode: 'single' | 'group' | null;
  /** 附表关系 · Relation (dictionary cgform_relation) */
  relationType: number | null;
  /** 附表序号 · Order of tabs */
  tabOrderNum: number | null;
  /** 树父ID字段 · Field of the parent */
  treeParentIdField: string | null;
  /** 是否有子节点字段 · Field that tells of children */
  treeIdField: string | null;
  /** 树展开列 · Field that opens rows */
  treeFieldname: string | null;
  /** 表单分类 · Purpose (dictionary ol_form_biz_type) */
  formCategory: string | null;
  /** PC表单列数 · Form columns */
  formTemplate: string | null;
  /** 移动表单列数 · Columns on phones */
  formTemplateMobile: string | null;
  /** 横向滚动条 · Scrolls sideways (dictionary yn) */
  scroll: number | null;
  /** 主题模板 · Layout (dictionary cgform_theme) */
  themeTemplate: 'normal' | 'erp' | 'innerTable' | 'tab' | null;
  /** 扩展配置 · Further settings */
  extConfigJson: string | null;
  /** 版本 · Version */
  tableVersion: number | null;
  /** 同步数据库状态 · Published (dictionary cgform_yes_no) */
  isDbSynch: 'Y' | 'N' | null;
  /** 已发布版本 · Version in force */
  publishedVersion: number | null;
  /** 附表 · Sub-tables */
  subTableStr: string | null;
  /** 是否视图 · A view (dictionary yn) */
  copyType: number | null;
  /** 视图版本 · Number of the view */
  copyVersion: number | null;
  /** 原表 · Its table */
  physicId: string | null;
  /** 是否有视图 · Has views (dictionary yn) */
  hascopy: number | null;
  tableType_dictText?: string;
  isCheckbox_dictText?: string;
  isPage_dictText?: string;
  isTree_dictText?: string;
  queryMode_dictText?: string;
  relationType_dictText?: string;
  formCategory_dictText?: string;
  scroll_dictText?: string;
  themeTemplate_dictText?: string;
  isDbSynch_dictText?: string;
  copyType_dictText?: string;
  hascopy_dictText?: string;
}

/** FormHeadRow of the wire. */
export interface FormHeadRow {
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
  /** 表名 · Table name */
  tableName: string | null;
  /** 表描述 · Title */
  tableTxt: string | null;
  /** 英文描述 · Title in English */
  tableTxtEn: string | null;
  /** 表类型 · Type (dictionary cgform_table_type) */
  tableType: number | null;
  /** 显示复选框 · Rows can be selected (dictionary cgform_yes_no) */
  isCheckbox: 'Y' | 'N' | null;
  /** 是否分页 · In pages (dictionary cgform_yes_no) */
  isPage: 'Y' | 'N' | null;
  /** 是否树 · A tree (dictionary cgform_yes_no) */
  isTree: 'Y' | 'N' | null;
  /** 主键序列 · Sequence of ids */
  idSequence: string | null;
  /** 主键策略 · Kind of ids */
  idType: string | null;
  /** 查询模式 · Search (dictionary cgform_query_mode) */
  queryMode: 'single' | 'group' | null;
  /** 附表关系 · Relation (dictionary cgform_relation) */
  relationType: number | null;
  /** 附表序号 · Order of tabs */
  tabOrderNum: number | null;
  /** 树父ID字段 · Field of the parent */
  treeParentIdField: string | null;
  /** 是否有子节点字段 · Field that tells of children */
  treeIdField: string | null;
  /** 树展开列 · Field that opens rows */
  treeFieldname: string | null;
  /** 表单分类 · Purpose (dictionary ol_form_biz_type) */
  formCategory: string | null;
  /** PC表单列数 · Form columns */
  formTemplate: string | null;
  /** 移动表单列数 · Columns on phones */
  formTemplateMobile: string | null;
  /** 横向滚动条 · Scrolls sideways (dictionary yn) */
  scroll: number | null;
  /** 主题模板 · Layout (dictionary cgform_theme) */
  themeTemplate: 'normal' | 'erp' | 'innerTable' | 'tab' | null;
  /** 扩展配置 · Further settings */
  extConfigJson: string | null;
  /** 版本 · Version */
  tableVersion: number | null;
  /** 同步数据库状态 · Published (dictionary cgform_yes_no) */
  isDbSynch: 'Y' | 'N' | null;
  /** 已发布版本 · Version in force */
  publishedVersion: number | null;
  /** 附表 · Sub-tables */
  subTableStr: string | null;
  /** 是否视图 · A view (dictionary yn) */
  copyType: number | null;
  /** 视图版本 · Number of the view */
  copyVersion: number | null;
  /** 原表 · Its table */
  physicId: string | null;
  /** 是否有视图 · Has views (dictionary yn) */
  hascopy: number | null;
  tableType_dictText?: string;
  isCheckbox_dictText?: string;
  isPage_dictText?: string;
  isTree_dictText?: string;
  queryMode_dictText?: string;
  relationType_dictText?: string;
  formCategory_dictText?: string;
  scroll_dictText?: string;
  themeTemplate_dictText?: string;
  isDbSynch_dictText?: string;
  copyType_dictText?: string;
  hascopy_dictText?: string;
  rules: {
    holds: string;
    message: {
      zh: string;
      en: string;
    };
    field: string | null;
  }[];
}

/** 表单索引 · Index of a form. */
export interface FormIndex {
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
  /** 索引名称 · Name */
  indexName: string | null;
  /** 索引栏位 · Fields. Names of fields, joined by commas. */
  indexField: string | null;
  /** 索引类型 · Type (dictionary cgform_index_type) */
  indexType: 'normal' | 'unique' | null;
  /** 表单 · Form */
  cgformHeadId: string | null;
  /** 已同步 · Published (dictionary cgform_yes_no) */
  isDbSynch: 'Y' | 'N' | null;
  /** 删除标记 · Removed */
  delFlag: number | null;
  indexType_dictText?: string;
  isDbSynch_dictText?: string;
}

/** FormPartsIndex of the wire. */
export interface FormPartsIndex {
  field: string;
  state: 'ready' | 'building' | 'waiting' | 'failed' | 'absent';
}

/** FormPlan of the wire. */
export interface FormPlan {
  headId: string;
  version: number;
  isCurrent: boolean;
  needsForce: boolean;
  steps: {
    kind: 'table' | 'add' | 'widen' | 'narrow' | 'rename' | 'drop' | 'revive' | 'clear' | 'index' | 'other';
    field: string | null;
    text: {
      zh: string;
      en: string;
    };
    lost: number;
  }[];
}

/** FormVersionRow of the wire. */
export interface FormVersionRow {
  id: string;
  versionNo: number;
  kind: 'publish' | 'takeBack' | 'follow';
  formerVersion: number;
  isInForce: boolean;
  plan: {
    zh: string;
    en: string;
  };
  createBy: string | null;
  createTime: string;
}

/** FreightFigures of the wire. */
export interface FreightFigures {
  days: DayFigures[];
  statusCounts: Record<string, number>;
  customers: {
    id: string;
    name: string;
    count: number;
    weight: number;
  }[];
  cargo: {
    name: string;
    count: number;
    weight: number;
  }[];
}

/** 路由 · Route. */
export interface GatewayRoute {
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
  /** 路由名称 · Name */
  name: string | null;
  /** 服务地址 · Address. http or https, neither this machine nor a link-local place; or lb:// and the name of a service. */
  uri: string | null;
  /** 断言 · Predicates. When the route is taken: `{name, args}` of the predicates that a gateway knows. */
  predicates: GatewayRouteItem[] | null;
  /** 过滤器 · Filters. What is changed on the way: `{name, args}`. */
  filters: GatewayRouteItem[] | null;
  /** 忽略前缀 · Strip prefix. How many leading parts of the path are left out. */
  stripPrefix: number | null;
  /** 重试 · Retry (dictionary yn) */
  retryable: number | null;
  /** 持久化 · Kept (dictionary yn) */
  persist: number | null;
  /** 在接口文档中展示 · Shown in the documentation (dictionary yn) */
  showApi: number | null;
  /** 状态 · Status (dictionary status). 1 served to gateways, 0 kept. */
  status: number | null;
  retryable_dictText?: string;
  persist_dictText?: string;
  showApi_dictText?: string;
  status_dictText?: string;
}

/** GatewayRouteDefinition of the wire. */
export interface GatewayRouteDefinition {
  id: string;
  uri: string;
  order: number;
  predicates: {
    name: string;
    args: Record<string, string>;
  }[];
  filters: {
    name: string;
    args: Record<string, string>;
  }[];
  metadata: {
    name: string;
  };
}

/** GatewayRouteItem of the wire. */
export interface GatewayRouteItem {
  name: string;
  args: string[];
}

/** GoodsInput of the wire. */
export interface GoodsInput {
  id: string;
  /** 版本 · Version */
  version: number;
  goods: {
    /** 货物名称 · Cargo */
    descriptionOfGoods: string;
    /** 货物类型 · Cargo type (dictionary cargo_type) */
    cargoTypeClassificationCode: string;
    /** 重量 · Weight (kg) */
    goodsItemGrossWeight: number;
    /** 体积 · Volume (litre) */
    cube?: number | null;
    /** 件数 · Pieces */
    totalNumberOfPackages?: number | null;
  }[];
}

/** GovObjectIds of the wire. */
export interface GovObjectIds {
  ids: string[];
}

/** GovStopInput of the wire. */
export interface GovStopInput {
  ids: string[];
  /** 终止原因 · Reason */
  reason: string;
}

/** 监管上传 · Upload. */
export interface GovUpload {
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
  /** 报文类型 · Kind (dictionary upload_type) */
  uploadType: string | null;
  /** 业务对象 · Object */
  bizId: string | null;
  /** 业务编号 · Number */
  bizNo: string | null;
  /** 业务名称 · Name */
  bizName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 协议档 · Profile */
  govProfile: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  environment: string | null;
  /** 接口代码 · Interface */
  ipcType: string | null;
  /** 报文参考号 · Reference */
  messageReferenceNumber: string | null;
  /** 上传状态 · Upload status (dictionary upload_state) */
  state: string | null;
  /** 回执代码 · Receipt code */
  receiptCode: string | null;
  /** 回执信息 · Receipt */
  receiptMsg: string | null;
  /** 回执编号 · Receipt no. */
  receiptNo: string | null;
  /** 校验问题 · What is wrong */
  problem: string | null;
  /** 尝试次数 · Attempts */
  attempt: number | null;
  /** 应报时间 · Due at */
  dueTime: string | null;
  /** 发送时间 · Sent at */
  sendTime: string | null;
  /** 回执时间 · Answered at */
  receiptTime: string | null;
  /** 下次重试 · Next try */
  nextRetryTime: string | null;
  /** HTTP状态 · HTTP status */
  lastHttpStatus: number | null;
  /** 耗时(毫秒) · Duration (ms) */
  costMs: number | null;
  /** 数据版本 · Version of data */
  businessVersion: number | null;
  /** 上报方式 · Started by (dictionary upload_operator) */
  operatorType: string | null;
  /** 终止原因 · Why it was stopped */
  stopReason: string | null;
  uploadType_dictText?: string;
  environment_dictText?: string;
  state_dictText?: string;
  operatorType_dictText?: string;
}

/** GovUploadCheck of the wire. */
export interface GovUploadCheck {
  rule: string;
  outcome: 'passed' | 'warned' | 'failed';
  problems: {
    field: string;
    message: string;
  }[];
}

/** GovUploadIds of the wire. */
export interface GovUploadIds {
  ids: string[];
}

/** GovUploadInput of the wire. */
export interface GovUploadInput {
  type: 'driver' | 'vehicle' | 'carrier' | 'customer' | 'waybill' | 'fund';
  bizIds: string[];
}

/** GovUploadPayload of the wire. */
export interface GovUploadPayload {
  id: string;
  uploadType: string;
  bizNo: string;
  environment: string;
  ipcType: string;
  messageReferenceNumber: string | null;
  businessVersion: number;
  revealed: boolean;
  payload: Record<string, unknown> | null;
  checks: GovUploadCheck[];
  receiptCode: string | null;
  receiptMsg: string | null;
}

/** GovUploadQuality of the wire. */
export interface GovUploadQuality {
  companyId: string;
  companyName: string;
  month: string;
  due: number;
  accepted: number;
  /** 上传率 · Uploaded (bp) */
  uploadRate: number | null;
  /** 一次通过率 · Accepted at once (bp) */
  firstPassRate: number | null;
  /** 及时率 · In time (bp) */
  onTimeRate: number | null;
  /** 运单资金匹配率 · Waybills matched with funds (bp) */
  waybillFundMatchRate: number | null;
  /** 驾驶员资质有效率 · Valid drivers (bp) */
  driverValidRate: number | null;
  /** 车辆资质有效率 · Valid vehicles (bp) */
  vehicleValidRate: number | null;
  /** 轨迹匹配率 · Tracks that fit (bp) */
  trackMatchRate: number | null;
}

/** GrabInput of the wire. */
export interface GrabInput {
  id: string;
  driverId: string;
  vehicleId: string;
  /** 副驾驶员 · Second driver */
  coDriverId?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber?: string | null;
  /** 计划重量 · Planned weight (kg) */
  weight: number;
}

/** 外部成员 · Guest. */
export interface Guest {
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
  /** 角色 · Roles. Ids of the roles held in this tenant. */
  selectedroles: string | null;
  /** 登录账号 · User name */
  username: string | null;
  /** 真实姓名 · Name */
  realname: string | null;
  /** 所属租户 · Home tenant */
  homeTenant: string | null;
  /** 状态 · Status (dictionary user_status). Decided at home: 1 normal, 2 frozen. */
  status: number | null;
  /** 角色名称 · Names of roles */
  selectedroles_dictText: string | null;
  status_dictText?: string;
}

/** Weeks begin on Monday; `weekBefore` is the whole one before. */
export interface HomeDone {
  kind:
    | 'addOrders'
    | 'reviewOrders'
    | 'dispatchNotes'
    | 'driveNotes'
    | 'preCheckNotes'
    | 'checkNotes'
    | 'reviewNotes'
    | 'examineNotes'
    | 'submitPayments'
    | 'approvePayments'
    | 'decideMoney'
    | 'receiveMoney'
    | 'addRecharges'
    | 'makeBills'
    | 'confirmBills'
    | 'askInvoices'
    | 'issueInvoices'
    | 'fileTaxes'
    | 'sendUploads'
    | 'reviewParties'
    | 'addParties'
    | 'answerComplaints'
    | 'complain'
    | 'handleViolations'
    | 'appealViolations'
    | 'evaluate'
    | 'signContracts';
  today: number;
  week: number;
  weekBefore: number;
}

/** HomeFigures of the wire. */
export interface HomeFigures {
  now: string;
  layout: HomeLayout;
  days: DayFigures[] | null;
  orders: {
    today: number;
    yesterday: number;
  } | null;
  onRoad: number | null;
  vehicles: number | null;
  waiting: HomeWaiting[];
  wrong: {
    kind: 'failedPayments' | 'failedInvoices' | 'refusedUploads' | 'failedJobs' | 'failedMessages' | 'alarms' | 'overdueTerms';
    count: number;
  }[];
  done: HomeDone[];
  abnormal: ScreenAbnormal[] | null;
}

/** HomeLayout of the wire. */
export interface HomeLayout {
  order: string[];
  hidden: string[];
  pinned: string[];
}

/** HomeWaiting of the wire. */
export interface HomeWaiting {
  kind:
    | 'reviewOrders'
    | 'dispatchOrders'
    | 'dispatchNotes'
    | 'acceptNotes'
    | 'loadNotes'
    | 'unloadNotes'
    | 'signNotes'
    | 'revokeNotes'
    | 'preCheckNotes'
    | 'submitCheckNotes'
    | 'checkNotes'
    | 'businessNotes'
    | 'returnedNotes'
    | 'examineNotes'
    | 'dueNotes'
    | 'fundNotes'
    | 'payNotes'
    | 'draftPayments'
    | 'failedPayments'
    | 'approvePayments'
    | 'approveOffline'
    | 'auditPrepays'
    | 'payPrepays'
    | 'recoverPrepays'
    | 'auditPayChanges'
    | 'auditNoteAdjusts'
    | 'auditDianfus'
    | 'advanceDianfus'
    | 'dueDianfus'
    | 'sendBills'
    | 'disputedBills'
    | 'receiveBills'
    | 'payOutBills'
    | 'confirmBills'
    | 'payBills'
    | 'auditRequests'
    | 'issueInvoices'
    | 'failedInvoices'
    | 'failedTolls'
    | 'reviewTaxes'
    | 'declareTaxes'
    | 'failedTaxes'
    | 'payTaxes'
    | 'failedInsurances'
    | 'settleClaims'
    | 'confirmRecharges'
    | 'auditApprovals'
    | 'signContracts'
    | 'failedUploads'
    | 'acceptComplaints'
    | 'replyComplaints'
    | 'confirmComplaints'
    | 'decideViolations'
    | 'appealViolations'
    | 'giveEvaluations'
    | 'reviewDrivers'
    | 'reviewVehicles'
    | 'reviewCarriers'
    | 'reviewCustomers'
    | 'reviewShippers';
  count: number;
  oldest: string | null;
}

/** ImportColumn of the wire. */
export interface ImportColumn {
  name: string;
  label: {
    zh: string;
    en: string;
  };
  aliases: {
    zh: string;
    en: string;
  }[];
  required: boolean;
  unique: boolean;
  uniqueWith?: string[];
  example: string | null;
  field: Record<string, unknown> | null;
}

/** ImportResult of the wire. */
export interface ImportResult {
  totalCount: number;
  successCount: number;
  errorCount: number;
  msg: string;
  fileUrl: string | null;
  fileName: string | null;
  reportUrl: string | null;
  reportName: string | null;
  errors: {
    row: number;
    column: string | null;
    value: string | null;
    reason: string;
  }[];
  cancelled: boolean;
}

/** ImportRows of the wire. */
export interface ImportRows {
  rows: {
    row: number;
    cells: Record<string, string>;
  }[];
  confirmWarnings?: boolean;
}

/** ImportedRows of the wire. */
export interface ImportedRows {
  totalCount: number;
  successCount: number;
  errorCount: number;
  errors: {
    row: number;
    name: string | null;
    reason: string;
    doubtful: boolean;
  }[];
  report: {
    title: string;
    captions: string[];
    lines: (string | number | null)[][];
  } | null;
}

/** InsuranceCompany of the wire. */
export interface InsuranceCompany {
  code: string;
  name: string;
  types: string[];
  simulated: boolean;
}

/** 保单 · Policy. */
export interface InsurancePolicy {
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
  /** 投保单号 · Order number */
  orderPolicyNo: string | null;
  /** 保险单号 · Policy number */
  policyNumber: string | null;
  /** 保险公司代码 · Code of the insurer */
  insuranceCompanyCode: string | null;
  /** 保险公司 · Insurer */
  insuranceCompanyName: string | null;
  /** 险种 · Kind of insurance (dictionary insurance_type) */
  insuranceType: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 投保人 · Policyholder */
  applicant: string | null;
  /** 投保人证件号 · ID of the policyholder */
  applicantIdNo: string | null;
  /** 被保险人 · Insured */
  insured: string | null;
  /** 被保险人证件号 · ID of the insured */
  insuredIdNo: string | null;
  /** 被保险人电话 · Phone of the insured */
  insuredPhone: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string | null;
  /** 重量 · Weight (kg) */
  weight: number | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount: number | null;
  /** 费率 · Rate (e6) */
  rateE6: number | null;
  /** 保费 · Premium (fen) */
  premium: number | null;
  /** 保费承担 · Paid by (dictionary premium_payer) */
  payer: 'customer' | 'platform' | null;
  /** 保险起期 · Cover begins */
  startTime: string | null;
  /** 保险止期 · Cover ends */
  endTime: string | null;
  /** 起运地 · From */
  fromAddress: string | null;
  /** 目的地 · To */
  toAddress: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 保险状态 · Insurance status (dictionary insurance_state) */
  state: string | null;
  /** 自动投保 · Bought automatically (dictionary yn) */
  isAuto: '0' | '1' | null;
  /** 报价时间 · Quoted at */
  quoteTime: string | null;
  /** 投保时间 · Bought at */
  buyTime: string | null;
  /** 投保操作人 · Bought by */
  buyBy: string | null;
  /** 出单时间 · Issued at */
  issueTime: string | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  /** 失败时间 · Failed at */
  failTime: string | null;
  /** 退保原因 · Why it is cancelled */
  cancelReason: string | null;
  /** 退保人 · Cancelled by */
  cancelBy: string | null;
  /** 退保时间 · Cancelled at */
  cancelTime: string | null;
  /** 退回保费 · Premium given back (fen) */
  refundPremium: number | null;
  /** 已结保费 · Premium settled (fen) */
  settledPremium: number | null;
  /** 理赔编号 · Claim number */
  claimNo: string | null;
  /** 出险说明 · What happened */
  claimReason: string | null;
  /** 索赔金额 · Claimed (fen) */
  claimApplyAmount: number | null;
  /** 理赔资料 · Proofs of the claim */
  claimFiles: string | null;
  /** 报案人 · Claimed by */
  claimBy: string | null;
  /** 报案时间 · Claimed at */
  claimTime: string | null;
  /** 核定赔款 · Agreed by the insurer (fen) */
  claimAgreed: number | null;
  /** 赔款金额 · Paid by the insurer (fen) */
  claimAmount: number | null;
  /** 理赔结果 · Result of the claim */
  claimResult: string | null;
  /** 结案人 · Settled by */
  settleBy: string | null;
  /** 结案时间 · Settled at */
  settleTime: string | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  insuranceType_dictText?: string;
  cargoTypeCode_dictText?: string;
  payer_dictText?: string;
  state_dictText?: string;
  isAuto_dictText?: string;
  simulated_dictText?: string;
}

/** 发票 · Invoice. */
export interface Invoice {
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
  /** 开票流水号 · Serial */
  serialNo: string | null;
  /** 发票号码 · Invoice number */
  invoiceNo: string | null;
  /** 发票代码 · Invoice code */
  invoiceCode: string | null;
  /** 发票种类 · Kind of invoice (dictionary invoice_type) */
  invoiceType: string | null;
  /** 开票申请 · Request */
  requestBillId: string | null;
  /** 申请单号 · Request number */
  requestNo: string | null;
  /** 销方 · Company */
  companyId: string | null;
  /** 销方名称 · Seller */
  sellerName: string | null;
  /** 销方税号 · Taxpayer number of the seller */
  sellerTaxNo: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 购方名称 · Buyer */
  buyerName: string | null;
  /** 购方税号 · Taxpayer number of the buyer */
  buyerTaxNo: string | null;
  /** 购方地址 · Address of the buyer */
  buyerAddress: string | null;
  /** 购方电话 · Phone of the buyer */
  buyerTel: string | null;
  /** 购方开户行 · Bank of the buyer */
  buyerBank: string | null;
  /** 购方账号 · Account of the buyer */
  buyerAccount: string | null;
  /** 项目名称 · Goods or service */
  goodsName: string | null;
  /** 税率 · Tax rate (bp) */
  taxRate: number | null;
  /** 不含税金额 · Net amount (fen) */
  amountExclTax: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 价税合计 · Total with tax (fen) */
  amountInclTax: number | null;
  /** 已红冲 · Reversed (fen) */
  redAmount: number | null;
  /** 可红冲余额 · Can be reversed (fen). Less what is being reversed now. */
  leftAmount: number | null;
  /** 运单数 · Waybills */
  noteCount: number | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 状态 · Status (dictionary invoice_state) */
  state: string | null;
  /** 开票人 · Issued by */
  issuer: string | null;
  /** 开票时间 · Issued at */
  issueTime: string | null;
  /** 失败代码 · Code of the failure */
  failCode: string | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  /** 失败时间 · Failed at */
  failTime: string | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  /** 红字发票 · Red invoice (dictionary yn) */
  isRed: '0' | '1' | null;
  /** 原发票 · Original */
  redOfId: string | null;
  /** 原发票号码 · Number of the original */
  redOfNo: string | null;
  /** 红冲原因 · Why it is reversed */
  redReason: string | null;
  /** 红字确认单编号 · Red confirmation number */
  redConfirmNo: string | null;
  /** 交付方式 · Delivered (dictionary deliver_type) */
  deliverType: string | null;
  /** 收票邮箱 · Delivered to */
  deliverTo: string | null;
  /** 快递单号 · Express number */
  expressNo: string | null;
  /** 交付人 · Delivered by */
  deliverBy: string | null;
  /** 交付时间 · Delivered at */
  deliverTime: string | null;
  /** 作废人 · Voided by */
  voidBy: string | null;
  /** 作废时间 · Voided at */
  voidTime: string | null;
  /** 作废原因 · Why it is void */
  voidReason: string | null;
  invoiceType_dictText?: string;
  state_dictText?: string;
  simulated_dictText?: string;
  isRed_dictText?: string;
  deliverType_dictText?: string;
}

/** InvoiceDeliverInput of the wire. */
export interface InvoiceDeliverInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 交付方式 · Delivered by (dictionary deliver_type) */
  deliverType: 'email' | 'express' | 'self';
  /** 收票邮箱 · E-mail */
  email?: string | null;
  /** 快递单号 · Express number */
  expressNo?: string | null;
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

/** InvoiceIssueInput of the wire. */
export interface InvoiceIssueInput {
  requestBillId: string;
  /** 版本 · Version */
  version: number;
}

/** InvoiceIssueResult of the wire. */
export interface InvoiceIssueResult {
  issued: number;
  failed: number;
  known: number;
  problems: {
    line: number;
    field: string;
    reason: string;
  }[];
}

/** 发票明细 · Waybills of an invoice. */
export interface InvoiceItem {
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
  /** 发票 · Invoice */
  invoiceId: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 不含税金额 · Net amount (fen) */
  amountExclTax: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 价税合计 · Total with tax (fen) */
  amountInclTax: number | null;
  /** 已红冲 · Reversed (fen) */
  redAmount: number | null;
}

/** InvoiceRedInput of the wire. */
export interface InvoiceRedInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 红冲原因 · Why it is reversed */
  reason: string;
  /** 红冲金额 · Reversed (fen) */
  amount: number;
  /** 红字确认单编号 · Red confirmation number */
  redConfirmNo: string;
}

/** 开票申请 · Invoice request. */
export interface InvoiceRequest {
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
  /** 申请单号 · Request number */
  requestNo: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 账单 · Bill */
  billId: string | null;
  /** 账单号 · Bill number */
  billNo: string | null;
  /** 发票种类 · Kind of invoice (dictionary invoice_type) */
  invoiceType: '1' | '2' | '3' | '4' | null;
  /** 购方名称 · Buyer */
  buyerName: string | null;
  /** 购方税号 · Taxpayer number of the buyer */
  buyerTaxNo: string | null;
  /** 购方地址 · Address of the buyer */
  buyerAddress: string | null;
  /** 购方电话 · Phone of the buyer */
  buyerTel: string | null;
  /** 购方开户行 · Bank of the buyer */
  buyerBank: string | null;
  /** 购方账号 · Account of the buyer */
  buyerAccount: string | null;
  /** 运单数 · Waybills */
  noteCount: number | null;
  /** 可开金额 · Could be invoiced (fen) */
  totalAmount: number | null;
  /** 开票金额 · Asked for (fen) */
  invoiceAmount: number | null;
  /** 已开金额 · Invoiced (fen) */
  issuedAmount: number | null;
  /** 已红冲或作废 · Reversed or void (fen) */
  redAmount: number | null;
  /** 开票方式 · Merged or split (dictionary invoice_merge) */
  mergeMode: 'merge' | 'split' | null;
  /** 发票张数 · Invoices. Without red ones. */
  invoiceCount: number | null;
  /** 发票号码 · Invoice numbers. The first of them, joined by commas. */
  invoiceNos: string | null;
  /** 状态 · Status (dictionary request_bill_state) */
  state: string | null;
  /** 提交人 · Submitted by */
  submitBy: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Decided by */
  auditBy: string | null;
  /** 审核时间 · Decided at */
  auditTime: string | null;
  /** 审核意见 · Decision: remark */
  auditRemark: string | null;
  /** 退回人 · Returned by */
  returnBy: string | null;
  /** 退回时间 · Returned at */
  returnTime: string | null;
  /** 退回原因 · Why it was returned */
  returnReason: string | null;
  /** 撤销时间 · Revoked at */
  revokeTime: string | null;
  /** 收票邮箱 · Invoice e-mail */
  email: string | null;
  /** 收票人 · Mail to */
  mailName: string | null;
  /** 收票电话 · Mail phone */
  mailPhone: string | null;
  /** 收票地址 · Mail address */
  mailAddress: string | null;
  /** 发票备注 · Remark on the invoice */
  remark: string | null;
  invoiceType_dictText?: string;
  mergeMode_dictText?: string;
  state_dictText?: string;
}

/** InvoiceRequestEditInput of the wire. */
export interface InvoiceRequestEditInput {
  id: string;
  /** 版本 · Version */
  version: number;
  noteIds: string[];
  /** 发票种类 · Kind of invoice (dictionary invoice_type) */
  invoiceType: '1' | '2' | '3' | '4';
  /** 购方名称 · Buyer */
  buyerName: string;
  /** 购方税号 · Taxpayer number of the buyer */
  buyerTaxNo?: string | null;
  /** 购方地址 · Address of the buyer */
  buyerAddress?: string | null;
  /** 购方电话 · Phone of the buyer */
  buyerTel?: string | null;
  /** 购方开户行 · Bank of the buyer */
  buyerBank?: string | null;
  /** 购方账号 · Account of the buyer */
  buyerAccount?: string | null;
  /** 开票金额 · Asked for (fen) */
  invoiceAmount?: number | null;
  /** 开票方式 · Merged or split (dictionary invoice_merge) */
  mergeMode: 'merge' | 'split';
  /** 收票邮箱 · Invoice e-mail */
  email?: string | null;
  /** 收票人 · Mail to */
  mailName?: string | null;
  /** 收票电话 · Mail phone */
  mailPhone?: string | null;
  /** 收票地址 · Mail address */
  mailAddress?: string | null;
  /** 发票备注 · Remark on the invoice */
  remark?: string | null;
  submit?: boolean;
}

/** InvoiceRequestInput of the wire. */
export interface InvoiceRequestInput {
  /** 客户 · Customer */
  customerId: string;
  /** 运营主体 · Company */
  companyId: string;
  billId?: string | null;
  noteIds: string[];
  /** 发票种类 · Kind of invoice (dictionary invoice_type) */
  invoiceType: '1' | '2' | '3' | '4';
  /** 购方名称 · Buyer */
  buyerName: string;
  /** 购方税号 · Taxpayer number of the buyer */
  buyerTaxNo?: string | null;
  /** 购方地址 · Address of the buyer */
  buyerAddress?: string | null;
  /** 购方电话 · Phone of the buyer */
  buyerTel?: string | null;
  /** 购方开户行 · Bank of the buyer */
  buyerBank?: string | null;
  /** 购方账号 · Account of the buyer */
  buyerAccount?: string | null;
  /** 开票金额 · Asked for (fen) */
  invoiceAmount?: number | null;
  /** 开票方式 · Merged or split (dictionary invoice_merge) */
  mergeMode: 'merge' | 'split';
  /** 收票邮箱 · Invoice e-mail */
  email?: string | null;
  /** 收票人 · Mail to */
  mailName?: string | null;
  /** 收票电话 · Mail phone */
  mailPhone?: string | null;
  /** 收票地址 · Mail address */
  mailAddress?: string | null;
  /** 发票备注 · Remark on the invoice */
  remark?: string | null;
  submit?: boolean;
}

/** 开票申请明细 · Waybills of an invoice request. */
export interface InvoiceRequestItem {
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
  /** 开票申请 · Invoice request */
  requestBillId: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 运费总额 · Fee (fen) */
  feeTotal: number | null;
  /** 可开金额 · Could be invoiced (fen) */
  openAmount: number | null;
  /** 申请金额 · Asked for (fen) */
  amount: number | null;
  /** 已开金额 · Invoiced (fen) */
  issuedAmount: number | null;
  /** 已红冲 · Reversed (fen) */
  redAmount: number | null;
}

/** InvoiceRequestPlan of the wire. */
export interface InvoiceRequestPlan {
  noteCount: number;
  totalAmount: number;
  invoiceAmount: number;
  limit: number;
  invoices: {
    amount: number;
    noteCount: number;
  }[];
  missing: string[];
}

/** InvoiceRequestTitle of the wire. */
export interface InvoiceRequestTitle {
  customerId: string;
  customerName: string;
  invoiceType: string | null;
  buyerName: string;
  buyerTaxNo: string | null;
  buyerAddress: string | null;
  buyerTel: string | null;
  buyerBank: string | null;
  buyerAccount: string | null;
  email: string | null;
  mailName: string | null;
  mailPhone: string | null;
  mailAddress: string | null;
}

/** JobKind of the wire. */
export interface JobKind {
  name: string;
  cronExpression: string;
  settings: {
    name: string;
    label: {
      zh: string;
      en: string;
    };
    minimum?: number;
    maximum?: number;
    default: number;
  }[];
}

/** LaneCurve of the wire. */
export interface LaneCurve {
  unit: string;
  changes: {
    id: string;
    targetType: string;
    targetId: string;
    targetNo: string;
    changeTime: string;
    oldValue: string | null;
    newValue: string | null;
  }[];
  more: boolean;
  medians: {
    from: string;
    median: string;
    n: number;
  }[];
}

/** LanePrice of the wire. */
export interface LanePrice {
  median: number | null;
  p25: number | null;
  p75: number | null;
  n: number;
}

/** LastPosition of the wire. */
export interface LastPosition {
  vehicleNumber: string;
  lng: number | null;
  lat: number | null;
  locTime: string | null;
  speed: number | null;
  source: string | null;
  ageMinutes: number | null;
  gpsNetState: string | null;
}

/** 科目余额 · Account balance. */
export interface LedgerBalance {
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
  /** 科目 · Account (dictionary ledger_account) */
  accountKind: string | null;
  /** 科目编号 · Account code */
  accountCode: string | null;
  /** 核算对象 · Owner */
  ownerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 余额方向 · Side (dictionary ledger_side) */
  side: string | null;
  /** 期初余额 · Opening balance (fen) */
  opening: number | null;
  /** 本期借方 · Debit (fen) */
  debit: number | null;
  /** 本期贷方 · Credit (fen) */
  credit: number | null;
  /** 期末余额 · Closing balance (fen) */
  closing: number | null;
  accountKind_dictText?: string;
  side_dictText?: string;
}

/** LedgerCloseInput of the wire. */
export interface LedgerCloseInput {
  month: string;
}

/** 总账分录 · Ledger line. */
export interface LedgerLine {
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
  /** 业务时间 · Time */
  happenTime: string | null;
  /** 科目 · Account (dictionary ledger_account) */
  accountKind: string | null;
  /** 科目编号 · Account code */
  accountCode: string | null;
  /** 核算对象 · Owner */
  ownerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 借贷 · Side (dictionary ledger_side) */
  side: string | null;
  /** 金额 · Amount (fen) */
  amount: number | null;
  /** 余额 · Balance after (fen) */
  balanceAfter: number | null;
  /** 业务类型 · Posting (dictionary ledger_biz) */
  biz: string | null;
  /** 业务单号 · Document */
  bizNo: string | null;
  /** 摘要 · Summary */
  summary: string | null;
  /** 经办人 · Operator */
  operator: string | null;
  /** 交易 · Transaction */
  txnId: string | null;
  /** 行号 · Line */
  lineNo: number | null;
  /** 冲正交易 · Reverses */
  reversesTxnId: string | null;
  accountKind_dictText?: string;
  side_dictText?: string;
  biz_dictText?: string;
}

/** 会计期间 · Accounting month. */
export interface LedgerMonth {
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
  /** 月份 · Month */
  month: string | null;
  /** 状态 · Status (dictionary ledger_month_state) */
  state: string | null;
  /** 结账人 · Closed by */
  closeBy: string | null;
  /** 结账时间 · Closed at */
  closeTime: string | null;
  /** 说明 · Note. Why it cannot be closed now. */
  problem: string | null;
  /** 可反结账 · Can be reopened (dictionary yn). It is the month that was closed last. */
  canReopen: '0' | '1' | null;
  state_dictText?: string;
  canReopen_dictText?: string;
}

/** LedgerReopenInput of the wire. */
export interface LedgerReopenInput {
  month: string;
  /** 原因 · Reason */
  reason: string;
}

/** LimitCheckInput of the wire. */
export interface LimitCheckInput {
  noteIds: string[];
}

/** LiveFigures of the wire. */
export interface LiveFigures {
  now: string;
  onRoad: number;
  waiting: number;
  overdue: number;
  online: number | null;
  hours: {
    hour: number;
    created: number;
    loaded: number;
    signed: number;
  }[];
  events: {
    id: string;
    noteId: string;
    noteNumber: string;
    content: string;
    happenTime: string;
    actorName: string | null;
  }[];
}

/** LoadInput of the wire. */
export interface LoadInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 毛重 · Gross (kg) */
  gross?: number | null;
  /** 皮重 · Tare (kg) */
  tare?: number | null;
  /** 净重 · Net (kg) */
  weight: number;
  /** 磅单号 · Slip number */
  slipNo?: string | null;
  /** 磅单照片 · Slip photos */
  files?: string | null;
  confirmWarnings?: boolean;
  /** 装货时间 · Loaded at */
  time: string;
}

/** 本地邮件 · Local mail. */
export interface LocalMail {
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
  /** 收件地址 · To */
  toAddress: string | null;
  /** 主题 · Subject */
  subject: string | null;
  /** 正文 · Text. HTML. */
  html: string | null;
  /** 发送时间 · Sent at */
  sentAt: string | null;
}

/** LocalMessage of the wire. */
export interface LocalMessage {
  phone: string;
  content: string;
  sentAt: string;
  simulated: boolean;
}

/** 日志 · Log. */
export interface Log {
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
  /** 日志类型 · Kind (dictionary log_type) */
  logType: number | null;
  /** 操作类型 · Operation (dictionary operate_type) */
  operateType: number | null;
  /** 日志内容 · Content */
  logContent: string | null;
  /** 操作人ID · User name */
  userid: string | null;
  /** 操作人名称 · Name */
  username: string | null;
  /** IP · Address */
  ip: string | null;
  /** 耗时(毫秒) · Duration (ms) */
  costTime: number | null;
  /** 请求方法 · Endpoint */
  method: string | null;
  /** 请求路径 · Path */
  requestUrl: string | null;
  /** 请求方式 · Method */
  requestType: string | null;
  /** 请求参数 · Parameters. JSON without secrets, cut after 4,000 characters. */
  requestParam: string | null;
  logType_dictText?: string;
  operateType_dictText?: string;
}

/** 货损设置 · Loss setting. */
export interface LossSetting {
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
  /** 名称 · Name */
  settingName: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode: string | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass: string | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode: string | null;
  /** 客户 · Customer. Empty: for the whole platform. */
  customerId: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice: number | null;
  /** 生效日期 · Valid from */
  validFrom: string | null;
  /** 失效日期 · Valid to */
  validTo: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  lossMode_dictText?: string;
  lossDeduct_dictText?: string;
  lossPass_dictText?: string;
  weightBasis_dictText?: string;
  roundMode_dictText?: string;
  cargoTypeCode_dictText?: string;
  enabled_dictText?: string;
}

/** LossSettingAdd of the wire. */
export interface LossSettingAdd {
  /** 名称 · Name */
  settingName: string;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode: string;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct: string;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass: string;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis: string;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode: string;
  /** 客户 · Customer. Empty: for the whole platform. */
  customerId?: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode?: string | null;
  /** 货物名称 · Cargo */
  cargoName?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice?: number | null;
  /** 生效日期 · Valid from */
  validFrom?: string | null;
  /** 失效日期 · Valid to */
  validTo?: string | null;
}

/** LossSettingEdit of the wire. */
export interface LossSettingEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 名称 · Name */
  settingName?: string;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode?: string;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct?: string;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass?: string;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis?: string;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode?: string;
  /** 客户 · Customer. Empty: for the whole platform. */
  customerId?: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode?: string | null;
  /** 货物名称 · Cargo */
  cargoName?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice?: number | null;
  /** 生效日期 · Valid from */
  validFrom?: string | null;
  /** 失效日期 · Valid to */
  validTo?: string | null;
}

/** LossTrial of the wire. */
export interface LossTrial {
  lossWeight: number;
  allowedLoss: number;
  deductWeight: number;
  lossAmount: number;
}

/** LossTrialInput of the wire. */
export interface LossTrialInput {
  id: string;
  loadWeight: number;
  unloadWeight: number;
  cargoPrice?: number | null;
}

/** MenuNode of the wire. */
export interface MenuNode {
  id: string;
  path: string;
  name: string;
  component: string;
  route: string;
  hidden?: boolean;
  alwaysShow?: boolean;
  redirect?: string | null;
  meta: {
    keepAlive: boolean;
    internalOrExternal: boolean;
    title: string;
    icon?: string;
    url?: string;
    componentName?: string;
  };
  children?: MenuNode[];
}

/** 消息 · Message. */
export interface Message {
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
  /** 消息标题 · Title */
  esTitle: string | null;
  /** 发送方式 · Way (dictionary msgType) */
  esType: '1' | '2' | '3' | '4' | null;
  /** 接收人 · To. A phone, an address, or user names joined by commas. */
  esReceiver: string | null;
  /** 发送内容 · Content. Plain, or HTML for mails and system messages. */
  esContent: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 推送所需参数Json格式 · Values */
  esParam: string | null;
  /** 发送时间 · Sent at */
  esSendTime: string | null;
  /** 发送状态 · Status (dictionary msgSendStatus) */
  esSendStatus: string | null;
  /** 发送次数 · Tries */
  esSendNum: number | null;
  /** 推送失败原因 · Why it failed */
  esResult: string | null;
  /** 发送通道 · Channel */
  channel: string | null;
  /** 模板CODE · Template */
  templateCode: string | null;
  esType_dictText?: string;
  esSendStatus_dictText?: string;
}

/** MessageAdd of the wire. */
export interface MessageAdd {
  /** 消息标题 · Title */
  esTitle: string;
  /** 发送方式 · Way (dictionary msgType) */
  esType: '1' | '2' | '3' | '4';
  /** 接收人 · To. A phone, an address, or user names joined by commas. */
  esReceiver: string;
  /** 发送内容 · Content. Plain, or HTML for mails and system messages. */
  esContent: string;
  /** 备注 · Remark */
  remark?: string | null;
}

/** MessageEdit of the wire. */
export interface MessageEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 消息标题 · Title */
  esTitle?: string;
  /** 发送方式 · Way (dictionary msgType) */
  esType?: '1' | '2' | '3' | '4';
  /** 接收人 · To. A phone, an address, or user names joined by commas. */
  esReceiver?: string;
  /** 发送内容 · Content. Plain, or HTML for mails and system messages. */
  esContent?: string;
  /** 备注 · Remark */
  remark?: string | null;
}

/** 消息模板 · Message template. */
export interface MessageTemplate {
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
  /** 模板CODE · Code */
  templateCode: string | null;
  /** 模板标题 · Title */
  templateName: string | null;
  /** 模板类型 · Way (dictionary msgType) */
  templateType: '1' | '2' | '3' | '4' | null;
  /** 模板内容 · Content. Plain, or HTML for mails and system messages. `${name}` stands where a value belongs; nothing is evaluated. */
  templateContent: string | null;
  /** 模板测试json · Values to try it with. A JSON object. */
  templateTestJson: string | null;
  templateType_dictText?: string;
}

/** MessageTemplateAdd of the wire. */
export interface MessageTemplateAdd {
  /** 模板CODE · Code */
  templateCode: string;
  /** 模板标题 · Title */
  templateName: string;
  /** 模板类型 · Way (dictionary msgType) */
  templateType: '1' | '2' | '3' | '4';
  /** 模板内容 · Content. Plain, or HTML for mails and system messages. `${name}` stands where a value belongs; nothing is evaluated. */
  templateContent: string;
  /** 模板测试json · Values to try it with. A JSON object. */
  templateTestJson?: string | null;
}

/** MessageTemplateEdit of the wire. */
export interface MessageTemplateEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 模板CODE · Code */
  templateCode?: string;
  /** 模板标题 · Title */
  templateName?: string;
  /** 模板类型 · Way (dictionary msgType) */
  templateType?: '1' | '2' | '3' | '4';
  /** 模板内容 · Content. Plain, or HTML for mails and system messages. `${name}` stands where a value belongs; nothing is evaluated. */
  templateContent?: string;
  /** 模板测试json · Values to try it with. A JSON object. */
  templateTestJson?: string | null;
}

/** A figure as Spring’s actuator writes it. */
export interface Metric {
  name: string;
  description: string | null;
  baseUnit: string | null;
  measurements: {
    statistic: string;
    value: number;
  }[];
  availableTags: {
    tag: string;
    values: string[];
  }[];
}

/** MoneySum of the wire. */
export interface MoneySum {
  count: number;
  amount: number;
}

/** 费用调整 · Fee adjustment. */
export interface NoteAdjust {
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
  /** 调整单号 · Adjustment number */
  adjustNo: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 调整方 · Side (dictionary adjust_side) */
  side: string | null;
  /** 往来单位编号 · Id of the party */
  partyId: string | null;
  /** 往来单位 · Party */
  partyName: string | null;
  /** 调整金额 · Amount (fen) */
  amount: number | null;
  /** 调整原因 · Kind of reason (dictionary adjust_reason) */
  reasonCode: string | null;
  /** 调整说明 · Why */
  reason: string | null;
  /** 附件 · Files */
  files: string | null;
  /** 状态 · Status (dictionary note_adjust_state) */
  state: string | null;
  /** 账单 · Bill */
  billId: string | null;
  /** 账单号 · Bill number */
  billNo: string | null;
  /** 批次 · Batch */
  groupNo: string | null;
  /** 其中税额 · Of it tax (fen) */
  taxAmount: number | null;
  /** 转入钱包 · Into the wallet (fen) */
  walletAmount: number | null;
  /** 申请人 · Applied by */
  applyBy: string | null;
  /** 申请时间 · Applied at */
  applyTime: string | null;
  /** 审核人 · Decided by */
  auditBy: string | null;
  /** 审核时间 · Decided at */
  auditTime: string | null;
  /** 审核意见 · Decision: remark */
  auditRemark: string | null;
  side_dictText?: string;
  reasonCode_dictText?: string;
  state_dictText?: string;
}

/** NoteAdjustInput of the wire. */
export interface NoteAdjustInput {
  noteId: string;
  /** 调整方 · Side (dictionary adjust_side) */
  side: string;
  /** 调整金额 · Amount (fen) */
  amount: number;
  /** 调整原因 · Kind of reason (dictionary adjust_reason) */
  reasonCode: string;
  /** 调整说明 · Why */
  reason: string;
  /** 附件 · Files */
  files?: string | null;
}

/** NoteAdjustTrial of the wire. */
export interface NoteAdjustTrial {
  /** 合计（调整前） · Total before (fen) */
  totalBefore: number;
  /** 合计（调整后） · Total after (fen) */
  totalAfter: number;
  /** 未结（调整前） · Open before (fen) */
  openBefore: number;
  /** 未结（调整后） · Open after (fen) */
  openAfter: number;
  /** 其中税额 · Of it tax (fen) */
  taxAmount: number;
  /** 转入钱包 · Into the wallet (fen) */
  walletAmount: number;
}

/** NoteBatchResult of the wire. */
export interface NoteBatchResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
    errorData?: {
      path: string;
      message: string;
    }[];
  }[];
}

/** 运单账单 · Waybill account. */
export interface NoteBill {
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
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运单状态 · Status (dictionary note_status) */
  noteStatus: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 代理公司 · Agent */
  agentId: string | null;
  /** 代理名称 · Agent */
  agentName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 运费总额 · Fee (fen) */
  feeTotal: number | null;
  /** 客户已回款 · Paid by the customer (fen) */
  customerPaidAmount: number | null;
  /** 已垫付 · Advanced (fen) */
  advancedAmount: number | null;
  /** 已核销 · Written off (fen) */
  writtenOffAmount: number | null;
  /** 未收金额 · Open receivable (fen) */
  customerOpenAmount: number | null;
  /** 账期到期日 · Due on */
  dueDate: string | null;
  /** 司机运费 · Driver's fee (fen) */
  driverFee: number | null;
  /** 已付 · Paid (fen) */
  paidAmount: number | null;
  /** 未付金额 · Open payable (fen) */
  openAmount: number | null;
  /** 代理差额 · Agent margin (fen) */
  agentMargin: number | null;
  /** 未付差额 · Open margin (fen) */
  agentOpenAmount: number | null;
  /** 服务费 · Service fee (fen) */
  serviceFee: number | null;
  /** 毛利 · Gross profit (fen). The fee less what the payee and the agent get. */
  grossProfit: number | null;
  /** 账单 · Bill */
  billId: string | null;
  /** 账单号 · Bill number */
  billNo: string | null;
  /** 账单状态 · Bill status (dictionary bill_state) */
  billState: string | null;
  /** 发票号码 · Invoice number */
  invoiceNo: string | null;
  noteStatus_dictText?: string;
  settleType_dictText?: string;
  billState_dictText?: string;
}

/** NoteDetail of the wire. */
export interface NoteDetail {
  note: ShippingNote;
  goods: NoteGoods[];
  files: NoteFile[];
}

/** 时间轴 · Timeline event. */
export interface NoteEvent {
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
  /** 运单 · Waybill */
  noteId: string | null;
  /** 事件 · Event (dictionary event_type) */
  eventType: string | null;
  /** 发生时间 · Happened at */
  happenTime: string | null;
  /** 操作方 · Party (dictionary party_type) */
  actorType: string | null;
  /** 操作人 · By */
  actorName: string | null;
  /** 内容 · Content */
  content: string | null;
  /** 原状态 · From (dictionary note_status) */
  fromStatus: string | null;
  /** 新状态 · To (dictionary note_status) */
  toStatus: string | null;
  /** 附件 · Files */
  files: string | null;
  /** 经度 · Longitude (degree) */
  lng: number | null;
  /** 纬度 · Latitude (degree) */
  lat: number | null;
  /** 地点 · Place */
  address: string | null;
  /** 可见范围 · Visible to (dictionary note_visibility) */
  visibleTo: string | null;
  eventType_dictText?: string;
  actorType_dictText?: string;
  fromStatus_dictText?: string;
  toStatus_dictText?: string;
  visibleTo_dictText?: string;
}

/** NoteFile of the wire. */
export interface NoteFile {
  id: string;
  kind: string;
  path: string;
  uploadedBy: string | null;
  uploadTime: string | null;
  valid: string | null;
  reason: string | null;
  replaced: string;
}

/** NoteGoods of the wire. */
export interface NoteGoods {
  lineNo: number;
  descriptionOfGoods: string;
  cargoTypeClassificationCode: string;
  goodsItemGrossWeight: number;
  cube: number | null;
  totalNumberOfPackages: number | null;
}

/** 可开票运单 · Waybill to invoice. */
export interface NoteInvoice {
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
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运单状态 · Status (dictionary note_status) */
  noteStatus: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 付款时间 · Paid at */
  payTime: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 发货城市 · From */
  sendCity: string | null;
  /** 收货城市 · To */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 运费总额 · Fee (fen) */
  feeTotal: number | null;
  /** 客户已回款 · Paid by the customer (fen) */
  customerPaidAmount: number | null;
  /** 已申请 · Asked for (fen) */
  requestedAmount: number | null;
  /** 已开票 · Invoiced (fen) */
  invoicedAmount: number | null;
  /** 可开金额 · To invoice (fen). What nothing has been asked for yet. */
  openAmount: number | null;
  /** 账单 · Bill */
  billId: string | null;
  /** 账单号 · Bill number */
  billNo: string | null;
  noteStatus_dictText?: string;
  settleType_dictText?: string;
}

/** NotificationSetting of the wire. */
export interface NotificationSetting {
  announcement: boolean;
  system: boolean;
}

/** OfferedVersion of the wire. */
export interface OfferedVersion {
  id: string;
  /** 应用 · App (dictionary app_kind) */
  appKind: 'driver' | 'shipper';
  /** 平台 · Platform (dictionary app_platform) */
  platform: 'android' | 'ios';
  versionName: string;
  versionCode: number;
  minVersionCode: number;
  forceUpdate: '0' | '1';
  content: string;
  publishTime: string | null;
  fileSize: number | null;
  fileHash: string | null;
  storeUrl: string | null;
  mustUpdate: boolean | null;
}

/** 线下账户 · Offline account. */
export interface OfflineAccount {
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
  /** 收付方向 · Pays or receives (dictionary offline_direction). Once payments name it, it stays. */
  direction: string | null;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType: string | null;
  /** 户名 · Account holder */
  accountName: string | null;
  /** 账号 · Account number. A card of a person, or 6 to 32 digits, letters or hyphens of a company. One of each direction. */
  accountNo: string | null;
  /** 开户银行 · Bank */
  bankName: string | null;
  /** 主体类型 · Kind of owner (dictionary account_owner) */
  ownerType: 'platform' | 'customer' | 'driver' | 'carrier' | null;
  /** 所属主体 · Owner */
  ownerId: string | null;
  /** 联行号 · Branch number */
  cnaps: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 所属主体 · Owner */
  ownerName: string | null;
  /** 对公账户 · Company account */
  companyAccountId: string | null;
  /** 使用次数 · Times used */
  useCount: number | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  direction_dictText?: string;
  accountType_dictText?: string;
  ownerType_dictText?: string;
  enabled_dictText?: string;
}

/** OfflineAccountAdd of the wire. */
export interface OfflineAccountAdd {
  /** 收付方向 · Pays or receives (dictionary offline_direction). Once payments name it, it stays. */
  direction: string;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType: string;
  /** 户名 · Account holder */
  accountName: string;
  /** 账号 · Account number. A card of a person, or 6 to 32 digits, letters or hyphens of a company. One of each direction. */
  accountNo: string;
  /** 开户银行 · Bank */
  bankName: string;
  /** 主体类型 · Kind of owner (dictionary account_owner) */
  ownerType?: 'platform' | 'customer' | 'driver' | 'carrier' | null;
  /** 所属主体 · Owner */
  ownerId?: string | null;
  /** 联行号 · Branch number */
  cnaps?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** OfflineAccountEdit of the wire. */
export interface OfflineAccountEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 收付方向 · Pays or receives (dictionary offline_direction). Once payments name it, it stays. */
  direction?: string;
  /** 账户性质 · Kind of account (dictionary bank_account_type) */
  accountType?: string;
  /** 户名 · Account holder */
  accountName?: string;
  /** 账号 · Account number. A card of a person, or 6 to 32 digits, letters or hyphens of a company. One of each direction. */
  accountNo?: string;
  /** 开户银行 · Bank */
  bankName?: string;
  /** 主体类型 · Kind of owner (dictionary account_owner) */
  ownerType?: 'platform' | 'customer' | 'driver' | 'carrier' | null;
  /** 所属主体 · Owner */
  ownerId?: string | null;
  /** 联行号 · Branch number */
  cnaps?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** OfflineAccountEnableInput of the wire. */
export interface OfflineAccountEnableInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1';
}

/** OfflinePayInput of the wire. */
export interface OfflinePayInput {
  noteId: string;
  offlineAccountId: string;
  payeeAccountId?: string | null;
  /** 付款时间 · Paid at */
  offlineTime: string;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string;
  /** 付款凭证 · Vouchers */
  voucherFiles: string;
  /** 备注 · Remark */
  remark?: string | null;
}

/** OnlineAuthButton of the wire. */
export interface OnlineAuthButton {
  id: string | null;
  cgformId: string;
  code: string;
  title: string;
  type: 2;
  control: 5;
  page: 3 | 5;
  status: 0 | 1;
}

/** OnlineAuthColumn of the wire. */
export interface OnlineAuthColumn {
  id: string | null;
  cgformId: string;
  code: string;
  title: string;
  type: 1;
  status: 0 | 1;
  listShow: boolean;
  formShow: boolean;
  formEditable: boolean;
  isShowList: 0 | 1;
  isShowForm: 0 | 1;
}

/** OnlineAuthColumnInput of the wire. */
export interface OnlineAuthColumnInput {
  cgformId: string;
  code: string;
  status?: number | null;
  listShow?: boolean | null;
  formShow?: boolean | null;
  formEditable?: boolean | null;
  switchFlag?: number | null;
}

/** OnlineAuthData of the wire. */
export interface OnlineAuthData {
  id: string;
  cgformId: string;
  ruleName: string;
  ruleColumn: string;
  ruleOperator: string;
  ruleValue: string;
  status: 0 | 1;
}

/** OnlineAuthDataInput of the wire. */
export interface OnlineAuthDataInput {
  cgformId: string;
  ruleName: string;
  ruleColumn: string;
  ruleOperator: string;
  ruleValue: string;
  status?: number | null;
}

/** OnlineAuthPage of the wire. */
export interface OnlineAuthPage {
  id: string;
  key: string;
  title: string;
  code: string;
  type: 1 | 2;
  control: number;
  page: number;
  status: 0 | 1;
}

/** OnlineButton of the wire. */
export interface OnlineButton {
  code: string;
  label: {
    zh: string;
    en: string;
  };
  place: 'toolbar' | 'row' | 'form';
  icon: string | null;
  when: string | null;
  action: {
    kind: 'set' | 'call' | 'message' | 'open';
    confirm: {
      zh: string;
      en: string;
    } | null;
    to?: string;
  };
}

/** OnlineCodedColumns of the wire. */
export interface OnlineCodedColumns {
  checkboxFlag: 'Y' | 'N';
  paginationFlag: 'Y' | 'N';
  scrollFlag: 0 | 1;
  fieldHrefSlots: {
    slotName: string;
    href: string;
  }[];
  dictOptions: Record<
    string,
    {
      value: string;
      text: string;
      title: string;
    }[]
  >;
  formTemplate: string;
  description: string;
  currentTableName: string;
  cgButtonList: OnlineListButton[];
  enhanceJs: string;
  hideColumns: string[];
  columns: OnlineColumn[];
  pidField?: string;
  hasChildrenField?: string;
  textField?: string;
  foreignKeys?: {
    field: string;
    table: string;
    key: string;
  }[];
  code: string;
}

/** OnlineColumn of the wire. */
export interface OnlineColumn {
  title: string;
  dataIndex: string;
  align: string;
  sorter: boolean;
  customRender: string | null;
  hrefSlotName: string | null;
  scopedSlots: {
    customRender: string;
  } | null;
  fieldType: string;
  fieldWidth: number | null;
  showLength: number | null;
}

/** OnlineColumns of the wire. */
export interface OnlineColumns {
  checkboxFlag: 'Y' | 'N';
  paginationFlag: 'Y' | 'N';
  scrollFlag: 0 | 1;
  fieldHrefSlots: {
    slotName: string;
    href: string;
  }[];
  dictOptions: Record<
    string,
    {
      value: string;
      text: string;
      title: string;
    }[]
  >;
  formTemplate: string;
  description: string;
  currentTableName: string;
  cgButtonList: OnlineListButton[];
  enhanceJs: string;
  hideColumns: string[];
  columns: OnlineColumn[];
  pidField?: string;
  hasChildrenField?: string;
  textField?: string;
  foreignKeys?: {
    field: string;
    table: string;
    key: string;
  }[];
}

/** OnlineField of the wire. */
export interface OnlineField {
  name: string;
  field: Record<string, unknown>;
  view: string;
  config: Record<string, unknown>;
  inList: boolean;
  inForm: boolean;
  inSearch: 'single' | 'group' | null;
  query: OnlineQuery | null;
  width: number | null;
  href: string | null;
  isFixed: boolean;
  fillRule: string | null;
  defaultValue: string | null;
  computed: string | null;
  visibleWhen: string | null;
  requiredWhen: string | null;
}

/** OnlineForm of the wire. */
export interface OnlineForm {
  id: string;
  name: string;
  version: number;
  label: {
    zh: string;
    en: string;
  };
  permission: string;
  theme: 'normal' | 'tree' | 'erp' | 'innerTable' | 'tab';
  formColumns: number;
  isPaged: boolean;
  hasCheckbox: boolean;
  fields: OnlineField[];
  tree: {
    parentField: string;
    titleField: string;
  } | null;
  buttons: OnlineButton[];
  actions: string[];
  rules: OnlineRowRule[];
  subs: OnlineSub[];
}

/** OnlineFormItem of the wire. */
export interface OnlineFormItem {
  head: {
    id: string;
    tableName: string;
    tableType: number;
    tableTxt: string;
    formTemplate: string;
    isTree: 'Y' | 'N';
    treeParentIdField: string | null;
    themeTemplate: string;
    extConfigJson: string | null;
  };
  schema: {
    $schema: string;
    type: 'object';
    title: string;
    required: string[];
    properties: Record<string, Record<string, unknown>>;
  };
  cgButtonList: OnlineListButton[];
  enhanceJs: string;
}

/** OnlineFormRoles of the wire. */
export interface OnlineFormRoles {
  id: string;
  title: string;
  tables: {
    id: string;
    title: string;
  }[];
  fields: {
    code: string;
    title: string;
    inList: boolean;
    inForm: boolean;
    isEditable: boolean;
  }[];
  buttons: {
    code: string;
    title: string;
    action: string;
  }[];
  rules: {
    id: string;
    ruleName: string;
    ruleColumn: string;
    columnTitle: string;
    ruleOperator: string;
    ruleValue: string;
    roles: string[];
  }[];
  limited: {
    code: string;
    right: 'listShow' | 'formShow' | 'formEditable' | 'button';
    roles: string[];
  }[];
  roles: {
    id: string;
    title: string;
    version: number;
    actions: string[];
  }[];
}

/** OnlineListButton of the wire. */
export interface OnlineListButton {
  buttonCode: string;
  buttonName: string;
  buttonStyle: 'button' | 'link' | 'form';
  optType: 'js' | 'action' | 'bus';
  buttonIcon: string | null;
  exp: string | null;
  orderNum: number;
  buttonStatus: '0' | '1';
  optPosition: '1' | '2';
}

/** OnlineQuery of the wire. */
export interface OnlineQuery {
  field: Record<string, unknown>;
  view: string;
  config: Record<string, unknown>;
  defaultValue: string | null;
  isRequired: boolean;
  check: {
    pattern: string;
    message: {
      zh: string;
      en: string;
    };
  } | null;
}

/** OnlineQueryItem of the wire. */
export interface OnlineQueryItem {
  field: string;
  label: string;
  view: string;
  mode: 'single' | 'group';
  hidden: '0' | '1';
  dictCode: string | null;
  dictTable: string | null;
  dictText: string | null;
  config?: '1';
  defVal?: string | null;
  mustInput?: '0' | '1';
  pattern?: string;
  errorInfo?: string;
}

/** OnlineRow of the wire. */
export type OnlineRow = Record<string, unknown>;

/** OnlineRowInput of the wire. */
export type OnlineRowInput = Record<string, unknown>;

/** OnlineRowPage of the wire. */
export interface OnlineRowPage {
  records: OnlineRow[];
  total: number;
  size: number;
  current: number;
  pages: number;
  sums?: Record<string, number>;
  sumsTooSlow?: boolean;
  totalEstimated?: boolean;
  hiddenFields?: string[];
}

/** OnlineRowRule of the wire. */
export interface OnlineRowRule {
  holds: string;
  message: {
    zh: string;
    en: string;
  };
  field: string | null;
}

/** OnlineRows of the wire. */
export interface OnlineRows {
  total: number;
  records: Record<string, unknown>[];
}

/** OnlineSub of the wire. */
export interface OnlineSub {
  id: string;
  name: string;
  version: number;
  label: {
    zh: string;
    en: string;
  };
  permission: string;
  theme: 'normal' | 'tree' | 'erp' | 'innerTable' | 'tab';
  formColumns: number;
  isPaged: boolean;
  hasCheckbox: boolean;
  fields: OnlineField[];
  tree: {
    parentField: string;
    titleField: string;
  } | null;
  buttons: OnlineButton[];
  actions: string[];
  rules: OnlineRowRule[];
  relation: 'many' | 'one';
  foreignKey: string;
  mainField: string;
}

/** OpenAmount of the wire. */
export interface OpenAmount {
  amount: number;
  count: number;
}

/** OpenNotesInput of the wire. */
export interface OpenNotesInput {
  of: 'driver' | 'vehicle';
  ids: string[];
}

/** 订单 · Order. */
export interface Order {
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
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: '1' | '2' | '3' | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 货主 · Shipper */
  shipperId: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string | null;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom: string | null;
  /** 装货时间止 · Pick up until */
  pickupTimeTo: string | null;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string | null;
  /** 司机运价 · Driver's price (e4) */
  unitPrice: number | null;
  /** 派单方式 · Dispatch mode (dictionary publish_mode) */
  publishMode: '1' | '2' | '3' | null;
  /** 原始单号 · Consignor's number. Unique per customer; the order number when empty. */
  originalDocumentNumber: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId: string | null;
  /** 代理公司 · Agent. Required in agent mode. */
  agentId: string | null;
  /** 承运商 · Carrier */
  carrierId: string | null;
  /** 客户合同 · Contract. In force on the day of loading; of the customer or the agent. */
  contractId: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode: string | null;
  /** 装货地址 · Loading address */
  sendAddressId: string | null;
  /** 装货单位 · Loading place */
  sendName: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone: string | null;
  /** 装货省 · Loading province */
  sendProvince: string | null;
  /** 装货城市 · Loading city */
  sendCity: string | null;
  /** 装货区县 · Loading district */
  sendDistrict: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId: string | null;
  /** 收货人 · Consignee */
  receiveName: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat: number | null;
  /** 总重量 · Total weight (kg). Required for prices by weight. */
  totalWeight: number | null;
  /** 总体积 · Total volume (litre) */
  totalVolume: number | null;
  /** 总件数 · Total pieces */
  totalPieces: number | null;
  /** 计划车数 · Planned vehicles */
  totalVehicles: number | null;
  /** 车型要求 · Vehicle types (dictionary vehicle_type) */
  vehicleTypes: string | null;
  /** 车长要求(米) · Vehicle lengths (m). Comma list. */
  vehicleLength: string | null;
  /** 要求送达 · Deliver until */
  deliverTimeTo: string | null;
  /** 客户运价 · Customer's price (e4). In agent mode the price that the agent pays. Empty: computed from the service fee. */
  customerUnitPrice: number | null;
  /** 代理运费 · Agent fee (fen). Agent mode without a price: the whole amount. */
  agentFee: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen). Required when a loss is deducted. */
  cargoPrice: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode: string | null;
  /** 预付比例 · Prepayment share (bp) */
  prepayRate: number | null;
  /** 预付金额 · Prepayment (fen) */
  prepayAmount: number | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 订单号 · Order number */
  orderNo: string | null;
  /** 订单状态 · Status (dictionary order_status) */
  status: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 货主名称 · Shipper name */
  shipperName: string | null;
  /** 代理名称 · Agent name */
  agentName: string | null;
  /** 承运商名称 · Carrier name */
  carrierName: string | null;
  /** 预估里程 · Distance (metre) */
  distance: number | null;
  /** 司机运费(预估) · Driver fee (estimate) (fen) */
  driverFee: number | null;
  /** 服务费(预估) · Service fee (estimate) (fen) */
  serviceFee: number | null;
  /** 客户运费(预估) · Customer fee (estimate) (fen) */
  customerFee: number | null;
  /** 代理差额(预估) · Agent margin (estimate) (fen) */
  agentMargin: number | null;
  /** 费用合计 · Fee total (fen) */
  feeTotal: number | null;
  /** 接单截止 · Accept until */
  acceptDeadline: string | null;
  /** 派发数量 · Offered (kg). How much a carrier, or anyone who takes the order, may send; empty: all that is left. */
  offeredWeight: number | null;
  /** 已派重量 · Dispatched weight (kg) */
  dispatchedWeight: number | null;
  /** 已派车数 · Dispatched vehicles */
  dispatchedVehicles: number | null;
  /** 完成车数 · Finished vehicles */
  finishedVehicles: number | null;
  /** 发布时间 · Published at */
  publishTime: string | null;
  /** 关闭时间 · Closed at */
  closeTime: string | null;
  /** 关闭原因 · Reason of closing */
  closeReason: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  orderMode_dictText?: string;
  cargoTypeCode_dictText?: string;
  priceMode_dictText?: string;
  publishMode_dictText?: string;
  businessTypeCode_dictText?: string;
  transportTypeCode_dictText?: string;
  vehicleTypes_dictText?: string;
  weightBasis_dictText?: string;
  lossMode_dictText?: string;
  lossDeduct_dictText?: string;
  lossPass_dictText?: string;
  roundMode_dictText?: string;
  settleType_dictText?: string;
  feeCalcMode_dictText?: string;
  needInsurance_dictText?: string;
  needReceipt_dictText?: string;
  status_dictText?: string;
}

/** OrderAdd of the wire. */
export interface OrderAdd {
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: '1' | '2' | '3';
  /** 客户 · Customer */
  customerId: string;
  /** 货主 · Shipper */
  shipperId: string;
  /** 货物名称 · Cargo */
  cargoName: string;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom: string;
  /** 装货时间止 · Pick up until */
  pickupTimeTo: string;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string;
  /** 司机运价 · Driver's price (e4) */
  unitPrice: number;
  /** 派单方式 · Dispatch mode (dictionary publish_mode) */
  publishMode?: '1' | '2' | '3' | null;
  /** 原始单号 · Consignor's number. Unique per customer; the order number when empty. */
  originalDocumentNumber?: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId?: string | null;
  /** 代理公司 · Agent. Required in agent mode. */
  agentId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 客户合同 · Contract. In force on the day of loading; of the customer or the agent. */
  contractId?: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode?: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode?: string | null;
  /** 装货地址 · Loading address */
  sendAddressId?: string | null;
  /** 装货单位 · Loading place */
  sendName?: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact?: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone?: string | null;
  /** 装货省 · Loading province */
  sendProvince?: string | null;
  /** 装货城市 · Loading city */
  sendCity?: string | null;
  /** 装货区县 · Loading district */
  sendDistrict?: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode?: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress?: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng?: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat?: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId?: string | null;
  /** 收货人 · Consignee */
  receiveName?: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo?: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact?: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone?: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince?: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity?: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict?: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode?: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress?: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng?: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat?: number | null;
  /** 总重量 · Total weight (kg). Required for prices by weight. */
  totalWeight?: number | null;
  /** 总体积 · Total volume (litre) */
  totalVolume?: number | null;
  /** 总件数 · Total pieces */
  totalPieces?: number | null;
  /** 计划车数 · Planned vehicles */
  totalVehicles?: number | null;
  /** 车型要求 · Vehicle types (dictionary vehicle_type) */
  vehicleTypes?: string | null;
  /** 车长要求(米) · Vehicle lengths (m). Comma list. */
  vehicleLength?: string | null;
  /** 要求送达 · Deliver until */
  deliverTimeTo?: string | null;
  /** 客户运价 · Customer's price (e4). In agent mode the price that the agent pays. Empty: computed from the service fee. */
  customerUnitPrice?: number | null;
  /** 代理运费 · Agent fee (fen). Agent mode without a price: the whole amount. */
  agentFee?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen). Required when a loss is deducted. */
  cargoPrice?: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis?: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct?: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass?: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode?: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode?: string | null;
  /** 预付比例 · Prepayment share (bp) */
  prepayRate?: number | null;
  /** 预付金额 · Prepayment (fen) */
  prepayAmount?: number | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance?: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount?: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** OrderChange of the wire. */
export interface OrderChange {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode?: '1' | '2' | '3';
  /** 客户 · Customer */
  customerId?: string;
  /** 货主 · Shipper */
  shipperId?: string;
  /** 货物名称 · Cargo */
  cargoName?: string;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode?: string;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom?: string;
  /** 装货时间止 · Pick up until */
  pickupTimeTo?: string;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode?: string;
  /** 司机运价 · Driver's price (e4) */
  unitPrice?: number;
  /** 派单方式 · Dispatch mode (dictionary publish_mode) */
  publishMode?: '1' | '2' | '3' | null;
  /** 原始单号 · Consignor's number */
  originalDocumentNumber?: string | null;
  /** 运营主体 · Operating company */
  companyId?: string | null;
  /** 代理公司 · Agent */
  agentId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 客户合同 · Contract */
  contractId?: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode?: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode?: string | null;
  /** 装货地址 · Loading address */
  sendAddressId?: string | null;
  /** 装货单位 · Loading place */
  sendName?: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact?: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone?: string | null;
  /** 装货省 · Loading province */
  sendProvince?: string | null;
  /** 装货城市 · Loading city */
  sendCity?: string | null;
  /** 装货区县 · Loading district */
  sendDistrict?: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode?: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress?: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng?: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat?: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId?: string | null;
  /** 收货人 · Consignee */
  receiveName?: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo?: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact?: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone?: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince?: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity?: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict?: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode?: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress?: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng?: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat?: number | null;
  /** 总重量 · Total weight (kg) */
  totalWeight?: number | null;
  /** 总体积 · Total volume (litre) */
  totalVolume?: number | null;
  /** 总件数 · Total pieces */
  totalPieces?: number | null;
  /** 计划车数 · Planned vehicles */
  totalVehicles?: number | null;
  /** 车型要求 · Vehicle types (dictionary vehicle_type) */
  vehicleTypes?: string | null;
  /** 车长要求(米) · Vehicle lengths (m) */
  vehicleLength?: string | null;
  /** 要求送达 · Deliver until */
  deliverTimeTo?: string | null;
  /** 客户运价 · Customer's price (e4) */
  customerUnitPrice?: number | null;
  /** 代理运费 · Agent fee (fen) */
  agentFee?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice?: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis?: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct?: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass?: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode?: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode?: string | null;
  /** 预付比例 · Prepayment share (bp) */
  prepayRate?: number | null;
  /** 预付金额 · Prepayment (fen) */
  prepayAmount?: number | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance?: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount?: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
  /** 调整原因 · Reason */
  reason?: string | null;
}

/** 对象存储文件 · Stored object. */
export interface OssFile {
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
  /** 文件名称 · File name */
  fileName: string | null;
  /** 文件地址 · Address. Stored path, served below `/sys/common/static/`. */
  url: string | null;
  /** 文件类型 · Content */
  contentType: string | null;
  /** 大小(字节) · Size (bytes) */
  size: number | null;
  /** 存储位置 · Kept in (dictionary oss_storage) */
  storage: string | null;
  storage_dictText?: string;
}

/** OwnCardHolder of the wire. */
export interface OwnCardHolder {
  holderType: 'driver' | 'carrier' | 'customer';
  holderId: string;
  holderName: string;
  accountType: '1' | '2';
}

/** OwnFundsInput of the wire. */
export interface OwnFundsInput {
  id: string;
  /** 方向 · Direction (dictionary own_funds_direction) */
  direction: 'in' | 'out';
  /** 金额 · Amount (fen) */
  amount: number;
  /** 原因 · Reason */
  reason: string;
}

/** 个人信息 · Profile. */
export interface OwnProfile {
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
  /** 头像 · Picture */
  avatar: string | null;
  /** 性别 · Gender (dictionary sex) */
  sex: number | null;
  /** 生日 · Birthday */
  birthday: string | null;
  /** 电子邮件 · E-mail */
  email: string | null;
  /** 座机号 · Landline */
  telephone: string | null;
  /** 个性签名 · Motto */
  signature: string | null;
  /** 标签 · Tags. Joined by commas. */
  tags: string | null;
  /** 登录账号 · User name */
  username: string | null;
  /** 真实姓名 · Name */
  realname: string | null;
  /** 工号 · Staff number */
  workNo: string | null;
  /** 手机号码 · Mobile. Masked. */
  phone: string | null;
  /** 部门 · Departments */
  departs: string | null;
  /** 角色 · Roles */
  roles: string | null;
  /** 职务 · Positions */
  posts: string | null;
  /** 未读消息 · Unread messages */
  unread: number | null;
  sex_dictText?: string;
}

/** OwnProfileEdit of the wire. */
export interface OwnProfileEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 头像 · Picture */
  avatar?: string | null;
  /** 性别 · Gender (dictionary sex) */
  sex?: number | null;
  /** 生日 · Birthday */
  birthday?: string | null;
  /** 电子邮件 · E-mail */
  email?: string | null;
  /** 座机号 · Landline */
  telephone?: string | null;
  /** 个性签名 · Motto */
  signature?: string | null;
  /** 标签 · Tags. Joined by commas. */
  tags?: string | null;
}

/** OwnSession of the wire. */
export interface OwnSession {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  expiresAt: string;
  address: string | null;
  userAgent: string | null;
  isCurrent: boolean;
}

/** PaperReading of the wire. */
export interface PaperReading {
  simulated: boolean;
  fields: Record<string, string | number>;
}

/** PasswordCheckInput of the wire. */
export interface PasswordCheckInput {
  /** 登录密码 · Password */
  password: string;
}

/** 支付变更 · Payment change. */
export interface PayChange {
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
  /** 变更单号 · Change number */
  changeNo: string | null;
  /** 付款单 · Payment */
  paymentId: string | null;
  /** 支付单号 · Payment number */
  paymentNo: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 变更类型 · Kind of change (dictionary pay_change_type) */
  changeType: string | null;
  /** 支付金额 · Amount (fen) */
  amount: number | null;
  /** 新金额 · New amount (fen) */
  newAmount: number | null;
  /** 原收款人类型 · Kind of payee before (dictionary payee_type) */
  oldPayeeType: string | null;
  /** 原收款人 · Payee before */
  oldPayeeName: string | null;
  /** 原收款卡号 · Card number before */
  oldPayeeCardNo: string | null;
  /** 原收款银行 · Bank of the payee before */
  oldPayeeBankName: string | null;
  /** 新收款人类型 · New kind of payee (dictionary payee_type) */
  newPayeeType: string | null;
  /** 新收款人 · New payee */
  newPayeeName: string | null;
  /** 新收款卡号 · New card number */
  newPayeeCardNo: string | null;
  /** 新收款银行 · New bank of the payee */
  newPayeeBankName: string | null;
  /** 变更原因 · Why */
  reason: string | null;
  /** 授权书与附件 · Authorisation and files */
  files: string | null;
  /** 状态 · Status (dictionary pay_change_state) */
  state: string | null;
  /** 申请人 · Applied by */
  applyBy: string | null;
  /** 申请时间 · Applied at */
  applyTime: string | null;
  /** 审核人 · Decided by */
  auditBy: string | null;
  /** 审核时间 · Decided at */
  auditTime: string | null;
  /** 审核意见 · Decision: remark */
  auditRemark: string | null;
  changeType_dictText?: string;
  oldPayeeType_dictText?: string;
  newPayeeType_dictText?: string;
  state_dictText?: string;
}

/** PayChangeInput of the wire. */
export interface PayChangeInput {
  paymentId: string;
  /** 变更类型 · Kind of change (dictionary pay_change_type) */
  changeType: '1' | '2' | '3';
  /** 新收款卡 · New card */
  newCardId?: string | null;
  /** 新金额 · New amount (fen) */
  newAmount?: number | null;
  /** 变更原因 · Why */
  reason: string;
  /** 授权书与附件 · Authorisation and files */
  files?: string | null;
}

/** 付款文件 · Payment file. */
export interface PayFile {
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
  /** 文件编号 · File number */
  fileNo: string | null;
  /** 文件格式 · Format (dictionary pay_file_format) */
  fileFormat: string | null;
  /** 付款账户 · Paying account */
  companyAccountId: string | null;
  /** 付款账户 · Paying account */
  accountName: string | null;
  /** 付款银行 · Bank */
  bankName: string | null;
  /** 付款笔数 · Payments */
  itemCount: number | null;
  /** 付款金额 · Amount (fen) */
  amount: number | null;
  /** 已有结果 · With a result */
  settledCount: number | null;
  /** 文件状态 · Status (dictionary pay_file_state) */
  state: string | null;
  fileFormat_dictText?: string;
  state_dictText?: string;
}

/** PayFileImport of the wire. */
export interface PayFileImport {
  kind: string;
  taken: number;
  known: number;
  statements: number;
  problems: {
    line: number;
    field: string;
    reason: string;
  }[];
}

/** PayFileInput of the wire. */
export interface PayFileInput {
  paymentIds?: string[];
  /** 文件格式 · Format (dictionary pay_file_format) */
  format: 'xlsx' | 'csv' | 'pain001';
}

/** PayableNote of the wire. */
export interface PayableNote {
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
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: '1' | '2' | '3' | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 货主 · Shipper */
  shipperId: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string | null;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string | null;
  /** 司机运价 · Driver's price (e4) */
  unitPrice: number | null;
  /** 原始单号 · Consignor's number */
  originalDocumentNumber: string | null;
  /** 运营主体 · Operating company */
  companyId: string | null;
  /** 代理公司 · Agent */
  agentId: string | null;
  /** 承运商 · Carrier */
  carrierId: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode: string | null;
  /** 装货地址 · Loading address */
  sendAddressId: string | null;
  /** 装货单位 · Loading place */
  sendName: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone: string | null;
  /** 装货省 · Loading province */
  sendProvince: string | null;
  /** 装货城市 · Loading city */
  sendCity: string | null;
  /** 装货区县 · Loading district */
  sendDistrict: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId: string | null;
  /** 收货人 · Consignee */
  receiveName: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat: number | null;
  /** 计划重量 · Planned weight (kg) */
  plannedWeight: number | null;
  /** 体积 · Volume (litre) */
  volume: number | null;
  /** 件数 · Pieces */
  pieces: number | null;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom: string | null;
  /** 装货时间止 · Pick up until */
  pickupTimeTo: string | null;
  /** 客户运价 · Customer's price (e4) */
  customerUnitPrice: number | null;
  /** 代理运费 · Agent fee (fen) */
  agentFee: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen) */
  cargoPrice: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode: string | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 分段分单号 · Serial number */
  serialNumber: string | null;
  /** 运输总车辆数 · Vehicles of this number */
  vehicleAmount: number | null;
  /** 订单 · Order */
  orderId: string | null;
  /** 订单号 · Order number */
  orderNo: string | null;
  /** 运单状态 · Status (dictionary note_status) */
  noteStatus: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 货主名称 · Shipper name */
  shipperName: string | null;
  /** 代理名称 · Agent name */
  agentName: string | null;
  /** 承运商名称 · Carrier name */
  carrierName: string | null;
  /** 司机 · Driver */
  driverId: string | null;
  /** 司机姓名 · Driver name */
  driverName: string | null;
  /** 司机电话 · Driver phone */
  driverPhone: string | null;
  /** 司机身份证号 · Driver ID card */
  driverIdNo: string | null;
  /** 副驾驶员 · Second driver */
  coDriverId: string | null;
  /** 副驾驶员姓名 · Name of the second driver */
  coDriverName: string | null;
  /** 车辆 · Vehicle */
  vehicleId: string | null;
  /** 车牌号 · Plate number */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber: string | null;
  /** 实际承运人 · Actual carrier */
  actualCarrierName: string | null;
  /** 实际承运人证件号 · ID of the actual carrier */
  actualCarrierId: string | null;
  /** 实际承运人许可证 · Permit of the actual carrier */
  actualCarrierPermit: string | null;
  /** 调度人 · Dispatched by */
  dispatchBy: string | null;
  /** 调度时间 · Dispatched at */
  dispatchTime: string | null;
  /** 接单时间 · Accepted at */
  acceptTime: string | null;
  /** 接单截止 · Accept until */
  acceptDeadline: string | null;
  /** 装货毛重 · Loaded gross (kg) */
  loadGross: number | null;
  /** 装货皮重 · Loaded tare (kg) */
  loadTare: number | null;
  /** 装货重量 · Loaded weight (kg) */
  loadWeight: number | null;
  /** 装货时间 · Loaded at */
  loadTime: string | null;
  /** 装货磅单号 · Loading slip */
  loadSlipNo: string | null;
  /** 装货磅单照片 · Loading slip photos */
  loadFiles: string | null;
  /** 发车时间 · Departed at */
  departTime: string | null;
  /** 到达时间 · Arrived at */
  arriveTime: string | null;
  /** 卸货毛重 · Unloaded gross (kg) */
  unloadGross: number | null;
  /** 卸货皮重 · Unloaded tare (kg) */
  unloadTare: number | null;
  /** 卸货重量 · Unloaded weight (kg) */
  unloadWeight: number | null;
  /** 卸货时间 · Unloaded at */
  unloadTime: string | null;
  /** 卸货磅单号 · Unloading slip */
  unloadSlipNo: string | null;
  /** 卸货磅单照片 · Unloading slip photos */
  unloadFiles: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 签收人 · Signed by */
  signBy: string | null;
  /** 回单号 · Receipt */
  receiptNo: string | null;
  /** 回单照片 · Receipt photos */
  receiptFiles: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 货损重量 · Loss (kg) */
  lossWeight: number | null;
  /** 允许货损 · Tolerated loss (kg) */
  allowedLoss: number | null;
  /** 扣损重量 · Deducted loss (kg) */
  deductWeight: number | null;
  /** 扣损金额 · Deducted for loss (fen) */
  lossAmount: number | null;
  /** 运费(抹零前) · Freight before rounding (fen) */
  driverFeeRaw: number | null;
  /** 杂费 · Extras (fen) */
  extraFee: number | null;
  /** 杂费说明 · Extras: remark */
  extraFeeRemark: string | null;
  /** 其他扣款 · Other deductions (fen) */
  deduction: number | null;
  /** 扣款说明 · Deductions: remark */
  deductionRemark: string | null;
  /** 抹零金额 · Rounding (fen) */
  roundingAmount: number | null;
  /** 司机运费 · Driver fee (fen) */
  driverFee: number | null;
  /** 服务费 · Service fee (fen) */
  serviceFee: number | null;
  /** 客户运费 · Customer fee (fen) */
  customerFee: number | null;
  /** 代理差额 · Agent margin (fen) */
  agentMargin: number | null;
  /** 费用合计 · Fee total (fen) */
  feeTotal: number | null;
  /** 保险费 · Premium (fen) */
  insuranceFee: number | null;
  /** 约定预付 · Prepayment agreed (fen) */
  prepayAmount: number | null;
  /** 已预付 · Prepaid (fen) */
  prepaidAmount: number | null;
  /** 应付尾款 · Payable (fen) */
  payableAmount: number | null;
  /** 已付 · Paid (fen) */
  paidAmount: number | null;
  /** 未付金额 · Left to pay (fen) */
  openAmount: number | null;
  /** 预付抵扣 · Prepayment offset (fen) */
  prepayOffset: number | null;
  /** 代扣税款 · Tax withheld (fen) */
  taxWithheld: number | null;
  /** 税率 · Tax rate (bp) */
  taxRate: number | null;
  /** 不含税金额 · Net amount (fen) */
  netAmount: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 结算对象类型 · Kind of creditor (dictionary account_owner) */
  creditorType: 'driver' | 'carrier' | null;
  /** 结算对象编号 · Creditor id */
  creditorId: string | null;
  /** 冻结客户资金 · Customer's money frozen (fen) */
  frozenAmount: number | null;
  /** 资金不足原因 · Why funds fall short */
  fundReason: string | null;
  /** 收款人类型 · Kind of payee (dictionary payee_type) */
  payeeType: string | null;
  /** 收款人编号 · Payee id */
  payeeId: string | null;
  /** 收款人 · Payee */
  payeeName: string | null;
  /** 收款人证件号 · ID of the payee */
  payeeIdNo: string | null;
  /** 收款卡 · Card */
  payeeCardId: string | null;
  /** 收款卡号 · Card number */
  payeeCardNo: string | null;
  /** 收款银行 · Bank of the payee */
  payeeBankName: string | null;
  /** 收款人设置人 · Payee set by */
  payeeBy: string | null;
  /** 账期到期日 · Due on */
  dueDate: string | null;
  /** 账期到期 · Term due (dictionary yn) */
  dueFlag: '0' | '1' | null;
  /** 客户已回款 · Paid by the customer (fen) */
  customerPaidAmount: number | null;
  /** 未收金额 · Not received yet (fen) */
  customerOpenAmount: number | null;
  /** 预估里程 · Distance (metre) */
  distance: number | null;
  /** 轨迹里程 · Track distance (metre) */
  trackDistance: number | null;
  /** 通行费 · Toll (fen) */
  etcAmount: number | null;
  /** 异常标记 · Irregularities (dictionary abnormal_flag) */
  abnormalFlags: string | null;
  /** 预审状态 · Pre-check (dictionary step_state) */
  preCheckState: string | null;
  /** 验收状态 · Check (dictionary step_state) */
  checkState: string | null;
  /** 业务审核状态 · Business review (dictionary step_state) */
  businessReviewState: string | null;
  /** 财务审核状态 · Examination (dictionary step_state) */
  examineState: string | null;
  /** 撤销状态 · Revocation (dictionary revoke_state) */
  revokeState: string | null;
  /** 支付状态 · Payment (dictionary pay_state) */
  payState: string | null;
  /** 预付状态 · Prepayment (dictionary prepay_state) */
  prepayState: string | null;
  /** 垫付状态 · Advance (dictionary dianfu_state) */
  dianfuState: string | null;
  /** 保险状态 · Insurance (dictionary insurance_state) */
  insuranceState: string | null;
  /** 司机协议状态 · Driver's agreement (dictionary contract_state) */
  contractState: string | null;
  /** 开票申请状态 · Invoice request (dictionary request_bill_state) */
  requestBillState: string | null;
  /** 发票状态 · Invoice (dictionary invoice_state) */
  invoiceState: string | null;
  /** 发票号码 · Invoice number */
  invoiceNo: string | null;
  /** 运单上传状态 · Upload (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
  /** 流水上传状态 · Upload of fund flow (dictionary upload_state) */
  fundUploadState: string | null;
  /** 轨迹状态 · Track (dictionary track_state) */
  trackState: string | null;
  /** ETC状态 · ETC (dictionary etc_state) */
  etcState: string | null;
  /** 评价 · Evaluation (dictionary evaluation_state) */
  evaluationState: string | null;
  /** 撤销人 · Revoked by */
  revokeBy: string | null;
  /** 撤销时间 · Revoked at */
  revokeTime: string | null;
  /** 撤销原因 · Reason of revocation (dictionary revoke_reason) */
  revokeCode: string | null;
  /** 撤销说明 · Revocation: remark */
  revokeReason: string | null;
  /** 撤销审批人 · Revocation decided by */
  revokeApproveBy: string | null;
  /** 撤销审批时间 · Revocation decided at */
  revokeApproveTime: string | null;
  /** 预审人 · Pre-checked by */
  preCheckBy: string | null;
  /** 预审时间 · Pre-checked at */
  preCheckTime: string | null;
  /** 预审说明 · Pre-check: remark */
  preCheckRemark: string | null;
  /** 提交验收人 · Submitted by */
  submitCheckBy: string | null;
  /** 提交验收时间 · Submitted at */
  submitCheckTime: string | null;
  /** 验收人 · Checked by */
  checkBy: string | null;
  /** 验收时间 · Checked at */
  checkTime: string | null;
  /** 验收说明 · Check: remark */
  checkRemark: string | null;
  /** 业务审核人 · Reviewed by */
  businessReviewBy: string | null;
  /** 业务审核时间 · Reviewed at */
  businessReviewTime: string | null;
  /** 业务审核说明 · Business review: remark */
  businessReviewRemark: string | null;
  /** 未通过规则 · Broken rules (dictionary review_rule) */
  failedRules: string | null;
  /** 等待起始时间 · Waiting since */
  waitingSince: string | null;
  /** 财务审核人 · Examined by */
  examineBy: string | null;
  /** 财务审核时间 · Examined at */
  examineTime: string | null;
  /** 财务审核说明 · Examination: remark */
  examineRemark: string | null;
  /** 备款时间 · Funded at */
  fundTime: string | null;
  /** 付款时间 · Paid at */
  payTime: string | null;
  orderMode_dictText?: string;
  cargoTypeCode_dictText?: string;
  priceMode_dictText?: string;
  businessTypeCode_dictText?: string;
  transportTypeCode_dictText?: string;
  weightBasis_dictText?: string;
  lossMode_dictText?: string;
  lossDeduct_dictText?: string;
  lossPass_dictText?: string;
  roundMode_dictText?: string;
  settleType_dictText?: string;
  feeCalcMode_dictText?: string;
  needInsurance_dictText?: string;
  needReceipt_dictText?: string;
  noteStatus_dictText?: string;
  plateColor_dictText?: string;
  creditorType_dictText?: string;
  payeeType_dictText?: string;
  dueFlag_dictText?: string;
  abnormalFlags_dictText?: string;
  preCheckState_dictText?: string;
  checkState_dictText?: string;
  businessReviewState_dictText?: string;
  examineState_dictText?: string;
  revokeState_dictText?: string;
  payState_dictText?: string;
  prepayState_dictText?: string;
  dianfuState_dictText?: string;
  insuranceState_dictText?: string;
  contractState_dictText?: string;
  requestBillState_dictText?: string;
  invoiceState_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
  fundUploadState_dictText?: string;
  trackState_dictText?: string;
  etcState_dictText?: string;
  evaluationState_dictText?: string;
  revokeCode_dictText?: string;
  failedRules_dictText?: string;
  walletAvailable: number | null;
  walletFrozen: number | null;
}

/** PayeeBalances of the wire. */
export interface PayeeBalances {
  payable: number;
  prepaid: number;
}

/** PayeeChoice of the wire. */
export interface PayeeChoice {
  cardId: string;
  payeeType: string;
  payeeType_dictText: string | null;
  payeeName: string;
  cardNo: string;
  bankName: string | null;
  isDefault: boolean;
  isChosen: boolean;
}

/** PayeeInput of the wire. */
export interface PayeeInput {
  id: string;
  /** 版本 · Version */
  version: number;
  cardId: string;
}

/** 付款单 · Payment. */
export interface Payment {
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
  /** 支付单号 · Payment number */
  paymentNo: string | null;
  /** 付款类型 · Kind (dictionary pay_kind) */
  payKind: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 账单 · Bill */
  billId: string | null;
  /** 账单号 · Bill number */
  billNo: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 结算对象类型 · Kind of creditor (dictionary account_owner) */
  creditorType: 'driver' | 'carrier' | null;
  /** 结算对象编号 · Creditor id */
  creditorId: string | null;
  /** 付款渠道 · Channel (dictionary pay_channel) */
  payChannel: string | null;
  /** 付款账户 · Paying account */
  companyAccountId: string | null;
  /** 付款第三方账户 · Paying account at an institution */
  thirdAccountId: string | null;
  /** 付款账户 · Paying account */
  accountName: string | null;
  /** 线下账户 · Offline account */
  offlineAccountId: string | null;
  /** 线下账户 · Offline account */
  offlineAccountName: string | null;
  /** 收款人类型 · Kind of payee (dictionary payee_type) */
  payeeType: string | null;
  /** 收款人编号 · Payee id */
  payeeId: string | null;
  /** 收款卡 · Card */
  payeeCardId: string | null;
  /** 收款人 · Payee */
  payeeName: string | null;
  /** 收款人证件号 · ID of the payee */
  payeeIdNo: string | null;
  /** 收款卡号 · Card number */
  payeeCardNo: string | null;
  /** 收款银行 · Bank of the payee */
  payeeBankName: string | null;
  /** 支付金额 · Amount (fen) */
  amount: number | null;
  /** 手续费 · Bank fee (fen) */
  channelFee: number | null;
  /** 付款方式 · Means of payment (dictionary payment_means) */
  paymentMeansCode: string | null;
  /** 支付状态 · Status (dictionary pay_state) */
  state: string | null;
  /** 提交人 · Submitted by */
  submitBy: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 复核人 · Approved by */
  approveBy: string | null;
  /** 复核时间 · Approved at */
  approveTime: string | null;
  /** 复核意见 · Approval: remark */
  approveRemark: string | null;
  /** 发出时间 · Sent at */
  sendTime: string | null;
  /** 请求流水号 · Request serial */
  requestSerial: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string | null;
  /** 支付时间 · Paid at */
  payTime: string | null;
  /** 失败代码 · Failure code */
  failCode: string | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  /** 失败时间 · Failed at */
  failTime: string | null;
  /** 失败通知 · Failure notice (dictionary notice_state) */
  failNoticeState: string | null;
  /** 处理说明 · How it was handled */
  noticeRemark: string | null;
  /** 关闭原因 · Why it was closed */
  closeReason: string | null;
  /** 重试次数 · Retries */
  retryCount: number | null;
  /** 下次查询 · Next query */
  nextQueryTime: string | null;
  /** 付款凭证 · Vouchers */
  voucherFiles: string | null;
  /** 线下付款时间 · Paid offline at */
  offlineTime: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 资金流水单号 · Fund flow no. */
  fundFlowNo: string | null;
  /** 流水上传状态 · Upload of fund flow (dictionary upload_state) */
  fundUploadState: string | null;
  /** 模拟 · Simulated */
  simulated: string | null;
  payKind_dictText?: string;
  creditorType_dictText?: string;
  payChannel_dictText?: string;
  payeeType_dictText?: string;
  paymentMeansCode_dictText?: string;
  state_dictText?: string;
  failNoticeState_dictText?: string;
  fundUploadState_dictText?: string;
}

/** PaymentApproveInput of the wire. */
export interface PaymentApproveInput {
  ids: string[];
  pass: boolean;
  /** 复核意见 · Remark */
  remark?: string | null;
}

/** PaymentInput of the wire. */
export interface PaymentInput {
  noteIds: string[];
  submit?: boolean;
}

/** PaymentLimitCheck of the wire. */
export interface PaymentLimitCheck {
  count: number;
  amount: number;
  customers: {
    customerId: string;
    customerName: string;
    companyId: string;
    count: number;
    amount: number;
    available: number | null;
    frozen: number | null;
  }[];
  companies: {
    companyId: string;
    companyName: string;
    count: number;
    amount: number;
    singleLimit: number;
    dayLeft: number;
    funds: number;
    accountName: string | null;
    smsConfirm: boolean;
    payWindow: string | null;
    problems: string[];
  }[];
}

/** PaymentQueryInput of the wire. */
export interface PaymentQueryInput {
  id: string;
}

/** PaymentReceipt of the wire. */
export interface PaymentReceipt {
  name: string;
  content: string;
  simulated: boolean;
}

/** PaymentResult of the wire. */
export interface PaymentResult {
  success: string[];
  fail: {
    id: string;
    code: number | null;
    message: string;
    errorData?: {
      path: string;
      message: string;
    }[];
  }[];
}

/** PaymentRetryInput of the wire. */
export interface PaymentRetryInput {
  ids: string[];
  /** 重试说明 · Remark */
  remark?: string | null;
}

/** PaymentSettleInput of the wire. */
export interface PaymentSettleInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  /** 付款结果 · Result (dictionary settle_result) */
  result: 'paid' | 'failed';
  /** 银行流水 · Line of the bank */
  statementLineId?: string | null;
}

/** PaymentSubmitInput of the wire. */
export interface PaymentSubmitInput {
  ids: string[];
}

/** PaymentVoucherInput of the wire. */
export interface PaymentVoucherInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 付款凭证 · Vouchers */
  voucherFiles: string;
}

/** PendingCounts of the wire. */
export interface PendingCounts {
  sijiCount: number;
  cheCount: number;
  huozhuCount: number;
  yuejieZhangQi: number;
  pijieZhangQi: number;
  tangjieZhangQi: number;
  dianfuZq: number;
}

/** 菜单 · Menu entry. */
export interface Permission {
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
  /** 菜单名称 · Name */
  name: string | null;
  /** 菜单类型 · Kind (dictionary menu_type). 0 first level, 1 entry below, 2 button. */
  menuType: number | null;
  /** 上级菜单 · Parent. Id of the entry above; empty for a first level. */
  parentId: string | null;
  /** 英文名称 · English name */
  nameEn: string | null;
  /** 菜单路径 · Address. A path of this product, an address that begins with http, or a template in double braces. */
  url: string | null;
  /** 前端组件 · Component. Name under which the client keeps the page. */
  component: string | null;
  /** 组件名称 · Route name */
  componentName: string | null;
  /** 默认跳转地址 · Redirect. A path of this product. */
  redirect: string | null;
  /** 授权标识 · Permission. Several are joined by commas. */
  perms: string | null;
  /** 授权策略 · Policy (dictionary global_perms_type) */
  permsType: '1' | '2' | null;
  /** 状态 · Status (dictionary valid_status) */
  status: '0' | '1' | null;
  /** 菜单图标 · Icon */
  icon: string | null;
  /** 排序 · Sort order. May have decimals, as 1.1. */
  sortNo: number | null;
  /** 是否路由菜单 · Makes a route (dictionary yn) */
  route: boolean | '0' | '1' | null;
  /** 隐藏路由 · Hidden (dictionary yn) */
  hidden: boolean | '0' | '1' | null;
  /** 是否缓存路由 · Kept alive (dictionary yn) */
  keepAlive: boolean | '0' | '1' | null;
  /** 聚合路由 · Always shown (dictionary yn) */
  alwaysShow: boolean | '0' | '1' | null;
  /** 外部打开 · Opens outside (dictionary yn) */
  internalOrExternal: boolean | '0' | '1' | null;
  /** 描述 · Description */
  description: string | null;
  /** 叶子节点 · Leaf (dictionary yn) */
  leaf: boolean | '0' | '1' | null;
  /** 数据规则 · Data rules. 1 where the entry has data rules. */
  ruleFlag: number | null;
  /** 删除状态 · Deletion */
  delFlag: number | null;
  menuType_dictText?: string;
  permsType_dictText?: string;
  status_dictText?: string;
  route_dictText?: string;
  hidden_dictText?: string;
  keepAlive_dictText?: string;
  alwaysShow_dictText?: string;
  internalOrExternal_dictText?: string;
  leaf_dictText?: string;
}

/** PermissionAdd of the wire. */
export interface PermissionAdd {
  /** 菜单名称 · Name */
  name: string;
  /** 菜单类型 · Kind (dictionary menu_type). 0 first level, 1 entry below, 2 button. */
  menuType: number;
  /** 上级菜单 · Parent. Id of the entry above; empty for a first level. */
  parentId?: string | null;
  /** 英文名称 · English name */
  nameEn?: string | null;
  /** 菜单路径 · Address. A path of this product, an address that begins with http, or a template in double braces. */
  url?: string | null;
  /** 前端组件 · Component. Name under which the client keeps the page. */
  component?: string | null;
  /** 组件名称 · Route name */
  componentName?: string | null;
  /** 默认跳转地址 · Redirect. A path of this product. */
  redirect?: string | null;
  /** 授权标识 · Permission. Several are joined by commas. */
  perms?: string | null;
  /** 授权策略 · Policy (dictionary global_perms_type) */
  permsType?: '1' | '2' | null;
  /** 状态 · Status (dictionary valid_status) */
  status?: '0' | '1' | null;
  /** 菜单图标 · Icon */
  icon?: string | null;
  /** 排序 · Sort order. May have decimals, as 1.1. */
  sortNo?: number | null;
  /** 是否路由菜单 · Makes a route (dictionary yn) */
  route?: boolean | '0' | '1' | null;
  /** 隐藏路由 · Hidden (dictionary yn) */
  hidden?: boolean | '0' | '1' | null;
  /** 是否缓存路由 · Kept alive (dictionary yn) */
  keepAlive?: boolean | '0' | '1' | null;
  /** 聚合路由 · Always shown (dictionary yn) */
  alwaysShow?: boolean | '0' | '1' | null;
  /** 外部打开 · Opens outside (dictionary yn) */
  internalOrExternal?: boolean | '0' | '1' | null;
  /** 描述 · Description */
  description?: string | null;
}

/** PermissionChoice of the wire. */
export interface PermissionChoice {
  key: string;
  value: string;
  label: string | null;
  title: string | null;
  slotTitle: string | null;
  isLeaf: boolean;
  icon: string | null;
  url: string | null;
  ruleFlag: number;
  parentId: string;
  scopedSlots: {
    title: string;
  };
  isHeld: boolean;
  children: PermissionChoice[];
}

/** PermissionEdit of the wire. */
export interface PermissionEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 菜单名称 · Name */
  name?: string;
  /** 菜单类型 · Kind (dictionary menu_type). 0 first level, 1 entry below, 2 button. */
  menuType?: number;
  /** 上级菜单 · Parent. Id of the entry above; empty for a first level. */
  parentId?: string | null;
  /** 英文名称 · English name */
  nameEn?: string | null;
  /** 菜单路径 · Address. A path of this product, an address that begins with http, or a template in double braces. */
  url?: string | null;
  /** 前端组件 · Component. Name under which the client keeps the page. */
  component?: string | null;
  /** 组件名称 · Route name */
  componentName?: string | null;
  /** 默认跳转地址 · Redirect. A path of this product. */
  redirect?: string | null;
  /** 授权标识 · Permission. Several are joined by commas. */
  perms?: string | null;
  /** 授权策略 · Policy (dictionary global_perms_type) */
  permsType?: '1' | '2' | null;
  /** 状态 · Status (dictionary valid_status) */
  status?: '0' | '1' | null;
  /** 菜单图标 · Icon */
  icon?: string | null;
  /** 排序 · Sort order. May have decimals, as 1.1. */
  sortNo?: number | null;
  /** 是否路由菜单 · Makes a route (dictionary yn) */
  route?: boolean | '0' | '1' | null;
  /** 隐藏路由 · Hidden (dictionary yn) */
  hidden?: boolean | '0' | '1' | null;
  /** 是否缓存路由 · Kept alive (dictionary yn) */
  keepAlive?: boolean | '0' | '1' | null;
  /** 聚合路由 · Always shown (dictionary yn) */
  alwaysShow?: boolean | '0' | '1' | null;
  /** 外部打开 · Opens outside (dictionary yn) */
  internalOrExternal?: boolean | '0' | '1' | null;
  /** 描述 · Description */
  description?: string | null;
}

/** 数据规则 · Data rule. */
export interface PermissionRule {
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
  /** 菜单 · Menu entry */
  permissionId: string | null;
  /** 规则名称 · Name */
  ruleName: string | null;
  /** 条件规则 · Condition (dictionary rule_conditions). Rules written as SQL are refused: USE_SQL_RULES is none of them. */
  ruleConditions: '>' | '<' | '!=' | '=' | '>=' | '<=' | 'LEFT_LIKE' | 'RIGHT_LIKE' | 'LIKE' | 'IN' | null;
  /** 规则值 · Value. A value, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, also with text behind. */
  ruleValue: string | null;
  /** 规则字段 · Field. Name of a field of the list, such as createBy. */
  ruleColumn: string | null;
  /** 状态 · Status (dictionary valid_status) */
  status: '0' | '1' | null;
  ruleConditions_dictText?: string;
  status_dictText?: string;
}

/** PermissionRuleAdd of the wire. */
export interface PermissionRuleAdd {
  /** 菜单 · Menu entry */
  permissionId: string;
  /** 规则名称 · Name */
  ruleName: string;
  /** 条件规则 · Condition (dictionary rule_conditions). Rules written as SQL are refused: USE_SQL_RULES is none of them. */
  ruleConditions: '>' | '<' | '!=' | '=' | '>=' | '<=' | 'LEFT_LIKE' | 'RIGHT_LIKE' | 'LIKE' | 'IN';
  /** 规则值 · Value. A value, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, also with text behind. */
  ruleValue: string;
  /** 规则字段 · Field. Name of a field of the list, such as createBy. */
  ruleColumn?: string | null;
  /** 状态 · Status (dictionary valid_status) */
  status?: '0' | '1' | null;
}

/** PermissionRuleEdit of the wire. */
export interface PermissionRuleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 菜单 · Menu entry */
  permissionId?: string;
  /** 规则名称 · Name */
  ruleName?: string;
  /** 条件规则 · Condition (dictionary rule_conditions). Rules written as SQL are refused: USE_SQL_RULES is none of them. */
  ruleConditions?: '>' | '<' | '!=' | '=' | '>=' | '<=' | 'LEFT_LIKE' | 'RIGHT_LIKE' | 'LIKE' | 'IN';
  /** 规则值 · Value. A value, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, also with text behind. */
  ruleValue?: string;
  /** 规则字段 · Field. Name of a field of the list, such as createBy. */
  ruleColumn?: string | null;
  /** 状态 · Status (dictionary valid_status) */
  status?: '0' | '1' | null;
}

/** PermissionTree of the wire. */
export interface PermissionTree {
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
  /** 菜单名称 · Name */
  name: string | null;
  /** 菜单类型 · Kind (dictionary menu_type) */
  menuType: number | null;
  parentId: string;
  /** 英文名称 · English name */
  nameEn: string | null;
  /** 菜单路径 · Address */
  url: string | null;
  /** 前端组件 · Component */
  component: string | null;
  /** 组件名称 · Route name */
  componentName: string | null;
  /** 默认跳转地址 · Redirect */
  redirect: string | null;
  /** 授权标识 · Permission */
  perms: string | null;
  /** 授权策略 · Policy (dictionary global_perms_type) */
  permsType: '1' | '2' | null;
  /** 状态 · Status (dictionary valid_status) */
  status: '0' | '1' | null;
  /** 菜单图标 · Icon */
  icon: string | null;
  /** 排序 · Sort order */
  sortNo: number | null;
  /** 是否路由菜单 · Makes a route (dictionary yn) */
  route: boolean | '0' | '1' | null;
  /** 隐藏路由 · Hidden (dictionary yn) */
  hidden: boolean | '0' | '1' | null;
  /** 是否缓存路由 · Kept alive (dictionary yn) */
  keepAlive: boolean | '0' | '1' | null;
  /** 聚合路由 · Always shown (dictionary yn) */
  alwaysShow: boolean | '0' | '1' | null;
  /** 外部打开 · Opens outside (dictionary yn) */
  internalOrExternal: boolean | '0' | '1' | null;
  /** 描述 · Description */
  description: string | null;
  /** 叶子节点 · Leaf (dictionary yn) */
  leaf: boolean | '0' | '1' | null;
  /** 数据规则 · Data rules */
  ruleFlag: number | null;
  /** 删除状态 · Deletion */
  delFlag: number | null;
  menuType_dictText?: string;
  permsType_dictText?: string;
  status_dictText?: string;
  route_dictText?: string;
  hidden_dictText?: string;
  keepAlive_dictText?: string;
  alwaysShow_dictText?: string;
  internalOrExternal_dictText?: string;
  leaf_dictText?: string;
  key: string;
  title: string;
  isLeaf: boolean;
  children: PermissionTree[] | null;
}

/** Place of the wire. */
export interface Place {
  /** The seat of a division, or an address that is kept already. */
  kind: 'division' | 'address';
  name: string;
  adcode: string;
  province: string;
  city: string;
  district: string;
  /** Street of a kept address. */
  address: string | null;
  /** WGS-84, as everything that is stored. */
  lng: number;
  lat: number;
}

/** PlaceNear of the wire. */
export interface PlaceNear {
  /** Null far from everything that is known. */
  nearest: Place | null;
  /** Metres to it. */
  distance: number | null;
  around: Place[];
}

/** 平台账户 · Platform account. */
export interface PlatformAccount {
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
  /** 运营主体 · Company. Chosen once. */
  companyId: string | null;
  /** 账户类别 · Kind (dictionary platform_account_kind). Says which account of the books it is. Chosen once. */
  accountKind: string | null;
  /** 账户名称 · Name */
  accountName: string | null;
  /** 关联银行账户 · Account at the bank. Of settlement accounts. Chosen once. */
  companyAccountId: string | null;
  /** 状态 · Status (dictionary account_state) */
  state: '1' | '2' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 关联银行账户 · Account at the bank */
  bankAccountName: string | null;
  /** 账务科目 · Account of the books */
  ledgerCode: string | null;
  /** 余额 · Balance (fen). By the books, on the normal side. */
  balance: number | null;
  /** 今日增加 · In today (fen) */
  todayIn: number | null;
  /** 今日减少 · Out today (fen) */
  todayOut: number | null;
  accountKind_dictText?: string;
  state_dictText?: string;
}

/** PlatformAccountAdd of the wire. */
export interface PlatformAccountAdd {
  /** 运营主体 · Company. Chosen once. */
  companyId: string;
  /** 账户类别 · Kind (dictionary platform_account_kind). Says which account of the books it is. Chosen once. */
  accountKind: string;
  /** 账户名称 · Name */
  accountName: string;
  /** 关联银行账户 · Account at the bank. Of settlement accounts. Chosen once. */
  companyAccountId?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: '1' | '2' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** PlatformAccountEdit of the wire. */
export interface PlatformAccountEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 运营主体 · Company. Chosen once. */
  companyId?: string;
  /** 账户类别 · Kind (dictionary platform_account_kind). Says which account of the books it is. Chosen once. */
  accountKind?: string;
  /** 账户名称 · Name */
  accountName?: string;
  /** 关联银行账户 · Account at the bank. Of settlement accounts. Chosen once. */
  companyAccountId?: string | null;
  /** 状态 · Status (dictionary account_state) */
  state?: '1' | '2' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** 平台设置 · Platform settings. */
export interface PlatformSetting {
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
  /** 平台名称 · Platform name. In Chinese. */
  webPlatformName: string | null;
  /** 平台名称（英文） · Platform name in English. Shown where the page is in English; null: the Chinese one is. */
  webPlatformNameEn: string | null;
  /** 简称 · Short name. Beside the logo; null: the name is. */
  logoTitle: string | null;
  /** 简称（英文） · Short name in English */
  logoTitleEn: string | null;
  /** 浅色背景标志 · Logo on light. Null: that of the product. */
  platformLogoLight: string | null;
  /** 深色背景标志 · Logo on dark. Null: that of the product. */
  platformLogoDark: string | null;
  /** 登录页背景 · Background of the login. Behind the form; null: none. */
  bg: string | null;
  /** 公司名称 · Company */
  footerCompanyName: string | null;
  /** 公司网址 · Address of its site. http or https. */
  footerCompanyNameLink: string | null;
  /** 公司地址 · Address */
  footerAddress: string | null;
  /** 客服电话 · Customer service */
  footerCustomerService: string | null;
  /** 公安备案号 · Police record number */
  footerWebRecordNumber: string | null;
  /** ICP备案号 · ICP number */
  footerIcpNumber: string | null;
  /** 轨迹查询 · Track queries (dictionary yn). The page of track queries and its source. */
  vehicleTrackSwitch: '0' | '1' | null;
  vehicleTrackSwitch_dictText?: string;
}

/** PlatformSettingEdit of the wire. */
export interface PlatformSettingEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 平台名称 · Platform name. In Chinese. */
  webPlatformName?: string;
  /** 平台名称（英文） · Platform name in English. Shown where the page is in English; null: the Chinese one is. */
  webPlatformNameEn?: string | null;
  /** 简称 · Short name. Beside the logo; null: the name is. */
  logoTitle?: string | null;
  /** 简称（英文） · Short name in English */
  logoTitleEn?: string | null;
  /** 浅色背景标志 · Logo on light. Null: that of the product. */
  platformLogoLight?: string | null;
  /** 深色背景标志 · Logo on dark. Null: that of the product. */
  platformLogoDark?: string | null;
  /** 登录页背景 · Background of the login. Behind the form; null: none. */
  bg?: string | null;
  /** 公司名称 · Company */
  footerCompanyName?: string | null;
  /** 公司网址 · Address of its site. http or https. */
  footerCompanyNameLink?: string | null;
  /** 公司地址 · Address */
  footerAddress?: string | null;
  /** 客服电话 · Customer service */
  footerCustomerService?: string | null;
  /** 公安备案号 · Police record number */
  footerWebRecordNumber?: string | null;
  /** ICP备案号 · ICP number */
  footerIcpNumber?: string | null;
  /** 轨迹查询 · Track queries (dictionary yn). The page of track queries and its source. */
  vehicleTrackSwitch?: '0' | '1' | null;
}

/** PlatformSettings of the wire. */
export interface PlatformSettings {
  web_platform_name: string | null;
  web_platform_name_en: string | null;
  platform_logo_light: string | null;
  platform_logo_dark: string | null;
  logo_title: string | null;
  logo_title_en: string | null;
  vehicle_track_switch: string | null;
  bg: string | null;
  footer_address: string | null;
  footer_customer_service: string | null;
  footer_company_name: string | null;
  footer_company_name_link: string | null;
  footer_web_record_number: string | null;
  footer_ICP_number: string | null;
}

/** PlatformTransferInput of the wire. */
export interface PlatformTransferInput {
  id: string;
  /** 转入账户 · To */
  toId: string;
  /** 调拨金额 · Amount (fen) */
  amount: number;
  /** 原因 · Reason */
  reason: string;
}

/** PolicyBuyInput of the wire. */
export interface PolicyBuyInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 保费承担 · Paid by (dictionary premium_payer) */
  payer: 'customer' | 'platform';
  /** 保险起期 · Cover begins. Absent: at once. */
  startTime?: string | null;
  /** 被保险人 · Insured */
  insured: string;
  /** 被保险人证件号 · ID of the insured */
  insuredIdNo: string;
  /** 被保险人电话 · Phone of the insured */
  insuredPhone: string;
  agreed: boolean;
}

/** PolicyClaimInput of the wire. */
export interface PolicyClaimInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 索赔金额 · Claimed (fen) */
  claimAmount: number;
  /** 出险说明 · What happened */
  claimReason: string;
  /** 理赔资料 · Proofs of the claim */
  claimFiles: string;
}

/** PolicyQuoteInput of the wire. */
export interface PolicyQuoteInput {
  /** 运单 · Waybill */
  noteId: string;
  /** 险种 · Kind of insurance (dictionary insurance_type) */
  insuranceType: string;
  /** 保险公司 · Insurer */
  insuranceCompanyCode: string;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount: number;
}

/** PolicySettleInput of the wire. */
export interface PolicySettleInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 赔款金额 · Paid by the insurer (fen) */
  claimAmount: number;
  /** 到账账户 · Arrived at the account */
  companyAccountId?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 理赔结果 · Result of the claim */
  claimResult: string;
}

/** 职务 · Position. */
export interface Position {
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
  /** 职务编码 · Code */
  code: string | null;
  /** 职务名称 · Name */
  name: string | null;
  /** 职级 · Rank (dictionary position_rank) */
  postRank: string | null;
  /** 公司id · Company id */
  companyId: string | null;
  postRank_dictText?: string;
}

/** PositionAdd of the wire. */
export interface PositionAdd {
  /** 职务编码 · Code */
  code: string;
  /** 职务名称 · Name */
  name: string;
  /** 职级 · Rank (dictionary position_rank) */
  postRank: string;
  /** 公司id · Company id */
  companyId?: string | null;
}

/** PositionEdit of the wire. */
export interface PositionEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 职务编码 · Code */
  code?: string;
  /** 职务名称 · Name */
  name?: string;
  /** 职级 · Rank (dictionary position_rank) */
  postRank?: string;
  /** 公司id · Company id */
  companyId?: string | null;
}

/** PositionReceipt of the wire. */
export interface PositionReceipt {
  stored: number;
  repeated: number;
  refused: {
    index: number;
    reason: string;
  }[];
}

/** PositionReport of the wire. */
export interface PositionReport {
  positions: ReportedPosition[];
}

/** PreCheckBatchInput of the wire. */
export interface PreCheckBatchInput {
  ids: string[];
  versions?: number[];
}

/** PreCheckInput of the wire. */
export interface PreCheckInput {
  id: string;
  /** 版本 · Version */
  version: number;
  pass: boolean;
  /** 审核意见 · Remark */
  remark?: string | null;
  files?: {
    id: string;
    valid: boolean;
    /** 不合格原因 · What is wrong */
    reason?: string | null;
  }[];
}

/** PremiumSettleInput of the wire. */
export interface PremiumSettleInput {
  /** 运营主体 · Company */
  companyId: string;
  /** 保险公司 · Insurer */
  insuranceCompanyCode: string;
  /** 结算月份 · Month */
  month: string;
  /** 结算说明 · Why */
  reason: string;
}

/** 预付单 · Prepayment. */
export interface Prepay {
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
  /** 预付单号 · Prepayment number */
  prepayNo: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运单状态 · Waybill status (dictionary note_status) */
  noteStatus: string | null;
  /** 司机 · Driver */
  driverId: string | null;
  /** 司机姓名 · Driver */
  driverName: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 客户名称 · Customer */
  customerName: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 结算对象类型 · Kind of creditor (dictionary account_owner) */
  creditorType: 'driver' | 'carrier' | null;
  /** 结算对象编号 · Creditor id */
  creditorId: string | null;
  /** 预付金额 · Amount (fen) */
  amount: number | null;
  /** 预估司机运费 · Estimated driver fee (fen) */
  estimatedFee: number | null;
  /** 预付比例 · Share (bp) */
  rate: number | null;
  /** 用途 · Purpose */
  reason: string | null;
  /** 收款人类型 · Kind of payee (dictionary payee_type) */
  payeeType: string | null;
  /** 收款人编号 · Payee id */
  payeeId: string | null;
  /** 收款卡 · Card */
  payeeCardId: string | null;
  /** 收款人 · Payee */
  payeeName: string | null;
  /** 收款人证件号 · ID of the payee */
  payeeIdNo: string | null;
  /** 收款卡号 · Card number */
  payeeCardNo: string | null;
  /** 收款银行 · Bank of the payee */
  payeeBankName: string | null;
  /** 预付状态 · Status (dictionary prepay_state) */
  state: string | null;
  /** 申请人 · Applied for by */
  applyBy: string | null;
  /** 申请时间 · Applied for at */
  applyTime: string | null;
  /** 审核人 · Decided by */
  auditBy: string | null;
  /** 审核时间 · Decided at */
  auditTime: string | null;
  /** 审核意见 · Decision: remark */
  auditRemark: string | null;
  /** 付款单 · Payment */
  paymentId: string | null;
  /** 支付时间 · Paid at */
  payTime: string | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  /** 取消原因 · Why it was given up */
  closeReason: string | null;
  /** 抵扣金额 · Offset (fen) */
  offsetAmount: number | null;
  /** 追回金额 · Recovered (fen) */
  recoverAmount: number | null;
  /** 核销金额 · Written off (fen) */
  writtenOffAmount: number | null;
  /** 未结金额 · Open (fen) */
  openAmount: number | null;
  /** 待追回 · To be recovered (dictionary yn) */
  toRecover: string | null;
  /** 核销人 · Written off by */
  writeOffBy: string | null;
  /** 核销时间 · Written off at */
  writeOffTime: string | null;
  /** 核销原因 · Why it was written off */
  writeOffReason: string | null;
  noteStatus_dictText?: string;
  creditorType_dictText?: string;
  payeeType_dictText?: string;
  state_dictText?: string;
  toRecover_dictText?: string;
}

/** PrepayInput of the wire. */
export interface PrepayInput {
  noteId: string;
  /** 预付金额 · Amount (fen) */
  amount: number;
  cardId?: string | null;
  /** 用途 · Purpose */
  reason?: string | null;
}

/** PrepayPayee of the wire. */
export interface PrepayPayee {
  cardId: string;
  payeeName: string;
  cardNo: string;
  bankName: string | null;
  isUsual: boolean;
}

/** PrepayRecoverInput of the wire. */
export interface PrepayRecoverInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 追回金额 · Amount (fen) */
  amount: number;
  /** 收款账户 · Receiving account */
  companyAccountId: string;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string;
  /** 到账时间 · Arrived at */
  recoverTime: string;
  /** 追回凭证 · Vouchers */
  voucherFiles: string;
  /** 备注 · Remark */
  remark?: string | null;
}

/** PrepayTerms of the wire. */
export interface PrepayTerms {
  noteId: string;
  shippingNoteNumber: string;
  driverName: string | null;
  driverFee: number;
  maxRate: number;
  cap: number;
  used: number;
  left: number;
  agreed: number;
  payees: PrepayPayee[];
}

/** 价格记录 · Price history. */
export interface PriceHistory {
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
  /** 对象 · Subject (dictionary price_target) */
  targetType: string | null;
  /** 对象编号 · Subject id */
  targetId: string | null;
  /** 对象单号 · Subject number */
  targetNo: string | null;
  /** 价格 · Price (dictionary price_field) */
  fieldName: string | null;
  /** 字段 · Field */
  fieldLabel: string | null;
  /** 原值 · Before */
  oldValue: string | null;
  /** 新值 · After */
  newValue: string | null;
  /** 单位 · Unit */
  unit: string | null;
  /** 调整原因 · Reason */
  reason: string | null;
  /** 装货城市 · Loading city */
  sendCity: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string | null;
  /** 调整人 · Changed by */
  changeBy: string | null;
  /** 调整时间 · Changed at */
  changeTime: string | null;
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: string | null;
  /** 代理 · Agent */
  agentId: string | null;
  targetType_dictText?: string;
  fieldName_dictText?: string;
  priceMode_dictText?: string;
  orderMode_dictText?: string;
}

/** 定时任务 · Scheduled job. */
export interface QuartzJob {
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
  /** 任务类名 · Job (dictionary quartz_job_class). Name of a job in the registry of the server. */
  jobClassName: string | null;
  /** cron表达式 · Cron expression. Six or seven fields as Quartz has them, in Asia/Shanghai; at most once a minute. */
  cronExpression: string | null;
  /** 参数 · Parameters. A JSON object of the settings that the job has. */
  parameter: string | null;
  /** 描述 · Description */
  description: string | null;
  /** 状态 · Status (dictionary quartz_status) */
  status: number | null;
  /** 下次执行 · Next run */
  nextRunTime: string | null;
  /** 上次执行 · Last run */
  lastRunTime: string | null;
  /** 上次结果 · Last outcome (dictionary quartz_outcome) */
  lastOutcome: string | null;
  jobClassName_dictText?: string;
  status_dictText?: string;
  lastOutcome_dictText?: string;
}

/** QuartzJobAdd of the wire. */
export interface QuartzJobAdd {
  /** 任务类名 · Job (dictionary quartz_job_class). Name of a job in the registry of the server. */
  jobClassName: string;
  /** cron表达式 · Cron expression. Six or seven fields as Quartz has them, in Asia/Shanghai; at most once a minute. */
  cronExpression: string;
  /** 参数 · Parameters. A JSON object of the settings that the job has. */
  parameter?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 状态 · Status (dictionary quartz_status) */
  status?: number | null;
}

/** QuartzJobEdit of the wire. */
export interface QuartzJobEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 任务类名 · Job (dictionary quartz_job_class). Name of a job in the registry of the server. */
  jobClassName?: string;
  /** cron表达式 · Cron expression. Six or seven fields as Quartz has them, in Asia/Shanghai; at most once a minute. */
  cronExpression?: string;
  /** 参数 · Parameters. A JSON object of the settings that the job has. */
  parameter?: string | null;
  /** 描述 · Description */
  description?: string | null;
  /** 状态 · Status (dictionary quartz_status) */
  status?: number | null;
}

/** 执行记录 · Run. */
export interface QuartzRun {
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
  /** 任务 · Job */
  jobId: string | null;
  /** 任务类名 · Job (dictionary quartz_job_class) */
  jobClassName: string | null;
  /** 触发方式 · Started by (dictionary quartz_cause) */
  cause: string | null;
  /** 开始时间 · Started */
  startTime: string | null;
  /** 结束时间 · Ended */
  endTime: string | null;
  /** 耗时(毫秒) · Duration (ms) */
  costTime: number | null;
  /** 结果 · Outcome (dictionary quartz_outcome) */
  outcome: string | null;
  /** 信息 · Message */
  message: string | null;
  jobClassName_dictText?: string;
  cause_dictText?: string;
  outcome_dictText?: string;
}

/** RankedDriver of the wire. */
export interface RankedDriver {
  /** 名次 · Rank */
  rank: number;
  /** 司机 · Driver */
  driverId: string;
  /** 司机姓名 · Name of the driver */
  driverName: string;
  /** 平均评分 · Average rating (hundredth) */
  average: number;
  /** 评价数 · Evaluations */
  evaluations: number;
  /** 其中系统默认 · Of them by default */
  byDefault: number;
  /** 信用分 · Score */
  score: number;
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

/** ReceiveAccount of the wire. */
export interface ReceiveAccount {
  id: string;
  accountName: string;
  accountNo: string;
  bankName: string;
  branchName: string;
  cnaps: string;
}

/** 收货地址 · Unloading address. */
export interface ReceiveAddress {
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
  /** 客户 · Customer */
  customerId: string | null;
  /** 地址简称 · Short name */
  addressName: string | null;
  /** 收货人 · Consignee */
  companyName: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Phone */
  phone: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 详细地址 · Street */
  address: string | null;
  /** 经度 · Longitude (degree) */
  lng: number | null;
  /** 纬度 · Latitude (degree) */
  lat: number | null;
  /** 收货方证件号 · ID of the consignee */
  idNo: string | null;
  /** 省 · Province */
  province: string | null;
  /** 市 · City */
  city: string | null;
  /** 区县 · District */
  district: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius: number | null;
  /** 作业时间 · Working hours */
  workTime: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 默认 · Default (dictionary yn) */
  isDefault: '0' | '1' | null;
  /** 使用次数 · Times used */
  useCount: number | null;
  enabled_dictText?: string;
  isDefault_dictText?: string;
}

/** ReceiveAddressAdd of the wire. */
export interface ReceiveAddressAdd {
  /** 客户 · Customer */
  customerId: string;
  /** 地址简称 · Short name */
  addressName: string;
  /** 收货人 · Consignee */
  companyName: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Phone */
  phone: string;
  /** 行政区划 · Division code */
  adcode: string;
  /** 详细地址 · Street */
  address: string;
  /** 经度 · Longitude (degree) */
  lng: number;
  /** 纬度 · Latitude (degree) */
  lat: number;
  /** 收货方证件号 · ID of the consignee */
  idNo?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius?: number | null;
  /** 作业时间 · Working hours */
  workTime?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
}

/** ReceiveAddressEdit of the wire. */
export interface ReceiveAddressEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 客户 · Customer */
  customerId?: string;
  /** 地址简称 · Short name */
  addressName?: string;
  /** 收货人 · Consignee */
  companyName?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Phone */
  phone?: string;
  /** 行政区划 · Division code */
  adcode?: string;
  /** 详细地址 · Street */
  address?: string;
  /** 经度 · Longitude (degree) */
  lng?: number;
  /** 纬度 · Latitude (degree) */
  lat?: number;
  /** 收货方证件号 · ID of the consignee */
  idNo?: string | null;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius?: number | null;
  /** 作业时间 · Working hours */
  workTime?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
}

/** ReceiveThirdAccount of the wire. */
export interface ReceiveThirdAccount {
  id: string;
  accountName: string;
  accountNo: string;
  channelCode: string;
  simulated: string;
}

/** 我的消息 · My message. */
export interface ReceivedAnnouncement {
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
  /** 公告 · Announcement */
  anntId: string | null;
  /** 接收人 · Recipient */
  userId: string | null;
  /** 标题 · Title. The wire’s spelling. Plain text is looked for within it. */
  titile: string | null;
  /** 消息类型 · Kind (dictionary msg_category) */
  msgCategory: string | null;
  /** 发布人 · Sender. Plain text is looked for within it. */
  sender: string | null;
  /** 发布时间 · Sent at */
  sendTime: string | null;
  /** 优先级 · Priority (dictionary priority) */
  priority: string | null;
  /** 阅读状态 · Read (dictionary read_flag) */
  readFlag: string | null;
  /** 摘要 · Summary */
  msgAbstract: string | null;
  /** 内容 · Content. HTML. */
  msgContent: string | null;
  /** 业务编号 · What it is about */
  busId: string | null;
  /** 业务类型 · Kind of business */
  busType: string | null;
  /** 打开方式 · How it opens */
  openType: string | null;
  /** 打开页面 · Page */
  openPage: string | null;
  msgCategory_dictText?: string;
  priority_dictText?: string;
  readFlag_dictText?: string;
}

/** 充值单 · Top-up. */
export interface Recharge {
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
  /** 钱包 · Wallet */
  walletId: string | null;
  /** 充值方式 · Kind of top-up (dictionary recharge_type) */
  rechargeType: '1' | '2' | '3' | null;
  /** 充值金额 · Amount (fen) */
  amount: number | null;
  /** 收款账户 · Receiving account. Of kinds 1 and 2. */
  receiveAccountId: string | null;
  /** 收款第三方账户 · Receiving account at an institution. Of kind 3. */
  thirdAccountId: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string | null;
  /** 转账凭证 · Voucher */
  voucherFiles: string | null;
  /** 转账时间 · Sent at */
  transferTime: string | null;
  /** 付款户名 · Account holder */
  payerName: string | null;
  /** 付款账号 · Paying account */
  payerAccount: string | null;
  /** 付款银行 · Paying bank */
  payerBank: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 充值单号 · Top-up number */
  rechargeNo: string | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 运营主体 · Company */
  companyId: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 收款账户 · Receiving account */
  receiveAccountName: string | null;
  /** 收款第三方账户 · Receiving account at an institution */
  thirdAccountName: string | null;
  /** 状态 · Status (dictionary recharge_state) */
  state: string | null;
  /** 确认人 · Confirmed by */
  confirmBy: string | null;
  /** 确认时间 · Confirmed at */
  confirmTime: string | null;
  /** 确认意见 · Confirmation: remark */
  confirmRemark: string | null;
  /** 冲正人 · Reversed by */
  reverseBy: string | null;
  /** 冲正时间 · Reversed at */
  reverseTime: string | null;
  /** 冲正原因 · Why it was reversed */
  reverseReason: string | null;
  rechargeType_dictText?: string;
  state_dictText?: string;
}

/** RechargeAdd of the wire. */
export interface RechargeAdd {
  /** 钱包 · Wallet */
  walletId: string;
  /** 充值方式 · Kind of top-up (dictionary recharge_type) */
  rechargeType: '1' | '2' | '3';
  /** 充值金额 · Amount (fen) */
  amount: number;
  /** 收款账户 · Receiving account. Of kinds 1 and 2. */
  receiveAccountId?: string | null;
  /** 收款第三方账户 · Receiving account at an institution. Of kind 3. */
  thirdAccountId?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 转账凭证 · Voucher */
  voucherFiles?: string | null;
  /** 转账时间 · Sent at */
  transferTime?: string | null;
  /** 付款户名 · Account holder */
  payerName?: string | null;
  /** 付款账号 · Paying account */
  payerAccount?: string | null;
  /** 付款银行 · Paying bank */
  payerBank?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** RechargeConfirmInput of the wire. */
export interface RechargeConfirmInput {
  id: string;
  /** 版本 · Version */
  version: number;
  pass: boolean;
  /** 确认意见 · Remark */
  remark?: string | null;
  /** 银行流水号 · Bank serial */
  bankSerialNo?: string | null;
  /** 转账时间 · Sent at */
  transferTime?: string | null;
}

/** RechargeMatchInput of the wire. */
export interface RechargeMatchInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 银行流水 · Receipt */
  lineId: string;
}

/** RechargeVoucherInput of the wire. */
export interface RechargeVoucherInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 银行流水号 · Bank serial */
  bankSerialNo: string;
  /** 转账凭证 · Voucher */
  voucherFiles: string;
  /** 转账时间 · Sent at */
  transferTime: string;
  /** 付款户名 · Account holder */
  payerName?: string | null;
  /** 付款账号 · Paying account */
  payerAccount?: string | null;
  /** 付款银行 · Paying bank */
  payerBank?: string | null;
}

/** Region of the wire. */
export interface Region {
  adcode: string;
  name: string;
  parentAdcode: string | null;
  level: number;
  lng: number | null;
  lat: number | null;
  plateLetter: string | null;
  /** When it ceased, as far as that is known: a year, a month or a day. */
  abolished: string | null;
}

/** RegionEntry of the wire. */
export interface RegionEntry {
  adcode: string;
  name: string;
  parentAdcode: string | null;
  /** City of a district whose next division above is not one, such as those of Beijing; null for all others. */
  city: string | null;
  /** When it ceased; those stay readable on old rows and are not offered. */
  abolished: string | null;
}

/** RegionTable of the wire. */
export interface RegionTable {
  /** Day of the table. */
  asOf: string;
  source: string;
  /** Divisions that exist. */
  current: number;
  /** Divisions that are kept for old rows. */
  abolished: number;
  /** Who put it into force; null for the table that was shipped. */
  renewedBy: string | null;
  renewedAt: string | null;
}

/** RegistrationCheck of the wire. */
export interface RegistrationCheck {
  number: 'uscc' | 'idNo';
  problem: string | null;
  duplicates: {
    kind: 'customer' | 'shipper' | 'carrier';
    id: string;
    name: string;
    state: string;
    same: ('number' | 'name' | 'phone')[];
  }[];
}

/** RenewRegions of the wire. */
export interface RenewRegions {
  /** Day of the table, later than that of the present one and not to come. */
  asOf: string;
  /** Where it comes from, such as the page of the ministry. */
  source: string;
  rows: {
    adcode: string;
    name: string;
  }[];
  /** Tells the differences and changes nothing. */
  isTrial: boolean;
}

/** RenewedRegions of the wire. */
export interface RenewedRegions {
  added: {
    adcode: string;
    name: string;
  }[];
  abolished: {
    adcode: string;
    name: string;
  }[];
  renamed: {
    adcode: string;
    name: string;
    before: string;
  }[];
  isApplied: boolean;
}

/** ReportAddInput of the wire. */
export interface ReportAddInput {
  head: ReportHeadAdd;
  params?:
    | {
        /** 参数名 · Parameter */
        paramName: string;
        /** 参数文本 · Caption */
        paramTxt?: string | null;
        /** 英文文本 · English caption */
        paramTxtEn?: string | null;
        /** 默认值 · Default value */
        paramValue?: string | null;
        /** 选择方式 · Input type (dictionary report_param_view) */
        paramView?: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  items?:
    | {
        /** 字段名 · Column */
        fieldName: string;
        /** 字段文本 · Caption */
        fieldTxt: string;
        /** 英文文本 · English caption */
        fieldTxtEn?: string | null;
        /** 列宽 · Width */
        fieldWidth?: number | null;
        /** 字段类型 · Type (dictionary report_field_type) */
        fieldType?: 'String' | 'Integer' | 'Long' | 'Double' | 'Date' | 'Datetime' | null;
        /** 查询模式 · Search (dictionary report_search_mode) */
        searchMode?: 'single' | 'group' | null;
        /** 可排序 · Sortable (dictionary yn) */
        isOrder?: string | null;
        /** 可查询 · Searchable (dictionary yn) */
        isSearch?: string | null;
        /** 显示 · Shown (dictionary yn) */
        isShow?: string | null;
        /** 合计 · Totals (dictionary yn) */
        isTotal?: '0' | '1' | null;
        /** 加权字段 · Weighted by */
        weightField?: string | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 字段链接 · Link */
        fieldHref?: string | null;
        /** 取值表达式 · Replaced values */
        replaceVal?: string | null;
        /** 显示字数 · Characters shown */
        showLength?: number | null;
        /** 弹窗查询 · Search by popup */
        searchPopup?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  deleteParamIds?: string[] | string | null;
  deleteItemIds?: string[] | string | null;
}

/** ReportChart of the wire. */
export interface ReportChart {
  kind: 'bar' | 'line' | 'pie' | 'figure' | 'pivot';
  title: string;
  titleEn?: string | null;
  x?: string | null;
  by?: string | null;
  y: string[];
  fold: 'sum' | 'average' | 'max' | 'count';
}

/** ReportColumn of the wire. */
export interface ReportColumn {
  title: string;
  dataIndex: string;
  align: string;
  sorter: boolean;
  customRender: string | null;
  hrefSlotName: string | null;
  scopedSlots: {
    customRender: string;
  } | null;
  fieldType: string;
  isTotal: boolean;
  weightField: string | null;
  fieldWidth: number | null;
  width: number | null;
  showLength: number | null;
  hidden: boolean;
}

/** ReportColumns of the wire. */
export interface ReportColumns {
  cgRpConfigId: string;
  cgRpConfigName: string;
  columns: ReportColumn[];
  dictOptions: Record<
    string,
    {
      value: string;
      text: string;
    }[]
  >;
}

/** ReportColumnsAndData of the wire. */
export interface ReportColumnsAndData {
  data: ReportRows;
  columns: ReportColumn[];
  cgreportHeadName: string;
  dictOptions: Record<
    string,
    {
      value: string;
      text: string;
    }[]
  >;
  fieldHrefSlots: ReportHrefSlot[];
  isGroupTitle: boolean;
}

/** ReportEditInput of the wire. */
export interface ReportEditInput {
  head: ReportHeadEdit;
  params?:
    | {
        /** 参数名 · Parameter */
        paramName: string;
        /** 参数文本 · Caption */
        paramTxt?: string | null;
        /** 英文文本 · English caption */
        paramTxtEn?: string | null;
        /** 默认值 · Default value */
        paramValue?: string | null;
        /** 选择方式 · Input type (dictionary report_param_view) */
        paramView?: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  items?:
    | {
        /** 字段名 · Column */
        fieldName: string;
        /** 字段文本 · Caption */
        fieldTxt: string;
        /** 英文文本 · English caption */
        fieldTxtEn?: string | null;
        /** 列宽 · Width */
        fieldWidth?: number | null;
        /** 字段类型 · Type (dictionary report_field_type) */
        fieldType?: 'String' | 'Integer' | 'Long' | 'Double' | 'Date' | 'Datetime' | null;
        /** 查询模式 · Search (dictionary report_search_mode) */
        searchMode?: 'single' | 'group' | null;
        /** 可排序 · Sortable (dictionary yn) */
        isOrder?: string | null;
        /** 可查询 · Searchable (dictionary yn) */
        isSearch?: string | null;
        /** 显示 · Shown (dictionary yn) */
        isShow?: string | null;
        /** 合计 · Totals (dictionary yn) */
        isTotal?: '0' | '1' | null;
        /** 加权字段 · Weighted by */
        weightField?: string | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 字段链接 · Link */
        fieldHref?: string | null;
        /** 取值表达式 · Replaced values */
        replaceVal?: string | null;
        /** 显示字数 · Characters shown */
        showLength?: number | null;
        /** 弹窗查询 · Search by popup */
        searchPopup?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  deleteParamIds?: string[] | string | null;
  deleteItemIds?: string[] | string | null;
}

/** 在线报表 · Online report. */
export interface ReportHead {
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
  /** 报表编码 · Code. A report of one’s own takes the place of one of the platform with the same code. */
  code: string | null;
  /** 报表名称 · Name */
  name: string | null;
  /** 查询SQL · SQL. One SELECT over the views of reports; `:name` stands for a parameter. */
  cgrSql: string | null;
  /** 所需权限 · Permission. What a person needs to use the report; absent in a new one: a permission of its own, which its menu entry makes. */
  permission: string | null;
  /** 英文名称 · English name */
  nameEn: string | null;
  /** 返回值字段 · Column of the value */
  returnValField: string | null;
  /** 返回文本字段 · Column of the text */
  returnTxtField: string | null;
  /** 返回类型 · Kind of choice. 1 one row, 2 several. */
  returnType: string | null;
  /** 数据源 · Data source. Empty: reports run on this database alone. */
  dbSource: string | null;
  /** 描述 · Description */
  content: string | null;
  /** 图表 · Charts. What is drawn above the rows: JSON, a list of ReportChart. */
  charts: string | null;
  /** 状态 · Status (dictionary report_status). 1 in use, 0 switched off, by a person or because it ran too long; saved with 1 it runs again. */
  status: number | null;
  /** 可修改 · May be changed (dictionary yn). 0: of the platform; it may be replaced by one with its code. */
  isOwn: '0' | '1' | null;
  status_dictText?: string;
  isOwn_dictText?: string;
}

/** ReportHeadAdd of the wire. */
export interface ReportHeadAdd {
  /** 报表编码 · Code. A report of one’s own takes the place of one of the platform with the same code. */
  code: string;
  /** 报表名称 · Name */
  name: string;
  /** 查询SQL · SQL. One SELECT over the views of reports; `:name` stands for a parameter. */
  cgrSql: string;
  /** 所需权限 · Permission. What a person needs to use the report; absent in a new one: a permission of its own, which its menu entry makes. */
  permission?: string | null;
  /** 英文名称 · English name */
  nameEn?: string | null;
  /** 返回值字段 · Column of the value */
  returnValField?: string | null;
  /** 返回文本字段 · Column of the text */
  returnTxtField?: string | null;
  /** 返回类型 · Kind of choice. 1 one row, 2 several. */
  returnType?: string | null;
  /** 数据源 · Data source. Empty: reports run on this database alone. */
  dbSource?: string | null;
  /** 描述 · Description */
  content?: string | null;
  /** 图表 · Charts. What is drawn above the rows: JSON, a list of ReportChart. */
  charts?: string | null;
  /** 状态 · Status (dictionary report_status). 1 in use, 0 switched off, by a person or because it ran too long; saved with 1 it runs again. */
  status?: number | null;
}

/** ReportHeadEdit of the wire. */
export interface ReportHeadEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 报表编码 · Code. A report of one’s own takes the place of one of the platform with the same code. */
  code?: string;
  /** 报表名称 · Name */
  name?: string;
  /** 查询SQL · SQL. One SELECT over the views of reports; `:name` stands for a parameter. */
  cgrSql?: string;
  /** 所需权限 · Permission. What a person needs to use the report; absent in a new one: a permission of its own, which its menu entry makes. */
  permission?: string | null;
  /** 英文名称 · English name */
  nameEn?: string | null;
  /** 返回值字段 · Column of the value */
  returnValField?: string | null;
  /** 返回文本字段 · Column of the text */
  returnTxtField?: string | null;
  /** 返回类型 · Kind of choice. 1 one row, 2 several. */
  returnType?: string | null;
  /** 数据源 · Data source. Empty: reports run on this database alone. */
  dbSource?: string | null;
  /** 描述 · Description */
  content?: string | null;
  /** 图表 · Charts. What is drawn above the rows: JSON, a list of ReportChart. */
  charts?: string | null;
  /** 状态 · Status (dictionary report_status). 1 in use, 0 switched off, by a person or because it ran too long; saved with 1 it runs again. */
  status?: number | null;
}

/** ReportHrefSlot of the wire. */
export interface ReportHrefSlot {
  slotName: string;
  href: string;
}

/** 报表字段 · Report column. */
export interface ReportItem {
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
  /** 字段名 · Column */
  fieldName: string | null;
  /** 字段文本 · Caption */
  fieldTxt: string | null;
  /** 英文文本 · English caption */
  fieldTxtEn: string | null;
  /** 列宽 · Width. Pixels; 0: as wide as others. */
  fieldWidth: number | null;
  /** 字段类型 · Type (dictionary report_field_type) */
  fieldType: 'String' | 'Integer' | 'Long' | 'Double' | 'Date' | 'Datetime' | null;
  /** 查询模式 · Search (dictionary report_search_mode). One value, or a range of two. */
  searchMode: 'single' | 'group' | null;
  /** 可排序 · Sortable (dictionary yn) */
  isOrder: string | null;
  /** 可查询 · Searchable (dictionary yn) */
  isSearch: string | null;
  /** 显示 · Shown (dictionary yn) */
  isShow: string | null;
  /** 合计 · Totals (dictionary yn). 0: sums of it mean nothing, as of a score or a share. */
  isTotal: '0' | '1' | null;
  /** 加权字段 · Weighted by. In the place of sums stands the average weighted by this column, as of a price by the weight. */
  weightField: string | null;
  /** 字典编码 · Dictionary. A dictionary, or a table: `table,text,code`. */
  dictCode: string | null;
  /** 字段链接 · Link. `${field}` and `{{ field }}` stand for values of the row, and of the parameters by their names. */
  fieldHref: string | null;
  /** 取值表达式 · Replaced values. Texts in the place of values: `是_1,否_2`. */
  replaceVal: string | null;
  /** 显示字数 · Characters shown */
  showLength: number | null;
  /** 弹窗查询 · Search by popup. Values are chosen from another report to be searched for: `report code,column`. */
  searchPopup: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 报表 · Report */
  cgrheadId: string | null;
  fieldType_dictText?: string;
  searchMode_dictText?: string;
  isOrder_dictText?: string;
  isSearch_dictText?: string;
  isShow_dictText?: string;
  isTotal_dictText?: string;
}

/** 报表页面 · Report page. */
export interface ReportPage {
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
  /** 页面编码 · Code. A page of one’s own takes the place of one of the platform with the same code. */
  code: string | null;
  /** 页面名称 · Name */
  name: string | null;
  /** 展示模板 · Layout (dictionary graph_display_template) */
  displayTemplate: 'tab' | 'single' | 'double' | null;
  /** 所需权限 · Permission. What a person needs to open the page. */
  permission: string | null;
  /** 英文名称 · English name */
  nameEn: string | null;
  /** 描述 · Description */
  content: string | null;
  /** 状态 · Status (dictionary report_status). 1 in use, 0 switched off. */
  status: number | null;
  /** 可修改 · May be changed (dictionary yn). 0: of the platform; it may be replaced by one with its code. */
  isOwn: '0' | '1' | null;
  displayTemplate_dictText?: string;
  status_dictText?: string;
  isOwn_dictText?: string;
}

/** ReportPageAddInput of the wire. */
export interface ReportPageAddInput {
  head: {
    /** 页面编码 · Code. A page of one’s own takes the place of one of the platform with the same code. */
    code: string;
    /** 页面名称 · Name */
    name: string;
    /** 展示模板 · Layout (dictionary graph_display_template) */
    displayTemplate: 'tab' | 'single' | 'double';
    /** 所需权限 · Permission. What a person needs to open the page. */
    permission: string;
    /** 英文名称 · English name */
    nameEn?: string | null;
    /** 描述 · Description */
    content?: string | null;
    /** 状态 · Status (dictionary report_status) */
    status?: number | null;
    dataType?: string | null;
    cgrSql?: string | null;
    dbSource?: string | null;
    extendJs?: string | null;
  };
  blocks?:
    | {
        /** 标题 · Title */
        title: string;
        /** 报表 · Report. Code of the report whose rows are drawn. */
        reportCode: string;
        /** 图表类型 · Kind (dictionary graph_type) */
        graphType: 'bar' | 'line' | 'pie' | 'figure' | 'pivot' | 'table';
        /** 英文标题 · English title */
        titleEn?: string | null;
        /** 分组字段 · Group by */
        xaxisField?: string | null;
        /** 列字段 · Columns by */
        byField?: string | null;
        /** 数值字段 · Values */
        yaxisField?: string | null;
        /** 汇总方式 · Aggregate (dictionary graph_fold) */
        fold?: 'sum' | 'average' | 'max' | 'count' | null;
        /** 宽度 · Width */
        colSpan?: number | null;
        /** 高度 · Height (dictionary graph_height) */
        height?: 'small' | 'normal' | 'tall' | null;
        /** 参数 · Parameters */
        params?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  params?:
    | {
        /** 参数名 · Parameter */
        paramName: string;
        /** 参数文本 · Caption */
        paramTxt?: string | null;
        /** 英文文本 · English caption */
        paramTxtEn?: string | null;
        /** 默认值 · Default value */
        paramValue?: string | null;
        /** 选择方式 · Input type (dictionary report_param_view) */
        paramView?: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
}

/** 页面区块 · Page block. */
export interface ReportPageBlock {
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
  /** 标题 · Title */
  title: string | null;
  /** 报表 · Report. Code of the report whose rows are drawn. */
  reportCode: string | null;
  /** 图表类型 · Kind (dictionary graph_type) */
  graphType: 'bar' | 'line' | 'pie' | 'figure' | 'pivot' | 'table' | null;
  /** 英文标题 · English title */
  titleEn: string | null;
  /** 分组字段 · Group by. None of figures and tables. */
  xaxisField: string | null;
  /** 列字段 · Columns by. Of pivots. */
  byField: string | null;
  /** 数值字段 · Values. Joined by commas; none of tables. */
  yaxisField: string | null;
  /** 汇总方式 · Aggregate (dictionary graph_fold) */
  fold: 'sum' | 'average' | 'max' | 'count' | null;
  /** 宽度 · Width. Columns of the page, where it has two. */
  colSpan: number | null;
  /** 高度 · Height (dictionary graph_height) */
  height: 'small' | 'normal' | 'tall' | null;
  /** 参数 · Parameters. JSON, a list of `{ name, from, value }`: a parameter of the report comes from one of the page, or is set. */
  params: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 页面 · Page */
  graphreportHeadId: string | null;
  graphType_dictText?: string;
  fold_dictText?: string;
  height_dictText?: string;
}

/** ReportPageBlockScreen of the wire. */
export interface ReportPageBlockScreen {
  id: string;
  title: string;
  graphType: 'bar' | 'line' | 'pie' | 'figure' | 'pivot' | 'table';
  xaxisField: string | null;
  byField: string | null;
  yaxisFields: string[];
  fold: 'sum' | 'average' | 'max' | 'count';
  colSpan: number;
  height: 'small' | 'normal' | 'tall';
  state: 'ready' | 'denied' | 'off' | 'missing';
  screen: ReportScreen | null;
  shared: {
    name: string;
    from: string;
  }[];
  fixed: {
    name: string;
    value: string;
  }[];
}

/** ReportPageEditInput of the wire. */
export interface ReportPageEditInput {
  head: {
    id: string;
    /** 版本 · Version */
    version: number;
    /** 页面编码 · Code. A page of one’s own takes the place of one of the platform with the same code. */
    code?: string;
    /** 页面名称 · Name */
    name?: string;
    /** 展示模板 · Layout (dictionary graph_display_template) */
    displayTemplate?: 'tab' | 'single' | 'double';
    /** 所需权限 · Permission. What a person needs to open the page. */
    permission?: string;
    /** 英文名称 · English name */
    nameEn?: string | null;
    /** 描述 · Description */
    content?: string | null;
    /** 状态 · Status (dictionary report_status) */
    status?: number | null;
    dataType?: string | null;
    cgrSql?: string | null;
    dbSource?: string | null;
    extendJs?: string | null;
  };
  blocks?:
    | {
        /** 标题 · Title */
        title: string;
        /** 报表 · Report. Code of the report whose rows are drawn. */
        reportCode: string;
        /** 图表类型 · Kind (dictionary graph_type) */
        graphType: 'bar' | 'line' | 'pie' | 'figure' | 'pivot' | 'table';
        /** 英文标题 · English title */
        titleEn?: string | null;
        /** 分组字段 · Group by */
        xaxisField?: string | null;
        /** 列字段 · Columns by */
        byField?: string | null;
        /** 数值字段 · Values */
        yaxisField?: string | null;
        /** 汇总方式 · Aggregate (dictionary graph_fold) */
        fold?: 'sum' | 'average' | 'max' | 'count' | null;
        /** 宽度 · Width */
        colSpan?: number | null;
        /** 高度 · Height (dictionary graph_height) */
        height?: 'small' | 'normal' | 'tall' | null;
        /** 参数 · Parameters */
        params?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
  params?:
    | {
        /** 参数名 · Parameter */
        paramName: string;
        /** 参数文本 · Caption */
        paramTxt?: string | null;
        /** 英文文本 · English caption */
        paramTxtEn?: string | null;
        /** 默认值 · Default value */
        paramValue?: string | null;
        /** 选择方式 · Input type (dictionary report_param_view) */
        paramView?: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
        /** 字典编码 · Dictionary */
        dictCode?: string | null;
        /** 排序 · Sort order */
        orderNum?: number | null;
        id?: string | null;
      }[]
    | null;
}

/** ReportPageItem of the wire. */
export interface ReportPageItem {
  id: string;
  graphreportHeadId: string;
  reportCode: string;
  fieldName: string;
  fieldTxt: string;
  fieldType: string;
  isShow: 'Y' | 'N';
  searchFlag: 'Y' | 'N';
  searchMode: string;
  dictCode: string | null;
  fieldHref: string | null;
  orderNum: number;
}

/** 页面参数 · Page parameter. */
export interface ReportPageParam {
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
  /** 参数名 · Parameter */
  paramName: string | null;
  /** 参数文本 · Caption */
  paramTxt: string | null;
  /** 英文文本 · English caption */
  paramTxtEn: string | null;
  /** 默认值 · Default value */
  paramValue: string | null;
  /** 选择方式 · Input type (dictionary report_param_view) */
  paramView: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
  /** 字典编码 · Dictionary */
  dictCode: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 页面 · Page */
  graphreportHeadId: string | null;
  paramView_dictText?: string;
}

/** ReportPageRow of the wire. */
export interface ReportPageRow {
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
  /** 页面编码 · Code */
  code: string | null;
  /** 页面名称 · Name */
  name: string | null;
  /** 展示模板 · Layout (dictionary graph_display_template) */
  displayTemplate: 'tab' | 'single' | 'double' | null;
  /** 所需权限 · Permission */
  permission: string | null;
  /** 英文名称 · English name */
  nameEn: string | null;
  /** 描述 · Description */
  content: string | null;
  /** 状态 · Status (dictionary report_status) */
  status: number | null;
  /** 可修改 · May be changed (dictionary yn) */
  isOwn: '0' | '1' | null;
  displayTemplate_dictText?: string;
  status_dictText?: string;
  isOwn_dictText?: string;
  dataType: 'report';
  graphType: string;
  xaxisField: string | null;
  yaxisField: string | null;
  isCombination: '0' | '1';
  cgrSql: null;
  dbSource: null;
  extendJs: null;
}

/** ReportPageScreen of the wire. */
export interface ReportPageScreen {
  id: string;
  code: string;
  name: string;
  displayTemplate: 'tab' | 'single' | 'double';
  params: ReportParamInfo[];
  blocks: ReportPageBlockScreen[];
}

/** 报表参数 · Report parameter. */
export interface ReportParam {
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
  /** 参数名 · Parameter */
  paramName: string | null;
  /** 参数文本 · Caption */
  paramTxt: string | null;
  /** 英文文本 · English caption */
  paramTxtEn: string | null;
  /** 默认值 · Default value */
  paramValue: string | null;
  /** 选择方式 · Input type (dictionary report_param_view) */
  paramView: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person' | null;
  /** 字典编码 · Dictionary */
  dictCode: string | null;
  /** 排序 · Sort order */
  orderNum: number | null;
  /** 报表 · Report */
  cgrheadId: string | null;
  paramView_dictText?: string;
}

/** ReportParamInfo of the wire. */
export interface ReportParamInfo {
  paramName: string;
  paramTxt: string | null;
  paramValue: string | null;
  view: 'text' | 'number' | 'list' | 'date' | 'month' | 'customer' | 'carrier' | 'driver' | 'vehicle' | 'person';
  dictCode: string | null;
}

/** ReportParsedSql of the wire. */
export interface ReportParsedSql {
  fields: {
    fieldName: string;
    fieldTxt: string;
    fieldType: 'String' | 'Integer' | 'Long' | 'Double' | 'Date' | 'Datetime';
    orderNum: number;
  }[];
  params: {
    paramName: string;
    paramTxt: string;
    orderNum: number;
  }[];
}

/** ReportPreview of the wire. */
export interface ReportPreview {
  screen: ReportScreen;
  data: ReportRows;
}

/** ReportQueryItem of the wire. */
export interface ReportQueryItem {
  field: string;
  label: string;
  view: 'text' | 'number' | 'date' | 'datetime' | 'list' | 'popup';
  mode: 'single' | 'group';
  hidden: '0' | '1';
  dictCode: string | null;
  dictTable: string | null;
  dictText: string | null;
}

/** ReportRows of the wire. */
export interface ReportRows {
  total: number;
  records: Record<string, string | number | boolean | null>[];
}

/** ReportScreen of the wire. */
export interface ReportScreen {
  id: string;
  code: string;
  name: string;
  columns: ReportColumn[];
  dictOptions: Record<
    string,
    {
      value: string;
      text: string;
    }[]
  >;
  fieldHrefSlots: ReportHrefSlot[];
  queryItems: ReportQueryItem[];
  params: ReportParamInfo[];
  charts: ReportChart[];
}

/** ReportedPosition of the wire. */
export interface ReportedPosition {
  /** 车牌号 · Plate number */
  vehicleNumber: string;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string;
  /** 定位时间 · Time */
  locTime: string;
  /** 经度 · Longitude (degree) */
  lng: number;
  /** 纬度 · Latitude (degree) */
  lat: number;
  /** 速度 · Speed */
  speed?: number | null;
  /** 方向 · Direction */
  direction?: number | null;
  /** 里程表 · Odometer */
  mileage?: number | null;
  /** 精度 · Accuracy */
  accuracy?: number | null;
  /** 来源 · Source (dictionary track_source) */
  source: '1' | '2' | '3';
  /** 坐标系 · Coordinate system (dictionary coord_type) */
  coordType?: 'wgs84' | 'gcj02' | 'bd09' | null;
}

/** A call: its matched route without query, its masked headers, its outcome, its milliseconds. */
export interface RequestTrace {
  timestamp: string;
  principal: {
    name: string;
  } | null;
  request: {
    method: string;
    uri: string;
    remoteAddress: string;
    headers: Record<string, string[]>;
  };
  response: {
    status: number;
  };
  timeTaken: number;
}

/** ResubmitInput of the wire. */
export interface ResubmitInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  /** 装货时间 · Loaded at */
  loadTime?: string;
  /** 发车时间 · Departed at */
  departTime?: string;
  /** 到达时间 · Arrived at */
  arriveTime?: string;
  /** 卸货时间 · Unloaded at */
  unloadTime?: string;
  /** 签收时间 · Signed at */
  signTime?: string;
  /** 装货磅单号 · Loading slip */
  loadSlipNo?: string;
  /** 卸货磅单号 · Unloading slip */
  unloadSlipNo?: string;
  /** 回单号 · Receipt */
  receiptNo?: string;
  files?: {
    kind: 'loadSlip' | 'unloadSlip' | 'receipt' | 'sitePhoto' | 'other';
    /** 单据 · Document */
    path: string;
  }[];
  replaces?: string[];
}

/** RevokeInput of the wire. */
export interface RevokeInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 撤销原因 · Reason of revocation (dictionary revoke_reason) */
  revokeCode: string;
  /** 撤销说明 · In words */
  reason?: string | null;
  /** 运单号 · Waybill number */
  number?: string | null;
}

/** 角色 · Role. */
export interface Role {
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
  /** 角色名 · Name */
  roleName: string | null;
  /** 角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. It is chosen once. */
  roleCode: string | null;
  /** 描述 · Description */
  description: string | null;
  /** 客户可分配 · For customers (dictionary yn). Logins of customers may be given it. */
  forCustomers: '0' | '1' | null;
  forCustomers_dictText?: string;
}

/** RoleAdd of the wire. */
export interface RoleAdd {
  /** 角色名 · Name */
  roleName: string;
  /** 角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. It is chosen once. */
  roleCode: string;
  /** 描述 · Description */
  description?: string | null;
  /** 客户可分配 · For customers (dictionary yn). Logins of customers may be given it. */
  forCustomers?: '0' | '1' | null;
}

/** RoleEdit of the wire. */
export interface RoleEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 角色名 · Name */
  roleName?: string;
  /** 角色编码 · Code. Letters, digits and the signs _ . : - without Chinese characters. It is chosen once. */
  roleCode?: string;
  /** 描述 · Description */
  description?: string | null;
  /** 客户可分配 · For customers (dictionary yn). Logins of customers may be given it. */
  forCustomers?: '0' | '1' | null;
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
  /** 审核意见 · Remark */
  remark?: string | null;
}

/** RuleEvidence of the wire. */
export interface RuleEvidence {
  papers?: {
    of: 'driver' | 'coDriver' | 'vehicle';
    id: string;
    field: string;
    until: string;
  }[];
  steps?: string[];
  notes?: {
    id: string;
    number: string;
  }[];
  files?: {
    id: string;
    path: string;
  }[];
  figures?: Record<string, number | string | null>;
}

/** SavedView of the wire. */
export interface SavedView {
  id: string;
  version: number;
  listKey: string;
  name: string;
  scope: 'user' | 'depart' | 'tenant';
  orgCode: string | null;
  isDefault: '0' | '1';
  params: Record<string, string>;
  mayChange: boolean;
}

/** 信用分明细 · Score line. */
export interface ScoreLine {
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
  /** 对象类型 · Kind (dictionary score_target) */
  targetType: string | null;
  /** 对象编号 · Id */
  targetId: string | null;
  /** 来源 · Source (dictionary score_source) */
  source: string | null;
  /** 来源单据编号 · Id of the document */
  sourceId: string | null;
  /** 来源单据 · Document */
  sourceNo: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 时间 · At */
  happenTime: string | null;
  /** 规则分值 · By the rule */
  rulePoints: number | null;
  /** 分值 · Points */
  points: number | null;
  /** 信用分 · Score */
  balance: number | null;
  /** 说明 · Why */
  reason: string | null;
  targetType_dictText?: string;
  source_dictText?: string;
}

/** ScoreTotal of the wire. */
export interface ScoreTotal {
  /** 名称 · Name */
  name: string;
  /** 信用分 · Score */
  score: number;
  /** 合计 · Sum */
  sum: number;
  /** 明细数 · Lines */
  lines: number;
  /** 评价 · Evaluations */
  evaluations: number;
  /** 违规 · Violations */
  violations: number;
  /** 投诉 · Complaints */
  complaints: number;
  /** 初始分 · First */
  opening: number;
}

/** ScreenAbnormal of the wire. */
export interface ScreenAbnormal {
  id: string;
  noteNumber: string;
  customerName: string;
  vehicleNumber: string | null;
  kind: 'loss' | 'due' | 'flagged';
  detail: string;
}

/** ScreenData of the wire. */
export interface ScreenData {
  now: string;
  drivers: number;
  vehicles: number;
  customers: number;
  today: ScreenSum;
  days30: ScreenSum;
  statusCounts: Record<string, number>;
  lanes: ScreenLane[];
  positions: {
    vehicleNumber: string;
    lng: number;
    lat: number;
  }[];
  provinces: {
    name: string;
    count: number;
    weight: number;
  }[];
  events: {
    id: string;
    noteId: string;
    noteNumber: string;
    content: string;
    happenTime: string;
  }[];
  abnormal: ScreenAbnormal[];
}

/** ScreenFinance of the wire. */
export interface ScreenFinance {
  now: string;
  month: ScreenProfit;
  year: ScreenProfit;
  months: {
    notes: number;
    income: number | null;
    cost: number | null;
    profit: number | null;
    month: string;
  }[];
  wallets: {
    count: number;
    total: number;
    available: number;
    frozen: number;
  };
  ageing: {
    from: number;
    to: number | null;
    count: number;
    amount: number | null;
  }[];
  payable: {
    count: number;
    amount: number | null;
  };
  debtors: {
    id: string;
    name: string;
    count: number;
    amount: number | null;
  }[];
  advances: {
    open: MoneySum;
    overdue: MoneySum;
  } | null;
  payments: {
    paidToday: MoneySum;
    failedToday: MoneySum;
  } | null;
  invoices: {
    count: number;
    amount: number;
    tax: number;
  } | null;
  taxes: {
    count: number;
    amount: number;
    deadline: string | null;
  } | null;
  uploads: {
    due: number;
    accepted: number;
    uploadRate: number | null;
    firstPassRate: number | null;
    onTimeRate: number | null;
  } | null;
}

/** ScreenLane of the wire. */
export interface ScreenLane {
  from: {
    name: string;
    lng: number | null;
    lat: number | null;
  };
  to: {
    name: string;
    lng: number | null;
    lat: number | null;
  };
  today: number;
  onRoad: number;
}

/** ScreenProfit of the wire. */
export interface ScreenProfit {
  notes: number;
  income: number | null;
  cost: number | null;
  profit: number | null;
}

/** ScreenSum of the wire. */
export interface ScreenSum {
  notes: number;
  signed: number;
  weight: number;
  distance: number;
}

/** 发货地址 · Loading address. */
export interface SendAddress {
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
  /** 客户 · Customer */
  customerId: string | null;
  /** 地址简称 · Short name */
  addressName: string | null;
  /** 单位名称 · Company */
  companyName: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Phone */
  phone: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 详细地址 · Street */
  address: string | null;
  /** 经度 · Longitude (degree) */
  lng: number | null;
  /** 纬度 · Latitude (degree) */
  lat: number | null;
  /** 省 · Province */
  province: string | null;
  /** 市 · City */
  city: string | null;
  /** 区县 · District */
  district: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius: number | null;
  /** 作业时间 · Working hours */
  workTime: string | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 默认 · Default (dictionary yn) */
  isDefault: '0' | '1' | null;
  /** 使用次数 · Times used */
  useCount: number | null;
  enabled_dictText?: string;
  isDefault_dictText?: string;
}

/** SendAddressAdd of the wire. */
export interface SendAddressAdd {
  /** 客户 · Customer */
  customerId: string;
  /** 地址简称 · Short name */
  addressName: string;
  /** 单位名称 · Company */
  companyName: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Phone */
  phone: string;
  /** 行政区划 · Division code */
  adcode: string;
  /** 详细地址 · Street */
  address: string;
  /** 经度 · Longitude (degree) */
  lng: number;
  /** 纬度 · Latitude (degree) */
  lat: number;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius?: number | null;
  /** 作业时间 · Working hours */
  workTime?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
}

/** SendAddressEdit of the wire. */
export interface SendAddressEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 客户 · Customer */
  customerId?: string;
  /** 地址简称 · Short name */
  addressName?: string;
  /** 单位名称 · Company */
  companyName?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Phone */
  phone?: string;
  /** 行政区划 · Division code */
  adcode?: string;
  /** 详细地址 · Street */
  address?: string;
  /** 经度 · Longitude (degree) */
  lng?: number;
  /** 纬度 · Latitude (degree) */
  lat?: number;
  /** 省 · Province */
  province?: string | null;
  /** 市 · City */
  city?: string | null;
  /** 区县 · District */
  district?: string | null;
  /** 围栏半径 · Fence radius (metre) */
  fenceRadius?: number | null;
  /** 作业时间 · Working hours */
  workTime?: string | null;
  /** 备注 · Remark */
  remark?: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled?: '0' | '1' | null;
}

/** 敏感信息查看 · Look at sensitive data. */
export interface SensitiveLook {
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
  /** 操作人 · User name */
  username: string | null;
  /** 姓名 · Name */
  realname: string | null;
  /** 数据类型 · Kind of data */
  subjectKind: string | null;
  /** 查看对象 · Whose data */
  subjectTitle: string | null;
  /** 数据ID · Id */
  subjectId: string | null;
  /** 查看内容 · What was shown */
  fieldNames: string | null;
  /** IP · Address */
  ip: string | null;
}

/** 托运人 · Shipper. */
export interface Shipper {
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
  /** 所属客户 · Customer */
  customerId: string | null;
  /** 托运人名称 · Shipper */
  shipperName: string | null;
  /** 统一社会信用代码/证件号 · Credit code or ID number */
  shipperIdNo: string | null;
  /** 托运人类型 · Kind (dictionary shipper_kind) */
  shipperKind: string | null;
  /** 联系人 · Contact */
  contactName: string | null;
  /** 联系电话 · Contact phone */
  contactPhone: string | null;
  /** 行政区划 · Division code */
  adcode: string | null;
  /** 地址 · Address */
  address: string | null;
  /** 证照 · Licence */
  licenceFile: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 运单数 · Waybills. Without those that were revoked. */
  noteCount: number | null;
  /** 审核状态 · Review status (dictionary review_state) */
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
  shipperKind_dictText?: string;
  state_dictText?: string;
  verifyState_dictText?: string;
}

/** ShipperAdd of the wire. */
export interface ShipperAdd {
  /** 所属客户 · Customer */
  customerId: string;
  /** 托运人名称 · Shipper */
  shipperName: string;
  /** 统一社会信用代码/证件号 · Credit code or ID number */
  shipperIdNo: string;
  /** 托运人类型 · Kind (dictionary shipper_kind) */
  shipperKind: string;
  /** 联系人 · Contact */
  contactName: string;
  /** 联系电话 · Contact phone */
  contactPhone: string;
  /** 行政区划 · Division code */
  adcode: string;
  /** 地址 · Address */
  address: string;
  /** 证照 · Licence */
  licenceFile?: string | null;
}

/** ShipperEdit of the wire. */
export interface ShipperEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 所属客户 · Customer */
  customerId?: string;
  /** 托运人名称 · Shipper */
  shipperName?: string;
  /** 统一社会信用代码/证件号 · Credit code or ID number */
  shipperIdNo?: string;
  /** 托运人类型 · Kind (dictionary shipper_kind) */
  shipperKind?: string;
  /** 联系人 · Contact */
  contactName?: string;
  /** 联系电话 · Contact phone */
  contactPhone?: string;
  /** 行政区划 · Division code */
  adcode?: string;
  /** 地址 · Address */
  address?: string;
  /** 证照 · Licence */
  licenceFile?: string | null;
}

/** 运单 · Waybill. */
export interface ShippingNote {
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
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: '1' | '2' | '3' | null;
  /** 客户 · Customer */
  customerId: string | null;
  /** 货主 · Shipper */
  shipperId: string | null;
  /** 货物名称 · Cargo */
  cargoName: string | null;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string | null;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string | null;
  /** 司机运价 · Driver's price (e4) */
  unitPrice: number | null;
  /** 原始单号 · Consignor's number */
  originalDocumentNumber: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId: string | null;
  /** 代理公司 · Agent. Required in agent mode. */
  agentId: string | null;
  /** 承运商 · Carrier */
  carrierId: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode: string | null;
  /** 装货地址 · Loading address */
  sendAddressId: string | null;
  /** 装货单位 · Loading place */
  sendName: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone: string | null;
  /** 装货省 · Loading province */
  sendProvince: string | null;
  /** 装货城市 · Loading city */
  sendCity: string | null;
  /** 装货区县 · Loading district */
  sendDistrict: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId: string | null;
  /** 收货人 · Consignee */
  receiveName: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat: number | null;
  /** 计划重量 · Planned weight (kg) */
  plannedWeight: number | null;
  /** 体积 · Volume (litre) */
  volume: number | null;
  /** 件数 · Pieces */
  pieces: number | null;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom: string | null;
  /** 装货时间止 · Pick up until */
  pickupTimeTo: string | null;
  /** 客户运价 · Customer's price (e4). In agent mode the price that the agent pays. Empty: computed from the service fee. */
  customerUnitPrice: number | null;
  /** 代理运费 · Agent fee (fen). Agent mode without a price: the whole amount. */
  agentFee: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen). Required when a loss is deducted. */
  cargoPrice: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType: string | null;
  /** 账期(天) · Term (days) */
  termDays: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode: string | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt: '0' | '1' | null;
  /** 备注 · Remark */
  remark: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 分段分单号 · Serial number */
  serialNumber: string | null;
  /** 运输总车辆数 · Vehicles of this number */
  vehicleAmount: number | null;
  /** 订单 · Order */
  orderId: string | null;
  /** 订单号 · Order number */
  orderNo: string | null;
  /** 运单状态 · Status (dictionary note_status) */
  noteStatus: string | null;
  /** 客户名称 · Customer name */
  customerName: string | null;
  /** 货主名称 · Shipper name */
  shipperName: string | null;
  /** 代理名称 · Agent name */
  agentName: string | null;
  /** 承运商名称 · Carrier name */
  carrierName: string | null;
  /** 司机 · Driver */
  driverId: string | null;
  /** 司机姓名 · Driver name */
  driverName: string | null;
  /** 司机电话 · Driver phone */
  driverPhone: string | null;
  /** 司机身份证号 · Driver ID card */
  driverIdNo: string | null;
  /** 副驾驶员 · Second driver */
  coDriverId: string | null;
  /** 副驾驶员姓名 · Name of the second driver */
  coDriverName: string | null;
  /** 车辆 · Vehicle */
  vehicleId: string | null;
  /** 车牌号 · Plate number */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber: string | null;
  /** 实际承运人 · Actual carrier */
  actualCarrierName: string | null;
  /** 实际承运人证件号 · ID of the actual carrier */
  actualCarrierId: string | null;
  /** 实际承运人许可证 · Permit of the actual carrier */
  actualCarrierPermit: string | null;
  /** 调度人 · Dispatched by */
  dispatchBy: string | null;
  /** 调度时间 · Dispatched at */
  dispatchTime: string | null;
  /** 接单时间 · Accepted at */
  acceptTime: string | null;
  /** 接单截止 · Accept until */
  acceptDeadline: string | null;
  /** 装货毛重 · Loaded gross (kg) */
  loadGross: number | null;
  /** 装货皮重 · Loaded tare (kg) */
  loadTare: number | null;
  /** 装货重量 · Loaded weight (kg) */
  loadWeight: number | null;
  /** 装货时间 · Loaded at */
  loadTime: string | null;
  /** 装货磅单号 · Loading slip */
  loadSlipNo: string | null;
  /** 装货磅单照片 · Loading slip photos */
  loadFiles: string | null;
  /** 发车时间 · Departed at */
  departTime: string | null;
  /** 到达时间 · Arrived at */
  arriveTime: string | null;
  /** 卸货毛重 · Unloaded gross (kg) */
  unloadGross: number | null;
  /** 卸货皮重 · Unloaded tare (kg) */
  unloadTare: number | null;
  /** 卸货重量 · Unloaded weight (kg) */
  unloadWeight: number | null;
  /** 卸货时间 · Unloaded at */
  unloadTime: string | null;
  /** 卸货磅单号 · Unloading slip */
  unloadSlipNo: string | null;
  /** 卸货磅单照片 · Unloading slip photos */
  unloadFiles: string | null;
  /** 签收时间 · Signed at */
  signTime: string | null;
  /** 签收人 · Signed by */
  signBy: string | null;
  /** 回单号 · Receipt */
  receiptNo: string | null;
  /** 回单照片 · Receipt photos */
  receiptFiles: string | null;
  /** 结算重量 · Settled weight (kg) */
  settleWeight: number | null;
  /** 货损重量 · Loss (kg) */
  lossWeight: number | null;
  /** 允许货损 · Tolerated loss (kg) */
  allowedLoss: number | null;
  /** 扣损重量 · Deducted loss (kg) */
  deductWeight: number | null;
  /** 扣损金额 · Deducted for loss (fen) */
  lossAmount: number | null;
  /** 运费(抹零前) · Freight before rounding (fen) */
  driverFeeRaw: number | null;
  /** 杂费 · Extras (fen) */
  extraFee: number | null;
  /** 杂费说明 · Extras: remark */
  extraFeeRemark: string | null;
  /** 其他扣款 · Other deductions (fen) */
  deduction: number | null;
  /** 扣款说明 · Deductions: remark */
  deductionRemark: string | null;
  /** 抹零金额 · Rounding (fen) */
  roundingAmount: number | null;
  /** 司机运费 · Driver fee (fen) */
  driverFee: number | null;
  /** 服务费 · Service fee (fen) */
  serviceFee: number | null;
  /** 客户运费 · Customer fee (fen) */
  customerFee: number | null;
  /** 代理差额 · Agent margin (fen) */
  agentMargin: number | null;
  /** 费用合计 · Fee total (fen) */
  feeTotal: number | null;
  /** 保险费 · Premium (fen) */
  insuranceFee: number | null;
  /** 约定预付 · Prepayment agreed (fen) */
  prepayAmount: number | null;
  /** 已预付 · Prepaid (fen) */
  prepaidAmount: number | null;
  /** 应付尾款 · Payable (fen) */
  payableAmount: number | null;
  /** 已付 · Paid (fen) */
  paidAmount: number | null;
  /** 未付金额 · Left to pay (fen). What is payable less what was paid; null before it is examined. */
  openAmount: number | null;
  /** 预付抵扣 · Prepayment offset (fen) */
  prepayOffset: number | null;
  /** 代扣税款 · Tax withheld (fen) */
  taxWithheld: number | null;
  /** 税率 · Tax rate (bp) */
  taxRate: number | null;
  /** 不含税金额 · Net amount (fen) */
  netAmount: number | null;
  /** 税额 · Tax (fen) */
  taxAmount: number | null;
  /** 结算对象类型 · Kind of creditor (dictionary account_owner) */
  creditorType: 'driver' | 'carrier' | null;
  /** 结算对象编号 · Creditor id */
  creditorId: string | null;
  /** 冻结客户资金 · Customer's money frozen (fen) */
  frozenAmount: number | null;
  /** 资金不足原因 · Why funds fall short. Code 40105 wallet, 40104 credit. */
  fundReason: string | null;
  /** 收款人类型 · Kind of payee (dictionary payee_type) */
  payeeType: string | null;
  /** 收款人编号 · Payee id */
  payeeId: string | null;
  /** 收款人 · Payee */
  payeeName: string | null;
  /** 收款人证件号 · ID of the payee */
  payeeIdNo: string | null;
  /** 收款卡 · Card */
  payeeCardId: string | null;
  /** 收款卡号 · Card number */
  payeeCardNo: string | null;
  /** 收款银行 · Bank of the payee */
  payeeBankName: string | null;
  /** 收款人设置人 · Payee set by */
  payeeBy: string | null;
  /** 账期到期日 · Due on */
  dueDate: string | null;
  /** 账期到期 · Term due (dictionary yn) */
  dueFlag: '0' | '1' | null;
  /** 客户已回款 · Paid by the customer (fen) */
  customerPaidAmount: number | null;
  /** 未收金额 · Not received yet (fen). Of what the customer is charged, less what was paid, advanced or written off. */
  customerOpenAmount: number | null;
  /** 预估里程 · Distance (metre) */
  distance: number | null;
  /** 轨迹里程 · Track distance (metre) */
  trackDistance: number | null;
  /** 通行费 · Toll (fen) */
  etcAmount: number | null;
  /** 异常标记 · Irregularities (dictionary abnormal_flag) */
  abnormalFlags: string | null;
  /** 预审状态 · Pre-check (dictionary step_state) */
  preCheckState: string | null;
  /** 验收状态 · Check (dictionary step_state) */
  checkState: string | null;
  /** 业务审核状态 · Business review (dictionary step_state) */
  businessReviewState: string | null;
  /** 财务审核状态 · Examination (dictionary step_state) */
  examineState: string | null;
  /** 撤销状态 · Revocation (dictionary revoke_state) */
  revokeState: string | null;
  /** 支付状态 · Payment (dictionary pay_state) */
  payState: string | null;
  /** 预付状态 · Prepayment (dictionary prepay_state) */
  prepayState: string | null;
  /** 垫付状态 · Advance (dictionary dianfu_state) */
  dianfuState: string | null;
  /** 保险状态 · Insurance (dictionary insurance_state) */
  insuranceState: string | null;
  /** 司机协议状态 · Driver's agreement (dictionary contract_state) */
  contractState: string | null;
  /** 开票申请状态 · Invoice request (dictionary request_bill_state) */
  requestBillState: string | null;
  /** 发票状态 · Invoice (dictionary invoice_state) */
  invoiceState: string | null;
  /** 发票号码 · Invoice number */
  invoiceNo: string | null;
  /** 运单上传状态 · Upload (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
  /** 流水上传状态 · Upload of fund flow (dictionary upload_state) */
  fundUploadState: string | null;
  /** 轨迹状态 · Track (dictionary track_state) */
  trackState: string | null;
  /** ETC状态 · ETC (dictionary etc_state) */
  etcState: string | null;
  /** 评价 · Evaluation (dictionary evaluation_state) */
  evaluationState: string | null;
  /** 撤销人 · Revoked by */
  revokeBy: string | null;
  /** 撤销时间 · Revoked at */
  revokeTime: string | null;
  /** 撤销原因 · Reason of revocation (dictionary revoke_reason) */
  revokeCode: string | null;
  /** 撤销说明 · Revocation: remark */
  revokeReason: string | null;
  /** 撤销审批人 · Revocation decided by */
  revokeApproveBy: string | null;
  /** 撤销审批时间 · Revocation decided at */
  revokeApproveTime: string | null;
  /** 预审人 · Pre-checked by */
  preCheckBy: string | null;
  /** 预审时间 · Pre-checked at */
  preCheckTime: string | null;
  /** 预审说明 · Pre-check: remark */
  preCheckRemark: string | null;
  /** 提交验收人 · Submitted by */
  submitCheckBy: string | null;
  /** 提交验收时间 · Submitted at */
  submitCheckTime: string | null;
  /** 验收人 · Checked by */
  checkBy: string | null;
  /** 验收时间 · Checked at */
  checkTime: string | null;
  /** 验收说明 · Check: remark */
  checkRemark: string | null;
  /** 业务审核人 · Reviewed by */
  businessReviewBy: string | null;
  /** 业务审核时间 · Reviewed at */
  businessReviewTime: string | null;
  /** 业务审核说明 · Business review: remark */
  businessReviewRemark: string | null;
  /** 未通过规则 · Broken rules (dictionary review_rule). Empty: all passed; null: not looked at yet. */
  failedRules: string | null;
  /** 等待起始时间 · Waiting since */
  waitingSince: string | null;
  /** 财务审核人 · Examined by */
  examineBy: string | null;
  /** 财务审核时间 · Examined at */
  examineTime: string | null;
  /** 财务审核说明 · Examination: remark */
  examineRemark: string | null;
  /** 备款时间 · Funded at */
  fundTime: string | null;
  /** 付款时间 · Paid at */
  payTime: string | null;
  orderMode_dictText?: string;
  cargoTypeCode_dictText?: string;
  priceMode_dictText?: string;
  businessTypeCode_dictText?: string;
  transportTypeCode_dictText?: string;
  weightBasis_dictText?: string;
  lossMode_dictText?: string;
  lossDeduct_dictText?: string;
  lossPass_dictText?: string;
  roundMode_dictText?: string;
  settleType_dictText?: string;
  feeCalcMode_dictText?: string;
  needInsurance_dictText?: string;
  needReceipt_dictText?: string;
  noteStatus_dictText?: string;
  plateColor_dictText?: string;
  creditorType_dictText?: string;
  payeeType_dictText?: string;
  dueFlag_dictText?: string;
  abnormalFlags_dictText?: string;
  preCheckState_dictText?: string;
  checkState_dictText?: string;
  businessReviewState_dictText?: string;
  examineState_dictText?: string;
  revokeState_dictText?: string;
  payState_dictText?: string;
  prepayState_dictText?: string;
  dianfuState_dictText?: string;
  insuranceState_dictText?: string;
  contractState_dictText?: string;
  requestBillState_dictText?: string;
  invoiceState_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
  fundUploadState_dictText?: string;
  trackState_dictText?: string;
  etcState_dictText?: string;
  evaluationState_dictText?: string;
  revokeCode_dictText?: string;
  failedRules_dictText?: string;
}

/** ShippingNoteAdd of the wire. */
export interface ShippingNoteAdd {
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode: '1' | '2' | '3';
  /** 客户 · Customer */
  customerId: string;
  /** 货主 · Shipper */
  shipperId: string;
  /** 货物名称 · Cargo */
  cargoName: string;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode: string;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode: string;
  /** 司机运价 · Driver's price (e4) */
  unitPrice: number;
  /** 原始单号 · Consignor's number */
  originalDocumentNumber?: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId?: string | null;
  /** 代理公司 · Agent. Required in agent mode. */
  agentId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode?: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode?: string | null;
  /** 装货地址 · Loading address */
  sendAddressId?: string | null;
  /** 装货单位 · Loading place */
  sendName?: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact?: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone?: string | null;
  /** 装货省 · Loading province */
  sendProvince?: string | null;
  /** 装货城市 · Loading city */
  sendCity?: string | null;
  /** 装货区县 · Loading district */
  sendDistrict?: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode?: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress?: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng?: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat?: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId?: string | null;
  /** 收货人 · Consignee */
  receiveName?: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo?: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact?: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone?: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince?: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity?: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict?: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode?: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress?: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng?: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat?: number | null;
  /** 计划重量 · Planned weight (kg) */
  plannedWeight?: number | null;
  /** 体积 · Volume (litre) */
  volume?: number | null;
  /** 件数 · Pieces */
  pieces?: number | null;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom?: string | null;
  /** 装货时间止 · Pick up until */
  pickupTimeTo?: string | null;
  /** 客户运价 · Customer's price (e4). In agent mode the price that the agent pays. Empty: computed from the service fee. */
  customerUnitPrice?: number | null;
  /** 代理运费 · Agent fee (fen). Agent mode without a price: the whole amount. */
  agentFee?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen). Required when a loss is deducted. */
  cargoPrice?: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis?: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct?: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass?: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode?: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode?: string | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance?: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount?: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** ShippingNoteEdit of the wire. */
export interface ShippingNoteEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 订单模式 · Order mode (dictionary order_mode) */
  orderMode?: '1' | '2' | '3';
  /** 客户 · Customer */
  customerId?: string;
  /** 货主 · Shipper */
  shipperId?: string;
  /** 货物名称 · Cargo */
  cargoName?: string;
  /** 货物类型 · Cargo type (dictionary cargo_type) */
  cargoTypeCode?: string;
  /** 计价方式 · Pricing (dictionary price_mode) */
  priceMode?: string;
  /** 司机运价 · Driver's price (e4) */
  unitPrice?: number;
  /** 原始单号 · Consignor's number */
  originalDocumentNumber?: string | null;
  /** 运营主体 · Operating company. The default company when empty. */
  companyId?: string | null;
  /** 代理公司 · Agent. Required in agent mode. */
  agentId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 业务类型 · Business type (dictionary business_type) */
  businessTypeCode?: string | null;
  /** 运输组织类型 · Mode of transport (dictionary transport_type) */
  transportTypeCode?: string | null;
  /** 装货地址 · Loading address */
  sendAddressId?: string | null;
  /** 装货单位 · Loading place */
  sendName?: string | null;
  /** 装货联系人 · Contact at loading */
  sendContact?: string | null;
  /** 装货电话 · Phone at loading */
  sendPhone?: string | null;
  /** 装货省 · Loading province */
  sendProvince?: string | null;
  /** 装货城市 · Loading city */
  sendCity?: string | null;
  /** 装货区县 · Loading district */
  sendDistrict?: string | null;
  /** 装货行政区划 · Loading division code */
  sendAdcode?: string | null;
  /** 装货详细地址 · Loading street */
  sendAddress?: string | null;
  /** 装货经度 · Loading longitude (degree) */
  sendLng?: number | null;
  /** 装货纬度 · Loading latitude (degree) */
  sendLat?: number | null;
  /** 卸货地址 · Unloading address */
  receiveAddressId?: string | null;
  /** 收货人 · Consignee */
  receiveName?: string | null;
  /** 收货方证件号 · ID of the consignee */
  receiveIdNo?: string | null;
  /** 收货联系人 · Contact at unloading */
  receiveContact?: string | null;
  /** 收货电话 · Phone at unloading */
  receivePhone?: string | null;
  /** 卸货省 · Unloading province */
  receiveProvince?: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity?: string | null;
  /** 卸货区县 · Unloading district */
  receiveDistrict?: string | null;
  /** 卸货行政区划 · Unloading division code */
  receiveAdcode?: string | null;
  /** 卸货详细地址 · Unloading street */
  receiveAddress?: string | null;
  /** 卸货经度 · Unloading longitude (degree) */
  receiveLng?: number | null;
  /** 卸货纬度 · Unloading latitude (degree) */
  receiveLat?: number | null;
  /** 计划重量 · Planned weight (kg) */
  plannedWeight?: number | null;
  /** 体积 · Volume (litre) */
  volume?: number | null;
  /** 件数 · Pieces */
  pieces?: number | null;
  /** 装货时间起 · Pick up from */
  pickupTimeFrom?: string | null;
  /** 装货时间止 · Pick up until */
  pickupTimeTo?: string | null;
  /** 客户运价 · Customer's price (e4). In agent mode the price that the agent pays. Empty: computed from the service fee. */
  customerUnitPrice?: number | null;
  /** 代理运费 · Agent fee (fen). Agent mode without a price: the whole amount. */
  agentFee?: number | null;
  /** 货值单价(吨) · Cargo value per tonne (fen). Required when a loss is deducted. */
  cargoPrice?: number | null;
  /** 结算重量依据 · Weight basis (dictionary weight_basis) */
  weightBasis?: string | null;
  /** 货损方式 · Loss rule (dictionary loss_mode) */
  lossMode?: string | null;
  /** 允许货损率 · Tolerated loss (bp) */
  lossRate?: number | null;
  /** 允许货损重量 · Tolerated loss per vehicle (kg) */
  lossKg?: number | null;
  /** 扣损方式 · Deduction (dictionary loss_deduct) */
  lossDeduct?: string | null;
  /** 货损去向 · Loss goes to (dictionary loss_pass) */
  lossPass?: string | null;
  /** 抹零方式 · Rounding (dictionary round_mode) */
  roundMode?: string | null;
  /** 结算方式 · Settlement (dictionary settle_type) */
  settleType?: string | null;
  /** 账期(天) · Term (days) */
  termDays?: number | null;
  /** 服务费率 · Service rate (bp) */
  serviceRate?: number | null;
  /** 服务费方式 · Service fee mode (dictionary fee_calc_mode) */
  feeCalcMode?: string | null;
  /** 是否投保 · Insure (dictionary yn) */
  needInsurance?: '0' | '1' | null;
  /** 保险金额 · Insured amount (fen) */
  insuredAmount?: number | null;
  /** 是否需回单 · Receipt needed (dictionary yn) */
  needReceipt?: '0' | '1' | null;
  /** 备注 · Remark */
  remark?: string | null;
}

/** SignInput of the wire. */
export interface SignInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 签收时间 · Signed at */
  signTime: string;
  /** 签收人 · Signed by */
  signBy?: string | null;
  /** 回单号 · Receipt */
  receiptNo?: string | null;
  /** 回单照片 · Receipt photos */
  files?: string | null;
  confirmWarnings?: boolean;
}

/** SlipReadings of the wire. */
export interface SlipReadings {
  simulated: boolean;
  readings: {
    fileId: string;
    kind: 'loadSlip' | 'unloadSlip';
    read: number | null;
    typed: number | null;
    difference: number | null;
    differs: boolean;
  }[];
}

/** 收款统计 · Collection. */
export interface StatCollection {
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
  /** 统计项 · Group */
  name: string | null;
  /** 收款人数 · Payees */
  payees: number | null;
  /** 付款笔数 · Payments */
  payments: number | null;
  /** 收款金额 · Amount (fen) */
  amount: number | null;
  /** 其中预付 · Prepaid (fen) */
  prepaid: number | null;
  /** 其中线下 · Paid offline (fen) */
  offline: number | null;
  /** 失败笔数 · Failed. Payments that the bank refused and that were not sent again. */
  failed: number | null;
  /** 签收到付款 · Signature to payment (centihour) */
  payHours: number | null;
}

/** 运费统计 · Freight. */
export interface StatFreight {
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
  /** 统计项 · Group */
  name: string | null;
  /** 运单数 · Waybills */
  notes: number | null;
  /** 重量 · Weight (kg) */
  weight: number | null;
  /** 费用合计 · Total fee (fen) */
  feeTotal: number | null;
  /** 司机运费 · Driver fee (fen) */
  driverFee: number | null;
  /** 服务费 · Service fee (fen) */
  serviceFee: number | null;
  /** 代理差额 · Agent margin (fen) */
  agentMargin: number | null;
  /** 扣损金额 · Loss (fen) */
  lossAmount: number | null;
  /** 杂费 · Extras (fen) */
  extraFee: number | null;
  /** 毛利 · Gross profit (fen). What is charged less what the carrying side and the agent get, corrections and all. For the platform alone. */
  grossProfit: number | null;
  /** 毛利率 · Margin (bp). Of the total fee. For the platform alone. */
  margin: number | null;
  /** 吨公里运费 · Per tonne-km (e4) */
  perTonneKm: number | null;
}

/** 里程统计 · Mileage. */
export interface StatMileage {
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
  /** 统计项 · Group */
  name: string | null;
  /** 能源类型 · Fuel (dictionary energy_type) */
  energyType: string | null;
  /** 趟次 · Trips */
  trips: number | null;
  /** 重量 · Weight (kg) */
  weight: number | null;
  /** 计划里程 · Planned (metre) */
  planned: number | null;
  /** 轨迹里程 · Tracked (metre) */
  tracked: number | null;
  /** 里程偏差 · Deviation (bp). Of the track from the plan, among trips with a track. */
  deviation: number | null;
  /** 周转量 · Tonne-km (kgkm) */
  tonneKm: number | null;
  /** 空驶率 · Empty runs (bp). Ways from where a vehicle was unloaded to where it loaded next, as the crow flies, of all that it drove. For the platform alone. */
  emptyRatio: number | null;
  energyType_dictText?: string;
}

/** 订单统计 · Orders. */
export interface StatOrders {
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
  /** 统计项 · Group */
  name: string | null;
  /** 订单数 · Orders */
  orders: number | null;
  /** 下单重量 · Ordered (kg) */
  ordered: number | null;
  /** 已派重量 · Dispatched (kg) */
  dispatched: number | null;
  /** 完成率 · Completed (bp). Vehicles that finished of those that were sent. */
  completion: number | null;
  /** 发布到派车 · Publication to dispatch (centihour) */
  dispatchHours: number | null;
  /** 撤销率 · Revoked (bp). Revoked waybills of all that the orders had. */
  revokeRate: number | null;
}

/** 全员统计 · People. */
export interface StatPerson {
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
  /** 统计项 · Group */
  name: string | null;
  /** 经办单数 · Documents */
  documents: number | null;
  /** 重量 · Weight (kg) */
  weight: number | null;
  /** 费用合计 · Total fee (fen) */
  feeTotal: number | null;
  /** 毛利 · Gross profit (fen). What is charged less what the carrying side and the agent get, corrections and all. For the platform alone. */
  grossProfit: number | null;
  /** 通过 · Passed */
  passed: number | null;
  /** 驳回 · Refused */
  refused: number | null;
  /** 平均处理时长 · Handling time (centihour) */
  handlingHours: number | null;
}

/** Statistics of the wire. */
export interface Statistics {
  from: string;
  to: string;
  before: {
    from: string;
    to: string;
  } | null;
  countedAt: string | null;
  rows: {
    key: string | null;
    name: string;
    energyType: string | null;
    now: Record<string, number | null>;
    before: Record<string, number | null> | null;
  }[];
  groups: number;
  totals: Record<string, number | null>;
  totalsBefore: Record<string, number | null> | null;
  trend: {
    day: string;
    now: Record<string, number | null>;
  }[];
}

/** SubmitCheckInput of the wire. */
export interface SubmitCheckInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 杂费 · Extras (fen) */
  extraFee?: number;
  /** 杂费说明 · Extras: remark */
  extraFeeRemark?: string | null;
  /** 其他扣款 · Other deductions (fen) */
  deduction?: number;
  /** 扣款说明 · Deductions: remark */
  deductionRemark?: string | null;
  /** 代理运费 · Agent fee (fen) */
  agentFee?: number;
}

/** SupplementInput of the wire. */
export interface SupplementInput {
  id: string;
  /** 版本 · Version */
  version: number;
  files: {
    kind: 'loadSlip' | 'unloadSlip' | 'receipt' | 'sitePhoto' | 'other';
    /** 单据 · Document */
    path: string;
  }[];
  replaces?: string[];
}

/** SysDepart of the wire. */
export interface SysDepart {
  id: string;
  parentId: string;
  departName: string;
  departNameEn: string | null;
  departNameAbbr: string | null;
  departOrder: number;
  description: string | null;
  orgCategory: string;
  orgType: string | null;
  orgCode: string;
  mobile: string | null;
  fax: string | null;
  address: string | null;
  memo: string | null;
  status: string | null;
  delFlag: string;
  createBy: string | null;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
}

/** SysUser of the wire. */
export interface SysUser {
  id: string;
  username: string;
  realname: string;
  avatar: string | null;
  birthday: string | null;
  sex: number | null;
  email: string | null;
  phone: string | null;
  orgCode: string | null;
  orgCodeTxt: string | null;
  status: number;
  delFlag: number;
  workNo: string | null;
  post: string | null;
  telephone: string | null;
  activitiSync: string | null;
  userIdentity: number | null;
  departIds: string | null;
  relTenantIds: string | null;
  userType: number;
  cid: string | null;
  createBy: string | null;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
}

/** TaxBuildInput of the wire. */
export interface TaxBuildInput {
  /** 申报主体 · Company */
  companyId: string;
  /** 申报类型 · Kind of declaration (dictionary tax_kind) */
  taxKind: '1' | '2' | '3' | '4' | '5';
  /** 所属期 · Period */
  period: string;
}

/** 涉税申报 · Tax declaration. */
export interface TaxDeclaration {
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
  /** 申报批次 · Declaration number */
  batchNo: string | null;
  /** 申报类型 · Kind of declaration (dictionary tax_kind) */
  taxKind: string | null;
  /** 所属期 · Period */
  period: string | null;
  /** 所属期起 · Period from */
  periodFrom: string | null;
  /** 所属期止 · Period until */
  periodTo: string | null;
  /** 申报主体 · Company */
  companyId: string | null;
  /** 申报主体 · Company */
  companyName: string | null;
  /** 人数 · Persons */
  personCount: number | null;
  /** 运单数 · Waybills */
  noteCount: number | null;
  /** 收入总额 · Income (fen) */
  incomeAmount: number | null;
  /** 实付金额 · Paid out (fen) */
  paidAmount: number | null;
  /** 已代扣税款 · Withheld (fen) */
  taxWithheld: number | null;
  /** 应税金额 · Taxable (fen) */
  taxableAmount: number | null;
  /** 增值税 · VAT (fen) */
  vatAmount: number | null;
  /** 附加税费 · Surtaxes (fen) */
  surtaxAmount: number | null;
  /** 个人所得税 · Income tax (fen) */
  iitAmount: number | null;
  /** 税额合计 · Tax (fen) */
  taxAmount: number | null;
  /** 应缴金额 · To pay (fen) */
  dueAmount: number | null;
  /** 销项税额 · Output tax (fen) */
  outputVat: number | null;
  /** 已抵扣进项税额 · Input tax set off (fen) */
  inputVat: number | null;
  /** 上期留抵(负数)或未申报税额 · Credit (−) or undeclared tax of earlier months (fen) */
  carriedVat: number | null;
  /** 申报截止日 · Due on */
  deadline: string | null;
  /** 状态 · Status (dictionary tax_state) */
  state: string | null;
  /** 复核人 · Reviewed by */
  reviewBy: string | null;
  /** 复核时间 · Reviewed at */
  reviewTime: string | null;
  /** 申报人 · Declared by */
  declareBy: string | null;
  /** 申报时间 · Declared at */
  declareTime: string | null;
  /** 回执号 · Receipt number */
  receiptNo: string | null;
  /** 回执时间 · Receipt of */
  receiptTime: string | null;
  /** 申报失败原因 · Why it failed */
  failReason: string | null;
  /** 缴款人 · Paid by */
  payBy: string | null;
  /** 缴款时间 · Paid at */
  payTime: string | null;
  /** 缴款账户 · Paid from */
  companyAccountId: string | null;
  /** 缴款账户 · Paid from */
  accountName: string | null;
  /** 完税凭证 · Vouchers */
  voucherFiles: string | null;
  /** 更正原批次 · Corrects */
  correctsId: string | null;
  /** 更正原批次 · Corrects */
  correctsNo: string | null;
  /** 更正后批次 · Corrected by */
  correctedById: string | null;
  /** 更正后批次 · Corrected by */
  correctedByNo: string | null;
  /** 更正人 · Corrected by */
  correctBy: string | null;
  /** 更正时间 · Corrected at */
  correctTime: string | null;
  /** 更正原因 · Why it was corrected */
  correctReason: string | null;
  /** 作废人 · Voided by */
  voidBy: string | null;
  /** 作废时间 · Voided at */
  voidTime: string | null;
  /** 作废原因 · Why it is void */
  voidReason: string | null;
  /** 下载次数 · Downloads */
  downloadCount: number | null;
  /** 申报方式 · Filed by (dictionary tax_filing_channel) */
  channel: string | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  taxKind_dictText?: string;
  state_dictText?: string;
  channel_dictText?: string;
  simulated_dictText?: string;
}

/** TaxPayInput of the wire. */
export interface TaxPayInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 缴款账户 · Paid from */
  companyAccountId: string;
  /** 缴款时间 · Paid at */
  payTime: string;
  /** 完税凭证 · Vouchers */
  voucherFiles: string;
}

/** 申报人员 · Person declared. */
export interface TaxPerson {
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
  /** 申报批次 · Declaration */
  batchId: string | null;
  /** 人员类型 · Kind of person (dictionary tax_person_type) */
  personType: string | null;
  /** 姓名/名称 · Name */
  personName: string | null;
  /** 证件类型 · Kind of number (dictionary third_id_type) */
  idType: string | null;
  /** 证件号码 · Number */
  idNo: string | null;
  /** 手机号码 · Mobile */
  phone: string | null;
  /** 运单数 · Waybills */
  noteCount: number | null;
  /** 收入 · Income (fen) */
  incomeAmount: number | null;
  /** 实付金额 · Paid out (fen) */
  paidAmount: number | null;
  /** 已代扣税款 · Withheld (fen) */
  taxWithheld: number | null;
  /** 免报送 · Exempt (dictionary yn) */
  exemptFlag: '0' | '1' | null;
  /** 免报送原因 · Why exempt */
  exemptReason: string | null;
  /** 连续12个月收入 · Income of 12 months (fen) */
  rollingIncome: number | null;
  /** 征收率 · VAT rate (bp) */
  vatRate: number | null;
  /** 增值税 · VAT (fen) */
  vatAmount: number | null;
  /** 附加税费 · Surtaxes (fen) */
  surtaxAmount: number | null;
  /** 累计收入 · Income of the year (fen) */
  cumulativeIncome: number | null;
  /** 累计费用与减除 · Deducted in the year (fen) */
  cumulativeDeduct: number | null;
  /** 预扣率 · Income tax rate (bp) */
  iitRate: number | null;
  /** 本期个税 · Income tax (fen) */
  iitAmount: number | null;
  /** 税额合计 · Tax (fen) */
  taxAmount: number | null;
  /** 更正前收入 · Income before (fen) */
  previousIncome: number | null;
  /** 更正前税额 · Tax before (fen) */
  previousTax: number | null;
  /** 收入差额 · Change of income (fen) */
  incomeDifference: number | null;
  /** 税额差额 · Change of tax (fen) */
  taxDifference: number | null;
  /** 备注 · Remark */
  remark: string | null;
  personType_dictText?: string;
  idType_dictText?: string;
  exemptFlag_dictText?: string;
}

/** TaxReceiptInput of the wire. */
export interface TaxReceiptInput {
  id: string;
  /** 版本 · Version */
  version: number;
  accepted: boolean;
  /** 回执号 · Receipt number */
  receiptNo?: string | null;
  /** 回执时间 · Receipt of */
  receiptTime?: string | null;
  /** 退回原因 · Why it was refused */
  reason?: string | null;
}

/** TaxSetOffInput of the wire. */
export interface TaxSetOffInput {
  /** 申报主体 · Company */
  companyId: string;
  /** 所属月份 · Month */
  month: string;
  /** 原因 · Reason */
  reason: string;
}

/** TaxUsedRules of the wire. */
export type TaxUsedRules = {
  ruleKind: string;
  validFrom: string;
  validTo: string | null;
  source: string;
  lines: string[];
}[];

/** TemplateArea of the wire. */
export interface TemplateArea {
  value: string;
  label: string;
  children?: TemplateArea[];
}

/** TemplatePlace of the wire. */
export interface TemplatePlace {
  name: string;
  label: {
    zh: string;
    en: string;
  };
}

/** TemplatePreviewInput of the wire. */
export interface TemplatePreviewInput {
  content: string;
}

/** 租户 · Tenant. */
export interface Tenant {
  /** 租户编号 · Number. Chosen once, by hand. */
  id: number | null;
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
  /** 租户名称 · Name */
  name: string | null;
  /** 开始时间 · From. Before it nobody of the tenant can sign in; empty means at once. */
  beginDate: string | null;
  /** 结束时间 · Until. From then on nobody of the tenant can sign in; empty means never. */
  endDate: string | null;
  /** 状态 · Status (dictionary tenant_status). 1 active, 0 frozen; 1 when absent. */
  status: number | null;
  /** 人数 · People. People whose home it is. */
  people: number | null;
  status_dictText?: string;
}

/** TermWriteOffInput of the wire. */
export interface TermWriteOffInput {
  /** 运单 · Waybill */
  noteId: string;
  /** 核销原因 · Why */
  reason: string;
}

/** TerminateInput of the wire. */
export interface TerminateInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  /** 解除协议 · Agreement to end it */
  endFile: string;
}

/** 第三方支付账户 · Account at an institution. */
export interface ThirdAccount {
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
  /** 开户名称 · Account holder. The name of the owner. */
  accountName: string | null;
  /** 证件类型 · Kind of paper (dictionary third_id_type) */
  idType: '1' | '2' | null;
  /** 证件号码 · Number of the paper */
  idNo: string | null;
  /** 手机号 · Phone */
  phone: string | null;
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType: 'platform' | 'customer' | 'driver' | 'carrier' | 'captain' | null;
  /** 开户主体 · Owner. Id of the owner; absent: the actor’s own company. Chosen once. */
  ownerId: string | null;
  /** 法定代表人 · Legal representative. Of companies. */
  legalPerson: string | null;
  /** 开户单号 · Number */
  applyNo: string | null;
  /** 主体名称 · Name of the owner */
  ownerName: string | null;
  /** 渠道 · Institution */
  channelCode: string | null;
  /** 模拟 · Simulated (dictionary yn) */
  simulated: '0' | '1' | null;
  /** 账号 · Account number */
  accountNo: string | null;
  /** 子账户 · Sub-account */
  subAccountNo: string | null;
  /** 开户状态 · Opening (dictionary step_state) */
  openState: string | null;
  /** 申请时间 · Applied at */
  applyTime: string | null;
  /** 开户时间 · Opened at */
  openTime: string | null;
  /** 失败原因 · Why refused */
  failReason: string | null;
  /** 渠道余额 · Balance (fen) */
  balance: number | null;
  /** 冻结金额 · Frozen (fen) */
  frozen: number | null;
  /** 余额时间 · Balance as of */
  balanceTime: string | null;
  /** 协议号 · Agreement */
  agreementNo: string | null;
  /** 签约时间 · Signed at */
  signTime: string | null;
  /** 绑定卡编号 · Id of the bound card */
  bindCardId: string | null;
  /** 绑定卡 · Bound card */
  bindCardNo: string | null;
  /** 绑卡状态 · Binding (dictionary card_state) */
  bindState: '20' | '30' | '40' | null;
  /** 绑卡结果 · Result of the binding */
  bindRemark: string | null;
  /** 状态 · Status (dictionary account_state) */
  state: string | null;
  /** 注销时间 · Closed at */
  closeTime: string | null;
  idType_dictText?: string;
  ownerType_dictText?: string;
  simulated_dictText?: string;
  openState_dictText?: string;
  bindState_dictText?: string;
  state_dictText?: string;
}

/** ThirdAccountAdd of the wire. */
export interface ThirdAccountAdd {
  /** 开户名称 · Account holder. The name of the owner. */
  accountName: string;
  /** 证件类型 · Kind of paper (dictionary third_id_type) */
  idType: '1' | '2';
  /** 证件号码 · Number of the paper */
  idNo: string;
  /** 手机号 · Phone */
  phone: string;
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType?: 'platform' | 'customer' | 'driver' | 'carrier' | 'captain' | null;
  /** 开户主体 · Owner. Id of the owner; absent: the actor’s own company. Chosen once. */
  ownerId?: string | null;
  /** 法定代表人 · Legal representative. Of companies. */
  legalPerson?: string | null;
}

/** ThirdAccountEdit of the wire. */
export interface ThirdAccountEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 开户名称 · Account holder. The name of the owner. */
  accountName?: string;
  /** 证件类型 · Kind of paper (dictionary third_id_type) */
  idType?: '1' | '2';
  /** 证件号码 · Number of the paper */
  idNo?: string;
  /** 手机号 · Phone */
  phone?: string;
  /** 主体类型 · Kind of owner (dictionary account_owner). platform: one of our operating companies. Chosen once; absent: the actor’s own company. */
  ownerType?: 'platform' | 'customer' | 'driver' | 'carrier' | 'captain' | null;
  /** 开户主体 · Owner. Id of the owner; absent: the actor’s own company. Chosen once. */
  ownerId?: string | null;
  /** 法定代表人 · Legal representative. Of companies. */
  legalPerson?: string | null;
}

/** Track of the wire. */
export interface Track {
  vehicleNumber: string;
  plateColor: string;
  shippingNoteNumber: string | null;
  beginTime: string;
  endTime: string;
  provider: string;
  isLocal: boolean;
  state: string;
  failReason: string | null;
  pointCount: number;
  mileage: number;
  stopCount: number;
  overSpeedCount: number;
  maxGapMinutes: number;
  matchLoad: number | null;
  matchUnload: number | null;
  maxSpeedKmh: number;
  distance: number | null;
  trackState: string | null;
  load: TrackPlace | null;
  unload: TrackPlace | null;
  points: TrackPoint[];
  stops: TrackStop[];
}

/** 运单轨迹 · Track of a waybill. */
export interface TrackNote {
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
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 运单状态 · Status (dictionary note_status) */
  noteStatus: string | null;
  /** 车辆标识 · Vehicle */
  vehicleId: string | null;
  /** 车牌号 · Plate number */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** 司机 · Driver */
  driverName: string | null;
  /** 装货城市 · Loading city */
  sendCity: string | null;
  /** 卸货城市 · Unloading city */
  receiveCity: string | null;
  /** 装货时间 · Loaded at */
  loadTime: string | null;
  /** 卸货时间 · Unloaded at */
  unloadTime: string | null;
  /** 轨迹状态 · Track (dictionary track_state) */
  trackState: string | null;
  /** 点数 · Positions */
  pointCount: number | null;
  /** 计划里程 · Planned distance (metre) */
  distance: number | null;
  /** 轨迹里程 · Track distance (metre) */
  trackDistance: number | null;
  /** 偏差 · Deviation (bp). Of the track from the plan. */
  deviation: number | null;
  /** 轨迹说明 · Remark on the track */
  trackRemark: string | null;
  /** 最近经度 · Last longitude (degree) */
  lastLng: number | null;
  /** 最近纬度 · Last latitude (degree) */
  lastLat: number | null;
  /** 最近定位时间 · Last seen. While the waybill is on the road. */
  lastLocTime: string | null;
  /** 预计到达 · Expected */
  etaTime: string | null;
  noteStatus_dictText?: string;
  plateColor_dictText?: string;
  trackState_dictText?: string;
}

/** TrackPlace of the wire. */
export interface TrackPlace {
  name: string;
  lng: number | null;
  lat: number | null;
  fence: number | null;
}

/** TrackPoint of the wire. */
export interface TrackPoint {
  lng: number;
  lat: number;
  locTime: string;
  speed: number | null;
}

/** 轨迹查询 · Track query. */
export interface TrackQuery {
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
  /** 查询编号 · Query */
  queryNo: string | null;
  /** 车牌号 · Plate number */
  vehicleNumber: string | null;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 开始时间 · From */
  beginTime: string | null;
  /** 结束时间 · To */
  endTime: string | null;
  /** 轨迹来源 · Source (dictionary track_source) */
  source: string | null;
  /** 数据提供方 · Answered by */
  provider: string | null;
  /** 状态 · Status (dictionary track_query_state) */
  state: string | null;
  /** 点数 · Positions */
  pointCount: number | null;
  /** 里程 · Distance (metre) */
  mileage: number | null;
  /** 停留次数 · Stops */
  stopCount: number | null;
  /** 超速次数 · Times too fast */
  overSpeedCount: number | null;
  /** 最大间隔(分钟) · Longest gap (min) */
  maxGapMinutes: number | null;
  /** 距装货地 · From loading place (metre) */
  matchLoad: number | null;
  /** 距卸货地 · Off unloading place (metre) */
  matchUnload: number | null;
  /** 查询费用 · Cost (fen) */
  cost: number | null;
  /** 查询人 · Asked by */
  queryBy: string | null;
  /** 查询时间 · Asked at */
  queryTime: string | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  plateColor_dictText?: string;
  source_dictText?: string;
  state_dictText?: string;
}

/** TrackQueryInput of the wire. */
export interface TrackQueryInput {
  /** 车牌号 · Plate number */
  vehicleNumber?: string;
  /** 车牌颜色 · Plate colour (dictionary plate_color) */
  plateColor?: string;
  /** 开始时间 · From */
  beginTime?: string | null;
  /** 结束时间 · To */
  endTime?: string | null;
  /** 轨迹来源 · Source (dictionary track_source) */
  source?: string | null;
  noteId?: string | null;
}

/** TrackRemarkInput of the wire. */
export interface TrackRemarkInput {
  id: string;
  /** 原因 · Reason */
  trackRemark: string;
}

/** TrackStop of the wire. */
export interface TrackStop {
  lng: number;
  lat: number;
  beginTime: string;
  endTime: string;
  minutes: number;
}

/** TreeSelect of the wire. */
export interface TreeSelect {
  key: string;
  title: string;
  leaf: boolean;
  icon: string | null;
  parentId: string;
  value: string;
  code: string;
  children: TreeSelect[] | null;
}

/** TrialBalance of the wire. */
export interface TrialBalance {
  month: string;
  rows: TrialBalanceRow[];
  totals: {
    openingDebit: number;
    openingCredit: number;
    debit: number;
    credit: number;
    closingDebit: number;
    closingCredit: number;
  };
}

/** TrialBalanceRow of the wire. */
export interface TrialBalanceRow {
  accountKind: string;
  side: 'D' | 'C';
  accounts: number;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}

/** TripInput of the wire. */
export interface TripInput {
  id: string;
  /** 版本 · Version */
  version: number;
  driverId: string;
  vehicleId: string;
  /** 副驾驶员 · Second driver */
  coDriverId?: string | null;
  /** 挂车牌照号 · Trailer plate */
  trailerNumber?: string | null;
  /** 计划重量 · Planned weight (kg) */
  plannedWeight: number;
  confirmWarnings?: boolean;
}

/** UnloadInput of the wire. */
export interface UnloadInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 毛重 · Gross (kg) */
  gross?: number | null;
  /** 皮重 · Tare (kg) */
  tare?: number | null;
  /** 净重 · Net (kg) */
  weight: number;
  /** 磅单号 · Slip number */
  slipNo?: string | null;
  /** 磅单照片 · Slip photos */
  files?: string | null;
  confirmWarnings?: boolean;
  /** 卸货时间 · Unloaded at */
  time: string;
  /** 到达时间 · Arrived at */
  arriveTime?: string | null;
}

/** 用户 · User. */
export interface User {
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
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username: string | null;
  /** 真实姓名 · Name */
  realname: string | null;
  /** 工号 · Staff number. Unique within the tenant. */
  workNo: string | null;
  /** 头像 · Picture */
  avatar: string | null;
  /** 生日 · Birthday */
  birthday: string | null;
  /** 性别 · Gender (dictionary sex) */
  sex: number | null;
  /** 电子邮件 · E-mail */
  email: string | null;
  /** 电话 · Mobile */
  phone: string | null;
  /** 职务 · Positions. Codes of positions. */
  post: string | null;
  /** 座机号 · Landline */
  telephone: string | null;
  /** 身份 · Standing (dictionary user_identity). 1 member, 2 superior of `departIds`. */
  userIdentity: number | null;
  /** 负责部门 · Leads. Ids of the departments that a superior leads. */
  departIds: string | null;
  /** 所属租户 · Further tenants */
  relTenantIds: string | null;
  /** 同步工作流引擎 · Workflow sync (dictionary activiti_sync) */
  activitiSync: '0' | '1' | null;
  /** 状态 · Status (dictionary user_status) */
  status: number | null;
  /** 删除状态 · Deletion (dictionary del_flag) */
  delFlag: number | null;
  /** 部门编码 · Department code */
  orgCode: string | null;
  /** 部门 · Departments */
  orgCodeTxt: string | null;
  /** 职务名称 · Names of positions */
  post_dictText: string | null;
  /** 负责部门名称 · Names of the departments led */
  departIds_dictText: string | null;
  /** 用户类别 · Kind of user. 1 platform staff, 2 customer or agent, 3 carrier, 4 captain. */
  userType: number | null;
  /** 所属企业 · Company. Whose rows a user of kind 2 to 4 sees. */
  cid: string | null;
  /** 第三方类型 · Third party */
  thirdType: string | null;
  /** 设备标识 · Device */
  clientId: string | null;
  sex_dictText?: string;
  userIdentity_dictText?: string;
  activitiSync_dictText?: string;
  status_dictText?: string;
  delFlag_dictText?: string;
}

/** 用户代理人设置 · Stand-in. */
export interface UserAgent {
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
  /** 用户名 · User name */
  userName: string | null;
  /** 代理人用户名 · User name of the stand-in */
  agentUserName: string | null;
  /** 代理开始时间 · From */
  startTime: string | null;
  /** 代理结束时间 · Until */
  endTime: string | null;
  /** 状态 · Status (dictionary valid_status). 1 in force, 0 not; 0 when absent. */
  status: '0' | '1' | null;
  /** 创建人姓名 · Name of the creator */
  createName: string | null;
  /** 更新人姓名 · Name of the changer */
  updateName: string | null;
  /** 所属公司 · Company */
  sysCompanyCode: string | null;
  status_dictText?: string;
}

/** UserAgentAdd of the wire. */
export interface UserAgentAdd {
  /** 用户名 · User name */
  userName: string;
  /** 代理人用户名 · User name of the stand-in */
  agentUserName: string;
  /** 代理开始时间 · From */
  startTime: string;
  /** 代理结束时间 · Until */
  endTime: string;
  /** 状态 · Status (dictionary valid_status). 1 in force, 0 not; 0 when absent. */
  status?: '0' | '1' | null;
}

/** UserAgentEdit of the wire. */
export interface UserAgentEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 用户名 · User name */
  userName?: string;
  /** 代理人用户名 · User name of the stand-in */
  agentUserName?: string;
  /** 代理开始时间 · From */
  startTime?: string;
  /** 代理结束时间 · Until */
  endTime?: string;
  /** 状态 · Status (dictionary valid_status). 1 in force, 0 not; 0 when absent. */
  status?: '0' | '1' | null;
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
  /** 所有人类型 · Kind of owner (dictionary owner_type). Told by the ID number when empty. */
  ownerType: string | null;
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
  /** 审核状态 · Review status (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 复审 · To review again (dictionary yn) */
  recheck: '0' | '1' | null;
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
  /** 最近速度(km/h) · Last speed (km/h) */
  lastSpeed: number | null;
  /** 定位来源 · Seen through (dictionary track_source) */
  lastSource: string | null;
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  plateColor_dictText?: string;
  vehicleType_dictText?: string;
  vehicleEnergyType_dictText?: string;
  ownerType_dictText?: string;
  gpsNetState_dictText?: string;
  state_dictText?: string;
  recheck_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  lastSource_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
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
  /** 所有人类型 · Kind of owner (dictionary owner_type). Told by the ID number when empty. */
  ownerType?: string | null;
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

/** 可派车辆 · Vehicle to send. */
export interface VehicleChoice {
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
  /** 所有人类型 · Kind of owner (dictionary owner_type). Told by the ID number when empty. */
  ownerType: string | null;
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
  /** 审核状态 · Review status (dictionary review_state) */
  state: string | null;
  /** 提交时间 · Submitted at */
  submitTime: string | null;
  /** 审核人 · Reviewed by */
  reviewBy: string | null;
  /** 审核时间 · Reviewed at */
  reviewTime: string | null;
  /** 审核意见 · Review remark */
  reviewRemark: string | null;
  /** 复审 · To review again (dictionary yn) */
  recheck: '0' | '1' | null;
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
  /** 最近速度(km/h) · Last speed (km/h) */
  lastSpeed: number | null;
  /** 定位来源 · Seen through (dictionary track_source) */
  lastSource: string | null;
  /** 上传状态 · Upload status (dictionary upload_state) */
  uploadState: string | null;
  /** 上报环境 · Upload environment (dictionary upload_environment) */
  uploadEnvironment: string | null;
  /** 上传时间 · Uploaded at */
  uploadTime: string | null;
  /** 空闲 · Free (dictionary yn). No waybill that the reader sees is under way. */
  free: '0' | '1' | null;
  /** 可派状态 · Standing (dictionary crew_standing). Those who cannot go are listed where this is asked for, and only then. */
  standing: string | null;
  /** 在途单数 · Under way. Waybills under way that the reader sees. */
  openNotes: number | null;
  /** 距装货地 · From loading place (metre). By road, estimated; null for those not seen within a day. */
  nearMetres: number | null;
  /** 装得下 · Carries the load (dictionary yn). Whether its approved load takes the weight that was asked for; null without one. */
  carries: '0' | '1' | null;
  plateColor_dictText?: string;
  vehicleType_dictText?: string;
  vehicleEnergyType_dictText?: string;
  ownerType_dictText?: string;
  gpsNetState_dictText?: string;
  state_dictText?: string;
  recheck_dictText?: string;
  verifyState_dictText?: string;
  blacklist_dictText?: string;
  lastSource_dictText?: string;
  uploadState_dictText?: string;
  uploadEnvironment_dictText?: string;
  free_dictText?: string;
  standing_dictText?: string;
  carries_dictText?: string;
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
  /** 所有人类型 · Kind of owner (dictionary owner_type). Told by the ID number when empty. */
  ownerType?: string | null;
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

/** VehiclePaperInput of the wire. */
export interface VehiclePaperInput {
  kind: 'vehicleLicence' | 'vehicleLicenceBack' | 'rtc';
  image: string;
}

/** 验证码 · Verification code. */
export interface VerifyCode {
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
  /** 手机号 · Mobile */
  phone: string | null;
  /** 场景 · Purpose (dictionary sms_scene) */
  scene: string | null;
  /** 通道 · Channel. `local`: kept here, not sent. */
  channel: string | null;
  /** 状态 · Status (dictionary sms_state) */
  state: string | null;
  /** 发送时间 · Sent at */
  sendTime: string | null;
  /** 失效时间 · Expires at */
  expireTime: string | null;
  /** 使用时间 · Used at */
  useTime: string | null;
  /** IP地址 · Address */
  ip: string | null;
  /** 错误次数 · Wrong tries */
  tryCount: number | null;
  /** 失败原因 · Why it failed */
  failReason: string | null;
  scene_dictText?: string;
  state_dictText?: string;
}

/** 违规记录 · Violation. */
export interface Violation {
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
  /** 违规编号 · Violation number */
  violationNo: string | null;
  /** 违规类型 · Kind of violation (dictionary violation_type) */
  violationType: string | null;
  /** 违规方 · Kind of subject (dictionary party_type) */
  targetType: '2' | '3' | '4' | null;
  /** 违规方编号 · Id of the subject */
  targetId: string | null;
  /** 违规对象 · Subject */
  targetName: string | null;
  /** 车辆 · Vehicle */
  vehicleId: string | null;
  /** 车牌号 · Plate */
  vehicleNumber: string | null;
  /** 运单 · Waybill */
  noteId: string | null;
  /** 运单号 · Waybill number */
  shippingNoteNumber: string | null;
  /** 来源 · Source (dictionary violation_source) */
  source: string | null;
  /** 发生时间 · Happened at */
  happenTime: string | null;
  /** 发生地点 · Place */
  location: string | null;
  /** 经度 · Longitude (degree) */
  lng: number | null;
  /** 纬度 · Latitude (degree) */
  lat: number | null;
  /** 违规详情 · What happened */
  detail: string | null;
  /** 证据 · Proofs */
  files: string | null;
  /** 扣分 · Points deducted */
  scoreDeduct: number | null;
  /** 罚款 · Fine (fen) */
  fineAmount: number | null;
  /** 罚款状态 · Fine: status (dictionary fine_state) */
  fineState: string | null;
  /** 费用调整 · Fee adjustment */
  adjustId: string | null;
  /** 调整单号 · Adjustment number */
  adjustNo: string | null;
  /** 拉黑 · Blacklist (dictionary yn) */
  blacklist: '0' | '1' | null;
  /** 状态 · Status (dictionary violation_state) */
  state: string | null;
  /** 申诉截止 · Appeal until */
  appealUntil: string | null;
  /** 申诉内容 · Appeal */
  appealContent: string | null;
  /** 申诉材料 · Proofs of the appeal */
  appealFiles: string | null;
  /** 申诉人 · Appealed by */
  appealBy: string | null;
  /** 申诉时间 · Appealed at */
  appealTime: string | null;
  /** 处理结果 · Decision */
  handleResult: string | null;
  /** 处理人 · Decided by */
  handleBy: string | null;
  /** 处理时间 · Decided at */
  handleTime: string | null;
  violationType_dictText?: string;
  targetType_dictText?: string;
  source_dictText?: string;
  fineState_dictText?: string;
  blacklist_dictText?: string;
  state_dictText?: string;
}

/** ViolationAppealInput of the wire. */
export interface ViolationAppealInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 申诉内容 · Appeal */
  appealContent: string;
  /** 申诉材料 · Proofs of the appeal */
  appealFiles?: string | null;
}

/** ViolationEditInput of the wire. */
export interface ViolationEditInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 违规类型 · Kind of violation (dictionary violation_type) */
  violationType: string;
  /** 发生时间 · Happened at */
  happenTime: string;
  /** 发生地点 · Place */
  location?: string | null;
  /** 经度 · Longitude (degree) */
  lng?: number | null;
  /** 纬度 · Latitude (degree) */
  lat?: number | null;
  /** 违规详情 · What happened */
  detail: string;
  /** 证据 · Proofs */
  files?: string | null;
  /** 扣分 · Points deducted */
  scoreDeduct?: number | null;
  /** 罚款 · Fine (fen) */
  fineAmount?: number | null;
  /** 拉黑 · Blacklist (dictionary yn) */
  blacklist?: '0' | '1';
}

/** ViolationHandleInput of the wire. */
export interface ViolationHandleInput {
  id: string;
  /** 版本 · Version */
  version: number;
  pass: boolean;
  /** 处理结果 · Decision */
  handleResult: string;
  /** 扣分 · Points deducted */
  scoreDeduct?: number | null;
  /** 罚款 · Fine (fen) */
  fineAmount?: number | null;
  /** 拉黑 · Blacklist (dictionary yn) */
  blacklist?: '0' | '1';
}

/** ViolationInput of the wire. */
export interface ViolationInput {
  /** 违规类型 · Kind of violation (dictionary violation_type) */
  violationType: string;
  /** 发生时间 · Happened at */
  happenTime: string;
  /** 发生地点 · Place */
  location?: string | null;
  /** 经度 · Longitude (degree) */
  lng?: number | null;
  /** 纬度 · Latitude (degree) */
  lat?: number | null;
  /** 违规详情 · What happened */
  detail: string;
  /** 证据 · Proofs */
  files?: string | null;
  /** 扣分 · Points deducted */
  scoreDeduct?: number | null;
  /** 罚款 · Fine (fen) */
  fineAmount?: number | null;
  /** 拉黑 · Blacklist (dictionary yn) */
  blacklist?: '0' | '1';
  /** 运单 · Waybill */
  noteId?: string | null;
  /** 违规方 · Kind of subject (dictionary party_type) */
  targetType: '2' | '3' | '4';
  /** 司机 · Driver */
  driverId?: string | null;
  /** 承运商 · Carrier */
  carrierId?: string | null;
  /** 客户 · Customer */
  customerId?: string | null;
  /** 车辆 · Vehicle */
  vehicleId?: string | null;
}

/** WalletAdjustInput of the wire. */
export interface WalletAdjustInput {
  id: string;
  /** 调整方向 · Direction (dictionary adjust_direction) */
  direction: 'in' | 'out';
  /** 调整金额 · Amount (fen) */
  amount: number;
  /** 对应科目 · Against (dictionary adjust_account) */
  account: 'compensate' | 'other';
  /** 调账原因 · Why */
  reason: string;
}

/** WalletCheck of the wire. */
export interface WalletCheck {
  isRight: boolean;
  rows: {
    item: 'available' | 'frozen' | 'recharge' | 'consume' | 'refund' | 'channel';
    ledger: number;
    wallet: number;
    documents: number | null;
    difference: number;
  }[];
}

/** 钱包配置 · Payment settings. */
export interface WalletConfig {
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
  /** 运营主体 · Company. One setting for each company. */
  companyId: string | null;
  /** 出款渠道 · Channel (dictionary pay_channel) */
  channelType: 'bank' | 'third' | null;
  /** 单笔限额 · Limit of one payment (fen) */
  singleLimit: number | null;
  /** 单日限额 · Limit of a day (fen) */
  dayLimit: number | null;
  /** 单个收款人日限额 · Limit of a payee and day (fen) */
  driverDayLimit: number | null;
  /** 双人复核起点 · Two people from (fen). For offline payments: from this amount a second person approves. 0: always. */
  dualApproveAmount: number | null;
  /** 手续费方式 · Kind of bank fee (dictionary channel_fee_mode) */
  channelFeeMode: string | null;
  /** 手续费 · Bank fee. Fen for each payment, or 1/10000 of the amount. */
  channelFee: number | null;
  /** 付款短信验证 · SMS before paying (dictionary yn) */
  smsConfirm: '0' | '1' | null;
  /** 调度自动冻结 · Set money aside at dispatch (dictionary yn) */
  autoFreeze: '0' | '1' | null;
  /** 冻结比例 · Share set aside. Of the fee, in 1/10000. The rest is set aside when the waybill is examined. */
  freezeRatio: number | null;
  /** 审核后自动付款 · Hand payments in by itself (dictionary yn). Waybills that are ready to pay are handed in by the system; a person approves them. */
  autoPay: '0' | '1' | null;
  /** 限额变更原因 · Why limits change. For the second person, where limits that hold are to change. It is not kept here. */
  limitReason: string | null;
  /** 付款账户 · Paying account. Absent: the default paying account of the company. */
  companyAccountId: string | null;
  /** 付款第三方账户 · Paying account at an institution. Of the channel third; else absent. */
  thirdAccountId: string | null;
  /** 出款时段 · Hours of payment. Such as 08:00-21:00; absent: at any time. */
  payWindow: string | null;
  /** 运营主体 · Company */
  companyName: string | null;
  /** 付款账户 · Paying account */
  accountName: string | null;
  /** 付款第三方账户 · Paying account at an institution */
  thirdAccountNo: string | null;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1' | null;
  /** 变更待复核 · Change to be decided (dictionary yn). A second person has not decided on a change of its limits. */
  pending: '0' | '1' | null;
  channelType_dictText?: string;
  channelFeeMode_dictText?: string;
  smsConfirm_dictText?: string;
  autoFreeze_dictText?: string;
  autoPay_dictText?: string;
  enabled_dictText?: string;
  pending_dictText?: string;
}

/** WalletConfigAdd of the wire. */
export interface WalletConfigAdd {
  /** 运营主体 · Company. One setting for each company. */
  companyId: string;
  /** 出款渠道 · Channel (dictionary pay_channel) */
  channelType: 'bank' | 'third';
  /** 单笔限额 · Limit of one payment (fen) */
  singleLimit: number;
  /** 单日限额 · Limit of a day (fen) */
  dayLimit: number;
  /** 单个收款人日限额 · Limit of a payee and day (fen) */
  driverDayLimit: number;
  /** 双人复核起点 · Two people from (fen). For offline payments: from this amount a second person approves. 0: always. */
  dualApproveAmount: number;
  /** 手续费方式 · Kind of bank fee (dictionary channel_fee_mode) */
  channelFeeMode: string;
  /** 手续费 · Bank fee. Fen for each payment, or 1/10000 of the amount. */
  channelFee: number;
  /** 付款短信验证 · SMS before paying (dictionary yn) */
  smsConfirm: '0' | '1';
  /** 调度自动冻结 · Set money aside at dispatch (dictionary yn) */
  autoFreeze: '0' | '1';
  /** 冻结比例 · Share set aside. Of the fee, in 1/10000. The rest is set aside when the waybill is examined. */
  freezeRatio: number;
  /** 审核后自动付款 · Hand payments in by itself (dictionary yn). Waybills that are ready to pay are handed in by the system; a person approves them. */
  autoPay: '0' | '1';
  /** 限额变更原因 · Why limits change. For the second person, where limits that hold are to change. It is not kept here. */
  limitReason?: string | null;
  /** 付款账户 · Paying account. Absent: the default paying account of the company. */
  companyAccountId?: string | null;
  /** 付款第三方账户 · Paying account at an institution. Of the channel third; else absent. */
  thirdAccountId?: string | null;
  /** 出款时段 · Hours of payment. Such as 08:00-21:00; absent: at any time. */
  payWindow?: string | null;
}

/** WalletConfigEdit of the wire. */
export interface WalletConfigEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 运营主体 · Company. One setting for each company. */
  companyId?: string;
  /** 出款渠道 · Channel (dictionary pay_channel) */
  channelType?: 'bank' | 'third';
  /** 单笔限额 · Limit of one payment (fen) */
  singleLimit?: number;
  /** 单日限额 · Limit of a day (fen) */
  dayLimit?: number;
  /** 单个收款人日限额 · Limit of a payee and day (fen) */
  driverDayLimit?: number;
  /** 双人复核起点 · Two people from (fen). For offline payments: from this amount a second person approves. 0: always. */
  dualApproveAmount?: number;
  /** 手续费方式 · Kind of bank fee (dictionary channel_fee_mode) */
  channelFeeMode?: string;
  /** 手续费 · Bank fee. Fen for each payment, or 1/10000 of the amount. */
  channelFee?: number;
  /** 付款短信验证 · SMS before paying (dictionary yn) */
  smsConfirm?: '0' | '1';
  /** 调度自动冻结 · Set money aside at dispatch (dictionary yn) */
  autoFreeze?: '0' | '1';
  /** 冻结比例 · Share set aside. Of the fee, in 1/10000. The rest is set aside when the waybill is examined. */
  freezeRatio?: number;
  /** 审核后自动付款 · Hand payments in by itself (dictionary yn). Waybills that are ready to pay are handed in by the system; a person approves them. */
  autoPay?: '0' | '1';
  /** 限额变更原因 · Why limits change. For the second person, where limits that hold are to change. It is not kept here. */
  limitReason?: string | null;
  /** 付款账户 · Paying account. Absent: the default paying account of the company. */
  companyAccountId?: string | null;
  /** 付款第三方账户 · Paying account at an institution. Of the channel third; else absent. */
  thirdAccountId?: string | null;
  /** 出款时段 · Hours of payment. Such as 08:00-21:00; absent: at any time. */
  payWindow?: string | null;
}

/** WalletConfigEnableInput of the wire. */
export interface WalletConfigEnableInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 原因 · Reason */
  reason: string;
  /** 启用 · Enabled (dictionary yn) */
  enabled: '0' | '1';
}

/** WalletRefundInput of the wire. */
export interface WalletRefundInput {
  id: string;
  /** 退款金额 · Amount (fen) */
  amount: number;
  /** 收款账户 · Account of the customer */
  cardId: string;
  /** 退款原因 · Why */
  reason: string;
}

/** WalletTotals of the wire. */
export interface WalletTotals {
  availableAmount: number;
  frozenAmount: number;
  totalAmount: number;
  walletCount: number;
}

/** WalletWarnInput of the wire. */
export interface WalletWarnInput {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 余额预警 · Low balance (fen) */
  warnAmount?: number | null;
}
