import type { z } from 'zod';
import { readValidation } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { isAlwaysRequired, isComputed } from './compileForm.ts';
import { int32 } from '../../../platform/contract/fields.ts';
import { greatest, maxLength, settingsOf } from './formFields.ts';
import type { KeptForm } from './keptForms.ts';
import { dictKeyOf, optionsOf } from './formOptions.ts';
import type { formRuntimeContract } from './formRuntime.contract.ts';
import type { FormView } from './formView.ts';
import { inLocale, stockButtons } from './getColumns.ts';
import { ownTree, viewConfig } from './viewConfig.ts';

type FormItem = z.input<(typeof formRuntimeContract.endpoints)['getFormItem']['reply']>;
type Property = Record<string, unknown>;

/** How a stock client draws the form of a form. @source ONL-03, jeecg-wire 4.3 */
export async function formItemOf(ctx: Context, view: FormView): Promise<FormItem> {
  const { snapshot } = view.form;
  const properties = await propertiesOf(ctx, view);
  for (const [at, sub] of view.subs.entries()) properties[sub.form.snapshot.tableName] = await subOf(ctx, sub, at);
  return {
    head: {
      id: snapshot.headId,
      tableName: snapshot.tableName,
      tableType: snapshot.tableType,
      tableTxt: inLocale(ctx, snapshot.tableTxt, snapshot.tableTxtEn),
      formTemplate: snapshot.formTemplate,
      isTree: snapshot.tree === null ? 'N' : 'Y',
      treeParentIdField: snapshot.tree?.parentField ?? null,
      // What a tree is stock clients know by `isTree`.
      themeTemplate: snapshot.theme === 'tree' ? 'normal' : snapshot.theme,
      extConfigJson: snapshot.extConfigJson === null ? null : JSON.stringify(snapshot.extConfigJson),
    },
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      title: inLocale(ctx, snapshot.tableTxt, snapshot.tableTxtEn),
      required: requiredOf(view),
      properties,
    },
    cgButtonList: stockButtons(ctx, view),
    enhanceJs: '',
  };
}

const formFields = ({ form, rights }: FormView): SnapshotField[] =>
  form.snapshot.fields
    .filter(({ isShowForm, isCommon, dbFieldName, fieldShowType }) => {
      const isOwn = !isCommon || dbFieldName === 'pid';
      return isOwn && (isShowForm || fieldShowType === 'hidden') && !rights.hiddenInForm.has(dbFieldName);
    })
    .toSorted((one, other) => one.orderNum - other.orderNum);

const requiredOf = (view: FormView): string[] =>
  formFields(view)
    .filter(isAlwaysRequired)
    .map(({ dbFieldName }) => dbFieldName);

async function propertiesOf(ctx: Context, view: FormView): Promise<Record<string, Property>> {
  const properties: Record<string, Property> = {};
  for (const [order, field] of formFields(view).entries()) properties[field.dbFieldName] = await propertyOf(ctx, view, { field, order });
  return properties;
}

async function propertyOf(
  ctx: Context,
  { rights, form }: FormView,
  { field, order }: { field: SnapshotField; order: number },
): Promise<Property> {
  const { fieldShowType: view, kind, dbPointLength, fieldDefaultValue, dbDefaultVal, fieldExtendJson } = field;
  const dict = dictKeyOf(field);
  const isLocked = field.isReadOnly || isComputed(field) || rights.locked.has(field.dbFieldName);
  const isNumber = kind === 'double' || kind === 'decimal';
  const isWhole = kind === 'int' || kind === 'long';
  const validation = readValidation(field.fieldValidType);
  const pattern = validation.code?.pattern.source ?? validation.pattern;
  return {
    type: isWhole ? 'integer' : isNumber ? 'number' : 'string',
    view: stockView(field),
    title: inLocale(ctx, field.dbFieldTxt, field.dbFieldTxtEn),
    order,
    defVal: fieldDefaultValue ?? dbDefaultVal ?? null,
    ...(dict !== undefined && view !== 'sel_search' && { enum: await optionsOf(ctx, dict) }),
    ...(view === 'sel_search' && { dictCode: field.dictField, dictTable: field.dictTable, dictText: field.dictText }),
    ...(isLocked && { ui: { widgetattrs: { disabled: true } } }),
    ...(!isNumber && !isWhole && kind === 'string' && { maxLength: maxLength(field) }),
    ...(kind === 'string' && validation.code?.least !== undefined && { minLength: validation.code.least }),
    ...boundsOf(field),
    ...(isNumber && dbPointLength > 0 && { multipleOf: Number(`1e-${dbPointLength}`) }),
    ...(pattern !== undefined && {
      pattern,
      errorInfo:
        settingsOf(field)['validateError'] ?? validation.code?.words[ctx.locale] ?? inLocale(ctx, '格式不正确', 'Has the wrong format'),
    }),
    ...(validation.isUnique && { pattern: 'only' }),
    ...controlSettings(form, field),
    ...(view === 'hidden' && { hidden: true }),
    ...(fieldExtendJson !== null && { fieldExtendJson: JSON.stringify(fieldExtendJson) }),
  };
}

/** The control as stock clients know it, who type months; a plain text has one of its own name. */
function stockView({ fieldShowType, kind }: SnapshotField): string {
  if (fieldShowType !== 'text' && fieldShowType !== 'month') return fieldShowType;
  return kind === 'date' || kind === 'datetime' ? kind : 'text';
}

/** What some controls need besides, under the names of the wire. */
function controlSettings(form: KeptForm, field: SnapshotField): Property {
  const { extendOption, code, orgFields, destFields, config, dict, pidField, pidValue, hasChildField, textField } = viewConfig(
    field,
    ownTree(form.snapshot),
  );
  switch (field.fieldShowType) {
    case 'popup':
    case 'popup_dict':
      return { code, orgFields, destFields };
    case 'link_down':
      return { config, others: othersOf(form, config) };
    case 'sel_tree':
      // 1: the parent of a row of the same tree.
      return { dict, pidField, pidValue, hasChildField, pidComponent: field.dbFieldName === form.snapshot.tree?.parentField ? 1 : 0 };
    case 'cat_tree':
      return { pidValue, textField };
    case 'switch':
      return { extendOption };
    default:
      return {};
  }
}

/** The least and the greatest number, by the names of the wire. What JSON does not say exactly is not said. */
function boundsOf(field: SnapshotField): Property {
  if (field.kind === 'int') return { minimum: -int32 - 1, maxinum: int32 };
  return field.kind === 'decimal' ? { minimum: -greatest(field), maxinum: greatest(field) } : {};
}

/** The further selects of a chain. */
const othersOf = (form: KeptForm, config: unknown): { title: string; field: string }[] => {
  const linked = (config as { linkField?: unknown } | undefined)?.linkField;
  return typeof linked === 'string'
    ? linked
        .split(',')
        .filter(Boolean)
        .map((field) => ({ title: form.fieldNamed(field)?.dbFieldTxt ?? field, field }))
    : [];
};

/** A sub-table: of one row with its fields, of many with the columns of an editable table. */
async function subOf(ctx: Context, sub: FormView, order: number): Promise<Property> {
  const { main, tableTxt, tableTxtEn, headId } = sub.form.snapshot;
  const title = inLocale(ctx, tableTxt, tableTxtEn);
  const isOne = main?.relation === 'one';
  const properties = await propertiesOf(ctx, sub);
  const shared = {
    view: 'tab',
    id: headId,
    title,
    describe: title,
    order,
    foreignKey: main?.foreignKey ?? '',
    relationType: isOne ? 1 : 0,
    required: requiredOf(sub),
  };
  if (isOne) return { ...shared, properties };
  const columns = formFields(sub)
    .filter(({ dbFieldName }) => dbFieldName !== main?.foreignKey)
    .map((field) => {
      const { title: caption, enum: options, ...rest } = properties[field.dbFieldName] as Property;
      return {
        key: field.dbFieldName,
        title: caption,
        type: cellType(field),
        width: field.fieldLength > 0 ? `${field.fieldLength}px` : undefined,
        ...(options !== undefined && { options }),
        ...cellSettings(field),
        ...(isAlwaysRequired(field) && { validateRules: [{ required: true, message: filledWords[ctx.locale] }] }),
        defaultValue: rest['defVal'],
        disabled: rest['ui'] !== undefined,
      };
    });
  return { ...shared, columns };
}

/** What an editable table of a stock client says of an empty cell. @source jeecg-wire 5.6 */
const filledWords = { zh: '${title}不能为空', en: '${title} cannot be empty' };

/** What the cell of a control needs besides. @source jeecg-wire 5.6 */
function cellSettings(field: SnapshotField): Property {
  const { dbFieldName, fieldShowType } = field;
  const { code, orgFields, destFields, extendOption, dict } = viewConfig(field);
  switch (fieldShowType) {
    case 'popup':
      return { popupCode: code, field: dbFieldName, orgFields, destFields };
    case 'switch':
      return { customValue: extendOption };
    case 'sel_search':
      return { dict: dict ?? field.dictField ?? '' };
    case 'sel_tree':
      return { dict };
    default:
      return {};
  }
}

/** Cells of an editable table by control. @source jeecg-wire 5.6 */
const cells: Readonly<Record<string, string>> = {
  text: 'input',
  textarea: 'textarea',
  list: 'select',
  radio: 'radio',
  checkbox: 'select-multiple',
  list_multi: 'select-multiple',
  sel_search: 'select-dict-search',
  switch: 'checkbox',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  file: 'file',
  image: 'image',
  popup: 'popup',
  sel_depart: 'sel_depart',
  sel_user: 'sel_user',
  cat_tree: 'cat_tree',
  sel_tree: 'sel_tree',
  pca: 'pca',
  hidden: 'hidden',
};

const cellType = ({ fieldShowType, kind }: SnapshotField): string =>
  fieldShowType === 'text' && (kind === 'int' || kind === 'long' || kind === 'double' || kind === 'decimal')
    ? 'inputNumber'
    : (cells[fieldShowType] ?? 'input');
