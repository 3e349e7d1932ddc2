import type { z } from 'zod';
import type { FormAddInput } from '../../src/modules/online/form/form.contract.ts';
import type { FormButtonInput } from '../../src/modules/online/form/formButton.contract.ts';
import type { Random } from '../demo/random.ts';

type Input = z.input<typeof FormAddInput>;
/** What a field is called: in the wire, and by people. */
type Named = readonly [name: string, zh: string, en: string];
export type ExampleField = NonNullable<Input['fields']>[number];

/** A table of an example, as an administrator would declare it. */
export interface ExampleTable {
  head: Input['head'];
  fields: readonly ExampleField[];
  indexs?: NonNullable<Input['indexs']>;
  buttons?: readonly Omit<Extract<FormButtonInput, { cgformHeadId: string }>, 'cgformHeadId'>[];
}

/** A row, entered by somebody so many days ago. */
export interface ExampleRow {
  by: string;
  daysAgo: number;
  /** With rows of sub-tables by table name. */
  values: Readonly<Record<string, unknown>>;
  /** Rows below it, in a tree. */
  below?: readonly ExampleRow[];
  /** Code of a button that was pressed on it, who pressed it, and how many days ago. */
  pressed?: { code: string; by: string; daysAgo: number };
}

/** A row that was entered. */
export interface EnteredRow extends Pick<ExampleRow, 'values'> {
  id: string;
  below: readonly EnteredRow[];
}

/** What the rows of examples name. */
export interface ExampleWorld {
  random: Random;
  now: number;
  /** Vehicles that carry, each with who drives it, and whether that is of the fleet of the captain who has a login. */
  crews: readonly { vehicleId: string; vehicleNumber: string; driverId: string; driverName: string; isCaptains: boolean }[];
  /** Paths of stored pictures and files. */
  files: Readonly<Partial<Record<string, string>>>;
  /** Rows of the examples before this one, by table name. */
  entered: Readonly<Partial<Record<string, readonly EnteredRow[]>>>;
}

/** A form that the demonstration begins with. @source ONL-07 */
export interface FormExample {
  main: ExampleTable;
  subs: readonly ExampleTable[];
  icon: string;
  /** Its entry in the menu, where there are several of them. */
  menuEn: string;
  /** What roles may do with it: `list`, `add`, `edit`, `delete`, `import`, `export`, or a button. */
  grants: Readonly<Record<string, readonly string[]>>;
  /** Fields that roles must be given, with what each of them is given. */
  fieldRights?: readonly { field: string; roles: Readonly<Record<string, readonly ('listShow' | 'formShow' | 'formEditable')[]>> }[];
  /** Rules that narrow the rows of roles. */
  rules?: readonly { name: string; column: string; operator: string; value: string; roles: readonly string[] }[];
  rows: (world: ExampleWorld) => readonly ExampleRow[];
}

/** A field; what is not said is as it mostly is: a short text, in the form and in the list. */
export const field = ([name, zh, en]: Named, more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}): ExampleField => ({
  dbFieldName: name,
  dbFieldTxt: zh,
  dbFieldTxtEn: en,
  dbLength: 50,
  ...more,
});

/** A field that chooses from a dictionary. */
export const choice = (named: Named, { of, ...more }: Omit<Partial<ExampleField>, 'dbFieldName'> & { of: string }) =>
  field(named, { fieldShowType: 'list', dictField: of, dbLength: 10, ...more });

/** A decimal number. */
export const amount = (named: Named, more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}) =>
  field(named, { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 2, ...more });

export const whole = (named: Named, more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}) =>
  field(named, { dbType: 'int', dbLength: 10, ...more });

export const day = (named: Named, more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}) =>
  field(named, { dbType: 'Date', fieldShowType: 'date', dbLength: 10, ...more });

/** Several lines in a row of their own. */
export const lines = (named: Named, more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}) =>
  field(named, { fieldShowType: 'textarea', dbLength: 500, isShowList: 0, ...more });

/** Kept, and shown nowhere. */
const hidden = (named: Named) => field(named, { fieldShowType: 'hidden', dbLength: 36, isShowForm: 0, isShowList: 0 });

/** The field by which a row of a sub-table names its main row. */
export const ofMain = (named: Named, mainTable: string) => ({ ...hidden(named), mainTable, mainField: 'id' });

/** A vehicle that is picked from the list of those that may carry; its id is kept beside it. */
export const pickedVehicle = (more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}): ExampleField[] => [
  field(['vehicle_number', '车牌号', 'Plate'], {
    dbLength: 20,
    fieldShowType: 'popup',
    dictTable: 'vehicle_pick',
    dictField: 'id,vehicle_number',
    dictText: 'vehicle_id,vehicle_number',
    ...more,
  }),
  hidden(['vehicle_id', '车辆', 'Vehicle']),
];

/** A driver, picked alike. */
export const pickedDriver = (more: Omit<Partial<ExampleField>, 'dbFieldName'> = {}): ExampleField[] => [
  field(['driver_name', '司机', 'Driver'], {
    dbLength: 30,
    fieldShowType: 'popup',
    dictTable: 'driver_pick',
    dictField: 'id,driver_name',
    dictText: 'driver_id,driver_name',
    ...more,
  }),
  hidden(['driver_id', '司机编号', 'Driver number']),
];

export const required = { fieldMustInput: '1' } as const;
export const searched = { isQuery: 1 } as const;
export const searchedRange = { isQuery: 1, queryMode: 'group', sortFlag: '1' } as const;
