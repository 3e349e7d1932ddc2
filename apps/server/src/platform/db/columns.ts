import { sql } from 'drizzle-orm';
import { bigint, char, customType, integer, numeric, varchar } from 'drizzle-orm/pg-core';
import { exactWhole } from './exactWhole.ts';
import { newId } from './newId.ts';

/** A row id or a reference to one: 32 hex characters. */
export const idColumn = () => varchar({ length: 32 });

/** The `id` of a table: filled with a time-ordered UUIDv7 when the insert names none. */
export const id = () => idColumn().notNull().$defaultFn(newId);

/**
 * An instant, kept as `timestamptz` and read and written as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai.
 *
 * @source freight-domain 0.3
 */
export const dateTimeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (text) => `${text}+08`,
  fromDriver: shanghaiText,
});

/** A calendar day, read and written as `YYYY-MM-DD`. */
export const dateText = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  fromDriver: (text) => text.slice(0, 10),
});

/** A whole number of 64 bits: a number as far as that holds it exactly, else the text of its digits. */
export const wideInteger = customType<{ data: number | string; driverData: string }>({
  dataType: () => 'bigint',
  toDriver: String,
  fromDriver: (value) => exactWhole(BigInt(value)),
});

/** Money in fen (1/100 yuan), a whole number. */
export const fen = () => bigint({ mode: 'number' });

/** A unit price in 1/10000 yuan, a whole number. */
export const e4 = () => bigint({ mode: 'number' });

/** A weight in kilograms. */
export const kilograms = () => integer();

/** A dictionary value. */
export const dictCode = () => varchar({ length: 20 });

/** A yes/no mark, `'1'` or `'0'`. */
export const flag = () => char({ length: 1 });

/** Longitude or latitude in degrees, six decimals. */
export const degrees = () => numeric({ precision: 9, scale: 6, mode: 'number' });

/**
 * The columns that every table has.
 *
 * @source freight-domain 0.3
 */
export const commonColumns = () => ({
  id: id(),
  /** The tenant that owns the row. Row security compares it with the transaction's tenant. */
  tenantId: integer().notNull().default(0),
  /** Username of the person who made the row. */
  createBy: varchar({ length: 64 }),
  createTime: dateTimeText()
    .notNull()
    .default(sql`now()`),
  updateBy: varchar({ length: 64 }),
  updateTime: dateTimeText(),
  /** Department code of the maker. */
  sysOrgCode: varchar({ length: 64 }),
  /** 1 = deleted. Lists, reads and unique keys leave such rows out. */
  delFlag: integer().notNull().default(0),
  /** Grows by one with every edit. An edit with an older number is refused. */
  version: integer().notNull().default(0),
});

/** Turns PostgreSQL's ISO output (`2026-06-01 02:00:00.5+00`, any session zone) into wire text. */
function shanghaiText(value: string): string {
  // As lines of ours give them; before 16:00 the day stays, and nothing is reckoned with.
  if (value.endsWith('+00') && value.charCodeAt(10) === 0x20) {
    const hour = Number(value.slice(11, 13)) + 8;
    if (hour < 24) return `${value.slice(0, 11)}${hour < 10 ? '0' : ''}${hour}${value.slice(13, 19)}`;
  }
  const match = /^(.{10}) (.{8})(?:\.\d+)?([+-]\d{2})(?::?(\d{2}))?$/.exec(value);
  if (!match) return value;
  const [, day = '', time = '', hours = '+00', minutes = '00'] = match;
  if (hours === '+08' && minutes === '00') return `${day} ${time}`;
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return new Date(instant + 8 * 3600 * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
