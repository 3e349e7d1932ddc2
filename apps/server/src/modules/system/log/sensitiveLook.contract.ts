import { contract, entity, standardEndpoints, text } from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** That somebody looked at personal numbers in full: a reading of the audit log, where such looks are kept. @source SYS-09, freight-domain 0.4 */
const SensitiveLook = entity('sensitiveLook', {
  label: l('敏感信息查看', 'Look at sensitive data'),
  required: {},
  optional: {},
  computed: {
    username: text(l('操作人', 'User name'), { max: 64, filter: 'text' }),
    realname: text(l('姓名', 'Name'), { max: 100, filter: 'text' }),
    subjectKind: text(l('数据类型', 'Kind of data'), { max: 64, derived: true }),
    subjectTitle: text(l('查看对象', 'Whose data'), { max: 600, filter: 'text' }),
    subjectId: text(l('数据ID', 'Id'), { max: 64, filter: 'text' }),
    fieldNames: text(l('查看内容', 'What was shown'), { max: 1000, derived: true }),
    ip: text(l('IP', 'Address'), { max: 64, filter: 'text' }),
  },
});

const { list } = standardEndpoints(SensitiveLook, 'log');

/** @source SYS-09, freight-domain 0.4 */
export const sensitiveLookContract = contract('/sys/sensitiveLook', {
  about: { domain: 'system', name: 'sensitiveLook', entity: SensitiveLook },
  endpoints: { list },
});
