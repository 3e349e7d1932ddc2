import type { DictionaryItem } from '../dictionary/createDictionaryStore.ts';
import type { FieldMeta } from '../field/FieldMeta.ts';
import { fakeResourceApi, type FakeResourceApi, type FakeRow } from '../testing/fakeResourceApi.ts';
import type { OnlineApi } from './onlineApi.ts';
import type { OnlineField, OnlineForm, OnlineSub } from './onlineForm.ts';

type FieldFacts = Partial<Omit<OnlineField, 'name' | 'field'>> & Partial<Omit<FieldMeta, 'label'>>;

/** A field as a server would send it; what is said of its value stands beside the rest. */
export function onlineField(name: string, label: readonly [zh: string, en: string], facts: FieldFacts = {}): OnlineField {
  const {
    view = 'text',
    config = {},
    inList = true,
    inForm = true,
    inSearch = null,
    query = null,
    width = null,
    href = null,
    isFixed = false,
    ...rest
  } = facts;
  const { fillRule = null, defaultValue = null, computed = null, visibleWhen = null, requiredWhen = null, kind = 'text', ...meta } = rest;
  return {
    name,
    view,
    config,
    inList,
    inForm,
    inSearch,
    query,
    width,
    href,
    isFixed,
    fillRule,
    defaultValue,
    computed,
    visibleWhen,
    requiredWhen,
    field: { kind, label: { zh: label[0], en: label[1] }, ...meta },
  };
}

const all = ['list', 'add', 'edit', 'delete', 'import', 'export'];

/** A form with what most have. */
export const onlineForm = (form: Pick<OnlineForm, 'id' | 'name' | 'label' | 'fields'> & Partial<OnlineForm>): OnlineForm => ({
  version: 1,
  permission: `online:${form.name}`,
  theme: 'normal',
  formColumns: 2,
  isPaged: true,
  hasCheckbox: true,
  tree: null,
  buttons: [],
  actions: all,
  rules: [],
  subs: [],
  ...form,
});

/** A sub-table of such a form. */
export function onlineSub(form: Pick<OnlineSub, 'id' | 'name' | 'label' | 'fields' | 'foreignKey'> & Partial<OnlineSub>): OnlineSub {
  const { subs: _subs, ...parts } = onlineForm(form as never);
  return { relation: 'many', mainField: 'id', ...parts, ...form };
}

/** Items by code, as the server would send them. */
export const onlineDictionaries: Record<string, DictionaryItem[]> = {
  inspection_result: [
    { value: '1', text: { zh: '合格', en: 'Passed' }, tone: 'ok' },
    { value: '2', text: { zh: '不合格', en: 'Failed' }, tone: 'danger' },
  ],
  inspection_part: [
    { value: 'tyre', text: { zh: '轮胎', en: 'Tyres' } },
    { value: 'brake', text: { zh: '制动', en: 'Brakes' } },
    { value: 'light', text: { zh: '灯光', en: 'Lights' } },
  ],
};

/** Calls over rows in memory, by the id of the form that they belong to. */
export function memoryOnlineApi(rows: Readonly<Record<string, readonly FakeRow[]>>, further: Omit<OnlineApi, 'rows'> = {}) {
  const calls = new Map<string, FakeResourceApi<FakeRow>>(Object.entries(rows).map(([id, held]) => [id, fakeResourceApi(held)]));
  const api: OnlineApi = {
    ...further,
    rows: (id) => {
      const found = calls.get(id) ?? fakeResourceApi<FakeRow>([]);
      calls.set(id, found);
      return found as never;
    },
  };
  return { api, of: (id: string) => calls.get(id)! };
}

/** What an inspection found, part by part. */
const findings = onlineSub({
  id: 'f2',
  name: 'inspection_finding',
  label: { zh: '检查项目', en: 'Findings' },
  foreignKey: 'inspection_id',
  fields: [
    onlineField('part', ['部位', 'Part'], { kind: 'dict', dict: 'inspection_part', view: 'list', required: true }),
    onlineField('hours', ['工时', 'Hours'], { kind: 'decimal', decimals: 1, minimum: 0 }),
    onlineField('rate', ['单价', 'Rate'], { kind: 'decimal', decimals: 2, minimum: 0, defaultValue: '80' }),
    onlineField('cost', ['费用', 'Cost'], { kind: 'decimal', decimals: 2, computed: 'round(row.hours * row.rate, 2)', readOnly: true }),
  ],
});

/** Papers of the vehicle at that time: one row for each inspection. */
const papers = onlineSub({
  id: 'f3',
  name: 'inspection_paper',
  label: { zh: '行驶证', en: 'Registration' },
  foreignKey: 'inspection_id',
  relation: 'one',
  fields: [
    onlineField('paper_number', ['证号', 'Number'], { maxLength: 20 }),
    onlineField('valid_until', ['有效期至', 'Valid until'], { kind: 'date', view: 'date' }),
  ],
});

/** A record with a sub-table, one-to-one papers, and what depends on what is typed. */
export const inspection = onlineForm({
  id: 'f1',
  name: 'vehicle_inspection',
  label: { zh: '车辆检查', en: 'Inspection' },
  fields: [
    onlineField('plate', ['车牌号', 'Plate'], {
      required: true,
      maxLength: 10,
      filter: 'text',
      inSearch: 'single',
      isFixed: true,
      width: 120,
      sortable: true,
    }),
    onlineField('inspected_on', ['检查日期', 'Inspected on'], {
      kind: 'date',
      view: 'date',
      defaultValue: '#{date}',
      filter: 'range',
      inSearch: 'group',
    }),
    onlineField('result', ['结论', 'Result'], {
      kind: 'dict',
      dict: 'inspection_result',
      view: 'radio',
      filter: 'options',
      inSearch: 'single',
      required: true,
    }),
    onlineField('reason', ['不合格原因', 'Reason'], {
      view: 'textarea',
      kind: 'longText',
      inList: false,
      visibleWhen: "row.result == '2'",
      requiredWhen: "row.result == '2'",
    }),
    onlineField('total', ['费用合计', 'Total cost'], {
      kind: 'decimal',
      decimals: 2,
      filter: 'range',
      computed: "sum('inspection_finding', 'cost')",
      readOnly: true,
    }),
    onlineField('is_paid', ['已付款', 'Paid'], { view: 'switch', config: { extendOption: ['Y', 'N'] }, defaultValue: 'N' }),
    onlineField('map', ['位置', 'Place'], { inForm: false, href: 'https://maps.example/?q=${plate}' }),
  ],
  subs: [findings, papers],
  rules: [
    {
      holds: "row.result != '1' || !(row.total > 1000)",
      message: { zh: '费用超过 1000 元的不能合格', en: 'What costs more than 1,000 has not passed' },
      field: 'result',
    },
  ],
  buttons: [
    {
      code: 'settle',
      label: { zh: '结清', en: 'Settle' },
      place: 'row',
      icon: null,
      when: "row.is_paid == 'N'",
      action: { kind: 'set', confirm: { zh: '确定要结清吗?', en: 'Settle it?' } },
    },
  ],
});

/** Inspections with their findings and papers. */
export const inspectionRows: readonly FakeRow[] = [
  {
    id: '1',
    version: 1,
    plate: '沪A12345',
    inspected_on: '2026-03-02',
    result: '2',
    reason: '左前轮胎磨损',
    total: 120,
    is_paid: 'N',
    map: '地图',
    inspection_finding: [{ id: '11', part: 'tyre', hours: 1.5, rate: 80, cost: 120 }],
    inspection_paper: { id: '21', version: 3, paper_number: '310001', valid_until: '2027-01-31' },
  },
  {
    id: '2',
    version: 0,
    plate: '苏B67890',
    inspected_on: '2026-03-05',
    result: '1',
    reason: null,
    total: 0,
    is_paid: 'Y',
    map: '地图',
    inspection_finding: [],
    inspection_paper: null,
  },
];
