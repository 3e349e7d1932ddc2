import { pgTable, varchar } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { copyRows } from '../../seed/scale/copyRows.ts';

const table = pgTable('copied', {
  id: varchar().notNull(),
  creditorId: varchar(),
  remark: varchar(),
  enabled: varchar().notNull().default('0'),
});

test('DEMO-02 a large set is copied whole, also what its first rows do not name', async () => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL']! });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('create table copied (id varchar not null, creditor_id varchar, remark varchar, enabled varchar not null)');
    await copyRows(client, { table, rows: [{ id: 'a' }, { id: 'b', creditorId: 'driver', enabled: '1' }] });
    await copyRows(client, { table, rows: [{ id: 'c', remark: 'tab\tand \\' }] });

    const { rows } = await client.query('select id, creditor_id as creditor, remark, enabled from copied order by id');

    expect(rows).toEqual([
      { id: 'a', creditor: null, remark: null, enabled: '0' },
      { id: 'b', creditor: 'driver', remark: null, enabled: '1' },
      { id: 'c', creditor: null, remark: 'tab\tand \\', enabled: '0' },
    ]);
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
