import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** How often a text is sent before it gets a name. */
const hotAfter = 8;
/** How many texts get one: each costs a connection's share of the database some tens of kilobytes. */
const mostNames = 300;
/** Texts that are counted before they are hot; bulk inserts differ with each number of rows. */
const mostCounted = 5000;
/** A longer text is one of many rows, whose planning is little beside their work. */
const longest = 20_000;

/** Gives the texts of statements names, by the role that they run under. */
export type NameStatement = (role: string, text: string) => string | undefined;

/**
 * Names the statements that come again and again, so that the database reads and plans them once per connection and not each time.
 * A plan belongs to a role: row security is part of it.
 */
export function createStatementNames(): NameStatement {
  const byRole = new Map<string, Map<string, string>>();
  const sightings = new Map<string, number>();
  let given = 0;
  return (role, text) => {
    // Tables that administrators declare change under open connections, and a plan with a name would be one of the former columns.
    if (text.length > longest || text.includes('"onl".')) return undefined;
    let names = byRole.get(role);
    if (names === undefined) byRole.set(role, (names = new Map()));
    const known = names.get(text);
    if (known !== undefined || given >= mostNames) return known;
    const key = `${role} ${text}`;
    const count = (sightings.get(key) ?? 0) + 1;
    if (count < hotAfter) {
      if (sightings.size >= mostCounted) sightings.clear();
      sightings.set(key, count);
      return undefined;
    }
    sightings.delete(key);
    const name = `s${given}`;
    given += 1;
    names.set(text, name);
    return name;
  };
}

/** The embedded engine has one session for all its connections: those of an earlier one keep their names there. */
const prefixes = new WeakMap<pg.PoolClient, string>();

function prefixOf(client: pg.PoolClient): string {
  const prefix = prefixes.get(client) ?? randomBytes(6).toString('hex');
  prefixes.set(client, prefix);
  return prefix;
}

type Query = (config: unknown, values?: unknown) => unknown;

/** The client with names for its statements. What has no values is sent in one message as it is. */
export function withNames(client: pg.PoolClient, { role, nameOf }: { role: string; nameOf: NameStatement }): pg.PoolClient {
  const send = client.query.bind(client) as Query;
  const query: Query = (config, values) => {
    const { text } = config as { text?: string };
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send(config, values);
    const name = nameOf(role, text);
    return send(name === undefined ? config : { ...(config as object), name: `${prefixOf(client)}_${name}` }, values);
  };
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}
