import type { CategoryItem } from '../dictionary/createDictionaryStore.ts';
import type { ResourceApi } from '../resource/api.ts';
import type { FormValues } from '../resource/form/formSpec.ts';
import type { OnlineForm, OnlineRow } from './onlineForm.ts';

/** How online screens talk to their server; whatever is absent is not offered. */
export interface OnlineApi {
  /** The calls for the rows of a form or of a sub-table, by its id. The same object for the same id. */
  rows: (formId: string) => ResourceApi<OnlineRow>;
  /** Does what a button says. @returns an address to open, or nothing */
  press?: (pressed: OnlinePress) => Promise<string | null | undefined>;
  /** What a rule of the server fills a field with. */
  fill?: (code: string, values: FormValues) => Promise<unknown>;
  /** Choices of linked selects; of the first one without `parent`. */
  linked?: (query: LinkedQuery) => Promise<readonly LinkedOption[]>;
  /** Nodes of a table that is a tree, below a parent. */
  tree?: (query: TableTreeQuery) => Promise<readonly CategoryItem[]>;
  /** The form of another table, for fields that name its rows. */
  definition?: (table: string) => Promise<OnlineForm>;
}

/** A button that was pressed. */
export interface OnlinePress {
  /** Key of the form. */
  formId: string;
  /** Code of the button. */
  code: string;
  /** Keys of the rows. */
  ids: readonly string[];
  /** What stands in the form, where the button is in one. */
  values?: FormValues;
  /** One per press; a retry carries the same. */
  idempotencyKey: string;
}

/** The table behind linked selects: what is stored, what is read, and how rows hang together. */
export interface LinkedTable {
  /** Name of the table. */
  table: string;
  /** Column whose value is stored. */
  key: string;
  /** Column that people read. */
  text: string;
  /** Column that `parentField` of rows below points to; absent: `key`. */
  idField?: string;
  /** Column with the row above; absent where the rows have one level. */
  parentField?: string;
  /** What rows must satisfy, as the form was declared; absent: all rows. */
  condition?: string;
}

/** What is asked of the table behind linked selects. */
export interface LinkedQuery extends LinkedTable {
  /** Id of the row that was chosen above. */
  parent?: string;
}

/** A choice of a linked select. */
export interface LinkedOption {
  /** What is stored. */
  value: string;
  /** What people read. */
  label: string;
  /** By which choices below name it. */
  id: string;
}

/** The table behind a tree of choices. */
export interface TableTreeQuery {
  /** Name of the table. */
  table: string;
  /** Column that people read. */
  text: string;
  /** Column whose value is stored. */
  code: string;
  /** Column with the row above. */
  parentField: string;
  /** Column that says whether rows lie below. */
  hasChildField: string;
  /** What rows must satisfy, as the form was declared; absent: all rows. */
  condition?: string;
  /** Key of the parent; of the roots as the form says. */
  parent: string;
}

/** Who fills forms in, as expressions read it. */
export interface OnlineUser {
  /** Key of the person. */
  id?: string;
  /** Login name. */
  username?: string;
  /** What the person is called. */
  realname?: string;
  /** What else servers say of a person, such as the code of their department. */
  [further: string]: string | undefined;
}
