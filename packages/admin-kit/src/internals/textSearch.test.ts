import { describe, expect, test } from 'vitest';
import { loadSoundMatch, matchText } from './textSearch.ts';

describe('LAY-06 search of menus', async () => {
  const bySound = await loadSoundMatch();
  const score = (text: string, query: string) => matchText(text, { query, bySound })?.score;

  test.each([
    ['司机管理', '司机'],
    ['司机管理', 'siji'],
    ['司机管理', 'sjgl'],
    ['司机管理', 'SJ GL'],
    ['司机管理', 'sijigl'],
    ['重庆路线', 'chongqing'],
    ['Shipping notes', 'notes'],
    ['Shipping notes', 'shnot'],
    ['运单管理', ''],
  ])('LAY-06 %s is found by %s', (text, query) => expect(matchText(text, { query, bySound })).toBeDefined());

  test.each([
    ['司机管理', 'cheliang'],
    ['Shipping notes', 'xyz'],
    ['A very long title that holds every letter somewhere', 'aeze'],
  ])('LAY-06 %s is not found by %s', (text, query) => expect(matchText(text, { query, bySound })).toBeUndefined());

  test('LAY-06 what is written comes before what sounds alike, the beginning before the middle', () => {
    const inOrder = ['Orders', 'All orders', 'Reorders', '哦人的厄人色'].map((text) => score(text, 'orders'));
    expect(inOrder.slice(0, 3)).toEqual([100, 90, 80]);
    expect(score('司机管理', 'siji')).toBe(70);
    expect(score('全部司机', 'siji')).toBe(60);
    expect(matchText('司机管理', { query: 'guanli', bySound })?.at).toEqual([2, 3]);
    expect(matchText('运单管理', { query: '管理' })?.at).toEqual([2, 3]);
  });
});
