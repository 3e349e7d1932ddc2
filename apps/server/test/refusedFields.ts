import { expect } from 'vitest';
import { onlCgformHead } from '../src/modules/online/form/form.table.ts';
import type { FormSite } from './formSite.ts';
import { inEnglish, problemsOf } from './reportSite.ts';

export const hostileHead = { tableName: 'hostile', tableTxt: '恶意' };
export const goodField = { dbFieldName: 'good', dbFieldTxt: '好', dbLength: 32 };

/** A field of its own name that is good but for what a test makes different. */
export const namedField = (values: object, index: number) => ({ ...goodField, dbFieldName: `field_${index}x`, ...values });

/** Sends definitions whose fields are each wrong in one property, and expects each to be refused there, in both languages. */
export async function refusesEach(site: FormSite, fields: readonly object[], property: string): Promise<void> {
  // What the shape of the call refuses hides what its rules would: each turn tells of some.
  for (let left = fields; left.length > 0;) {
    const body = { head: hostileHead, fields: left };
    const reply = await site.add(body);
    const told = problemsOf(reply);
    const isTold = (_field: object, index: number) => told.some(([path]) => path === `fields.${index}.${property}`);
    const rest = left.filter((field, index) => !isTold(field, index));

    if (rest.length === left.length) expect(rest, `refused at ${JSON.stringify(told)}`).toEqual([]);
    expect(reply).toMatchObject({ status: 400, success: false });
    expect(told.filter(([path]) => path?.endsWith(`.${property}`) !== true)).toEqual([]);
    for (const [, message] of told) expect(message).toMatch(/[\u4e00-\u9fff]/);
    const english = (await site.admin.post('/online/cgform/api/addAll', body, inEnglish)) as unknown as {
      errorData: { message: string }[];
    };
    for (const { message } of english.errorData) expect(message).not.toMatch(/[\u4e00-\u9fff]/);
    left = rest;
  }
  expect(await site.server.inTenant(0, (tx) => tx.$count(onlCgformHead))).toBe(0);
}
