import { describe, expect, test } from 'vitest';
import { readDivisionLines } from './readDivisionLines.ts';

describe('a pasted table of divisions', () => {
  test.each([
    ['cells of a sheet', '110000\t北京市\n110101\t东城区'],
    ['separated values', '110000,北京市\r\n110101,东城区\r\n'],
    ['quoted values', '"110000","北京市"\n"110101","东城区"'],
    ['the page of the ministry, indented and with a heading', '行政区划代码\t单位名称\n110000\t北京市\n110101\t  东城区\n\n注：截至2026年'],
    ['full-width digits', '１１００００　北京市\n１１０１０１　东城区'],
    ['a mark behind the name', '110000 北京市*\n110101 东城区'],
  ])('PLACE-01 reads %s', (_what, text) => {
    expect(readDivisionLines(text)).toEqual([
      { adcode: '110000', name: '北京市' },
      { adcode: '110101', name: '东城区' },
    ]);
  });

  test.each([
    ['a longer number', '1101010 东城区'],
    ['a code without a name', '110101'],
    ['a code that no division has', '010101 东城区'],
    ['nothing', ''],
  ])('PLACE-01 leaves out %s', (_what, text) => {
    expect(readDivisionLines(text)).toEqual([]);
  });
});
