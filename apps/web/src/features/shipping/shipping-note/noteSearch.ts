/** What waybills are searched by, in this order: as many as there is room for are in view at once, 展开 adds the others. @source freight-domain F02 */
export const noteSearch = {
  foremost: ['shippingNoteNumber', 'vehicleNumber', 'driverName', 'orderNo', 'originalDocumentNumber', 'noteStatus'],
  further: ['customerId', 'agentId', 'driverPhone', 'carrierId', 'sendCity', 'receiveCity', 'cargoName', 'settleType'],
  marks: ['revokeState', 'payState', 'dueFlag', 'owed', 'uploadState', 'trackState', 'abnormalFlags'],
  times: ['loadTime', 'unloadTime', 'signTime', 'createTime'],
} as const;
