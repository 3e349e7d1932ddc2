import type { EditableColumn, EditableTableProps, TableStoreOptions } from '@tarmac/admin-kit/editable-table';

type TableProps = Omit<EditableTableProps, 'table' | 'label'>;

export const lineColumns = [
  {
    key: 'goodsName',
    title: '货物',
    type: 'popup',
    width: 200,
    validateRules: [{ required: true, message: '请选择${title}' }],
    props: { popupCode: 'goods_pick', orgFields: 'id,name', destFields: 'goodsId,goodsName' },
  },
  { key: 'goodsId', title: '编号', type: 'hidden' },
  {
    key: 'weight',
    title: '重量',
    type: 'inputNumber',
    defaultValue: 0,
    statistics: ['sum'],
    // handler: handler({ cellValue }, callback) {
    //   this.check(cellValue).then(callback)
    // }
    validateRules: [
      { pattern: 'n', message: '${title}格式不正确' },
      {
        handler: function ({ cellValue, row }, callback) {
                  callback(Number(cellValue) <= Number(row.limit), '超过限重')
                },
      },
    ],
  },
  {
    key: 'province',
    title: '省',
    type: 'select',
    // dictCode: "sys_area where parent='0',name,id"
  },
  {
    key: 'city',
    title: '市',
    type: 'select',
    options: [{ text: '北京', value: '1' }, { text: '已停用', value: '2', disabled: true }],
    linkedTo: 'province',
  },
  { key: 'division', title: '区划', type: 'slot', width: 220, props: { slotName: 'pca' } },
  {
    key: 'amount',
    title: '金额',
    type: 'normal',
    align: 'right',
    // formatter: formatter({ cellValue }) {
    //   return '¥' + cellValue
    // }
  },
  { key: 'action', title: '操作', type: 'slot', fixed: 'right', props: { slotName: 'action' } },
] satisfies readonly EditableColumn[];

/** Spread into `<EditableTable>`. */
export const lineColumnsTable = { toolbar: { buttons: ['add', 'remove', 'save'] }, rowNumber: true, rowSelection: true, maxHeight: 400 } satisfies TableProps;

/** Spread into `useEditableTable({ … })`. */
export const lineColumnsOptions = { dragSort: true, disabledRows: { status: ['closed'] } } satisfies Partial<TableStoreOptions>;
