import type { Words } from './locales.ts';

/** An example on the page of a widget: a story of the kit, shown without its play. */
export interface Example {
  /** Heading: the widget, as it is exported. */
  widget: string;
  /** File below the kit's `src`, without `.stories.tsx`, and name of the story. */
  story: `${string}#${string}`;
  /** Height of its frame in px, default 320. */
  height?: number;
}

/** A page of widgets: what its entry is for, and its examples. */
export interface WidgetPage {
  entry: string;
  title: Words;
  examples: readonly Example[];
}

const example = (widget: string, { story, height }: { story: Example['story']; height?: number }): Example => ({
  widget,
  story,
  ...(height && { height }),
});

/** Pages of widgets in the order of the site. */
export const widgetPages: readonly WidgetPage[] = [
  {
    entry: 'resource',
    title: { zh: '资源页面', en: 'Resource screens' },
    examples: [
      example('ResourceList', { story: 'resource/list/ResourceList#Main', height: 640 }),
      example('ResourceTreeList', { story: 'resource/list/ResourceTreeList#Main', height: 520 }),
      example('MasterDetail', { story: 'resource/list/MasterDetail#FollowsActions', height: 640 }),
      example('ResourceDetail', { story: 'resource/ResourceParts#Detail', height: 480 }),
      example('ResourceDetailPage', { story: 'resource/detail/DetailPage#Shown', height: 640 }),
      example('ResourceFormDialog', { story: 'resource/form/ResourceForm#OneDialog', height: 560 }),
      example('FieldsFormDialog', { story: 'resource/ResourceParts#FormDialog', height: 520 }),
      example('FieldsFormView', { story: 'resource/ResourceParts#FormEmpty', height: 420 }),
      example('FieldDescriptions', { story: 'resource/ResourceParts#Descriptions', height: 240 }),
      example('RowActions', { story: 'resource/ResourceParts#Actions', height: 200 }),
      example('ActionHost', { story: 'resource/list/ListActions#PartlyDone', height: 560 }),
      example('ImportDialog', { story: 'resource/ResourceParts#Import', height: 420 }),
      example('RowPickerDialog', { story: 'resource/row-picker/RowPicker#FromTheList', height: 560 }),
      example('ChangedSince', { story: 'resource/form/ChangedSince#Changed', height: 320 }),
    ],
  },
  {
    entry: 'editable-table',
    title: { zh: '可编辑表格', en: 'Editable table' },
    examples: [
      example('EditableTable', { story: 'editable-table/EditableTable#EveryKindOfCell', height: 560 }),
      example('EditableTableInput', { story: 'editable-table/EditableTable#InAForm', height: 480 }),
    ],
  },
  {
    entry: 'table',
    title: { zh: '数据表格', en: 'Table' },
    examples: [
      example('DataTable', { story: 'table/DataTable#Main', height: 420 }),
      example('ColumnMenu', { story: 'table/DataTable#Chooser', height: 420 }),
      example('Pagination', { story: 'table/DataTable#Pages', height: 200 }),
    ],
  },
  {
    entry: 'input',
    title: { zh: '输入控件', en: 'Inputs' },
    examples: [
      example('TextInput', { story: 'input/TextInputs#Text', height: 320 }),
      example('TextArea', { story: 'input/TextInputs#Text', height: 320 }),
      example('NumberInput', { story: 'input/TextInputs#NumbersStory', height: 320 }),
      example('DecimalInput', { story: 'input/TextInputs#NumbersStory', height: 320 }),
      example('MoneyInput', { story: 'input/TextInputs#NumbersStory', height: 320 }),
      example('QuantityInput', { story: 'input/TextInputs#NumbersStory', height: 320 }),
      example('Button', { story: 'input/TextInputs#Buttons', height: 240 }),
      example('IconButton', { story: 'input/TextInputs#Buttons', height: 240 }),
      example('Select', { story: 'input/Choices#Single', height: 400 }),
      example('RadioGroup', { story: 'input/Choices#Single', height: 400 }),
      example('Switch', { story: 'input/Choices#Single', height: 400 }),
      example('Checkbox', { story: 'input/Choices#Multiple', height: 400 }),
      example('CheckboxGroup', { story: 'input/Choices#Multiple', height: 400 }),
      example('MultiSelect', { story: 'input/Choices#Multiple', height: 400 }),
      example('Cascader', { story: 'input/Choices#CascaderStory', height: 400 }),
      example('Tree', { story: 'input/Choices#CheckableTree', height: 400 }),
      example('TreeSelect', { story: 'input/Choices#TreeSelectStory', height: 400 }),
      example('Menu', { story: 'input/Choices#MenuStory', height: 320 }),
      example('DateInput', { story: 'input/Dates#Day', height: 420 }),
      example('MonthInput', { story: 'input/Dates#Month', height: 420 }),
      example('DateTimeInput', { story: 'input/Dates#Instant', height: 460 }),
      example('TimeInput', { story: 'input/Dates#Instant', height: 460 }),
      example('DateRangeInput', { story: 'input/Dates#Range', height: 460 }),
      example('ImageUpload', { story: 'input/Upload#Pictures', height: 320 }),
      example('FileInput', { story: 'input/Upload#Files', height: 320 }),
      example('UploadProvider', { story: 'input/UploadWays#DropAndPaste', height: 420 }),
      example('FileGallery', { story: 'input/FileGallery#Files', height: 320 }),
      example('Tag', { story: 'input/Display#Tags', height: 240 }),
      example('StatusTag', { story: 'input/Display#Tags', height: 240 }),
      example('Descriptions', { story: 'input/Display#Details', height: 320 }),
      example('Steps', { story: 'input/Display#Progress', height: 360 }),
      example('ProgressBar', { story: 'input/Display#Progress', height: 360 }),
      example('Timeline', { story: 'input/Display#Progress', height: 360 }),
      example('Empty', { story: 'input/Display#States', height: 480 }),
      example('ErrorState', { story: 'input/Display#States', height: 480 }),
      example('DeniedState', { story: 'input/Display#States', height: 480 }),
      example('Skeleton', { story: 'input/Display#States', height: 480 }),
      example('Spinner', { story: 'input/Display#States', height: 480 }),
    ],
  },
  {
    entry: 'form',
    title: { zh: '表单', en: 'Forms' },
    examples: [
      example('Form', { story: 'form/Form#Saves', height: 480 }),
      example('FormField', { story: 'form/Form#Saves', height: 480 }),
      example('FormGroup', { story: 'form/Form#RowsBySchema', height: 480 }),
      example('FormDraft', { story: 'form/FormDraft#Offered', height: 360 }),
    ],
  },
  {
    entry: 'field',
    title: { zh: '字段', en: 'Fields' },
    examples: [
      example('FieldProvider', { story: 'field/Field#Currency', height: 320 }),
      example('FieldView', { story: 'field/Field#All', height: 640 }),
    ],
  },
  {
    entry: 'dictionary',
    title: { zh: '字典', en: 'Dictionaries' },
    examples: [
      example('DictSelect', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictRadio', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictCheckbox', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictMultiSelect', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictTag', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictText', { story: 'dictionary/Dictionary#Controls', height: 420 }),
      example('DictSearchSelect', { story: 'dictionary/Dictionary#Search', height: 360 }),
      example('CategorySelect', { story: 'dictionary/TreesAndTables#Category', height: 400 }),
    ],
  },
  {
    entry: 'org-picker',
    title: { zh: '组织选择', en: 'Organisation pickers' },
    examples: [
      example('DepartmentPicker', { story: 'org-picker/OrgPicker#SeveralDepartments', height: 520 }),
      example('DepartmentChoice', { story: 'org-picker/EntriesAndRegions#TreeInAPage', height: 480 }),
      example('PersonPicker', { story: 'org-picker/OrgPicker#Person', height: 520 }),
      example('RolePicker', { story: 'org-picker/EntriesAndRegions#Roles', height: 480 }),
      example('PositionPicker', { story: 'org-picker/EntriesAndRegions#Position', height: 480 }),
      example('RegionPicker', { story: 'org-picker/EntriesAndRegions#SeveralRegions', height: 480 }),
      example('CategoryPicker', { story: 'org-picker/Categories#Several', height: 480 }),
    ],
  },
  {
    entry: 'popup-picker',
    title: { zh: '弹窗选择', en: 'Popup picker' },
    examples: [example('PopupPicker', { story: 'popup-picker/PopupPicker#Single', height: 560 })],
  },
  {
    entry: 'dialog',
    title: { zh: '对话框', en: 'Dialogs' },
    examples: [
      example('Dialog', { story: 'dialog/Dialog#FullScreen', height: 480 }),
      example('Drawer', { story: 'dialog/Dialog#DrawerStory', height: 480 }),
      example('ConfirmProvider', { story: 'dialog/Dialog#Confirm', height: 360 }),
    ],
  },
  {
    entry: 'notice',
    title: { zh: '消息提示', en: 'Notices' },
    examples: [example('NoticeViewport', { story: 'notice/Notice#Tones', height: 360 })],
  },
  {
    entry: 'notice-center',
    title: { zh: '通知中心', en: 'Notice centre' },
    examples: [
      example('NoticeBell', { story: 'notice-center/NoticeCenter#Todo', height: 480 }),
      example('NoticeDialog', { story: 'notice-center/NoticeCenter#DialogAlone', height: 480 }),
    ],
  },
  {
    entry: 'layout',
    title: { zh: '布局', en: 'Layouts' },
    examples: [
      example('AdminLayout', { story: 'layout/AdminLayout#Desktop', height: 560 }),
      example('LoginLayout', { story: 'layout/LoginLayout#Login', height: 560 }),
      example('SideMenu', { story: 'layout/Menus#DarkTone', height: 480 }),
      example('TopMenu', { story: 'layout/Menus#Top', height: 240 }),
      example('Breadcrumb', { story: 'layout/AdminLayout#Breadcrumbs', height: 320 }),
      example('MenuSearch', { story: 'layout/MenuSearch#Inline', height: 360 }),
      example('PageBoundary', { story: 'layout/PageBoundary#FailsAndRecovers', height: 360 }),
      example('PageFailure', { story: 'layout/PageBoundary#ChunkFailure', height: 360 }),
      example('PageProgress', { story: 'layout/PageBoundary#Loading', height: 240 }),
    ],
  },
  {
    entry: 'tabs',
    title: { zh: '标签页', en: 'Tabs' },
    examples: [
      example('TabsProvider', { story: 'tabs/Tabs#KeepAlive', height: 480 }),
      example('TabBar', { story: 'tabs/Tabs#Closing', height: 480 }),
      example('TabOutlet', { story: 'tabs/Tabs#Unsaved', height: 480 }),
    ],
  },
  {
    entry: 'permission',
    title: { zh: '权限', en: 'Permission' },
    examples: [
      example('Can', { story: 'permission/Can#Buttons', height: 240 }),
      example('PermissionProvider', { story: 'permission/Can#Data', height: 240 }),
      example('PermissionInspector', { story: 'permission/Can#Inspector', height: 420 }),
    ],
  },
  { entry: 'theme', title: { zh: '主题', en: 'Theme' }, examples: [example('ThemeProvider', { story: 'theme/Theme#Light', height: 520 })] },
  {
    entry: 'i18n',
    title: { zh: '多语言', en: 'Languages' },
    examples: [example('LocaleProvider', { story: 'i18n/Languages#Added', height: 320 })],
  },
  {
    entry: 'command-palette',
    title: { zh: '命令面板', en: 'Command palette' },
    examples: [example('CommandPalette', { story: 'command-palette/CommandPalette#Open', height: 480 })],
  },
  {
    entry: 'settings-drawer',
    title: { zh: '设置抽屉', en: 'Settings drawer' },
    examples: [example('SettingsDrawer', { story: 'settings-drawer/SettingsDrawer#Choosing', height: 640 })],
  },
  {
    entry: 'shortcut-keys',
    title: { zh: '快捷键', en: 'Shortcut keys' },
    examples: [example('ShortcutKeys', { story: 'shortcut-keys/ShortcutKeys#Main', height: 480 })],
  },
  {
    entry: 'session-dialog',
    title: { zh: '会话对话框', en: 'Session dialogs' },
    examples: [
      example('DepartmentDialog', { story: 'session-dialog/SessionDialogs#AfterLogin', height: 420 }),
      example('SessionInterrupted', { story: 'session-dialog/SessionDialogs#SignedOut', height: 360 }),
    ],
  },
  {
    entry: 'change-password',
    title: { zh: '修改密码', en: 'Change password' },
    examples: [
      example('ChangePasswordDialog', { story: 'change-password/ChangePassword#Checks', height: 480 }),
      example('PasswordStrengthMeter', { story: 'change-password/ChangePassword#MeterAlone', height: 160 }),
    ],
  },
  {
    entry: 'sms',
    title: { zh: '短信验证', en: 'SMS check' },
    examples: [
      example('SmsSecurityDialog', { story: 'sms/Sms#Checks', height: 420 }),
      example('SmsCodeInput', { story: 'sms/Sms#Input', height: 200 }),
    ],
  },
  {
    entry: 'safe-html',
    title: { zh: '安全的富文本', en: 'Safe HTML' },
    examples: [example('SafeHtml', { story: 'safe-html/SafeHtml#Article', height: 420 })],
  },
  {
    entry: 'rich-text',
    title: { zh: '富文本编辑', en: 'Rich text' },
    examples: [example('RichTextInput', { story: 'rich-text/RichText#Kind', height: 480 })],
  },
  {
    entry: 'online',
    title: { zh: '在线表单', en: 'Online screens' },
    examples: [
      example('OnlineScreen', { story: 'online/OnlineScreen#List', height: 600 }),
      example('OnlineLink', { story: 'online/OnlineScreen#Link', height: 400 }),
    ],
  },
];

/** Components that have no looks of their own, and stand around those above; errors and contexts among them. */
export const withoutLooks: ReadonlySet<string> = new Set([
  'DictionaryProvider',
  'DraftContext',
  'OrgSourceProvider',
  'PopupReportProvider',
  'PermissionDenied',
  'ApiError',
  'DetailViewContext',
  'ListStateContext',
  'ListWireContext',
  'OpenPageContext',
  'PersonContext',
  'SavedViewContext',
  'TabListState',
  'RouterListState',
  'KitFrame',
  'MenuIcon',
]);
