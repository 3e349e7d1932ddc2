import { defineResource, FieldDescriptions, ResourceList } from '@tarmac/admin-kit/resource';
import { type AdapterLog, adapterLogFields, createAdapterLogApi } from '@tarmac/freight-api/system';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { useLocale } from '@tarmac/admin-kit/i18n';

const texts = defineTexts({
  note: {
    zh: '调用外部服务的记录，不含密钥，证件、卡号和手机号只保留部分。保留天数见参数配置',
    en: 'Calls of outside services, without secrets; of papers, cards and phones a part alone. How long they are kept is a setting',
  },
});

const adapterLog = defineResource<AdapterLog>()({
  label: { zh: '外部调用日志', en: 'Call' },
  api: createAdapterLogApi(client),
  permission: 'adapterLog',
  titleField: 'operation',
  fields: adapterLogFields,
});

/** What outside services were asked, and what they said. @source freight-domain 7 */
export default function AdapterLogListPage() {
  const { localize } = useLocale();
  return (
    <>
      <Note>{localize(texts.note)}</Note>
      <ResourceList
        resource={adapterLog}
        search={['adapter', 'outcome', 'operation', 'requestId', 'errorCode', 'createTime']}
        columns={[
          { field: 'createTime', width: 160 },
          { field: 'adapter', width: 110 },
          { field: 'operation', width: 150 },
          { field: 'target', width: 110 },
          { field: 'requestId', width: 190 },
          { field: 'outcome', width: 90 },
          { field: 'errorCode', width: 130 },
          { field: 'costMs', width: 110 },
          { field: 'simulated', width: 80 },
        ]}
        defaultSort={{ column: 'createTime', order: 'desc' }}
        expand={(row: AdapterLog) => (
          <FieldDescriptions resource={adapterLog} row={row} names={['requestBody', 'answerBody', 'requestHash']} columns={1} />
        )}
        view={false}
        selectable={false}
        storageId="adapterLog"
      />
    </>
  );
}
