import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** Code sets of uploads that belong to nobody else. @source freight-domain 2.41 */
export const governmentDictionaries: readonly Dictionary[] = [
  dictionary('upload_environment', l('上报环境', 'Upload environment'), [
    ['SANDBOX', '测试接收端', 'Test receiver', 'waiting'],
    ['PROD', '生产', 'Production', 'ok'],
  ]),
  dictionary('upload_operator', l('上报方式', 'Started by'), [
    ['auto', '自动', 'The system'],
    ['manual', '人工', 'A person'],
  ]),
];
