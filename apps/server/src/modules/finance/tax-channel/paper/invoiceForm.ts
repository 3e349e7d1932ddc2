import { paperFonts } from '../../../../platform/pdf/paperFonts.ts';

/** Points of a millimetre. */
const mm = 72 / 25.4;

/** Points by which lines of a text stand closer than the font asks: it leaves room for signs of all languages. */
const lineGap = -2;

/** What the form is drawn in, and what is written into it. */
export const ink = { form: '#800000', text: '#000000', mark: '#b42318' } as const;

/** Sheet sizes, mm: electronic invoices, and the form of those on paper. @source layout of the electronic invoice (OFD PhysicalBox 0 0 210 140) */
export const sheets = { electronic: { width: 210, height: 140 }, paper: { width: 241, height: 140 } } as const;

/** A place on the sheet, mm from its left upper corner, with the width that a text may take. */
export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** How a text is set. */
interface Setting {
  size?: number;
  font?: keyof typeof paperFonts;
  colour?: string;
}

/** Draws on a page in millimetres. */
export function penOn(page: PDFKit.PDFDocument) {
  const set = ({ size = 8, font = 'regular', colour = ink.text }: Setting) => page.font(font).fontSize(size).fillColor(colour);
  return {
    line: ({ from, to, width = 0.5 }: { from: readonly [number, number]; to: readonly [number, number]; width?: number }): void => {
      page
        .moveTo(from[0] * mm, from[1] * mm)
        .lineTo(to[0] * mm, to[1] * mm)
        .lineWidth(width)
        .strokeColor(ink.form)
        .stroke();
    },
    /** A text, over several lines where it is wider than its place. */
    text: (text: string, { x, y, width, align = 'left', ...setting }: Setting & Place): void => {
      set(setting).text(text, x * mm, y * mm, { width: width * mm, align, lineGap });
    },
    /** One line that gets smaller until it fits. */
    fit: (text: string, { x, y, width, align, size = 8, ...setting }: Setting & Place): void => {
      set({ size, ...setting });
      const most = width * mm;
      const wide = page.widthOfString(text);
      const share = Math.min(1, most / wide);
      page.fontSize(size * share);
      const rest = most - wide * share;
      const before = align === 'right' ? rest : align === 'center' ? rest / 2 : 0;
      page.text(text, x * mm + before, y * mm, { lineBreak: false });
    },
    /** Signs one below the other, as labels at the side stand. */
    column: (text: string, { x, y, width, size = 8, step }: { size?: number; step: number } & Place): void => {
      for (const [index, sign] of [...text].entries())
        set({ size, colour: ink.form }).text(sign, x * mm, (y + index * step) * mm, {
          width: width * mm,
          align: 'center',
          lineBreak: false,
        });
    },
    /** Height of a text within a width, mm. */
    heightOf: (text: string, { width, size = 8 }: { width: number; size?: number }): number => {
      set({ size });
      return text === '' ? 0 : page.heightOfString(text, { width: width * mm, lineGap }) / mm;
    },
    /** A circle with a cross, which nothing can be written before. */
    crossed: ({ x, y, radius }: { x: number; y: number; radius: number }): void => {
      const reach = radius * Math.SQRT1_2;
      page
        .circle(x * mm, y * mm, radius * mm)
        .lineWidth(0.5)
        .strokeColor(ink.text)
        .stroke();
      for (const [dx, dy] of [
        [reach, reach],
        [reach, -reach],
      ] as const)
        page
          .moveTo((x - dx) * mm, (y - dy) * mm)
          .lineTo((x + dx) * mm, (y + dy) * mm)
          .stroke();
    },
    /** A text that stands slanting and light over the sheet. Who copies what is below copies nothing of it. */
    watermark: (text: string, { width, height }: { width: number; height: number }): void => {
      page.save();
      page.markContent('Span', { actual: ' ' });
      page.rotate(-25, { origin: [(width / 2) * mm, (height / 2) * mm] });
      page.fillOpacity(0.1);
      for (const [row, y] of [height * 0.22, height * 0.5, height * 0.78].entries())
        for (const x of [width * 0.02, width * 0.52])
          set({ size: 26, font: 'bold', colour: ink.mark }).text(text, (x + row * 6) * mm, y * mm, { lineBreak: false });
      page.fillOpacity(1);
      page.endMarkedContent();
      page.restore();
    },
  };
}

/** A pen on a page. */
export type Pen = ReturnType<typeof penOn>;

/** Points of a sheet, as PDF counts it. */
export const pointsOf = ({ width, height }: { width: number; height: number }): [number, number] => [width * mm, height * mm];
