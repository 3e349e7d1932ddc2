import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../../platform/contract/index.ts';

/** Code sets of the configuration. @source FRT-10 */
export const configDictionaries: readonly Dictionary[] = [
  dictionary('config_group', {
    label: label('参数分组', 'Group of configuration values'),
    items: [
      ['shipping', '运单与派车', 'Waybills and dispatch'],
      ['review', '审核与轨迹', 'Reviews and tracks'],
      ['finance', '资金与结算', 'Money and settlement'],
      ['tax', '税务', 'Tax'],
      ['government', '监管与通行费', 'Authorities and tolls'],
      ['system', '系统', 'System'],
      ['own', '自定义', 'Own keys'],
    ],
  }),
  dictionary('config_value_type', {
    label: label('参数值类型', 'Kind of configuration value'),
    items: [
      ['string', '文本', 'Text'],
      ['int', '整数', 'Whole number'],
      ['bp', '比例', 'Rate'],
      ['fen', '金额', 'Amount'],
      ['flag', '开关', 'Switch'],
      ['choice', '选项', 'Choice'],
      ['dates', '日期', 'Days'],
      ['text', '多行文本', 'Lines of text'],
      ['json', 'JSON', 'JSON'],
    ],
  }),
  dictionary('config_source', {
    label: label('参数来源', 'Who set a configuration value'),
    items: [
      ['default', '默认', 'Default', 'draft'],
      ['platform', '平台', 'Platform', 'running'],
      ['tenant', '本租户', 'This tenant', 'ok'],
    ],
  }),
  dictionary('config_change_kind', {
    label: label('参数变更方式', 'Kind of change of a configuration value'),
    items: [
      ['set', '修改', 'Changed', 'running'],
      ['reset', '恢复默认', 'Back to the default', 'draft'],
      ['add', '新增', 'Added', 'ok'],
      ['remove', '删除', 'Removed', 'void'],
    ],
  }),
];
