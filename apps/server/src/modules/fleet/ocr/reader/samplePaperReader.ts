import type { PaperFields, PaperReader } from './paperReader.ts';

/**
 * What the sample pictures of the demonstration would say if they were papers, by the digest of their bytes. The person, the numbers and
 * the plate are nobody's.
 */
const samples: Readonly<Record<string, { kind: string; fields: PaperFields }>> = {
  d2f71838a49308e532e6d9625b21f3104b0ef9576d9652253bee57b04638c577: {
    kind: 'idFront',
    fields: { driverName: '示例', idNo: '370000198001010017', address: '示例省示例市示例路1号' },
  },
  ee564d77cd615d7d6b16fcb0cee70f396c43c89facb40fa0a326fdad64b6eed0: {
    kind: 'idBack',
    fields: { idValidFrom: '2015-01-01', idValidTo: '9999-12-31' },
  },
  '75d695ea3d5e2d64d75e3f54ba2ddecc535c3b5712174ad10e19d6ead9ca95b9': {
    kind: 'licence',
    fields: {
      driverName: '示例',
      licenceNo: '370000198001010017',
      vehicleClass: 'A2',
      licenceIssuer: '示例市公安局交通警察支队',
      validPeriodFrom: '2022-06-01',
      validPeriodTo: '2032-06-01',
    },
  },
  '3a3c8d6ac8274e4f9e97ff67819fdf0d8b55ea3e8e6017cac73770aeb47af103': {
    kind: 'licenceBack',
    fields: { driverName: '示例', licenceNo: '370000198001010017' },
  },
  dfd57d3bfebbd0003f1ffd2258b53d4844bb72dddd8fa0d5c0d98ea9121a6f94: {
    kind: 'qualification',
    fields: {
      driverName: '示例',
      qualificationCertificate: '370000198001010017',
      qualificationType: '道路货物运输驾驶员',
      qualificationValidTo: '2030-06-01',
    },
  },
  '0e541840c64a6b57bae1ef92e00343232eca80b83dba4f1746c23ff7a8349e07': {
    kind: 'vehicleLicence',
    fields: {
      vehicleNumber: '鲁GA1234',
      vehicleType: 'H11',
      owner: '示例运输有限公司',
      useCharacter: '货运',
      brandModel: '示例牌SL1250',
      vin: 'LFWSRXSJ0M1E00001',
      engineNo: 'SL000001',
      issuingOrganizations: '示例市公安局交通警察支队',
      registerDate: '2021-03-01',
      issueDate: '2021-03-02',
    },
  },
  '8cda3182b82cd67105965f28a732d071d31f241c29b5837edb379b15fe42e8bd': {
    kind: 'vehicleLicenceBack',
    fields: {
      vehicleNumber: '鲁GA1234',
      vehicleTonnage: 1495,
      grossMass: 2500,
      vehicleLength: 12_000,
      vehicleWidth: 2550,
      vehicleHeight: 3990,
      vehicleEnergyType: 'B',
      inspectValidTo: '2027-03-31',
    },
  },
  d98687ccf2f358d9a06a7f85d3defde797af0f678f22639dce1bc974640b2ca7: {
    kind: 'rtc',
    fields: {
      vehicleNumber: '鲁GA1234',
      owner: '示例运输有限公司',
      roadTransportCertificateNumber: '370783000000',
      ownerPermitNo: '370783000001',
      rtcValidTo: '2029-03-31',
    },
  },
};

/**
 * Reads nothing: it knows the sample pictures of the demonstration by their bytes and says what they stand for, the same each time. Of any
 * other picture it says nothing, and the answers are marked as simulated.
 *
 * @source freight-domain 7
 */
export const samplePaperReader: PaperReader = {
  channel: 'sample',
  simulated: true,
  read: ({ kind, sha256 }) => {
    const sample = samples[sha256];
    return Promise.resolve(sample?.kind === kind ? sample.fields : {});
  },
};
