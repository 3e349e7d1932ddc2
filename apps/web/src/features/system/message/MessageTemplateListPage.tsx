import { field } from '@tarmac/admin-kit/field';
import {
  type ActionDialogProps,
  defineAction,
  defineResource,
  type FormSpec,
  ResourceFormDialog,
  ResourceList,
} from '@tarmac/admin-kit/resource';
import { createMessageTemplateApi, type MessageTemplate, messageTemplateFields, messageTemplateSchemas } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { contentInput } from './ContentInput.tsx';
import { MessageContent } from './MessageContent.tsx';
import { messageTexts as texts } from './messageTexts.ts';

const api = createMessageTemplateApi(client);

const template = defineResource<MessageTemplate>()({
  label: texts.template,
  api,
  permission: 'messageTemplate',
  titleField: 'templateName',
  schemas: messageTemplateSchemas,
  fields: {
    ...messageTemplateFields,
    templateContent: field.reference(messageTemplateFields.templateContent, { picker: contentInput('templateType') }),
  },
});

/** The code is chosen once: senders name the template by it. */
const formOf = (isKnown: boolean): FormSpec<keyof typeof template.fields> => [
  { field: 'templateCode', disabled: isKnown },
  'templateType',
  { field: 'templateName', wide: true },
  { field: 'templateContent', wide: true, help: texts.placeholderHelp },
  { field: 'templateTestJson', wide: true, help: texts.testDataHelp },
];

function EditDialog({ rows, onOpenChange }: ActionDialogProps<MessageTemplate, unknown>) {
  return <ResourceFormDialog resource={template} row={rows[0]!} form={formOf(true)} width={800} onOpenChange={onOpenChange} />;
}
const edit = defineAction(template, { label: texts.edit, permission: 'messageTemplate:edit', dialog: EditDialog });

interface Trial {
  msgType: '1' | '2' | '3' | '4';
  receiver: string;
  testData: string | null;
}

const sendTest = defineAction<MessageTemplate, Trial>(template, {
  label: texts.sendTest,
  permission: 'messageTemplate:send',
  success: texts.queued,
  form: {
    fields: {
      testData: { kind: 'longText', label: texts.testData, help: texts.testDataHelp, maxLength: 5000 },
      msgType: { ...messageTemplateFields.templateType, label: texts.msgType, required: true },
      receiver: { kind: 'text', label: texts.receiver, help: texts.receiverHelp, required: true, maxLength: 500 },
    },
    initial: ([row]) => ({ testData: row?.templateTestJson, msgType: row?.templateType }),
    intro: ([row]) =>
      row && (
        <div className="mb-4">
          <MessageContent type={row.templateType} content={row.templateContent} />
        </div>
      ),
    columns: 1,
    width: 640,
  },
  run: ({ templateCode }, { input: trial, context }) => api.sendMsg({ templateCode: templateCode ?? '', ...trial }, context),
});

/** What messages say, by code: written, tried, taken in and out as sheets. @source MSG-02, jeecg-wire 3.17 */
export default function MessageTemplateListPage() {
  return (
    <ResourceList
      resource={template}
      search={['templateCode', 'templateName', 'templateType', 'templateContent']}
      columns={[
        { field: 'templateCode', width: 140 },
        { field: 'templateName', width: 160 },
        { field: 'templateContent', width: 230 },
        { field: 'templateType', width: 100 },
        'createTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={formOf(false)}
      formWidth={800}
      edit={false}
      detail={[
        { title: texts.template, fields: ['templateCode', 'templateName', 'templateType', 'templateTestJson', 'createBy', 'createTime'] },
        { title: texts.content, render: (row) => <MessageContent type={row.templateType} content={row.templateContent} /> },
      ]}
      rowActions={[edit, sendTest]}
    />
  );
}
