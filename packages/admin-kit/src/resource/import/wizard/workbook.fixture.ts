import { crc32, deflateRawSync } from 'node:zlib';

/** Bytes of an archive, its files deflated as Excel does, or stored. */
export function zip(files: Readonly<Record<string, string>>, isStored = false): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed);
    directory.push(entry, name);
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([new Uint8Array(Buffer.concat([...parts, list, end]))]);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as spreadsheet programs write it, from the XML of its rows. */
export function workbook({ rows, more = '', texts = '', is1904 = false, isStored = false }: WorkbookParts): Blob {
  return zip(
    {
      'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="隐藏" sheetId="9" state="hidden" r:id="rId9"/><sheet name="数据" sheetId="1" r:id="rId1"/><sheet name="第二张" sheetId="2" r:id="rId2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="171" formatCode="[>100]0.00&quot;day&quot;"/><numFmt numFmtId="172" formatCode="0.0%"/><numFmt numFmtId="173" formatCode="hh:mm:ss"/><numFmt numFmtId="174" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="10"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="20"/><xf numFmtId="173"/><xf numFmtId="174"/></cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${more}</sheetData></worksheet>`,
    },
    isStored,
  );
}

interface WorkbookParts {
  /** XML of the first visible sheet's rows. */
  rows: string;
  /** XML of the second one's. */
  more?: string;
  /** XML of the shared texts. */
  texts?: string;
  is1904?: boolean;
  isStored?: boolean;
}
