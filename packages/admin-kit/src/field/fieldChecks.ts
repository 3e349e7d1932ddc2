/** What only a server can say of a value, asked while a form is filled in. Both answer the words of what is wrong, or nothing. */
export interface FieldChecks {
  /** Whether no other row has the value. @throws (as a rejection) when that cannot be had */
  unique: (question: UniqueQuestion, options?: { signal?: AbortSignal }) => Promise<string | undefined>;
  /** Whether the value passes a rule that the server keeps. @throws (as a rejection) when that cannot be had */
  rule: (question: RuleQuestion, options?: { signal?: AbortSignal }) => Promise<string | undefined>;
}

/** A value that no two rows may have. */
export interface UniqueQuestion {
  /** Table of the server. */
  tableName: string;
  /** Column of the table. */
  fieldName: string;
  /** Value that is asked about. */
  fieldVal: string;
  /** Row that may have it: the one that is edited. */
  dataId?: string;
  /** Of the field that must be the same, too, for a value to be taken; servers that know no such thing ignore it. */
  withinVal?: string;
}

/** A value and the code of a rule. */
export interface RuleQuestion {
  /** Code of the rule. */
  ruleCode: string;
  /** Value that is asked about. */
  value: string;
}
