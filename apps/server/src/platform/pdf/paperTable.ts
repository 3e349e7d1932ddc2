/** A column of a table on paper. */
export interface PaperColumn {
  caption: string;
  /** Share of the width. */
  width: number;
  /** Numbers stand right. */
  align?: 'right';
}

const padding = { x: 4, y: 4 };

/** A table that is drawn downwards from where the page stands, with its captions on every page. */
export interface PaperTable {
  head(): void;
  row(texts: readonly string[], font?: 'regular' | 'bold'): void;
  /** Begins a page where less than a height is left on this one. */
  keep(height: number): void;
}

/**
 * @param bottom where rows end on each page, in points from its top
 */
export function tableOn(
  page: PDFKit.PDFDocument,
  {
    columns,
    ink,
    size,
    bottom,
  }: { columns: readonly PaperColumn[]; ink: { text: string; faint: string; line: string }; size: number; bottom: number },
): PaperTable {
  const { left, right } = page.page.margins;
  const whole = page.page.width - left - right;
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  let edge = left;
  const places = columns.map(({ width, align }) => {
    const place = { x: edge + padding.x, width: (whole * width) / shares - 2 * padding.x, align };
    edge += (whole * width) / shares;
    return place;
  });

  /** Height of a row: texts that are wider than their column go on below. */
  const heightOf = (texts: readonly string[]): number =>
    Math.max(
      page.currentLineHeight(),
      ...places.map(({ width }, index) => {
        const text = texts[index] ?? '';
        return text === '' || page.widthOfString(text) <= width ? 0 : page.heightOfString(text, { width });
      }),
    ) +
    2 * padding.y;

  const draw = (texts: readonly string[], { font, colour }: { font: 'regular' | 'bold'; colour: string }) => {
    page.font(font).fontSize(size).fillColor(colour);
    const height = heightOf(texts);
    keep(height);
    page.font(font).fontSize(size).fillColor(colour);
    const top = page.y;
    for (const [index, { x, width, align }] of places.entries()) {
      const text = texts[index] ?? '';
      if (text !== '') page.text(text, x, top + padding.y, { width, ...(align === undefined ? {} : { align }) });
    }
    const y = top + height;
    page
      .moveTo(left, y)
      .lineTo(left + whole, y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    page.x = left;
    page.y = y;
  };
  const head = () =>
    draw(
      columns.map(({ caption }) => caption),
      { font: 'bold', colour: ink.faint },
    );
  let isHeading = false;
  const keep = (height: number): void => {
    if (page.y + height <= bottom) return;
    page.addPage();
    if (isHeading) return;
    isHeading = true;
    head();
    isHeading = false;
  };
  return { head, row: (texts, font = 'regular') => draw(texts, { font, colour: ink.text }), keep };
}
