import type { CategorySource } from '../dictionary/createDictionaryStore.ts';

/** A unit of the organisation with the units below it. */
export interface Department {
  /** Its key. */
  id: string;
  /** What it is called. */
  name: string;
  /** Code that rows of the department's people carry. */
  code: string;
  /** What is below it. */
  children: readonly Department[];
}

/** Somebody who can be chosen. */
export interface Person {
  /** Key of the person. */
  id: string;
  /** Name to sign in with. */
  username: string;
  /** What the person is called. */
  name: string;
  /** Names of the departments, in one text. */
  departments: string;
}

/** Which people are asked for. */
export interface PeopleQuery {
  /** Id of a department; its people and those of all departments below it. */
  departmentId?: string | undefined;
  /** A part of the name or user name, or a phone number. */
  word?: string | undefined;
  /** Page, from 1. */
  page: number;
  /** People on a page. */
  pageSize: number;
}

/** One page of people. */
export interface PeoplePage {
  /** Of all pages together. */
  total: number;
  /** Those of the page. */
  people: readonly Person[];
}

/** A role or a position. */
export interface OrgEntry {
  /** Key of the entry. */
  id: string;
  /** The code that people know it by. */
  code: string;
  /** What people read. */
  name: string;
}

/** Which roles or positions are asked for. */
export interface OrgEntryQuery {
  /** A part of the name or of the code. */
  word?: string | undefined;
  /** Page, from 1. */
  page: number;
  /** Entries on a page. */
  pageSize: number;
}

/** One page of roles or positions. */
export interface OrgEntryPage {
  /** Of all pages together. */
  total: number;
  /** Those of the page. */
  entries: readonly OrgEntry[];
}

/** An administrative division: province, city or district. */
export interface Region {
  /** Code of the division, such as `110000`. */
  code: string;
  /** What people read. */
  name: string;
  /** Code of the division above; null for a province. */
  parentCode: string | null;
  /** No longer offered; stored values still show its name. */
  disabled?: boolean;
  /** What a pick hands out beside code, name and path. */
  details?: Readonly<Record<string, unknown>>;
}

/** Where departments, people, roles, positions and regions come from, see `OrgSourceProvider`. */
export interface OrgSource {
  /** The whole tree that the person may see. */
  departments: () => Promise<readonly Department[]>;
  /** One page of people. */
  people: (query: PeopleQuery, signal: AbortSignal) => Promise<PeoplePage>;
  /** Those people of some ids or user names that are known. */
  peopleOf: (keys: readonly string[], by: 'id' | 'username') => Promise<readonly Person[]>;
  /** One page of roles or positions. */
  entries: (kind: 'role' | 'position', given: { query: OrgEntryQuery; signal: AbortSignal }) => Promise<OrgEntryPage>;
  /** Those roles or positions of some ids or codes that are known. */
  entriesOf: (kind: 'role' | 'position', given: { keys: readonly string[]; by: 'id' | 'code' }) => Promise<readonly OrgEntry[]>;
  /** All divisions, each after the one above it. */
  regions: () => Promise<readonly Region[]>;
  /** Trees of categories; absent: those of the dictionaries around. */
  categories?: CategorySource | undefined;
}

/** A choice: the value on the wire, its words, and the row that was chosen. */
export interface PickedOrg {
  /** What is stored. */
  value: string;
  /** What people read. */
  text: string;
  /** The whole entry. */
  row?: Readonly<Record<string, unknown>>;
}
