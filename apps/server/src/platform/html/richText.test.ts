import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRichText, imagesOf, plainTextOf, withImages } from './richText.ts';

test.each([
  ['text with 1 < 2 & 3 > 2', 'text with 1 &lt; 2 &amp; 3 &gt; 2'],
  ['<p>one<p>two<ul><li>a<li>b', '<p>one</p><p>two</p><ul><li>a</li><li>b</li></ul>'],
  ['<p onclick="x" style="a:b" class=c id=d>x</p>', '<p>x</p>'],
  ['<TABLE background=x><tr><td colspan=2 onload=y>z</td></tr></TABLE>', '<table><tr><td colspan="2">z</td></tr></table>'],
  ['a<script>globalThis.planted=1</script>b', 'ab'],
  ['a<svg><script>x</script></svg>b', 'ab'],
  ['a<style>@import "https://evil.invalid/x.css"', 'a'],
  ['<iframe srcdoc="<script>x</script>"></iframe>b', 'b'],
  ['<form action=x><button formaction=y>press</button></form>', 'press'],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  ['<a href="jav&#x09;ascript:x">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:x">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.invalid">a</a>', '<a>a</a>'],
  ['<a href="https://example.com/?a=1&b=2" target=_top>a</a>', '<a href="https://example.com/?a=1&amp;b=2">a</a>'],
  ['<a href="/shipping/list" href="javascript:x">a</a>', '<a href="/shipping/list">a</a>'],
  ['<img src=x onerror="globalThis.planted = 1">', ''],
  ['<img src="https://evil.invalid/pixel.png">', ''],
  ['<img src="data:image/svg+xml;base64,AAAA">', ''],
  ['<img src="data:image/png;base64,AAAA" alt=a>', '<img src="data:image/png;base64,AAAA" alt="a" />'],
  ['<img src="/jeecg-boot/sys/common/static/certificate/2026/11/a.png">', ''],
  ['<img src="/jeecg-boot/sys/common/static/jeditor/2026/11/../../../etc/a.png">', ''],
  ['<p title="--><img src=x onerror=x>">x</p>', '<p>x</p>'],
  ['<!--<img src="--><img src=x onerror=x//">', ''],
  ['<<svg onload=x>img onerror=x>', '&lt;'],
  ['<a href="https://a/">x<b><a href="https://b/">y</a></b>z</a>', '<a href="https://a/">x<b><span>y</span></b>z</a>'],
  ['<a href=<style><p</b><a href=<style>', '<a><span></span></a>'],
])('SEC-04 %j is stored as %j', (html, expected) => {
  expect(cleanRichText(html)).toBe(expected);
  expect(cleanRichText(expected)).toBe(expected);
});

test('SEC-04 any markup becomes allowed tags and text', () => {
  const piece = fc.constantFrom(
    '<p',
    '<b>',
    '</b>',
    '<img src=',
    'jeditor/2026/01/a.png',
    '<',
    '>',
    '"',
    "'",
    '=',
    ' ',
    'onclick',
    '<!--',
    '-->',
    '<svg>',
    '</svg>',
    '<a href=',
    'javascript:x',
    '<style>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const once = cleanRichText(pieces.join(''));
      expect(once.replaceAll(/<\/?(?:p|a|b|img|span)(?: (?:href|src)="[^"<>]*")*(?: \/)?>/g, '')).not.toContain('<');
      expect(once).not.toMatch(/href="javascript/);
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['tags that never end', '<a '.repeat(50_000)],
  ['comments that never end', '<!--'.repeat(50_000)],
  ['starts of tags', '<'.repeat(50_000)],
  ['elements beside each other', '<b></b><hr>'.repeat(2000)],
])('SEC-04 %s become allowed tags and text, however many there are', (_what, html) => {
  expect(cleanRichText(html).replaceAll(/<\/?b>|<hr \/>/g, '')).not.toContain('<');
});

test.each(['div', 'svg', 'unknown'])('SEC-04 a text of 100 <%s> in each other is read, one of 101 is refused', (name) => {
  const nested = (depth: number) => `${`<${name}>`.repeat(depth)}x`;

  expect(() => cleanRichText(nested(100))).not.toThrow();
  expect(() => cleanRichText(nested(101))).toThrow('内容排版过于复杂');
  expect(() => imagesOf(nested(100_000))).toThrow('内容排版过于复杂');
});

test('SEC-04 a text of 4,000 elements is read, one of 4,001 is refused', () => {
  expect(() => cleanRichText('<br>'.repeat(4000))).not.toThrow();
  expect(() => cleanRichText('<br>'.repeat(4001))).toThrow('内容排版过于复杂');
});

test('SEC-04 own images lose their signature in the store and get one for the reader', () => {
  const stored = cleanRichText('<p><img src="/jeecg-boot/sys/common/static/jeditor/2026/11/01ab.png?t=0&amp;e=1&amp;s=x" alt="路线"></p>');

  expect(stored).toBe('<p><img src="jeditor/2026/11/01ab.png" alt="路线" /></p>');
  const shown = withImages(stored, { secret: 's', reader: { tenantId: 0, userId: 'u1' }, now: 0 });
  expect(shown).toMatch(/src="\/jeecg-boot\/sys\/common\/static\/jeditor\/2026\/11\/01ab\.png\?t=0&amp;u=u1&amp;e=\d+&amp;s=[\w-]+"/);
  expect(cleanRichText(shown)).toBe(stored);
});

test('SEC-04 the plain words of a text', () => {
  expect(plainTextOf('<h1>通知</h1><p>明天 &lt;停运&gt;<br>一天&nbsp;整</p><script>x</script><ul><li>甲</li><li>乙</li></ul>')).toBe(
    '通知\n明天 <停运>\n一天 整\n甲\n乙',
  );
});
