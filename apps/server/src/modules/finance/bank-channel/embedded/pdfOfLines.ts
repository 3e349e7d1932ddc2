/** What one page says. */
interface Page {
  title: string;
  /** Stands slanting and grey over the whole page. */
  watermark: string;
  lines: readonly string[];
}

/** A4 in points. */
const [width, height] = [595, 842];

/**
 * Writes one page of Chinese text as a PDF. The font is one of those that every reader of PDF brings for Chinese, so that none is shipped or
 * embedded; a library would have to embed one of several megabytes.
 *
 * @source ISO 32000-1, 9.7.5.2 (predefined CMaps)
 */
export function pdfOfLines({ title, watermark, lines }: Page): Uint8Array {
  const content = [...watermarks(watermark), textAt(title, { x: 60, y: height - 90, size: 18 })]
    .concat(lines.map((line, index) => textAt(line, { x: 60, y: height - 140 - index * 26, size: 11 })))
    .join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 /W [1 95 500 814 939 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >>',
    `<< /Title <feff${hex(title)}> >>`,
  ]);
}

function* watermarks(text: string): Generator<string> {
  for (const y of [150, 400, 650])
    for (const x of [80, 340]) yield `q 0.85 g BT /F1 60 Tf 0.7071 0.7071 -0.7071 0.7071 ${x} ${y} Tm <${hex(text)}> Tj ET Q`;
}

const textAt = (text: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td <${hex(text)}> Tj ET`;

/** UTF-16 with the higher byte first, as hexadecimal digits: nothing in a text can end it. */
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Numbers the objects and lists where each begins. All of it is ASCII, so characters are bytes. */
function assemble(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.5\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
