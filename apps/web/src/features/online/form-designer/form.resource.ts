import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createFormButtonApi,
  createFormDefinitionApi,
  createFormFieldApi,
  createFormHeadApi,
  createFormIndexApi,
  createFormMenuApi,
  formHeadFields,
  type FormHeadRow,
} from '@tarmac/freight-api/online';
import { client } from '../../../shared/session/session.ts';

/** The calls around definitions of forms. */
export const formApi = {
  head: createFormHeadApi(client),
  definition: createFormDefinitionApi(client),
  field: createFormFieldApi(client),
  index: createFormIndexApi(client),
  button: createFormButtonApi(client),
  menu: createFormMenuApi(client),
};

// Definitions are made and changed in a page of their own.
const { edit: _edit, get: _get, ...calls } = formApi.head;

/** Forms that administrators declare. @source ONL-07, jeecg-wire 4.4 */
export const formHead = defineResource<FormHeadRow>()({
  label: { zh: '在线表单', en: 'Online form' },
  api: calls,
  // Who may edit them may remove them, too.
  permission: 'online:form',
  titleField: 'tableTxt',
  listFields: ['tableName', 'tableTxt', 'tableTxtEn', 'tableType', 'isTree', 'themeTemplate', 'publishedVersion', 'hascopy', 'copyType'],
  fields: formHeadFields,
});

/** What a form is called, in both languages. */
export const formTitle = ({ tableTxt, tableTxtEn }: Pick<FormHeadRow, 'tableTxt' | 'tableTxtEn'>): { zh: string; en: string } => ({
  zh: tableTxt ?? '',
  en: tableTxtEn || (tableTxt ?? ''),
});

/** Where a form is designed; `new` is one that is not stored yet. */
export const designPath = (id: string): string => `/online/cgform/design/${encodeURIComponent(id)}`;

/** Where a further sub-table of a main table is designed. */
export const subPath = (mainTable: string): string => `${designPath('new')}?${new URLSearchParams({ main: mainTable }).toString()}`;

/** Where roles are given a form and its parts. */
export const rightsPath = ({ tableTxt }: Pick<FormHeadRow, 'tableTxt'>): string =>
  `/isystem/roleUserList?${new URLSearchParams({ find: tableTxt ?? '' }).toString()}`;

const pathOfTheme: Readonly<Record<string, string>> = { erp: 'cgformErpList', innerTable: 'cgformInnerTableList', tab: 'cgformTabList' };

/** Where rows of a form are seen. @source jeecg-wire 4.3 */
export const formPath = ({ id, isTree, themeTemplate }: Pick<FormHeadRow, 'id' | 'isTree' | 'themeTemplate'>): string =>
  `/online/${isTree === 'Y' ? 'cgformTreeList' : (pathOfTheme[themeTemplate ?? ''] ?? 'cgformList')}/${id}`;
