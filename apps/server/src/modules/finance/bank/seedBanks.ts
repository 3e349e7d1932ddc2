import type { Tx } from '../../../platform/db/database.ts';
import { hyBank } from './bank.table.ts';

/** Code, name, kind of bank in branch numbers, short name, and the beginnings of its common cards. @source freight-domain 2.19 */
export const commonBanks: readonly (readonly [code: string, name: string, cnaps: string, short: string, bins: string])[] = [
  ['ICBK', '中国工商银行', '102', 'ICBC', '622200,622202,622203,622208,621225,621226,95588'],
  ['ABOC', '中国农业银行', '103', 'ABC', '622840,622841,622845,622846,622848,623052,95599'],
  [
    'BKCH',
    '中国银行',
    '104',
    'BOC',
    '456351,601382,621212,621256,621660,621661,621662,621663,621665,621666,621667,621668,621669,621785,621790',
  ],
  ['PCBC', '中国建设银行', '105', 'CCB', '436742,621080,621081,621284,621700,622280,622700'],
  ['COMM', '交通银行', '301', 'BCM', '405512,601428,621069,621436,622258,622259,622260,622261,622262'],
  ['PSBC', '中国邮政储蓄银行', '403', 'PSBC', '621095,621096,621098,621797,621798,621799,622150,622151,622181,622188,955100'],
  ['CMBC', '招商银行', '308', 'CMB', '410062,468203,621286,621483,621485,621486,622580,622588,622598,622609,95555'],
  [
    'CIBK',
    '中信银行',
    '302',
    'CITIC',
    '433670,433680,442729,442730,621767,621768,621770,621771,621772,621773,622690,622691,622692,622696,622698',
  ],
  ['SPDB', '上海浦东发展银行', '310', 'SPDB', '621351,621390,621791,621792,621793,621795,621796,622516,622517,622518,622521,622522,622523'],
  ['FJIB', '兴业银行', '309', 'CIB', '438588,438589,622908,622909,966666'],
  [
    'MSBC',
    '中国民生银行',
    '305',
    'CMBC',
    '415599,421393,421865,427570,427571,472067,472068,621691,622615,622616,622617,622618,622619,622620,622622',
  ],
  [
    'EVER',
    '中国光大银行',
    '303',
    'CEB',
    '622660,622661,622662,622663,622664,622665,622666,622667,622668,622669,622670,622671,622672,622673,622674',
  ],
  ['GDBK', '广发银行', '306', 'CGB', '621462,622568'],
  ['SZDB', '平安银行', '307', 'PAB', '602907,621626,622298,622986,622989,623058'],
  ['HXBK', '华夏银行', '304', 'HXB', '622630,622631,622632,622633,622636,622637,622638'],
  ['ZJCB', '浙商银行', '316', 'CZB', '621019,622309'],
  ['CHBH', '渤海银行', '318', 'CBHB', '621268,621453,622884'],
];

/** Ids that say what they are for, so that every installation has the same. */
export const bankIdOf = (code: string): string => `bank-${code.toLowerCase()}`;

/** Writes the banks that are not there yet; what people have changed of the others stays. */
export async function seedBanks(tx: Tx): Promise<void> {
  await tx
    .insert(hyBank)
    .values(
      commonBanks.map(([bankCode, bankName, cnapsPrefix, shortCode, binPrefixes], index) => ({
        id: bankIdOf(bankCode),
        tenantId: 0,
        createBy: 'system',
        bankName,
        bankCode,
        shortCode,
        cnapsPrefix,
        binPrefixes,
        sortNo: (index + 1) * 10,
      })),
    )
    .onConflictDoNothing();
}
