import { z } from 'zod';
import { readValidation } from '@tarmac/freight-api/rules';
import { type AnyEntity, entityAtRunTime } from '../../../platform/contract/entity.ts';
import { text } from '../../../platform/contract/fields.ts';
import type { CommonTable } from '../../../platform/resource/resource.ts';
import type { FormSnapshot, SnapshotField } from '../form/formSnapshot.ts';
import { type FormExpressions, readExpressions } from './formExpressions.ts';
import { schemaOf } from './formFields.ts';
import { formTableOf, isOfTree } from './formTable.ts';

/** What a published form is to the server: a table and kinds of rows, as hand-made modules have them. */
export interface CompiledForm {
  snapshot: FormSnapshot;
  table: CommonTable;
  permission: string;
  expressions: FormExpressions;
  /** The kind of its rows for a reader from whom some fields are kept, and who may not set some others. Made once for each kind of reader. */
  kindFor(reader: FieldRights): AnyEntity;
  /** Fields that people made, with those of a tree. */
  fields: readonly SnapshotField[];
  fieldNamed(name: string): SnapshotField | undefined;
}

/** What a reader may do with the fields of a form. */
export interface FieldRights {
  hidden: ReadonlySet<string>;
  locked: ReadonlySet<string>;
}

/** Of a reader from whom nothing is kept. */
export const everything: FieldRights = { hidden: new Set(), locked: new Set() };

/** Ways to see a form; there are about as many as roles. */
const mostKinds = 100;

/** Makes a table and kinds of rows of a published form. @source ONL-01 */
export function compileForm(snapshot: FormSnapshot): CompiledForm {
  const fields = snapshot.fields.filter(({ isCommon, dbFieldName }) => !isCommon || isOfTree(dbFieldName));
  const byName = new Map(fields.map((field) => [field.dbFieldName, field]));
  const schemas = new Map(fields.map((field) => [field.dbFieldName, schemaFor(field, snapshot)]));
  const kinds = new Map<string, AnyEntity>();
  return {
    snapshot,
    table: formTableOf(snapshot),
    permission: `online:${snapshot.tableName}`,
    expressions: readExpressions(snapshot),
    fields,
    fieldNamed: (name) => byName.get(name),
    kindFor: ({ hidden, locked }) => {
      const key = JSON.stringify([[...hidden].toSorted(), [...locked].toSorted()]);
      const known = kinds.get(key);
      if (known !== undefined) return known;
      const kind = kindOf(snapshot, { fields: fields.filter(({ dbFieldName }) => !hidden.has(dbFieldName)), locked, schemas });
      if (kinds.size >= mostKinds) kinds.clear();
      kinds.set(key, kind);
      return kind;
    },
  };
}

/** The longest name of an entity in the audit log. */
const longestName = 64;

/** What the rows of a form are called in logs, and to lists that hear of them. */
const entityName = ({ tableName }: Pick<FormSnapshot, 'tableName'>): string => `online:${tableName}`.slice(0, longestName);

/** Must be filled in whatever else the row holds. */
export const isAlwaysRequired = (field: SnapshotField): boolean =>
  field.isShowForm && (field.fieldMustInput || readValidation(field.fieldValidType).isFilled) && !field.visibleExpr && !isComputed(field);

/** Must come with a new row; what hangs on a condition, or begins with a default, is asked when the row is known. */
const mustCome = (field: SnapshotField): boolean => isAlwaysRequired(field) && !field.fieldDefaultValue && !field.dbDefaultVal;

export const isComputed = ({ computeExpr, fieldShowType, dbFieldName }: SnapshotField): boolean =>
  (computeExpr !== null && computeExpr !== '') || fieldShowType === 'link_table_field' || dbFieldName === 'has_child';

function schemaFor(field: SnapshotField, snapshot: FormSnapshot): z.ZodType {
  // What every tree has; the root's parent is called 0.
  if (field.dbFieldName === 'pid') return text({ zh: '父级节点', en: 'Parent' }, { max: 32, filter: 'equals' });
  return schemaOf(field, snapshot);
}

function kindOf(
  snapshot: FormSnapshot,
  { fields, locked, schemas }: { fields: readonly SnapshotField[]; locked: ReadonlySet<string>; schemas: ReadonlyMap<string, z.ZodType> },
): AnyEntity {
  const shape = (isMeant: (field: SnapshotField) => boolean): Record<string, z.ZodType> =>
    Object.fromEntries(fields.filter(isMeant).map(({ dbFieldName }) => [dbFieldName, schemas.get(dbFieldName) ?? z.never()]));
  const isOutput = (field: SnapshotField) => isComputed(field) || locked.has(field.dbFieldName);
  const sums = fields.filter(isSummed).map(({ dbFieldName }) => dbFieldName);
  const inputs = fields.filter((field) => !isOutput(field) && field.isShowForm).map(({ dbFieldName }) => dbFieldName);
  const exported = fields.filter(({ isShowList, fieldShowType }) => isShowList && fieldShowType !== 'password');
  return entityAtRunTime(entityName(snapshot), {
    label: { zh: snapshot.tableTxt, en: snapshot.tableTxtEn || snapshot.tableTxt },
    required: shape((field) => !isOutput(field) && mustCome(field)),
    optional: shape((field) => !isOutput(field) && !mustCome(field)),
    computed: shape(isOutput),
    ...(inputs.length > 0 && { importColumns: inputs }),
    ...(exported.length > 0 && { exportColumns: exported.map(({ dbFieldName }) => dbFieldName) }),
    ...(sums.length > 0 && { sums }),
  });
}

/** Numbers that a list adds up: those that say how much, and not those that stand for something. */
const isSummed = ({ kind, dictField, isShowList, fieldShowType }: SnapshotField): boolean =>
  isShowList && !dictField && fieldShowType === 'text' && (kind === 'int' || kind === 'long' || kind === 'double' || kind === 'decimal');
