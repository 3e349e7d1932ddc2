import { describe, expect, test } from 'vitest';
import type { SlipWord } from './slipWords.ts';
import { weightsOfWords } from './weightsOfWords.ts';

/** Lines of a slip that lies askew by a pixel a word, their words apart by spaces. */
const slip = (...lines: string[]): SlipWord[] =>
  lines.flatMap((line, row) =>
    line.split(' ').map((text, at) => ({ text, left: at * 100, top: row * 40 + at, width: 80, height: 24, confidence: 92 })),
  );
const nothing = { gross: null, tare: null, net: null };
const read = { gross: 49_560, tare: 17_080, net: 32_480 };

describe('SHIP-20 G13 weights of a slip, by its words', () => {
  test.each<[string, string[]]>([
    ['kilograms', ['毛重 49560 kg', '皮 重 17080 kg', '净重 32480 kg']],
    ['thousands apart', ['GROSS 49,560 kg', 'TARE 17,080 kg', 'NET 32,480 kg']],
    ['tonnes behind the figure', ['毛重 49.56 吨', '皮重 17.08 吨', '净重 32.48 吨']],
    ['tonnes in the label', ['毛重 ( 吨 ) 49.56', '皮重 ( 吨 ) 17.08', '净重 ( 吨 ) 32.48', '日期 2026-10-12 08:21:33']],
    ['a table with its unit below', ['毛重 皮重 净重', '49560 17080 32480', '单位 kg']],
    ['another order', ['净重 32480 kg', '皮重 17080 kg', '毛重 49560 kg']],
    ['the first signs alone', ['毛 皇 49560', '皮 诺 17080', '净 书 32480']],
    ['all in one line', ['毛重 49560 皮重 17080 净重 32480']],
  ])('%s', (_what, lines) => {
    expect(weightsOfWords(slip(...lines))).toEqual(read);
  });

  test('a net weight alone counts where it names its unit and was read surely', () => {
    expect(weightsOfWords(slip('净重 32480 kg'))).toEqual({ ...nothing, net: 32_480 });
    expect(weightsOfWords(slip('净重 32480'))).toEqual(nothing);
    expect(weightsOfWords(slip('净重 32480 kg').map((word) => ({ ...word, confidence: 84 })))).toEqual(nothing);
  });

  test.each<[string, string[]]>([
    ['a sum that does not come out', ['毛重 49560 kg', '皮重 17080 kg', '净重 32430 kg']],
    ['a decimal point that was not seen', ['毛重 ( 吨 ) 495', '皮重 ( 吨 ) 17.08', '净重 ( 吨 ) 32.48']],
    ['one of three that is missing', ['毛重 49560 kg', '净重 32480 kg']],
    ['gross and tare without net', ['毛重 49560 kg', '皮重 17080 kg']],
    ['two weighings', ['毛重 49560 kg', '皮重 17080 kg', '净重 32480 kg', '净重 31000 kg']],
    ['figures without labels', ['49560 kg', '17080 kg', '32480 kg']],
    ['two figures behind one label', ['净重 32480 kg 18 kg']],
    ['no telling what they are in', ['毛重 495', '皮重 170', '净重 325']],
    ['more than any truck', ['毛重 500000 kg', '皮重 17080 kg', '净重 482920 kg']],
    ['dates and numbers', ['装货磅单', '单号 ZH20261012001', '净重', '2026-10-12 08:21']],
    ['nothing', ['']],
  ])('%s is not recognised', (_what, lines) => {
    expect(weightsOfWords(slip(...lines))).toEqual(nothing);
  });
});
