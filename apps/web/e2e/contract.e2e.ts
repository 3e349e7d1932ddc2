import { expect, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { masked, openCodes, readCode } from './support/codes.ts';
import type { Row } from './support/freight.ts';
import { act, dialog, line, notice } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

/** A day so many days from now. */
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('SHIP-06 ACCT-06 a party reads a contract to its end, proves its phone and signs; signature and digest are shown', async ({
  page,
  browser,
}, { retry }) => {
  // Another try needs a phone that waits for no code.
  const [username, phone, contractType] = retry === 0 ? ['customer_admin', '19800001010', '1'] : ['agent_admin', '19800001012', '5'];
  const staff = await as('ops');
  const terms = { validFrom: dayFrom(-1), validTo: dayFrom(300), settleType: '1', termDays: 30, serviceRate: 600 };
  const partyId = (await as(username)).cid;
  const { result: draft } = await staff.post<Row>('/hycontract/hyContract/add', { contractType, partyId, ...terms });
  expect((await staff.put('/hycontract/hyContract/send', { id: draft.id, version: draft.version })).success).toBe(true);
  const contractNo = String(draft['contractNo']);
  const admin = await openCodes(browser);

  await enterAs(page, username, '/account/sign');
  const row = line(page, '合同', contractNo);
  await act(page, row, '签署');
  const viewer = dialog(page, `合同 ${contractNo}`);
  await expect(viewer.getByText('请阅读至末尾后签署')).toBeVisible();
  await expect(viewer.getByText('尚未签署')).toBeAttached();
  const sign = viewer.getByRole('button', { name: '签署', exact: true });
  await expect(sign).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await viewer.getByText('尚未签署').hover();
  await page.mouse.wheel(0, 20_000);
  await expect(sign).toBeEnabled();
  await sign.click();

  const proof = dialog(page, '安全验证');
  await expect(proof).toContainText(`签署前需短信验证，验证码将发送至 ${masked(phone)}`);
  await proof.getByRole('button', { name: '获取验证码' }).click();
  await proof.getByRole('textbox', { name: /短信验证码/ }).fill(await readCode(admin, phone));
  await proof.getByRole('button', { name: '确定' }).click();

  await expect(notice(page, /签署成功，流水号 \S+/)).toBeVisible();
  const seals = viewer.getByRole('region', { name: '签署信息' });
  await expect(seals).toContainText('摘要一致，正文未被改动');
  await expect(sign).toHaveCount(0);
  const { result: signed } = await staff.get<Row>('/hycontract/hyContract/queryById', { id: draft.id });
  expect(signed).toMatchObject({ state: '30', contentHash: expect.stringMatching(/^[\da-f]{64}$/), signATime: expect.any(String) });
  await expect(seals).toContainText(String(signed['contentHash']));
  await expect(seals).toContainText(String(signed['signASerial']));
  expect(await violations(page)).toEqual([]);
  await viewer.getByRole('button', { name: '关闭' }).last().click();
  await expect(row).toHaveCount(0);
});
