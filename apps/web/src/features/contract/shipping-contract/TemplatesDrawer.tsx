import { field, type PickerProps } from '@tarmac/admin-kit/field';
import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, defineAction, defineListAction, defineResource, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import {
  type Contract,
  type ContractTemplate,
  contractTemplateFields,
  contractTemplateSchemas,
  createContractTemplateApi,
  createContractTemplateQueries,
} from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { ContractText } from '../../../shared/contract/ContractText.tsx';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { RichTextInput } from '@tarmac/admin-kit/rich-text';
import { client } from '../../../shared/session/session.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const texts = defineTexts({
  templates: { zh: '合同模板', en: 'Contract templates' },
  note: {
    zh: '修改正文会生成新版本：已生成的合同仍用原版本。占位符在生成合同时填入。',
    en: 'Changing the text makes a new version. Existing contracts keep theirs. Placeholders are filled when a contract is made.',
  },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  preview: { zh: '预览', en: 'Preview' },
  remove: { zh: '删除', en: 'Delete' },
  removeConfirm: { zh: '删除后不能再用它新增合同，确定吗？', en: 'No new contracts can be made from it. Continue?' },
});
const api = createContractTemplateApi(client);
const queries = createContractTemplateQueries(client);

function TemplateText(props: PickerProps) {
  const { data } = useQuery({ ...queries.placeholders(), staleTime: Number.POSITIVE_INFINITY });
  return <RichTextInput {...props} places={data ?? []} />;
}

const template = defineResource<ContractTemplate>()({
  label: texts.templates,
  api,
  // Anyone who sees contracts is shown the list; what it holds and what is done to it asks for more.
  permission: 'contract',
  name: 'contractTemplate',
  titleField: 'name',
  schemas: contractTemplateSchemas,
  fields: { ...contractTemplateFields, content: field.reference(contractTemplateFields.content, { picker: TemplateText }) },
});

function TemplateDialog({ rows, onOpenChange }: ActionDialogProps<ContractTemplate, unknown>) {
  return (
    <ResourceFormDialog
      resource={template}
      row={rows[0]}
      initial={{ contractType: '1', enabled: '1' }}
      form={['name', 'contractType', 'enabled', 'remark', { field: 'content', wide: true }]}
      width={960}
      onOpenChange={onOpenChange}
    />
  );
}

function PreviewDialog({ rows, onOpenChange }: ActionDialogProps<ContractTemplate, unknown>) {
  const { localize } = useLocale();
  const { id, name, content } = rows[0]!;
  const { data, error, isError, refetch } = useQuery({
    queryKey: [template.name, 'preview', id],
    queryFn: ({ signal }) => api.preview({ content: content ?? '' }, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={onOpenChange} title={`${localize(texts.preview)} · ${name ?? ''}`} width={860} footer={null}>
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? !isError && <Skeleton rows={10} /> : <ContractText html={data.content} />}
    </Dialog>
  );
}

const permission = 'contract:template';
const add = defineListAction(template, { label: texts.add, permission, primary: true, dialog: TemplateDialog });
const rowActions = [
  defineAction(template, { label: texts.edit, permission, dialog: TemplateDialog }),
  defineAction(template, { label: texts.preview, permission, dialog: PreviewDialog }),
  defineAction(template, {
    label: texts.remove,
    permission,
    danger: true,
    confirm: askAbout(template, texts.removeConfirm),
    run: ({ id }) => api.removeOne(id),
  }),
];

/** The texts that contracts are made from. @source freight-domain S04 模板管理 */
export function TemplatesDrawer({ onOpenChange }: ActionDialogProps<Contract, unknown>) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.templates)}
      width={900}
      note={localize(texts.note)}
      onOpenChange={onOpenChange}
      resource={template}
      columns={[
        { field: 'name', width: 220 },
        { field: 'contractType', width: 150 },
        { field: 'versionNo', width: 96 },
        { field: 'enabled', width: 80 },
        { field: 'createTime', width: 160 },
      ]}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export={false}
      toolbar={[add]}
      rowActions={rowActions}
      selectable={false}
      storageId="contractTemplates"
    />
  );
}
