import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, flag, integer, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A call of an outside service, as administrators look it up. @source freight-domain 7 */
export const AdapterLog = entity('adapterLog', {
  label: label('外部调用日志', 'Call of a service'),
  required: {},
  optional: {},
  computed: {
    adapter: dict('adapter_kind', { label: label('服务', 'Service') }),
    operation: text(label('操作', 'Operation'), { max: 40, filter: 'text' }),
    target: text(label('渠道', 'Provider'), { max: 60, filter: 'equals' }),
    requestId: text(label('请求编号', 'Request'), { max: 64, filter: 'text' }),
    requestHash: text(label('请求摘要', 'Hash of the request'), { max: 64 }),
    outcome: dict('adapter_outcome', { label: label('结果', 'Outcome') }),
    errorCode: text(label('错误代码', 'Error code'), { max: 60, filter: 'text' }),
    costMs: integer(label('耗时(毫秒)', 'Duration (ms)'), { sortable: true }),
    simulated: flag(label('模拟', 'Simulated')),
    requestBody: longText(label('请求内容', 'Request'), { max: 2000, description: 'JSON without secrets and numbers in full, cut.' }),
    answerBody: longText(label('返回内容', 'Answer'), { max: 2000, description: 'The same of the answer.' }),
  },
  exportColumns: [],
  importColumns: [],
  sortedBy: ['createTime', 'costMs'],
});

const { list, queryById } = standardEndpoints(AdapterLog, 'adapterLog');

/** @source freight-domain 7 */
export const adapterLogContract = contract('/sys/adapterLog', {
  about: { domain: 'system', name: 'adapterLog', entity: AdapterLog },
  endpoints: { list, queryById },
});
