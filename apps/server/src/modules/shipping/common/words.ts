/** Names of which a tenant has few, and the columns that hold copies of them in orders and waybills. */
export const partyAndPlaceWords = {
  customerName: 'customer_name',
  shipperName: 'shipper_name',
  agentName: 'agent_name',
  carrierName: 'carrier_name',
  sendName: 'send_name',
  receiveName: 'receive_name',
  sendCity: 'send_city',
  receiveCity: 'receive_city',
  cargoName: 'cargo_name',
} as const;

/** The same of waybills. */
export const noteWords = { ...partyAndPlaceWords, abnormalFlags: 'abnormal_flags' } as const;
