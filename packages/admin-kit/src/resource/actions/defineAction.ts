import type { ComponentType, ReactNode } from 'react';
import type { Label } from '../../i18n/catalogue.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { FormSpec } from '../form/formSpec.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { FieldProblem } from '../../request/ApiError.ts';
import type { SchemaSource } from '../../form/standardSchema.ts';

/** What `run` may know of the action. */
export interface ActionContext {
  /** One per action of a person; a retry of the same input carries the same key. Hand it to the call. */
  idempotencyKey: string;
  /** The call only tells what would be refused; set for `checkable` actions alone. */
  checkOnly?: boolean;
}

/** What `run` is called with, beside its rows. */
export interface ActionCall<Input> {
  /** What was entered in the form or dialog of the action; an empty object where there is none. */
  input: Input;
  /** Goes along with the call of the server. */
  context: ActionContext;
}

/** What the dialog of an action is given. */
export interface ActionDialogProps<Row, Input> {
  /** The rows the action is about: one for a row action, the selection for a list action. */
  rows: readonly Row[];
  /** Called with `false` to leave without doing it. */
  onOpenChange: (open: boolean) => void;
  /** Runs the action. Rejects with what the server said, so that a form can place it; closes the dialog when it is through. */
  onSubmit: (input: Input) => Promise<void>;
  /** Where a form keeps what is typed until the action is done, also over the end of a session: its `draft`, whose fields that may not lie in the browser the dialog names. */
  draft?: { id: string };
  /** What somebody else has changed of the row since the dialog opened, once the server refused it for that; stands above the inputs. `rows` are those of now then. */
  changes?: ReactNode;
  /** What the button does once the server refused it for that, in the place of 确定. */
  okText?: string;
  /** It can no longer be done with any of the rows. */
  okDisabled?: boolean;
  /** What the server has against an input, for the `askFurther` of a form; there for actions that are `checkable`. */
  onCheck?: (input: Input) => Promise<readonly FieldProblem[]>;
  /** Buttons that go on with the row before or behind in the list and leave this one as it is, for the foot of the dialog; of a row action alone. */
  steps?: ReactNode;
}

interface ActionBase<Row, Input> {
  label: Label;
  icon?: ReactNode;
  /** Who may; one name or several separated by commas. */
  permission?: string;
  danger?: boolean;
  /** A form of fields in a dialog, or a way to fetch it; what was typed becomes the input of `run`. */
  form?: FormSource<Row>;
  /** A dialog of one's own, for what fields cannot say. */
  dialog?: ComponentType<ActionDialogProps<Row, Input>>;
  /**
   * The one call of `run` takes `checkOnly`, and `run` hands it its context: the dialog then tells together with its own objections what the
   * server has against an input, before anything is done.
   */
  checkable?: boolean;
  /** Told when it is through; by default 操作成功. `false` says nothing. */
  success?: Label | false;
  /** What a row will be like: shown at once, and as it was again when the action fails. */
  optimistic?: (row: Row) => Row;
  /**
   * Takes the action back, where the server can; offered beside the word of its success. `reply` is what `run` came to. Of an `optimistic` action
   * the rows are shown as they were at once.
   */
  undo?: (rows: readonly Row[], done: { reply: unknown; context: ActionContext }) => unknown;
}

/** The form of an action, or a way to fetch it when the action is asked for. */
export type FormSource<Row> = ActionForm<Row> | (() => Promise<ActionForm<Row>>);

/** The form of an action. */
export interface ActionForm<Row> {
  /** What is entered before the action runs. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Order, groups and dependent inputs; by default all fields in order. */
  layout?: FormSpec;
  /** A schema of what will be sent, or a way to fetch it; keys that `run` adds, such as the row's id, may be part of it. */
  schema?: SchemaSource;
  /** What the inputs begin with. */
  initial?: (rows: readonly Row[]) => Readonly<Record<string, unknown>>;
  /** Width of the dialog in px. */
  width?: number;
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3;
  /** Stands above the inputs, such as what the action is about. */
  intro?: (rows: readonly Row[]) => ReactNode;
}

/** An action on one row. */
export interface RowAction<Row, Input = unknown> extends ActionBase<Row, Input> {
  /** An action on rows. */
  kind: 'row';
  /** Unique on the list. */
  key: string;
  /** It only opens something: no row is other afterwards, so lists are not asked again and what is chosen stays so. */
  opens?: boolean;
  /** Stands in lists alone, since the detail of a row offers the same with a button of its own. */
  listOnly?: boolean;
  /** The next step of a row that allows it: the solid button of its detail, where one alone is shown. */
  primary?: boolean;
  /** Whether it is offered for a row. */
  when?: (row: Row) => boolean;
  /** What is asked before. */
  confirm?: Label | ((row: Row) => ReactNode);
  /** What is done; left out where the dialog only shows something or does it itself. */
  run?: (row: Row, call: ActionCall<Input>) => unknown;
  /**
   * The row that comes next, once this one is done: the dialog opens for it. Nothing ends the work. `following` are the rows behind it in the list, as
   * it was when the dialog was opened.
   */
  next?: (done: Row, following: readonly Row[]) => Promise<Row | undefined>;
}

/** An action of the toolbar: on the chosen rows, or on none. */
export interface ListAction<Row, Input = unknown> extends ActionBase<Row, Input> {
  /** An action on the whole list. */
  kind: 'list';
  /** Unique on the list. */
  key: string;
  /** Works on chosen rows: without any it says 请选择一条记录！. */
  needsSelection?: boolean;
  /** All chosen rows must pass, else the button is off. */
  when?: (row: Row) => boolean;
  /** What is asked before. */
  confirm?: Label | ((rows: readonly Row[]) => ReactNode);
  /** Drawn as the main button. */
  primary?: boolean;
  /** What is done; left out where the dialog only shows something or does it itself. Where it comes to `{ success: keys, fail: [{ id, message }] }` and some failed, these are listed with their reasons and stay chosen. */
  run?: (rows: readonly Row[], call: ActionCall<Input>) => unknown;
}

/** An action as it is declared: by itself it has a name, and something that is done or shown. */
type Declared<Action extends { run?: unknown; dialog?: unknown }> = Omit<Action, 'kind' | 'key'> & { key?: string } & (
    | { run: NonNullable<Action['run']> }
    | { dialog: NonNullable<Action['dialog']> }
  );

/**
 * Declares an action on one row: who may, when, what is asked, what is done.
 *
 * @example
 * export const freeze = defineAction(device, { label: { zh: '冻结', en: 'Freeze' }, permission: 'device:freeze', confirm: '确定要冻结吗?', run: (row, { context }) => api.device.freeze({ id: row.id }, context) });
 */
export function defineAction<Row extends AnyRow, Input = Record<string, unknown>>(
  _resource: Resource<Row>,
  action: Declared<RowAction<Row, Input>>,
): RowAction<Row> {
  // The dialog makes the input that `run` takes, so both agree; a list of actions cannot name every input type.
  return { ...action, kind: 'row', key: action.key ?? keyOf(action.label) } as RowAction<Row>;
}

/**
 * Declares an action of the toolbar.
 *
 * @example
 * const freezeAll = defineListAction(device, {
 *   label: { zh: '冻结', en: 'Freeze' },
 *   permission: 'device:freeze',
 *   needsSelection: true,
 *   run: (rows) => client.post('/device/freeze', { ids: rows.map(({ id }) => id) }),
 * });
 */
export function defineListAction<Row extends AnyRow, Input = Record<string, unknown>>(
  _resource: Resource<Row>,
  action: Declared<ListAction<Row, Input>>,
): ListAction<Row> {
  return { ...action, kind: 'list', key: action.key ?? keyOf(action.label) } as ListAction<Row>;
}

const keyOf = (label: Label) => (typeof label === 'string' ? label : label.en);
