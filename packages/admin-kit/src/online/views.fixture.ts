import type { DictionarySource } from '../dictionary/createDictionaryStore.ts';
import { fakeCategories } from '../org-picker/stories.fixture.ts';
import type { LinkedOption, OnlineApi } from './onlineApi.ts';
import { onlineDictionaries, onlineField, onlineForm, onlineSub } from './stories.fixture.ts';

const areas: Record<string, readonly LinkedOption[]> = {
  '': [
    { value: '31', label: '上海市', id: 'a31' },
    { value: '32', label: '江苏省', id: 'a32' },
  ],
  a31: [{ value: '3101', label: '市辖区', id: 'a3101' }],
  a32: [{ value: '3205', label: '苏州市', id: 'a3205' }],
};

/** What the fields of `everyView` ask. */
export const viewCalls: Omit<OnlineApi, 'rows'> = {
  linked: async ({ parent = '' }) => areas[parent] ?? [],
  tree: async ({ parent }) => (parent === '0' ? [{ value: 'p1', text: '华东' }] : [{ value: `${parent}1`, text: '上海仓', leaf: true }]),
  fill: async () => 'NO-0007',
  definition: async () => depots,
};

/** Dictionaries, tables that serve as such, and categories. */
export const viewDictionaries: DictionarySource = {
  items: async (code) => onlineDictionaries[code] ?? [],
  search: async () => [
    { value: 'lw', text: '李伟' },
    { value: 'wf', text: '王芳' },
  ],
  textOf: async (_code, keys) => keys.map((key) => ({ lw: '李伟', wf: '王芳', p11: '上海仓' })[key] ?? key),
  categories: fakeCategories(),
};

const depots = onlineForm({
  id: 'd1',
  name: 'depot',
  label: { zh: '场站', en: 'Depot' },
  fields: [onlineField('depot_name', ['场站名称', 'Name'], { filter: 'text', inSearch: 'single' })],
});
export const depotRows = [
  { id: '1', depot_name: '北站' },
  { id: '2', depot_name: '南站' },
];

/** A form with a field of each view of JeecgBoot. @source jeecg-wire 4.3 */
export const everyView = onlineForm({
  id: 'v1',
  name: 'every_view',
  label: { zh: '控件', en: 'Views' },
  fields: [
    onlineField('code', ['编号', 'Code'], { fillRule: 'order_number' }),
    onlineField('pin', ['口令', 'PIN'], { view: 'password', inList: false }),
    onlineField('result', ['结论', 'Result'], { kind: 'dict', dict: 'inspection_result', view: 'list' }),
    onlineField('verdict', ['复核', 'Verdict'], { kind: 'dict', dict: 'inspection_result', view: 'radio' }),
    onlineField('parts', ['部位', 'Parts'], { kind: 'dict', dict: 'inspection_part', view: 'checkbox', multiple: true }),
    onlineField('others', ['其他部位', 'Others'], { kind: 'dict', dict: 'inspection_part', view: 'list_multi', multiple: true }),
    onlineField('is_on', ['启用', 'On'], { view: 'switch', config: { extendOption: ['on', 'off'] }, defaultValue: 'off' }),
    onlineField('day', ['日期', 'Day'], { kind: 'date', view: 'date' }),
    onlineField('at', ['时刻', 'At'], { kind: 'dateTime', view: 'datetime' }),
    onlineField('clock', ['时间', 'Time'], { view: 'time' }),
    onlineField('month', ['月份', 'Month'], { view: 'month' }),
    onlineField('since', ['起始月', 'Since'], { kind: 'date', view: 'date', config: { picker: 'month' } }),
    onlineField('paper', ['附件', 'Paper'], { kind: 'files', view: 'file' }),
    onlineField('photo', ['照片', 'Photo'], { kind: 'files', image: true, view: 'image' }),
    onlineField('person', ['检查人', 'Person'], { view: 'sel_user', calledBy: 'sys_user,realname,username' }),
    onlineField('depart', ['部门', 'Department'], { view: 'sel_depart', calledBy: 'sys_depart,depart_name,id' }),
    onlineField('area', ['地区', 'Region'], { view: 'pca' }),
    onlineField('cargo', ['货类', 'Cargo'], { view: 'cat_tree', config: { pidValue: 'B02' } }),
    onlineField('driver', ['司机', 'Driver'], {
      view: 'popup',
      config: { code: 'driver_pick', orgFields: 'driver_name,carrier_name', destFields: 'driver,carrier' },
    }),
    onlineField('carrier', ['承运商', 'Carrier'], { config: { showLength: 4, isOneRow: true } }),
    onlineField('clerk', ['经办人', 'Clerk'], {
      view: 'sel_search',
      calledBy: 'sys_user,realname,username',
      config: { dict: 'sys_user,realname,username' },
    }),
    onlineField('store', ['仓库', 'Store'], { view: 'sel_tree', config: { dict: 'store,name,id', dictTable: 'store', pidField: 'pid' } }),
    onlineField('province', ['省', 'Province'], {
      view: 'link_down',
      config: { config: { table: 'area', key: 'code', txt: 'name', linkField: 'city', idField: 'id', pidField: 'pid' } },
    }),
    onlineField('city', ['市', 'City']),
    onlineField('depot', ['所属场站', 'Depot'], { view: 'link_table', config: { dictTable: 'depot' } }),
    onlineField('note', ['备注', 'Note'], { kind: 'longText', view: 'textarea', inList: false }),
    onlineField('body', ['正文', 'Body'], { kind: 'longText', view: 'umeditor', inList: false }),
    onlineField('secret', ['隐藏', 'Hidden'], { view: 'hidden' }),
  ],
});

const view = (name: string) => everyView.fields.find((one) => one.name === name)!;

/** Rows whose fields are filled in by pickers, as those of a form are. */
export const trips = onlineForm({
  id: 'p1',
  name: 'trip',
  label: { zh: '行程', en: 'Trip' },
  fields: [onlineField('title', ['名称', 'Name'])],
  subs: [
    onlineSub({
      id: 'p2',
      name: 'trip_stop',
      label: { zh: '站点', en: 'Stops' },
      foreignKey: 'trip_id',
      fields: [
        view('person'),
        { ...view('area'), config: { displayLevel: 'city' } },
        view('province'),
        view('city'),
        view('depot'),
        view('store'),
        view('since'),
        { ...view('carrier'), config: { showLength: 4, isReadOnly: true } },
      ],
    }),
  ],
});
export const tripRows = [
  {
    id: '1',
    title: '华东线',
    trip_stop: [
      { id: '11', person: 'lw', since: '2026-02-01', carrier: '青岛远航运输', province: '31', province_dictText: '上海市', depot: '1' },
    ],
  },
];
