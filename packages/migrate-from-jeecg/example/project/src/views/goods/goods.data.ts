import { ref } from 'vue';
import { FormSchema } from '/@/components/Table';
import { JVxeTypes, JVxeColumn } from '/@/components/jeecg/JVxeTable/types';
import { usePermission } from '/@/hooks/web/usePermission';

const { hasPermission } = usePermission();

export const goodsColumns: JVxeColumn[] = [
  { title: '名称', key: 'name', type: JVxeTypes.input, width: 200, placeholder: '请输入${title}', props: { maxlength: 20 } },
  { title: '负责人', key: 'owner', type: JVxeTypes.userSelect, width: '160px', props: { multi: true } },
  { title: '图片', key: 'pictures', type: JVxeTypes.image, token: true, responseName: 'message', number: 3 },
  {
    title: '车辆',
    key: 'vehicleNo',
    type: JVxeTypes.popup,
    popupCode: 'vehicle_pick',
    fieldConfig: [
      { source: 'id', target: 'vehicleId' },
      { source: 'plate', target: 'vehicleNo' },
    ],
    props: { multi: true },
  },
  { title: '多选', key: 'kinds', type: JVxeTypes.selectMultiple, options: [], dictCode: 'goods_kind', defaultValue: ['1', '2'] },
];

export const formSchema: FormSchema[] = [
  {
    label: '客户',
    field: 'customerName',
    component: 'JPopup',
    componentProps: ({ formActionType, formModel }) => {
      const { setFieldsValue } = formActionType;
      return {
        setFieldsValue,
        code: 'customer_pick',
        fieldConfig: [
          { source: 'id', target: 'customerId' },
          { source: 'name', target: 'customerName' },
        ],
        param: { kind: "'1'", region: formModel.region },
        multi: true,
      };
    },
  },
  { label: '备注', field: 'remark', component: 'Input' },
];

export const rowActions = [
  { label: '编辑', auth: 'goods:edit', onClick: () => undefined },
  { label: '删除', auth: ['goods:delete', 'goods:deleteBatch'], onClick: () => undefined },
];

export const isOffered = ref(hasPermission('goods:offer'));
