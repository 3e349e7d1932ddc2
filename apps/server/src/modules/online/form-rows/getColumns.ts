import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { buttonOfAction } from '../form-rights/formRights.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import type { formRuntimeContract } from './formRuntime.contract.ts';
import { askedField, isAskedFirst, searchCheckFor } from './askedField.ts';
import { buttonsFor } from './formButtons.ts';
import { numberIn } from './formFields.ts';
import { dictKeyOf, dictOptionsOf } from './formOptions.ts';
import type { FormView } from './formView.ts';
import { shownInstead, switchOptions } from './stockNames.ts';

type Endpoints = typeof formRuntimeContract.endpoints;
type Columns = z.input<Endpoints['getColumns']['reply']>;
type QueryItem = z.input<Endpoints['getQueryInfo']['reply']>[number];

/** Slots by which stock clients draw some kinds of values. */
const slots: Readonly<Record<string, string>> = {
  date: 'dateSlot',
  umeditor: 'htmlSlot',
  image: 'imgSlot',
  file: 'fileSlot',
  pca: 'pcaSlot',
};

const yesNo = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N');

/** How a stock client draws the list of a form. @source ONL-01, jeecg-wire 4.3 */
export async function columnsOf(ctx: Context, view: FormView): Promise<Columns> {
  const { snapshot, fields } = view.form;
  const shown = listFields(view);
  const seen = fields.filter(({ dbFieldName }) => !view.rights.hiddenInList.has(dbFieldName));
  const { tree, main } = snapshot;
  return {
    checkboxFlag: yesNo(snapshot.isCheckbox),
    paginationFlag: yesNo(snapshot.isPage),
    scrollFlag: snapshot.scroll ? 1 : 0,
    fieldHrefSlots: shown.flatMap(({ dbFieldName, fieldHref }) =>
      fieldHref === null || fieldHref === '' ? [] : [{ slotName: slotOf(dbFieldName), href: fieldHref }],
    ),
    dictOptions: {
      ...(await dictOptionsOf(ctx, seen)),
      ...Object.fromEntries(
        seen.filter(({ fieldShowType }) => fieldShowType === 'switch').map((field) => [field.dbFieldName, switchOptions(ctx, field)]),
      ),
    },
    formTemplate: snapshot.formTemplate,
    description: inLocale(ctx, snapshot.tableTxt, snapshot.tableTxtEn),
    currentTableName: snapshot.tableName,
    cgButtonList: stockButtons(ctx, view),
    enhanceJs: '',
    hideColumns: hiddenNames(view),
    columns: shown.map((field) => columnOf(ctx, field)),
    ...(tree !== null && { pidField: tree.parentField, hasChildrenField: tree.childField, textField: tree.titleField }),
    ...(main !== null && { foreignKeys: [{ field: main.foreignKey, table: main.tableName, key: 'id' }] }),
  };
}

/** The columns of a master–detail screen. @source jeecg-wire 4.3 */
export async function erpColumnsOf(ctx: Context, view: FormView): Promise<z.input<Endpoints['getErpColumns']['reply']>> {
  const subList = [];
  for (const sub of view.subs) subList.push({ ...(await columnsOf(ctx, sub)), code: sub.form.snapshot.headId });
  return { main: { ...(await columnsOf(ctx, view)), code: view.form.snapshot.headId }, subList };
}

/** Fields that the list of a form shows to its reader: those that every table has are among them, where the definition says so. */
const listFields = ({ form, rights }: FormView): SnapshotField[] =>
  form.snapshot.fields
    .filter(
      ({ isShowList, dbFieldName, fieldShowType }) =>
        isShowList && dbFieldName !== 'id' && fieldShowType !== 'password' && !rights.hiddenInList.has(dbFieldName),
    )
    .toSorted((one, other) => one.orderNum - other.orderNum);

const slotOf = (name: string): string => `fieldHref_${name}`;

function columnOf(ctx: Context, field: SnapshotField): Columns['columns'][number] {
  const { dbFieldName, kind, fieldHref, fieldShowType, fieldLength, sortFlag } = field;
  const slot = slots[fieldShowType];
  const dict = dictKeyOf(field);
  const isNumber = kind === 'int' || kind === 'long' || kind === 'double' || kind === 'decimal';
  return {
    title: inLocale(ctx, field.dbFieldTxt, field.dbFieldTxtEn),
    dataIndex: dbFieldName,
    align: isNumber && dict === undefined ? 'right' : 'center',
    sorter: sortFlag,
    customRender: dict ?? shownInstead(field) ?? null,
    hrefSlotName: fieldHref === null || fieldHref === '' ? null : slotOf(dbFieldName),
    scopedSlots: slot === undefined ? null : { customRender: slot },
    fieldType: field.dbType,
    fieldWidth: fieldLength > 0 ? fieldLength : null,
    showLength: numberIn(field, 'showLength') ?? null,
  };
}

/** What a stock client keeps back: buttons that the reader may not press, and fields that are not theirs. */
function hiddenNames({ form, rights, may }: FormView): string[] {
  const builtIn = Object.entries(buttonOfAction).filter(([action]) => !may(action));
  const names = builtIn.flatMap(([action, code]) => (action === 'delete' ? [code, 'batch_delete'] : [code]));
  const own = form.snapshot.buttons.filter(({ buttonCode }) => !may(buttonCode)).map(({ buttonCode }) => buttonCode);
  return [...new Set([...names, ...own, ...rights.hiddenButtons, ...rights.hiddenInList])];
}

/** Buttons of a form as the wire has them. Scripts are not buttons: what presses one is answered by the server. */
export const stockButtons = (ctx: Context, view: FormView): Columns['cgButtonList'] =>
  buttonsFor(view).map((button) => ({
    buttonCode: button.buttonCode,
    buttonName: inLocale(ctx, button.buttonName, button.buttonNameEn),
    buttonStyle: button.buttonStyle,
    optType: button.optType,
    buttonIcon: button.buttonIcon,
    exp: button.exp,
    orderNum: button.orderNum,
    buttonStatus: '1',
    optPosition: button.optPosition ?? '2',
  }));

export const inLocale = (ctx: Context, zh: string, en: string | null): string => (ctx.locale === 'en' ? en || zh : zh);

/** Search fields that stand open; the others are in the folded part. */
const openFields = 2;

/** Search fields of a form. @source jeecg-wire 4.1, 4.3 */
export const queryItemsOf = (ctx: Context, { form, rights }: FormView): z.input<Endpoints['getQueryInfo']['reply']> =>
  form.snapshot.fields
    .filter(({ isQuery, dbFieldName, fieldShowType }) => isQuery && fieldShowType !== 'password' && !rights.hiddenInList.has(dbFieldName))
    .toSorted((one, other) => one.orderNum - other.orderNum)
    .map((field, index) => {
      const asked = askedField(field);
      return {
        field: field.dbFieldName,
        label: inLocale(ctx, field.dbFieldTxt, field.dbFieldTxtEn),
        view: asked.fieldShowType,
        mode: field.queryMode,
        hidden: index < openFields ? '0' : '1',
        dictCode: asked.dictField || null,
        dictTable: asked.dictTable || null,
        dictText: asked.dictText || null,
        ...ownSearch(ctx, field),
      };
    });

/** What the search of a field has of its own, under the names of its definition. @source jeecg-wire 4.4 */
function ownSearch(ctx: Context, field: SnapshotField): Partial<QueryItem> {
  if (field.query === null) return {};
  const check = searchCheckFor(field);
  return {
    config: '1',
    defVal: field.query.defaultValue || null,
    mustInput: isAskedFirst(field) ? '1' : '0',
    ...(check !== null && { pattern: check.pattern, errorInfo: check.message[ctx.locale] }),
  };
}

/** The same as clients of 3.x ask for it. */
export const queryPropertiesOf = (ctx: Context, view: FormView): z.input<Endpoints['getQueryInfoVue3']['reply']> =>
  Object.fromEntries(
    queryItemsOf(ctx, view).map(({ field, label, ...item }, order) => {
      const number = ['int', 'long', 'double', 'decimal'].includes(view.form.fieldNamed(field)?.kind ?? '');
      return [field, { type: number ? 'number' : 'string', title: label, order, ...item }];
    }),
  );
