import { label } from '@tarmac/freight-api/rules';
import { basisPoints, dict, entity, flag, integer, money, reference, text } from '../../../platform/contract/index.ts';

const amount = (zh: string, en: string) => money(label(zh, en), { sortable: true });

/** A person, or a carrier, in a declaration. @source freight-domain 2.26 */
export const TaxPerson = entity('taxPerson', {
  label: label('申报人员', 'Person declared'),
  required: {},
  optional: {},
  computed: {
    batchId: reference('taxDeclaration', { label: label('申报批次', 'Declaration') }),
    personType: dict('tax_person_type', { label: label('人员类型', 'Kind of person') }),
    personName: text(label('姓名/名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    idType: dict('third_id_type', { label: label('证件类型', 'Kind of number') }),
    idNo: text(label('证件号码', 'Number'), { max: 30, sensitive: true }),
    phone: text(label('手机号码', 'Mobile'), { max: 20, sensitive: true }),
    noteCount: integer(label('运单数', 'Waybills'), { sortable: true }),
    incomeAmount: amount('收入', 'Income'),
    paidAmount: amount('实付金额', 'Paid out'),
    taxWithheld: amount('已代扣税款', 'Withheld'),
    exemptFlag: flag(label('免报送', 'Exempt')),
    exemptReason: text(label('免报送原因', 'Why exempt'), { max: 200 }),
    rollingIncome: amount('连续12个月收入', 'Income of 12 months'),
    vatRate: basisPoints(label('征收率', 'VAT rate')),
    vatAmount: amount('增值税', 'VAT'),
    surtaxAmount: amount('附加税费', 'Surtaxes'),
    cumulativeIncome: amount('累计收入', 'Income of the year'),
    cumulativeDeduct: amount('累计费用与减除', 'Deducted in the year'),
    iitRate: basisPoints(label('预扣率', 'Income tax rate')),
    iitAmount: amount('本期个税', 'Income tax'),
    taxAmount: amount('税额合计', 'Tax'),
    previousIncome: amount('更正前收入', 'Income before'),
    previousTax: amount('更正前税额', 'Tax before'),
    incomeDifference: amount('收入差额', 'Change of income'),
    taxDifference: amount('税额差额', 'Change of tax'),
    remark: text(label('备注', 'Remark'), { max: 200 }),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['noteCount', 'incomeAmount', 'paidAmount', 'taxWithheld', 'vatAmount', 'surtaxAmount', 'iitAmount', 'taxAmount'],
});
