/** A word on a picture, with its place in pixels from the top left. */
export interface SlipWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** How sure the reader is of it, 0 to 100. */
  confidence: number;
}

/** The words of the table that Tesseract writes: one line each, level 5, columns between tabs. */
export function wordsOfTable(table: string): SlipWord[] {
  return table.split('\n').flatMap((line): SlipWord[] => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = line.split('\t');
    if (level !== '5' || text.trim() === '') return [];
    const word = { left: Number(left), top: Number(top), width: Number(width), height: Number(height), confidence: Number(confidence) };
    return [{ text: text.trim(), ...word }];
  });
}
