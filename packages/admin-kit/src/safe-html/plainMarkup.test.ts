import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileHtml } from './hostileHtml.ts';
import { plainMarkup } from './plainMarkup.ts';

const allowed = { tags: new Set(['p', 'a', 'b', 'img', 'br']), attributes: new Set(['href', 'src', 'title', 'alt']) };
const plain = (html: string) => plainMarkup(html, allowed);

test.each([
  ['text with 1 < 2 & 3 > 2', 'text with 1 &lt; 2 & 3 > 2'],
  ['<p>one</p><BR/><P>two', '<p>one</p><br><p>two'],
  ['<p onclick="x" style=\'a: "b"\' title="turn on = light">x</p>', '<p title="turn on = light">x</p>'],
  [`<a href='say "hi"' TITLE=plain>x</a>`, '<a href="say &quot;hi&quot;" title="plain">x</a>'],
  ['<img src=a/b alt = "two words"/onerror=x>', '<img src="a/b" alt="two words">'],
  ['<img/src=a/onerror=x>', '<img src="a/onerror=x">'],
  ['<p/onclick=x title=y>z', '<p title="y">z'],
  ['<p =onclick=x>z', '<p>z'],
  ['<p title="a>b" onclick="c>d">e', '<p title="a>b">e'],
  ['<u>kept <b>text</b></u>', 'kept <b>text</b>'],
  ['a<script>p < q; "</p>"</script >b', 'ab'],
  ['a<style>x', 'a'],
  ['a<scripty>b</scripty>', 'ab'],
  ['a<!-- <p onclick=x> -->b<!doctype html>c<?php d?>e</ x>f', 'abcef'],
  ['a<!-->b', 'ab'],
  ['<<svg onload=x>img onerror=x>', '&lt;'],
  ['a<p onclick="x', 'a'],
  ['&lt;p onclick=x&gt; &amp;', '&lt;p onclick=x&gt; &amp;'],
])('SEC-04 %j is rewritten as %j', (html, expected) => expect(plain(html)).toBe(expected));

const handler = /<[^>]*\s(?:on\w+|style|srcdoc|formaction)\s*=/i;
test.each(hostileHtml)('SEC-04 no handler is left for a browser to parse: %s', (hostile) => {
  expect(plain(hostile).replaceAll(/"[^"]*"/g, '""')).not.toMatch(handler);
});

test('SEC-04 any markup becomes allowed tags and text, and is then left as it is', () => {
  const piece = fc.constantFrom(
    '<p',
    '<b>',
    '</b>',
    '<',
    '>',
    '"',
    "'",
    '=',
    ' ',
    '/',
    'onclick',
    'title',
    'x',
    '<!--',
    '-->',
    '<svg>',
    '</svg>',
    '&lt;',
    '<style>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const once = plain(pieces.join(''));
      expect(once.replaceAll(/<\/?(?:p|a|b|img|br)(?: (?:href|src|title|alt)="[^"]*")*>/g, '')).not.toContain('<');
      expect(plain(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});
