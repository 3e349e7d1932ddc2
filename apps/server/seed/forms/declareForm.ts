import { FormAddInput } from '../../src/modules/online/form/form.contract.ts';
import { saveButton } from '../../src/modules/online/form/formButtons.ts';
import { publishForm } from '../../src/modules/online/form/publishForm.ts';
import { saveForm } from '../../src/modules/online/form/saveForm.ts';
import { openForm } from '../../src/modules/online/form-rows/openForm.ts';
import { pressButton } from '../../src/modules/online/form-rows/pressButton.ts';
import { addFormRow } from '../../src/modules/online/form-rows/saveRow.ts';
import type { Context } from '../../src/platform/context.ts';
import { day } from '../demo/calendar.ts';
import type { DemoServices } from '../demoServices.ts';
import type { EnteredRow, ExampleRow, ExampleTable, FormExample } from './example.ts';

/** Saves and publishes the tables of an example. @returns the id of the main one */
export async function declareForm(ctx: Context, { main, subs }: FormExample): Promise<string> {
  const id = await saveTable(ctx, main);
  const subIds: string[] = [];
  for (const sub of subs) subIds.push(await saveTable(ctx, sub));
  for (const one of [...subIds, id]) await publishForm(ctx, { id: one, force: false });
  return id;
}

async function saveTable(ctx: Context, { head, fields, indexs = [], buttons = [] }: ExampleTable): Promise<string> {
  const ordered = fields.map((field, orderNum) => ({ ...field, orderNum }));
  const { id } = await saveForm(ctx, FormAddInput.parse({ head, fields: ordered, indexs }));
  for (const button of buttons) await saveButton(ctx, { ...button, cgformHeadId: id });
  return id;
}

interface Rows {
  id: string;
  rows: readonly ExampleRow[];
  /** ms */
  now: number;
  /** The row of a tree that they lie below. */
  pid?: string;
}

/** Enters rows, each at its moment and by its person. @returns them with their ids */
export async function enterRows(services: DemoServices, { id, rows, now, pid }: Rows): Promise<EnteredRow[]> {
  const entered: EnteredRow[] = [];
  const moment = (daysAgo: number, index: number) => now - Math.max(daysAgo, 0.1) * day + (index % 90) * 60_000;
  for (const [index, { by, daysAgo, values, below, pressed }] of rows.entries()) {
    const ctx = services.at(moment(daysAgo, index), { username: by });
    const rowId = await addFormRow(ctx, await openForm(ctx, id, 'add'), { ...values, ...(pid !== undefined && { pid }) });
    if (pressed !== undefined) {
      const later = services.at(moment(pressed.daysAgo, index), { username: pressed.by });
      await pressButton(later, await openForm(later, id, pressed.code), { code: pressed.code, dataId: rowId, typed: {} });
    }
    const under = below === undefined ? [] : await enterRows(services, { id, rows: below, now, pid: rowId });
    entered.push({ id: rowId, values, below: under });
  }
  return entered;
}
