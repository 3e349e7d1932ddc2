import { label } from '@tarmac/freight-api/rules';
import { dictionary, type Dictionary } from '../platform/contract/index.ts';

/** Code sets that belong to no single module. @source freight-domain 2.2 */
export const commonDictionaries: readonly Dictionary[] = [
  dictionary('yn', {
    label: label('是否', 'Yes or no'),
    items: [
      ['1', '是', 'Yes'],
      ['0', '否', 'No'],
    ],
  }),
  dictionary('user_type', {
    label: label('用户类型', 'Kind of user'),
    items: [
      ['1', '系统用户', 'System user'],
      ['2', '客户/代理公司用户', 'Customer or agent user'],
      ['3', '承运商用户', 'Carrier user'],
      ['4', '车队长', 'Captain'],
    ],
  }),
  dictionary('sms_scene', {
    label: label('短信场景', 'SMS purpose'),
    items: [
      ['login', '登录', 'Login'],
      ['register', '注册', 'Registration'],
      ['reset', '找回密码', 'Password reset'],
      ['safe', '安全验证', 'Safety check'],
      ['bindPhone', '绑定手机', 'Phone binding'],
      ['bindCard', '绑卡', 'Card binding'],
      ['sign', '签约', 'Signature'],
      ['pay', '支付确认', 'Payment'],
      ['notify', '通知', 'Notice'],
    ],
  }),
  dictionary('sms_state', {
    label: label('短信状态', 'SMS status'),
    items: [
      ['10', '已发送', 'Sent', 'running'],
      ['20', '已使用', 'Used', 'ok'],
      ['30', '已过期', 'Expired', 'void'],
      ['40', '发送失败', 'Failed', 'danger'],
    ],
  }),
  dictionary('app_platform', {
    label: label('平台', 'Platform'),
    items: [
      ['android', 'Android', 'Android'],
      ['ios', 'iOS', 'iOS'],
    ],
  }),
  dictionary('app_kind', {
    label: label('应用', 'App'),
    items: [
      ['driver', '司机端', 'Driver'],
      ['shipper', '货主端', 'Shipper'],
    ],
  }),
  dictionary('app_state', {
    label: label('版本状态', 'Version status'),
    items: [
      ['0', '草稿', 'Draft', 'draft'],
      ['1', '已发布', 'Published', 'ok'],
      ['2', '已下架', 'Withdrawn', 'void'],
    ],
  }),
  dictionary('announce_priority', {
    label: label('优先级', 'Priority'),
    items: [
      ['L', '一般', 'Normal'],
      ['M', '重要', 'Important', 'waiting'],
      ['H', '紧急', 'Urgent', 'danger'],
    ],
  }),
  dictionary('announce_state', {
    label: label('发布状态', 'Publication'),
    items: [
      ['0', '未发布', 'Not published', 'draft'],
      ['1', '已发布', 'Published', 'ok'],
      ['2', '已撤销', 'Withdrawn', 'void'],
    ],
  }),
];
