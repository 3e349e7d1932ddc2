/** Why a waybill is taken back, as the dictionary of it begins; what is none of these is said in words. @source freight-domain G11 */
export const revokeReasons = [
  { code: '1', zh: '客户取消', en: 'Cancelled by the customer' },
  { code: '2', zh: '车辆故障', en: 'The vehicle broke down' },
  { code: '3', zh: '司机无法承运', en: 'The driver cannot go' },
  { code: '4', zh: '货物或地点有误', en: 'Wrong goods or places' },
  { code: '5', zh: '重复派车', en: 'Dispatched twice' },
  { code: '9', zh: '其他', en: 'Another reason' },
] as const;

/** The code that says nothing by itself. */
export const otherReason = '9';
