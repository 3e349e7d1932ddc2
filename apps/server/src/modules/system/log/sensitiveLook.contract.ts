import { label } from '@tarmac/freight-api/rules';
import { contract, entity, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** That somebody looked at personal numbers in full: a reading of the audit log, where such looks are kept. @source SYS-09, freight-domain 0.4 */
const SensitiveLook = entity('sensitiveLook', {
  label: label('敏感信息查看', 'Look at sensitive data'),
  required: {},
  optional: {},
  computed: {
    username: text(label('操作人', 'User name'), { max: 64, filter: 'text' }),
    realname: text(label('姓名', 'Name'), { max: 100, filter: 'text' }),
    subjectKind: text(label('数据类型', 'Kind of data'), { max: 64, derived: true }),
    subjectTitle: text(label('查看对象', 'Whose data'), { max: 600, filter: 'text' }),
    subjectId: text(label('数据ID', 'Id'), { max: 64, filter: 'text' }),
    fieldNames: text(label('查看内容', 'What was shown'), { max: 1000, derived: true }),
    ip: text(label('IP', 'Address'), { max: 64, filter: 'text' }),
  },
});

const { list } = standardEndpoints(SensitiveLook, 'log');

/** @source SYS-09, freight-domain 0.4 */
export const sensitiveLookContract = contract('/sys/sensitiveLook', {
  about: { domain: 'system', name: 'sensitiveLook', entity: SensitiveLook },
  endpoints: { list },
});
