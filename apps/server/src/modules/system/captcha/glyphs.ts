/** Letters and digits that a person does not mix up, as strokes on a grid of 4 by 6. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|13 33',
  B: '00 06 36 45 44 33 03|00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '10 40|30 35 26 06',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '6': '40 20 02 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '9': '06 26 44 41 30 10 01 02 13 33 42',
};

/** The alphabet of codes. */
export const captchaAlphabet: readonly string[] = Object.keys(strokes);

/** The strokes of a letter as lists of points, x 0–4 and y 0–6. */
export function strokesOf(letter: string): [number, number][][] {
  return (strokes[letter] ?? '')
    .split('|')
    .map((stroke) => stroke.split(' ').map((point): [number, number] => [Number(point[0]), Number(point[1])]));
}
