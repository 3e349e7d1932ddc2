import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

/** Code sets of complaints, violations and scores; their states and kinds stand with those of waybills. @source freight-domain 2.2 */
export const serviceDictionaries: readonly Dictionary[] = [
  dictionary('complaint_result', {
    label: label('处理结果', 'Finding'),
    items: [
      ['1', '成立', 'Upheld', 'danger'],
      ['2', '部分成立', 'Partly upheld', 'waiting'],
      ['3', '不成立', 'Unfounded', 'void'],
    ],
  }),
  dictionary('compensate_state', {
    label: label('赔付状态', 'Compensation'),
    items: [
      ['10', '待复核', 'To be approved', 'waiting'],
      ['20', '已通过', 'Granted', 'ok'],
      ['30', '未通过', 'Not granted', 'danger'],
      ['40', '未到账', 'Not received', 'danger'],
    ],
  }),
  dictionary('stars', {
    label: label('星级', 'Stars'),
    items: [
      ['5', '★★★★★', '★★★★★'],
      ['4', '★★★★☆', '★★★★☆'],
      ['3', '★★★☆☆', '★★★☆☆'],
      ['2', '★★☆☆☆', '★★☆☆☆'],
      ['1', '★☆☆☆☆', '★☆☆☆☆'],
    ],
  }),
  dictionary('violation_source', {
    label: label('违规来源', 'Source'),
    items: [
      ['auto', '自动', 'Automatic'],
      ['manual', '人工', 'By hand'],
      ['gov', '监管', 'Authorities'],
    ],
  }),
  dictionary('fine_state', {
    label: label('罚款状态', 'Fine'),
    items: [
      ['10', '待扣款', 'To be deducted', 'waiting'],
      ['20', '待复核', 'To be approved', 'running'],
      ['30', '已扣款', 'Deducted', 'ok'],
      ['40', '未扣款', 'Not deducted', 'void'],
    ],
  }),
  dictionary('score_target', {
    label: label('信用分对象', 'Kind'),
    items: [
      ['driver', '司机', 'Driver'],
      ['vehicle', '车辆', 'Vehicle'],
      ['carrier', '承运商', 'Carrier'],
    ],
  }),
  dictionary('score_source', {
    label: label('信用分来源', 'Source'),
    items: [
      ['opening', '初始', 'Opening'],
      ['evaluation', '评价', 'Evaluation'],
      ['violation', '违规', 'Violation'],
      ['complaint', '投诉', 'Complaint'],
    ],
  }),
];
