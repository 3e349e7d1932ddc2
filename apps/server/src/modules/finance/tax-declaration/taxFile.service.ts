import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { yuanText } from '../../../platform/amountText.ts';
import type { FileReply } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { type CellValue, type SheetColumn, workbookContentType, writeWorkbook } from '../../../platform/excel/writeWorkbook.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { taxpayerOf } from './fileDeclaration.ts';
import { personLine, personsOfBatch } from './declarationDocument.ts';
import { taxDeclarationResource } from './taxDeclaration.resource.ts';
import { taxKind, taxState } from './taxDeclaration.states.ts';
import { type DeclarationRow, hyTaxDeclaration } from './taxDeclaration.table.ts';

type Line = ReturnType<typeof personLine>;

/** A column of the sheet of persons. */
interface Column {
  caption: LocalizedText;
  kind: SheetColumn['kind'];
  decimals?: number;
  width?: number;
  of: (line: Line) => CellValue;
}

const text = ({ width = 14, ...column }: Pick<Column, 'caption' | 'of' | 'width'>): Column => ({ ...column, kind: 'text', width });
/** Amounts are yuan, as the tax office reckons. */
const yuan = (caption: LocalizedText, of: (line: Line) => number): Column => ({
  caption,
  kind: 'number',
  decimals: 2,
  width: 14,
  of: (line) => of(line) / 100,
});
/** Per cent of 1/10000. */
const percent = (caption: LocalizedText, of: (line: Line) => number): Column => ({
  caption,
  kind: 'number',
  decimals: 2,
  of: (line) => of(line) / 100,
});

const idKinds: Readonly<Record<string, LocalizedText>> = {
  '1': label('居民身份证', 'Identity card'),
  '2': label('统一社会信用代码', 'Credit code'),
};
const identity = (locale: Context['locale']): Column[] => [
  text({ caption: label('姓名/名称', 'Name'), of: ({ name }) => name, width: 24 }),
  text({ caption: label('证件类型', 'Kind of number'), of: ({ idType }) => idKinds[idType]?.[locale], width: 18 }),
  text({ caption: label('证件号码', 'Number'), of: ({ idNo }) => idNo, width: 22 }),
  text({ caption: label('手机号码', 'Mobile'), of: ({ phone }) => phone }),
];
const income: Column[] = [
  { caption: label('运单数', 'Waybills'), kind: 'number', of: ({ noteCount }) => noteCount },
  yuan(label('收入', 'Income'), ({ incomeAmount }) => incomeAmount),
];
const ofKind: Readonly<Record<string, readonly Column[]>> = {
  [taxKind.identity]: [],
  [taxKind.income]: [...income, text({ caption: label('免报送原因', 'Why exempt'), of: ({ exemptReason }) => exemptReason, width: 24 })],
  [taxKind.agencyVat]: [
    ...income,
    percent(label('征收率(%)', 'VAT rate (%)'), ({ vatRate }) => vatRate),
    yuan(label('增值税', 'VAT'), ({ vatAmount }) => vatAmount),
    yuan(label('附加税费', 'Surtaxes'), ({ surtaxAmount }) => surtaxAmount),
    text({ caption: label('说明', 'Remark'), of: ({ exemptReason }) => exemptReason, width: 24 }),
  ],
  [taxKind.incomeTax]: [
    ...income,
    yuan(label('累计收入', 'Income of the year'), ({ cumulativeIncome }) => cumulativeIncome),
    yuan(label('累计费用与减除', 'Deducted in the year'), ({ cumulativeDeduct }) => cumulativeDeduct),
    percent(label('预扣率(%)', 'Rate (%)'), ({ iitRate }) => iitRate),
    yuan(label('本期个税', 'Income tax'), ({ iitAmount }) => iitAmount),
  ],
  [taxKind.ownVat]: [yuan(label('增值税', 'VAT'), ({ vatAmount }) => vatAmount)],
};

/** Since then it is known to be what is filed. */
const filed: readonly string[] = [taxState.declaring, taxState.declared, taxState.failed, taxState.paid, taxState.corrected];

/**
 * The file of a declaration, as it was sent: the workbook that people upload at the tax office, or the same as JSON. It names everybody in full, so each
 * download is counted and leaves a trace.
 *
 * @throws NotFound missing or not visible; Conflict it was not declared yet
 * @source freight-domain 2.26 file
 */
export async function declarationFile(
  ctx: Context,
  { id, format = 'xlsx' }: { id: string; format?: 'xlsx' | 'json' | undefined },
): Promise<FileReply> {
  const { batch, company, lines } = await ctx.transaction((tx) => readForFile(tx, ctx, id));
  const name = `${company.name}_${batch.period}_${batch.batchNo}`;
  if (format === 'json')
    return { fileName: `${name}.json`, contentType: 'application/json; charset=utf-8', stream: jsonOf({ batch, company, lines }) };
  const { locale } = ctx;
  const columns = [...identity(locale), ...(ofKind[batch.taxKind] ?? [])];
  const stream = writeWorkbook(
    { name: locale === 'zh' ? '申报表' : 'Declaration', ...headOf(batch, { company, locale }) },
    {
      name: locale === 'zh' ? '人员明细' : 'Persons',
      columns: columns.map(({ of: _of, caption, ...column }) => ({ ...column, caption: caption[locale] })),
      rows: lines.map((line) => columns.map(({ of }) => of(line))),
    },
  );
  return { fileName: `${name}.xlsx`, contentType: workbookContentType, stream };
}

async function readForFile(tx: Tx, ctx: Context, id: string) {
  const batch = await findRow(tx, ctx, taxDeclarationResource, id);
  if (batch === undefined) throw notFound();
  if (!filed.includes(batch.state)) throw stateChanged();
  const lines: Line[] = [];
  for await (const piece of personsOfBatch(tx, ctx, id)) lines.push(...piece.map(personLine));
  // Its version stays: nobody who has it open is in the way of a download.
  await tx
    .update(hyTaxDeclaration)
    .set({ downloadCount: sql`${hyTaxDeclaration.downloadCount} + 1` })
    .where(sql`${eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId)} and ${eq(hyTaxDeclaration.id, id)}`);
  ctx.audit({
    action: 'taxDeclaration.reveal',
    entity: 'taxDeclaration',
    entityId: id,
    remark: batch.batchNo,
    after: { fields: ['idNo', 'phone'], persons: lines.length },
  });
  return { batch, company: await taxpayerOf(tx, ctx, batch.companyId), lines };
}

const headColumns = (locale: Context['locale']): SheetColumn[] => [
  { caption: locale === 'zh' ? '纳税人名称' : 'Taxpayer', kind: 'text', width: 32 },
  { caption: locale === 'zh' ? '纳税人识别号' : 'Taxpayer number', kind: 'text', width: 24 },
  { caption: locale === 'zh' ? '申报批次' : 'Declaration', kind: 'text', width: 18 },
  { caption: locale === 'zh' ? '所属期起' : 'From', kind: 'date', width: 14 },
  { caption: locale === 'zh' ? '所属期止' : 'Until', kind: 'date', width: 14 },
  { caption: locale === 'zh' ? '人数' : 'Persons', kind: 'number' },
  { caption: locale === 'zh' ? '收入总额' : 'Income', kind: 'number', decimals: 2, width: 16 },
  { caption: locale === 'zh' ? '增值税' : 'VAT', kind: 'number', decimals: 2, width: 16 },
  { caption: locale === 'zh' ? '附加税费' : 'Surtaxes', kind: 'number', decimals: 2, width: 16 },
  { caption: locale === 'zh' ? '个人所得税' : 'Income tax', kind: 'number', decimals: 2, width: 16 },
  { caption: locale === 'zh' ? '说明' : 'Remark', kind: 'text', width: 20 },
  { caption: locale === 'zh' ? '销项税额' : 'Output tax', kind: 'number', decimals: 2, width: 16 },
  { caption: locale === 'zh' ? '已抵扣进项税额' : 'Input tax set off', kind: 'number', decimals: 2, width: 16 },
  {
    caption: locale === 'zh' ? '上期留抵(负数)或未申报税额' : 'Credit (−) or undeclared tax of earlier months',
    kind: 'number',
    decimals: 2,
    width: 16,
  },
];
/** How many of them are of the company's own VAT alone, the last ones. */
const ownColumns = 3;

interface Taxpayer {
  name: string;
  taxNo: string;
}

const headRows = (batch: DeclarationRow, { company, locale }: { company: Taxpayer; locale: Context['locale'] }): CellValue[][] => [
  [
    company.name,
    company.taxNo,
    batch.batchNo,
    batch.periodFrom,
    batch.periodTo,
    batch.personCount,
    batch.incomeAmount / 100,
    batch.vatAmount / 100,
    batch.surtaxAmount / 100,
    batch.iitAmount / 100,
    batch.simulated === '1' ? (locale === 'zh' ? '模拟' : 'Simulated') : '',
    (batch.outputVat ?? 0) / 100,
    (batch.inputVat ?? 0) / 100,
    (batch.carriedVat ?? 0) / 100,
  ],
];

/** The sheet of the declaration itself. */
function headOf(batch: DeclarationRow, facts: { company: Taxpayer; locale: Context['locale'] }) {
  const [columns, rows] = [headColumns(facts.locale), headRows(batch, facts)];
  const until = batch.taxKind === taxKind.ownVat ? columns.length : columns.length - ownColumns;
  return { columns: columns.slice(0, until), rows: rows.map((cells) => cells.slice(0, until)) };
}

/** Amounts as the tax office writes them: yuan with two decimals, as texts. */
function jsonOf({ batch, company, lines }: { batch: DeclarationRow; company: Taxpayer; lines: readonly Line[] }): Readable {
  const { batchNo, taxKind: kind, period, periodFrom, periodTo, personCount, simulated } = batch;
  const money = (amounts: Readonly<Record<string, number | null>>) =>
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, yuanText(amount ?? 0)]));
  const { incomeAmount, vatAmount, surtaxAmount, iitAmount, taxAmount, outputVat, inputVat, carriedVat } = batch;
  const document = {
    batchNo,
    taxKind: kind,
    period,
    periodFrom,
    periodTo,
    company,
    personCount,
    ...money({ incomeAmount, vatAmount, surtaxAmount, iitAmount, taxAmount }),
    ...(kind === taxKind.ownVat ? money({ outputVat, inputVat, carriedVat }) : {}),
    simulated: simulated === '1',
    persons: lines.map(
      ({ incomeAmount: earned, paidAmount, taxWithheld, vatAmount: vat, surtaxAmount: surtax, iitAmount: iit, ...line }) => ({
        ...line,
        cumulativeIncome: yuanText(line.cumulativeIncome),
        cumulativeDeduct: yuanText(line.cumulativeDeduct),
        ...money({ incomeAmount: earned, paidAmount, taxWithheld, vatAmount: vat, surtaxAmount: surtax, iitAmount: iit }),
      }),
    ),
  };
  return Readable.from([Buffer.from(JSON.stringify(document, null, 1))]);
}
