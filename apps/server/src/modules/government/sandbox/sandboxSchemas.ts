import { z } from 'zod';

/**
 * What the test receiver takes, written from the tables of the exchange formats by hand. Nothing here is shared with the side that
 * sends: a mistake made there is to be found here.
 *
 * @source freight-domain 6.4, 6.8
 */
type JsonSchema = Readonly<Record<string, unknown>>;

const text = (maxLength: number, more: JsonSchema = {}): JsonSchema => ({ type: 'string', minLength: 1, maxLength, ...more });
const like = (pattern: string): JsonSchema => ({ type: 'string', pattern });
const oneOf = (...codes: string[]): JsonSchema => ({ type: 'string', enum: codes });
const decimal = (digits: number, decimals: number): JsonSchema => like(`^\\d{1,${digits}}\\.\\d{${decimals}}$`);
const day = like('^\\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])$');
const moment = like('^\\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])([01]\\d|2[0-3])[0-5]\\d[0-5]\\d$');
const idCard = like('^[1-8]\\d{5}(19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[\\dX]$');
const partyNo = like('^([1-8]\\d{16}[\\dX]|[0-9A-HJ-NP-RTUWXY]{18})$');
const mobile = like('^1[3-9]\\d{9}$');
const phone = like('^(1[3-9]\\d{9}|0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?|400\\d{7})$');
const plate = like(
  '^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]([A-HJ-NP-Z0-9]{4}挂|[A-HJ-NP-Z0-9]{5}|[A-HJ-NP-Z0-9]{6})$',
);
const trailerPlate = like('^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}挂$');
const plateColour = oneOf('1', '2', '3', '4', '5', '9', '91', '92', '93', '94');
const division = like('^\\d{6}$');
const certificate = (maxLength: number) => text(maxLength, { pattern: '^[^\\s]+$' });

function object(required: Readonly<Record<string, JsonSchema>>, optional: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false };
}

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items, minItems: 1 });

const driver = object(
  { driverName: text(30), drivingLicense: idCard, qualificationCertificate: certificate(19), telephone: mobile, vehicleClass: text(20) },
  { issuingOrganizations: text(128), validPeriodFrom: day, validPeriodTo: day, remark: text(256) },
);

const vehicle = object(
  {
    vehicleNumber: plate,
    vehiclePlateColorCode: plateColour,
    vehicleType: like('^[HQBGZNX][0-9][0-9AB]$'),
    vehicleEnergyType: like('^[A-FL-OYZ]$'),
    vehicleTonnage: decimal(9, 2),
    grossMass: decimal(9, 2),
    roadTransportCertificateNumber: certificate(20),
  },
  {
    owner: text(128),
    useCharacter: text(20),
    vin: like('^[A-HJ-NPR-Z0-9]{17}$'),
    issuingOrganizations: text(128),
    registerDate: day,
    issueDate: day,
    trailerVehiclePlateNumber: trailerPlate,
    remark: text(256),
  },
);

const carrier = object(
  {
    carrierName: text(256),
    actualCarrierID: partyNo,
    actualCarrierBusinessLicense: certificate(50),
    carrierKind: oneOf('1', '2', '3'),
    contactName: text(30),
    contactPhone: phone,
    countrySubdivisionCode: division,
  },
  { permitValidTo: day, permitScope: text(512), legalPerson: text(30), address: text(256), remark: text(256) },
);

const consignor = object(
  {
    consignor: text(512),
    consignorID: partyNo,
    consignorKind: oneOf('1', '2'),
    contactName: text(30),
    contactPhone: phone,
    countrySubdivisionCode: division,
  },
  { legalPerson: text(30), address: text(256), contractNo: text(30), contractValidTo: day, remark: text(256) },
);

const goods = object(
  { descriptionOfGoods: text(512), cargoTypeClassificationCode: like('^\\d{3,4}$'), goodsItemGrossWeight: decimal(14, 3) },
  { cube: decimal(9, 4), totalNumberOfPackages: like('^[1-9]\\d{0,7}$') },
);

const waybill = object(
  {
    originalDocumentNumber: text(35),
    shippingNoteNumber: text(20),
    serialNumber: like('^\\d{4}$'),
    vehicleAmount: like('^[1-9]\\d{0,3}$'),
    transportTypeCode: like('^\\d{1,2}$'),
    sendToProDateTime: moment,
    carrier: text(512),
    unifiedSocialCreditIdentifier: like('^[0-9A-HJ-NP-RTUWXY]{18}$'),
    permitNumber: certificate(50),
    consignmentDateTime: moment,
    businessTypeCode: like('^\\d{1,7}$'),
    despatchActualDateTime: moment,
    goodsReceiptDateTime: moment,
    totalMonetaryAmount: decimal(18, 3),
    consignorInfo: object({ consignor: text(512), consignorID: partyNo, placeOfLoading: text(256), countrySubdivisionCode: division }),
    consigneeInfo: object(
      { consignee: text(512), goodsReceiptPlace: text(256), countrySubdivisionCode: division },
      { consigneeID: certificate(35) },
    ),
    vehicleInfo: object(
      {
        vehiclePlateColorCode: plateColour,
        vehicleNumber: plate,
        driver: list(object({ driverName: text(30), drivingLicense: idCard })),
        goodsInfo: list(goods),
      },
      { despatchActualDateTime: moment, goodsReceiptDateTime: moment },
    ),
    actualCarrierInfo: object({
      actualCarrierName: text(256),
      actualCarrierBusinessLicense: certificate(50),
      actualCarrierID: partyNo,
    }),
    insuranceInformation: object({ policyNumber: text(30), insuranceCompanyCode: text(30) }),
  },
  { remark: text(256) },
);

const fundFlow = object(
  {
    documentNumber: text(35),
    sendToProDateTime: moment,
    carrier: text(512),
    actualCarrierID: partyNo,
    vehicleNumber: plate,
    vehiclePlateColorCode: plateColour,
    shippingNoteList: list(object({ shippingNoteNumber: text(20), serialNumber: like('^\\d{4}$'), totalMonetaryAmount: decimal(18, 3) })),
    financiallist: list(
      object(
        {
          // Everything but cash.
          paymentMeansCode: oneOf('1', '2', '3', '31', '32', '4', '41', '42', '9'),
          recipient: text(512),
          receiptAccount: like('^\\d{8,32}$'),
          sequenceCode: text(50),
          monetaryAmount: decimal(18, 3),
          dateTime: moment,
        },
        { bankCode: text(11) },
      ),
    ),
  },
  { remark: text(256) },
);

const written: Readonly<Record<string, JsonSchema>> = {
  WLHY_JSY1001: driver,
  WLHY_CL1001: vehicle,
  WLHY_CYR1001: carrier,
  WLHY_TYR1001: consignor,
  WLHY_YD1001: waybill,
  WLHY_ZJ1001: fundFlow,
};

const read = new Map<string, z.ZodType>();

/** The schema of an interface; undefined when the test receiver has none of that code. */
export function schemaOf(ipcType: string): z.ZodType | undefined {
  const schema = Object.hasOwn(written, ipcType) ? written[ipcType] : undefined;
  if (schema === undefined) return undefined;
  const known = read.get(ipcType) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  read.set(ipcType, known);
  return known;
}
