import type { EditableColumn } from '@tarmac/admin-kit/editable-table';

export const goodsColumns = [
  { key: 'name', title: '名称', type: 'input', width: 200, placeholder: '请输入${title}', props: { maxLength: 20 } },
  { key: 'owner', title: '负责人', type: 'sel_user', width: 160, props: { multiple: true } },
  { key: 'pictures', title: '图片', type: 'image', props: { responseName: 'message', maxCount: 3 } },
  {
    key: 'vehicleNo',
    title: '车辆',
    type: 'popup',
    props: { popupCode: 'vehicle_pick', orgFields: 'id,plate', destFields: 'vehicleId,vehicleNo', multiple: true },
  },
  { key: 'kinds', title: '多选', type: 'select-multiple', dictCode: 'goods_kind', defaultValue: '1,2' },
] satisfies readonly EditableColumn[];
