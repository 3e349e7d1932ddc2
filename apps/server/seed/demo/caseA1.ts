/** What is agreed in case A1: 85.50 yuan per tonne, loss above 3 ‰ taken off, 6 % on top. @source freight-domain 4.5 */
export const caseA1 = {
  orderMode: '1',
  publishMode: '1',
  cargoName: '动力煤',
  cargoTypeCode: '0100',
  priceMode: '1',
  unitPrice: 855_000,
  cargoPrice: 62_000,
  weightBasis: '3',
  lossMode: '1',
  lossRate: 30,
  lossDeduct: '1',
  lossPass: '1',
  roundMode: '2',
  settleType: '0',
  serviceRate: 600,
  feeCalcMode: '1',
};
