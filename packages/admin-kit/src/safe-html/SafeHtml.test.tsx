import { expect, test, vi } from 'vitest';
import { renderStory } from '../testing/renderStory.tsx';
import { hostileHtml } from './hostileHtml.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitizeHtml } from './sanitize.ts';

const world = globalThis as { planted?: unknown };
const allowed = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'dir',
  'lang',
  'target',
  'rel',
  'loading',
]);

function html(text: string, imageOrigins?: readonly string[]): string {
  const box = document.createElement('div');
  box.append(sanitizeHtml(text, { imageOrigins }));
  return box.innerHTML;
}

test.each(hostileHtml)('NOTI-04 SEC-04 a hostile announcement does nothing: %s', async (hostile) => {
  delete world.planted;
  const asked = performance.getEntriesByType('resource').length;
  const box = document.createElement('div');
  box.append(sanitizeHtml(hostile));
  document.body.append(box);
  for (const link of box.querySelectorAll('a')) link.dispatchEvent(new PointerEvent('pointerenter'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  expect(world.planted).toBeUndefined();
  expect(
    box.querySelector(
      'script, style, iframe, object, embed, form, button, input, svg, math, link, meta, base, video, audio, details, template',
    ),
  ).toBeNull();
  for (const element of box.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(allowed, `${element.tagName} ${name}`).toContain(name);
  }
  for (const link of box.querySelectorAll('a[href]')) expect(link.getAttribute('href')).toMatch(/^(https?:|\/)/);
  const foreign = performance
    .getEntriesByType('resource')
    .slice(asked)
    .filter((entry) => entry.name.includes('evil.invalid'));
  expect(foreign).toEqual([]);
  box.remove();
});

test('NOTI-04 the text of an announcement stays as it was written', () => {
  const kept =
    '<h2>停运通知</h2><p><strong>三号库</strong>今日<em>停运</em></p><ul><li>一</li><li>二</li></ul><table><tbody><tr><td colspan="2">格</td></tr></tbody></table>';
  expect(html(kept)).toBe(kept);
  expect(html('1 < 2 & 3')).toBe('1 &lt; 2 &amp; 3');
});

test('NOTI-04 links open apart and know nothing of the page', () => {
  expect(html('<a href="https://example.com/a" target="_self" rel="opener">看</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">看</a>',
  );
  expect(html('<a href="mailto:a@example.com">写</a>')).toContain('href="mailto:a@example.com"');
  expect(html('<a href="ftp://example.com/">取</a>')).toBe('<a>取</a>');
});

test('NOTI-04 images come from the own host and those that are named', () => {
  expect(html('<img src="/files/a.png" alt="a">')).toContain('<img src="/files/a.png"');
  expect(html('<img src="https://files.example.com/a.png" alt="图">')).toBe('图');
  expect(html('<img src="https://files.example.com/a.png">', ['https://files.example.com'])).toContain('<img');
  expect(html('<img src="data:image/png;base64,AAAA">')).toContain('<img');
  expect(html('<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">')).toBe('');
  expect(html('<img alt="没有地址">')).toBe('没有地址');
});

test('NOTI-04 SafeHtml shows the harmless part, and follows its text', async () => {
  const story = await renderStory(<SafeHtml html="<p>第一份</p><script>globalThis.planted = 1</script>" />);
  await vi.waitFor(() => expect(story.container.textContent).toBe('第一份'));
  await story.rerender(<SafeHtml html="<p>第二份</p>" />);
  await vi.waitFor(() => expect(story.container.textContent).toBe('第二份'));
  expect(world.planted).toBeUndefined();
  await story.unmount();
});

// Last in this file: the policy holds from here on.
test('SEC-01 nothing that is taken away is reported as a violation of the page policy', async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src-attr 'none'; style-src-attr 'none'; frame-src 'none'; object-src 'none'; form-action 'none'";
  document.head.append(policy);
  const reported: string[] = [];
  const listen = (event: SecurityPolicyViolationEvent) => reported.push(`${event.effectiveDirective} ${event.sample}`);
  document.addEventListener('securitypolicyviolation', listen);

  // The listener hears what a browser reports: an inert document is not a way around it.
  new DOMParser().parseFromString('<p onclick="1">x</p>', 'text/html');
  await vi.waitFor(() => expect(reported).toHaveLength(1));
  for (const hostile of hostileHtml) document.body.append(sanitizeHtml(hostile));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  expect(reported).toHaveLength(1);
  document.removeEventListener('securitypolicyviolation', listen);
});
