import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/** A person of the demonstration data. */
export interface Person {
  username: string;
  password: string;
  role: string;
}

/** What `globalSetup` left for this worker and its project. */
function ofWorker(name: 'URL' | 'DATA' | 'DATABASE'): string {
  const { project, parallelIndex } = test.info();
  return process.env[`E2E_${name}_${project.name === 'embedded' ? 'EMBEDDED' : parallelIndex}`] ?? '';
}

/** Where the server under test listens. */
export const baseUrl = (): string => ofWorker('URL');

/** The PostgreSQL of the server under test. */
export const databaseUrl = (): string => ofWorker('DATABASE');

/** The people that the first start made, with their passwords. */
export function people(): Person[] {
  const lines = readFileSync(join(ofWorker('DATA'), 'accounts.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [username = '', password = '', role = ''] = line.split('\t');
      return { username, password, role };
    });
}

/** The person of a role, by the role's code. */
export function personOf(username: string): Person {
  const person = people().find((one) => one.username === username);
  if (person === undefined)
    throw new Error(
      `Nobody is called ${username}; there are ${people()
        .map((one) => one.username)
        .join(', ')}.`,
    );
  return person;
}

/** Logs in through the login page and waits for the frame. */
export async function logIn(page: Page, username: string, path = '/'): Promise<void> {
  const person = personOf(username);
  await page.goto(`${baseUrl()}${path}`);
  await page.getByLabel('用户名').fill(person.username);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
}

/** Fills in the login page and sends it. */
export async function tryPassword(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
