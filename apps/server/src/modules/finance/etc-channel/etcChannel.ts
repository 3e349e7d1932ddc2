/** A vehicle as the toll service knows it. */
export interface EtcVehicle {
  plate: string;
  /** By dictionary `plate_color`. */
  plateColor: string;
}

/** Who buys the toll: the operating company, whose name the invoices bear. */
export interface EtcBuyer {
  name: string;
  taxNo: string;
}

/** The beginning of a trip. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export interface TripStart extends EtcVehicle {
  /** Number of the waybill: it tells trips apart. */
  noteNo: string;
  buyer: EtcBuyer;
  startTime: string;
  /** Codes of the places by GB/T 2260, where they are known. */
  startAdcode: string | null;
  endAdcode: string | null;
  /** Kilometres. */
  distance: number;
  /** Freight, fen. */
  fee: number;
}

/** The end of a trip. */
export interface TripEnd extends EtcVehicle {
  noteNo: string;
  endTime: string;
  fee: number;
}

/** What a report is answered. `final`: the same report will never be taken. */
export type TripAnswer = { state: 'accepted' } | { state: 'refused'; code: string; reason: string; final: boolean };

/** What came of registering a vehicle. */
export type VehicleAnswer =
  | { state: 'registered'; etcCardNo: string | null }
  | { state: 'refused'; code: string; reason: string; final: boolean };

/** An invoice for a toll, as the service has it. Amounts are fen. */
export interface TollInvoice {
  /** Digits; with `invoiceCode`, where there is one, no other invoice has it. */
  invoiceNo: string;
  invoiceCode: string | null;
  issueTime: string;
  sellerName: string;
  buyerName: string;
  buyerTaxNo: string | null;
  plate: string;
  entryStation: string;
  exitStation: string;
  entryTime: string;
  exitTime: string;
  amountInclTax: number;
  /** 1/10000. */
  taxRate: number;
  taxAmount: number;
  /** Where the service keeps its picture. */
  pdfFile: string | null;
}

/**
 * A service that gathers the toll invoices of trips. Every implementation passes one suite.
 *
 * A call whose answer was lost is made again: the same report is accepted a second time and changes nothing.
 *
 * @source freight-domain 7, 2.27
 */
export interface EtcChannel {
  /** Stored with each trip, such as `embedded`. */
  name: string;
  /** Its invoices are none, and are shown with the mark 模拟. */
  simulated: boolean;
  /** Makes the vehicle known to the service. @throws Error no answer */
  registerVehicle(vehicle: EtcVehicle): Promise<VehicleAnswer>;
  /** @throws Error no answer, or the number belongs to another trip */
  startTrip(trip: TripStart): Promise<TripAnswer>;
  /** @throws Error no answer */
  endTrip(trip: TripEnd): Promise<TripAnswer>;
  /** All invoices of a trip so far; none for a trip that is not known. @throws Error no answer */
  queryInvoices(noteNo: string): Promise<TollInvoice[]>;
}
