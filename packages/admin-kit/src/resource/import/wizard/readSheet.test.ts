import { describe, expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import { SheetError } from './sheetTypes.ts';
import { workbook, zip } from './workbook.fixture.ts';
import { writeXlsx, writingXlsx } from './writeXlsx.ts';

async function read(file: Blob, wanted?: number) {
  const sheet = { names: [] as readonly string[], index: -1, lines: [] as (readonly string[])[], numbers: [] as number[] };
  for await (const part of readSheet(file, wanted)) {
    if ('names' in part) Object.assign(sheet, part);
    else for (const { row, cells } of part.rows) void (sheet.lines.push(cells), sheet.numbers.push(row));
  }
  return sheet;
}
const faultOf = async (file: Blob) => {
  const error = await read(file).catch((reason: unknown) => reason);
  return error instanceof SheetError ? error.fault : error;
};
const cells = (...xml: readonly string[]) => `<row r="1">${xml.join('')}</row>`;

describe('IMP-02 workbooks', () => {
  test('texts, numbers, days, percentages and truth as a person reads them', async () => {
    const file = workbook({
      texts: '<si><t>鲁A12345</t></si><si><r><t>分</t></r><r><t xml:space="preserve">开 </t></r><rPh><t>fen</t></rPh></si>',
      rows: cells(
        '<c r="A1" t="s"><v>0</v></c>',
        '<c r="B1" t="s"><v>1</v></c>',
        '<c r="C1" t="inlineStr"><is><t>a &amp; b&#x4e2d;</t></is></c>',
        '<c r="D1" s="1"><v>46082</v></c>',
        '<c r="E1" s="2"><v>46082.354166666664</v></c>',
        '<c r="F1" s="3"><v>0.07</v></c>',
        '<c r="G1" s="5"><v>0.125</v></c>',
        '<c r="H1"><v>370000198001010017</v></c>',
        '<c r="I1"><v>0.30000000000000004</v></c>',
        '<c r="J1"><v>1E+17</v></c>',
        '<c r="K1" t="b"><v>1</v></c>',
        '<c r="L1" t="str"><f>A1&amp;B1</f><v>算得</v></c>',
        '<c r="M1"><f>1+1</f><v>2</v></c>',
        '<c r="N1" s="4"><v>12.5</v></c>',
        '<c r="P1" t="e"><v>#N/A</v></c>',
        '<c r="Q1" t="inlineStr"><is><t>#N/A</t></is></c>',
      ),
    });

    const { lines, names } = await read(file);

    expect(names).toEqual(['数据', '第二张']);
    expect(lines).toEqual([
      [
        '鲁A12345',
        '分开',
        'a & b中',
        '2026-03-01',
        '2026-03-01 08:30:00',
        '7%',
        '12.5%',
        '370000198001010017',
        '0.3',
        '1E+17',
        '是',
        '算得',
        '2',
        '12.5',
        '',
        '#N/A',
        "'#N/A",
      ],
    ]);
  });

  test('days are counted from 1904 where the workbook says so', async () => {
    const { lines } = await read(workbook({ is1904: true, rows: cells('<c r="A1" s="1"><v>44620</v></c>') }));

    expect(lines).toEqual([['2026-03-01']]);
  });

  test('empty lines are left out and keep their numbers; cells without an address follow each other; prefixes do not matter', async () => {
    const rows =
      '<x:row r="2"><x:c t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row r="3"><x:c r="A3"/></x:row><!-- > --><x:row r="7"><x:c r="C7"><x:v>3</x:v></x:c></x:row>';

    const { lines, numbers } = await read(workbook({ rows }));

    expect(numbers).toEqual([2, 7]);
    expect(lines).toEqual([
      ['甲', '2'],
      ['', '', '3'],
    ]);
  });

  test('another visible sheet can be chosen', async () => {
    const file = workbook({ rows: cells('<c><v>1</v></c>'), more: cells('<c><v>2</v></c>') });

    expect(await read(file, 1)).toMatchObject({ index: 1, lines: [['2']] });
    expect(await read(file, 7)).toMatchObject({ index: 0, lines: [['1']] });
  });

  test('stored files are read like deflated ones, also what the kit writes itself', async () => {
    expect((await read(workbook({ isStored: true, rows: cells('<c><v>1</v></c>') }))).lines).toEqual([['1']]);
    const lines = [
      ['身份证号', '金额', '说明', '<&>"'],
      ['370000198001010017', 12.5, '=1+1', 'x\u0000y'],
    ];

    const back = await read(writeXlsx(lines));

    expect(back.lines).toEqual([
      ['身份证号', '金额', '说明', '<&>"'],
      ['370000198001010017', '12.5', '=1+1', 'xy'],
    ]);
  });

  test('many lines are written bit by bit, into one whole', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => [`D${index}`, '370000198001010017']);
    const writing = writingXlsx(lines);
    const steps: number[] = [];
    let step = writing.next();
    for (; !step.done; step = writing.next()) steps.push(step.value);

    expect(steps).toEqual([256, 512, 768]);
    expect((await read(step.value)).lines).toEqual(lines);
  });

  test('a first sheet without rows does not hide the others', async () => {
    const file = workbook({ rows: '', more: cells('<c><v>2</v></c>') });

    expect(await read(file)).toMatchObject({ names: ['数据', '第二张'], lines: [] });
    expect(await read(file, 1)).toMatchObject({ index: 1, lines: [['2']] });
  });

  test('times of day are times, with their day where there is one', async () => {
    const times =
      '<c s="6"><v>0.354166666666667</v></c><c s="6"><v>46082.5</v></c><c s="7"><v>0.35427083333</v></c><c s="8"><v>1.5</v></c>';

    expect((await read(workbook({ rows: cells(times) }))).lines).toEqual([['08:30', '2026-03-01 12:00:00', '08:30:09', '1.5']]);
  });

  test('many lines come in pieces', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => `<row r="${index + 1}"><c><v>${index}</v></c></row>`).join('');
    const sizes: number[] = [];

    for await (const part of readSheet(workbook({ rows }))) if ('rows' in part) sizes.push(part.rows.length);

    expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1201);
  });

  test('security 47: what is not a workbook, has entities, or is too large is refused in words', async () => {
    const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])]);
    const wide = `<row r="1"><c r="IW1"><v>1</v></c></row>`;
    const endless = Array.from({ length: 100_011 }, (_, index) => `<row r="${index + 1}"><c><v>1</v></c></row>`).join('');
    const entity = '<!DOCTYPE x [<!ENTITY a "b">]><?x ?><row r="1"><c><v>1</v></c></row>';

    expect(await faultOf(old)).toBe('old');
    expect(await faultOf(new Blob([]))).toBe('empty');
    expect(await faultOf(new Blob(['PK but no archive']))).toBe('broken');
    expect(await faultOf(zip({ 'word/document.xml': '<x/>' }))).toBe('broken');
    expect(await faultOf(workbook({ rows: '<row r="1"><c><v>1</v>' }).slice(0, 900))).toBe('broken');
    expect(await faultOf(workbook({ rows: entity }))).toBe('broken');
    expect(await faultOf(workbook({ rows: wide }))).toBe('columns');
    expect(await faultOf(workbook({ rows: endless }))).toBe('rows');
    expect(await faultOf(new Blob(['姓名,备注\n张三,"没有\n李四,好\n']))).toBe('quotes');
  });

  // Seventy megabytes are packed and unpacked, which takes a slow machine its time.
  test('security 42: shared texts that unpack without end are refused', { timeout: 20_000 }, async () => {
    const texts = `<si><t>${' '.repeat(30_000)}</t></si>`.repeat(2300);

    expect(await faultOf(workbook({ texts, rows: cells('<c><v>1</v></c>') }))).toBe('size');
    expect(await faultOf(workbook({ texts: ' '.repeat(2_000_000), rows: cells('<c><v>1</v></c>') }))).toBe('cell');
  });
});

describe('IMP-02 separated values', () => {
  test('quotes, line breaks in cells, and numbers that Excel must not touch', async () => {
    const { lines, numbers } = await read(new Blob(['\uFEFF姓名,备注\r\n"张,三","一行\n又""一行"""\r\n\r\n="0012",\'=x\n']));

    expect(lines).toEqual([
      ['姓名', '备注'],
      ['张,三', '一行\n又"一行"'],
      ['0012', '=x'],
    ]);
    expect(numbers).toEqual([1, 2, 4]);
  });

  test('semicolons and tabs, and what Chinese Excel saves', async () => {
    expect((await read(new Blob(['a;b\n1;2']))).lines[1]).toEqual(['1', '2']);
    expect((await read(new Blob(['a\tb,c\td\n1\t2,3\t4']))).lines[1]).toEqual(['1', '2,3', '4']);
    expect((await read(new Blob(['借用单\n"重,量";名\n1,5;2']))).lines[2]).toEqual(['1,5', '2']);
    // 姓名 in GBK.
    const gbk = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x41]);
    expect((await read(new Blob([gbk]))).lines).toEqual([['姓名', 'A']]);
  });

  test('the encoding shows in a late line, or in a mark', async () => {
    const late = [new TextEncoder().encode('name\n'.repeat(60_000)), new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])];
    const wide = (isLittle: boolean) => {
      const view = new DataView(new ArrayBuffer(12));
      for (const [at, letter] of [...'\uFEFF姓\t名\r\n'].entries()) view.setUint16(2 * at, letter.charCodeAt(0), isLittle);
      return new Blob([view]);
    };

    expect((await read(new Blob(late))).lines.at(-1)).toEqual(['姓名']);
    expect((await read(wide(true))).lines).toEqual([['姓', '名']]);
    expect((await read(wide(false))).lines).toEqual([['姓', '名']]);
  });
});
