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

const example = (widget: string, story: Example['story'], height?: number): Example => ({ widget, story, ...(height && { height }) });

/** Pages of widgets in the order of the site. */
export const widgetPages: readonly WidgetPage[] = [
  {
    entry: 'resource',
    title: { zh: '资源页面', en: 'Resource screens' },
    examples: [
      example('ResourceList', 'resource/list/ResourceList#Main', 640),
      example('ResourceTreeList', 'resource/list/ResourceTreeList#Main', 520),
      example('MasterDetail', 'resource/list/MasterDetail#FollowsActions', 640),
      example('ResourceDetail', 'resource/ResourceParts#Detail', 480),
      example('ResourceDetailPage', 'resource/detail/DetailPage#Shown', 640),
      example('ResourceFormDialog', 'resource/form/ResourceForm#OneDialog', 560),
      example('FieldsFormDialog', 'resource/ResourceParts#FormDialog', 520),
      example('FieldsFormView', 'resource/ResourceParts#FormEmpty', 420),
      example('FieldDescriptions', 'resource/ResourceParts#Descriptions', 240),
      example('RowActions', 'resource/ResourceParts#Actions', 200),
      example('ActionHost', 'resource/list/ListActions#PartlyDone', 560),
      example('ImportDialog', 'resource/ResourceParts#Import', 420),
      example('RowPickerDialog', 'resource/row-picker/RowPicker#FromTheList', 560),
      example('ChangedSince', 'resource/form/ChangedSince#Changed', 320),
    ],
  },
  {
    entry: 'editable-table',
    title: { zh: '可编辑表格', en: 'Editable table' },
    examples: [
      example('EditableTable', 'editable-table/EditableTable#EveryKindOfCell', 560),
      example('EditableTableInput', 'editable-table/EditableTable#InAForm', 480),
    ],
  },
  {
    entry: 'table',
    title: { zh: '数据表格', en: 'Table' },
    examples: [
      example('DataTable', 'table/DataTable#Main', 420),
      example('ColumnMenu', 'table/DataTable#Chooser', 420),
      example('Pagination', 'table/DataTable#Pages', 200),
    ],
  },
  {
    entry: 'input',
    title: { zh: '输入控件', en: 'Inputs' },
    examples: [
      example('TextInput', 'input/TextInputs#Text', 320),
      example('TextArea', 'input/TextInputs#Text', 320),
      example('NumberInput', 'input/TextInputs#NumbersStory', 320),
      example('DecimalInput', 'input/TextInputs#NumbersStory', 320),
      example('MoneyInput', 'input/TextInputs#NumbersStory', 320),
      example('QuantityInput', 'input/TextInputs#NumbersStory', 320),
      example('Button', 'input/TextInputs#Buttons', 240),
      example('IconButton', 'input/TextInputs#Buttons', 240),
      example('Select', 'input/Choices#Single', 400),
      example('RadioGroup', 'input/Choices#Single', 400),
      example('Switch', 'input/Choices#Single', 400),
      example('Checkbox', 'input/Choices#Multiple', 400),
      example('CheckboxGroup', 'input/Choices#Multiple', 400),
      example('MultiSelect', 'input/Choices#Multiple', 400),
      example('Cascader', 'input/Choices#CascaderStory', 400),
      example('Tree', 'input/Choices#CheckableTree', 400),
      example('TreeSelect', 'input/Choices#TreeSelectStory', 400),
      example('Menu', 'input/Choices#MenuStory', 320),
      example('DateInput', 'input/Dates#Day', 420),
      example('MonthInput', 'input/Dates#Month', 420),
      example('DateTimeInput', 'input/Dates#Instant', 460),
      example('TimeInput', 'input/Dates#Instant', 460),
      example('DateRangeInput', 'input/Dates#Range', 460),
      example('ImageUpload', 'input/Upload#Pictures', 320),
      example('FileInput', 'input/Upload#Files', 320),
      example('UploadProvider', 'input/UploadWays#DropAndPaste', 420),
      example('FileGallery', 'input/FileGallery#Files', 320),
      example('Tag', 'input/Display#Tags', 240),
      example('StatusTag', 'input/Display#Tags', 240),
      example('Descriptions', 'input/Display#Details', 320),
      example('Steps', 'input/Display#Progress', 360),
      example('ProgressBar', 'input/Display#Progress', 360),
      example('Timeline', 'input/Display#Progress', 360),
      example('Empty', 'input/Display#States', 480),
      example('ErrorState', 'input/Display#States', 480),
      example('DeniedState', 'input/Display#States', 480),
      example('Skeleton', 'input/Display#States', 480),
      example('Spinner', 'input/Display#States', 480),
    ],
  },
  {
    entry: 'form',
    title: { zh: '表单', en: 'Forms' },
    examples: [
      example('Form', 'form/Form#Saves', 480),
      example('FormField', 'form/Form#Saves', 480),
      example('FormGroup', 'form/Form#RowsBySchema', 480),
      example('FormDraft', 'form/FormDraft#Offered', 360),
    ],
  },
  {
    entry: 'field',
    title: { zh: '字段', en: 'Fields' },
    examples: [example('FieldProvider', 'field/Field#Currency', 320), example('FieldView', 'field/Field#All', 640)],
  },
  {
    entry: 'dictionary',
    title: { zh: '字典', en: 'Dictionaries' },
    examples: [
      example('DictSelect', 'dictionary/Dictionary#Controls', 420),
      example('DictRadio', 'dictionary/Dictionary#Controls', 420),
      example('DictCheckbox', 'dictionary/Dictionary#Controls', 420),
      example('DictMultiSelect', 'dictionary/Dictionary#Controls', 420),
      example('DictTag', 'dictionary/Dictionary#Controls', 420),
      example('DictText', 'dictionary/Dictionary#Controls', 420),
      example('DictSearchSelect', 'dictionary/Dictionary#Search', 360),
      example('CategorySelect', 'dictionary/TreesAndTables#Category', 400),
    ],
  },
  {
    entry: 'org-picker',
    title: { zh: '组织选择', en: 'Organisation pickers' },
    examples: [
      example('DepartmentPicker', 'org-picker/OrgPicker#SeveralDepartments', 520),
      example('DepartmentChoice', 'org-picker/EntriesAndRegions#TreeInAPage', 480),
      example('PersonPicker', 'org-picker/OrgPicker#Person', 520),
      example('RolePicker', 'org-picker/EntriesAndRegions#Roles', 480),
      example('PositionPicker', 'org-picker/EntriesAndRegions#Position', 480),
      example('RegionPicker', 'org-picker/EntriesAndRegions#SeveralRegions', 480),
      example('CategoryPicker', 'org-picker/Categories#Several', 480),
    ],
  },
  {
    entry: 'popup-picker',
    title: { zh: '弹窗选择', en: 'Popup picker' },
    examples: [example('PopupPicker', 'popup-picker/PopupPicker#Single', 560)],
  },
  {
    entry: 'dialog',
    title: { zh: '对话框', en: 'Dialogs' },
    examples: [
      example('Dialog', 'dialog/Dialog#FullScreen', 480),
      example('Drawer', 'dialog/Dialog#DrawerStory', 480),
      example('ConfirmProvider', 'dialog/Dialog#Confirm', 360),
    ],
  },
  { entry: 'notice', title: { zh: '消息提示', en: 'Notices' }, examples: [example('NoticeViewport', 'notice/Notice#Tones', 360)] },
  {
    entry: 'notice-center',
    title: { zh: '通知中心', en: 'Notice centre' },
    examples: [
      example('NoticeBell', 'notice-center/NoticeCenter#Todo', 480),
      example('NoticeDialog', 'notice-center/NoticeCenter#DialogAlone', 480),
    ],
  },
  {
    entry: 'layout',
    title: { zh: '布局', en: 'Layouts' },
    examples: [
      example('AdminLayout', 'layout/AdminLayout#Desktop', 560),
      example('LoginLayout', 'layout/LoginLayout#Login', 560),
      example('SideMenu', 'layout/Menus#DarkTone', 480),
      example('TopMenu', 'layout/Menus#Top', 240),
      example('Breadcrumb', 'layout/AdminLayout#Breadcrumbs', 320),
      example('MenuSearch', 'layout/MenuSearch#Inline', 360),
      example('PageBoundary', 'layout/PageBoundary#FailsAndRecovers', 360),
      example('PageFailure', 'layout/PageBoundary#ChunkFailure', 360),
      example('PageProgress', 'layout/PageBoundary#Loading', 240),
    ],
  },
  {
    entry: 'tabs',
    title: { zh: '标签页', en: 'Tabs' },
    examples: [
      example('TabsProvider', 'tabs/Tabs#KeepAlive', 480),
      example('TabBar', 'tabs/Tabs#Closing', 480),
      example('TabOutlet', 'tabs/Tabs#Unsaved', 480),
    ],
  },
  {
    entry: 'permission',
    title: { zh: '权限', en: 'Permission' },
    examples: [
      example('Can', 'permission/Can#Buttons', 240),
      example('PermissionProvider', 'permission/Can#Data', 240),
      example('PermissionInspector', 'permission/Can#Inspector', 420),
    ],
  },
  { entry: 'theme', title: { zh: '主题', en: 'Theme' }, examples: [example('ThemeProvider', 'theme/Theme#Light', 520)] },
  { entry: 'i18n', title: { zh: '多语言', en: 'Languages' }, examples: [example('LocaleProvider', 'i18n/Languages#Added', 320)] },
  {
    entry: 'command-palette',
    title: { zh: '命令面板', en: 'Command palette' },
    examples: [example('CommandPalette', 'command-palette/CommandPalette#Open', 480)],
  },
  {
    entry: 'settings-drawer',
    title: { zh: '设置抽屉', en: 'Settings drawer' },
    examples: [example('SettingsDrawer', 'settings-drawer/SettingsDrawer#Choosing', 640)],
  },
  {
    entry: 'shortcut-keys',
    title: { zh: '快捷键', en: 'Shortcut keys' },
    examples: [example('ShortcutKeys', 'shortcut-keys/ShortcutKeys#Main', 480)],
  },
  {
    entry: 'session-dialog',
    title: { zh: '会话对话框', en: 'Session dialogs' },
    examples: [
      example('DepartmentDialog', 'session-dialog/SessionDialogs#AfterLogin', 420),
      example('SessionInterrupted', 'session-dialog/SessionDialogs#SignedOut', 360),
    ],
  },
  {
    entry: 'change-password',
    title: { zh: '修改密码', en: 'Change password' },
    examples: [
      example('ChangePasswordDialog', 'change-password/ChangePassword#Checks', 480),
      example('PasswordStrengthMeter', 'change-password/ChangePassword#MeterAlone', 160),
    ],
  },
  {
    entry: 'sms',
    title: { zh: '短信验证', en: 'SMS check' },
    examples: [example('SmsSecurityDialog', 'sms/Sms#Checks', 420), example('SmsCodeInput', 'sms/Sms#Input', 200)],
  },
  {
    entry: 'safe-html',
    title: { zh: '安全的富文本', en: 'Safe HTML' },
    examples: [example('SafeHtml', 'safe-html/SafeHtml#Article', 420)],
  },
  {
    entry: 'rich-text',
    title: { zh: '富文本编辑', en: 'Rich text' },
    examples: [example('RichTextInput', 'rich-text/RichText#Kind', 480)],
  },
  {
    entry: 'online',
    title: { zh: '在线表单', en: 'Online screens' },
    examples: [example('OnlineScreen', 'online/OnlineScreen#List', 600), example('OnlineLink', 'online/OnlineScreen#Link', 400)],
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
