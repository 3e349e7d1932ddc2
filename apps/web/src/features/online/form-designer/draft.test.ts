import { expect, test } from 'vitest';
import { bodyOf, fieldsOf, newDraft, placeInDraft, placeOfButton } from './draft.ts';
import { optionUses } from './fieldOptions.ts';
import { previewForm, sampleRows } from './previewForm.ts';

const drafted = (head: object, fields: readonly object[]) => ({ ...newDraft(head), fields: fields as never[] });

test('ONL-07 what a newcomer leaves open is filled in: names, lengths and controls by the type', () => {
  const lines = fieldsOf(
    drafted({}, [{ dbFieldTxt: '车牌号' }, {}, { dbFieldTxt: '费用', dbType: 'BigDecimal' }, { dbFieldTxt: '日期', dbType: 'Date' }]),
  );
  expect(lines).toMatchObject([
    { dbFieldName: 'field_1', dbType: 'string', dbLength: 50, fieldShowType: 'text', isShowForm: 1, isShowList: 1 },
    { dbFieldName: 'field_2', dbLength: 12, dbPointLength: 2 },
    { dbFieldName: 'field_3', dbLength: 0, dbPointLength: 0, fieldShowType: 'date' },
  ]);
});

test('ONL-07 a sub-table names its main table by one field, and no other kind of form does', () => {
  const sub = drafted({ kind: 'sub', mainTable: 'trip_check' }, [{ dbFieldTxt: '部位' }]);
  expect(fieldsOf(sub).at(-1)).toMatchObject({ dbFieldName: 'main_id', mainTable: 'trip_check', mainField: 'id', isShowForm: 0 });
  expect(fieldsOf({ ...sub, head: { ...sub.head, kind: 'list' }, fields: fieldsOf(sub) }).filter((line) => line['mainTable'])).toEqual([]);
  expect(bodyOf(sub, undefined).head).toMatchObject({ tableType: 3, relationType: 0, isTree: 'N', themeTemplate: 'normal' });
});

test('ONL-07 each kind is sent as its type, its layout and the mark of a tree; refusals come back to it', () => {
  const headOf = (kind: string) => bodyOf(drafted({ kind }, [{ dbFieldName: 'title' }]), undefined).head;
  expect(headOf('tree')).toMatchObject({ tableType: 1, isTree: 'Y', treeFieldname: 'title' });
  expect(headOf('erp')).toMatchObject({ tableType: 2, isTree: 'N', themeTemplate: 'erp', treeFieldname: null });
  expect(headOf('list')).toMatchObject({ tableType: 1, themeTemplate: 'normal' });
  expect(['head.isTree', 'head.rules.2.message.en', 'fields.3.mainTable', 'fields.3.dbType'].map(placeInDraft)).toEqual([
    'head.kind',
    'head.rules.2.messageEn',
    'head.mainTable',
    'fields.3.dbType',
  ]);
});

test('ONL-07 the look at a draft has rows for the main table and each sub-table', () => {
  const main = drafted({ kind: 'erp', tableName: 'gate' }, [{ dbFieldName: 'title', dbFieldTxt: '名称', fieldMustInput: '1' }]);
  const sub = drafted({ kind: 'sub', mainTable: 'gate', tableName: 'gate_pass' }, [{ dbFieldName: 'fee', dbType: 'BigDecimal' }]);
  const form = previewForm(main, { subs: [{ id: 's1', draft: sub }], buttons: [] });
  expect(form).toMatchObject({ theme: 'erp', subs: [{ name: 'gate_pass', foreignKey: 'main_id', relation: 'many' }] });
  expect(form.fields[0]?.field).toMatchObject({ kind: 'text', required: true });
  const rows = sampleRows(form, () => []);
  expect(rows.get('preview')).toHaveLength(3);
  expect(rows.get('s1')?.[0]).toMatchObject({ fee: 12.5, main_id: 'preview-1' });
});

test('ONL-02 the look at a draft asks for a field as its search says', () => {
  const asked = { dbFieldName: 'phone', dbFieldTxt: '电话', isQuery: 1, queryConfigFlag: '1', queryShowType: 'text', queryValidType: 'm' };
  const form = previewForm(
    drafted({}, [
      { ...asked, queryDefVal: '1' },
      { ...asked, dbFieldName: 'plain', queryConfigFlag: '0' },
    ]),
    {
      subs: [],
      buttons: [],
    },
  );
  expect(form.fields.map(({ query }) => query)).toMatchObject([
    { view: 'text', defaultValue: '1', isRequired: false, check: { pattern: '^1[3-9]\\d{9}$' } },
    null,
  ]);
});

test('ONL-07 each option of a field says what it does, or that it is stored and not used', () => {
  const uses = (fieldShowType: string, options: unknown) =>
    optionUses([{ dbFieldTxt: '字段', fieldShowType, fieldExtendJson: JSON.stringify(options) }]).map(({ option, does }) => [
      option,
      does !== null,
    ]);
  const everywhere = { showLength: 9, validateError: '不对', isFixed: 1, isOneRow: true, orderRule: 'desc' };
  expect(uses('text', everywhere)).toEqual(Object.keys(everywhere).map((option) => [option, true]));
  const elsewhere = { uploadnum: 2, multiSelect: true, popupMulti: true, picker: 'month', displayLevel: 'city', extendOption: ['1', '0'] };
  expect(uses('text', elsewhere)).toEqual(Object.keys(elsewhere).map((option) => [option, false]));
  expect(uses('text', { labelLength: 4, store: 'id', text: 'realname', constructor: 1 }).every(([, acts]) => acts === false)).toBe(true);
  expect([
    uses('date', { picker: 'year' }),
    uses('date', { picker: 'week' }),
    uses('switch', ['1', '0']),
    uses('pca', { displayLevel: 'city' }),
  ]).toEqual([[['picker', true]], [['picker', false]], [['extendOption', true]], [['displayLevel', true]]]);
  expect(optionUses([{ fieldExtendJson: '{' }])).toEqual([]);
});

test('ONL-07 a problem of an action stands at its input', () => {
  expect(['action.values', 'action.to', 'action.name', 'action.template', 'action.receivers', 'exp'].map(placeOfButton)).toEqual([
    'actionValues',
    'actionTo',
    'actionName',
    'actionTemplate',
    'actionReceivers',
    'exp',
  ]);
});
