import { expect, test } from '@playwright/test';
import { enMessages } from '../../../packages/admin-kit/src/i18n/messages.en.ts';
import { baseUrl } from './support/people.ts';
import { keepLogin } from './support/session.ts';

const french = { ...enMessages, 'layout.logout': 'Se déconnecter', 'settings.title': 'Préférences', 'layout.settings': 'Préférences' };

test('LANG-02 who runs the platform adds a language; where its texts do not arrive the former one stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      TARMAC_CONFIG: {
        languages: {
          'fr-FR': { label: 'Français', texts: '/languages/fr.json' },
          'xx-XX': { label: 'Nulle part', texts: '/languages/none.json' },
        },
      },
    });
  });
  await page.route('**/languages/fr.json', (route) => route.fulfill({ json: french }));
  await page.route('**/languages/none.json', (route) => route.fulfill({ status: 404, body: '' }));
  const wishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/getUserPermissionByToken')) wishes.push(request.headers()['accept-language'] ?? '');
  });

  await page.goto(`${baseUrl()}/user/login`);
  for (const name of ['English', 'Français', 'Nulle part']) await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Nulle part' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');

  await keepLogin(page.context(), 'ops');
  await page.goto(baseUrl());
  await page.getByRole('banner').getByRole('button', { name: '运营小周' }).click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  // The server and the product's own texts speak the nearest language that they know.
  expect(wishes.at(-1)).toBe('en-US');
  await page.getByRole('menuitem', { name: 'Préférences' }).click();
  const drawer = page.getByRole('dialog', { name: 'Préférences' });
  await expect(drawer.getByText('Français')).toBeVisible();
  await drawer.getByText('中文').click();
  await expect(page.getByRole('dialog', { name: '系统设置' })).toBeVisible();
});
